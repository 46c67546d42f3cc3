public import Foundation

#if !canImport(CoreGraphics)
  /// A displacement to the right and down, in points.
  ///
  /// Apple's systems have it in CoreGraphics. Source: Apple, `CGVector`.
  public struct CGVector: Hashable, Sendable, Codable {
    /// The distance to the right, in points.
    public var dx: CGFloat

    /// The distance down, in points.
    public var dy: CGFloat

    /// Makes a displacement, in points.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// No displacement.
    public static let zero = CGVector(dx: 0, dy: 0)
  }

  /// A transform that moves, rotates and scales points: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
  ///
  /// Apple's systems have it in CoreGraphics. Source: Apple, `CGAffineTransform`.
  public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The change of the transformed x for each point of x. No unit.
    public var a: CGFloat

    /// The change of the transformed y for each point of x. No unit.
    public var b: CGFloat

    /// The change of the transformed x for each point of y. No unit.
    public var c: CGFloat

    /// The change of the transformed y for each point of y. No unit.
    public var d: CGFloat

    /// The translation to the right, in points.
    public var tx: CGFloat

    /// The translation down, in points.
    public var ty: CGFloat

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity transform, which moves no point.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The identity transform, which moves no point.
    public static var identity: CGAffineTransform { CGAffineTransform() }

    /// Whether the transform moves no point.
    public var isIdentity: Bool { self == .identity }
  }

  extension CGAffineTransform {
    /// Makes a translation to the right and down, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a scaling by two factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a rotation about the origin, by an angle in radians: clockwise, as y grows downwards.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }
  }

  // MARK: - One after the other

  extension CGAffineTransform {
    /// Returns the transform that applies this one and then another one.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the transform that applies a translation, in points, and then this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a scaling and then this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that applies a rotation by an angle in radians and then this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse transform; the transform itself if it has none.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0 else { return self }
      return CGAffineTransform(
        a: d / area, b: -b / area, c: -c / area, d: a / area,
        tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }
  }

  // MARK: - Applying

  extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Returns the transformed size, without the translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [minX, maxX].flatMap { x in
        [minY, maxY].map { CGPoint(x: x, y: $0).applying(transform) }
      }
      let left = corners.map(\.x).min() ?? 0
      let top = corners.map(\.y).min() ?? 0
      return CGRect(
        x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
        height: (corners.map(\.y).max() ?? 0) - top)
    }
  }
#endif
