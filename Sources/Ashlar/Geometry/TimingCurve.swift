/// The progress of an animation over time.
///
/// A curve goes from (0, 0) to (1, 1): it maps the elapsed share of the time to the covered share of the distance. It
/// is a cubic Bézier curve between the two, with two control points.
///
/// Sources: Apple, `CAMediaTimingFunction`; W3C, "CSS Easing Functions", for the named curves.
public struct TimingCurve: Hashable, Sendable, Codable {
  /// The control point near the beginning. Its `x` is from 0 to 1.
  public let first: CGPoint

  /// The control point near the end. Its `x` is from 0 to 1.
  public let second: CGPoint

  /// Makes a curve from its control points.
  ///
  /// A coordinate that is not finite counts as 0, and an `x` outside of 0 to 1 as the nearer of the two:
  /// time does not run backwards.
  public init(_ first: CGPoint, _ second: CGPoint) {
    self.first = Self.legal(first)
    self.second = Self.legal(second)
  }

  private static func legal(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isComputable ? point.y : 0)
  }

  /// Constant speed.
  public static let linear = TimingCurve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))

  /// Slow at the beginning.
  public static let easeIn = TimingCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))

  /// Slow at the end.
  public static let easeOut = TimingCurve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))

  /// Slow at the beginning and at the end.
  public static let easeInOut = TimingCurve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
}

// MARK: - Reading

extension TimingCurve {
  /// The share of the distance that is covered after a share of the time; 0 before the start, 1 after the end.
  ///
  /// Exact to about 10⁻¹², found by halving; exact where the curve is a straight line.
  public func progress(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.value(Double(first.x), Double(second.x), at: middle) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.value(Double(first.y), Double(second.y), at: (low + high) / 2)
  }

  /// A coordinate of the point at a parameter, from those of the control points.
  private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
