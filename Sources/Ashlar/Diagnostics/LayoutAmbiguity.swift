/// A view or guide whose frame nothing determines, or not all of it.
///
/// Two things lead to it: constraints are missing, or constraints of the same priority disagree, so that
/// more than one layout is as good as any. What the layout takes then is the same in every run, but it
/// is nothing that anybody asked for.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// What reports call the view or guide.
  public let item: String

  /// What is free: of left, top, width and height, in this order.
  public let free: [Freedom]

  /// What is missing, where that can be said: how the content of a scroll view gets its size.
  public let hint: String?

  /// A number of a frame that nothing determines.
  public struct Freedom: Hashable, Sendable {
    /// Left, top, width or height.
    public let attribute: LayoutAttribute

    /// What the layout has taken, in points.
    public let value: CGFloat

    /// Between which values it may be, in points, while nothing that is asked for gets worse; infinite
    /// where nothing ends it. As a rule other numbers have to move with it.
    public let range: ClosedRange<CGFloat>

    /// The constraint that would settle it at its present value: `title.left == card.left + 16`.
    public let settledBy: String
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// What is free, between which values, and what would settle it, a line each.
  public var description: String {
    let lines = free.map { "  \($0)" }.joined(separator: "\n")
    return "Nothing determines the frame of \(item):\n\(lines)" + (hint.map { "\n\($0)" } ?? "")
  }
}

extension LayoutAmbiguity.Freedom: CustomStringConvertible {
  /// The attribute, its value, between which values it may be, and what would settle it; numbers in points.
  public var description: String {
    let numbers = [value, range.lowerBound, range.upperBound].map { number in
      number.isFinite ? GeometryText.number(Double(number)) : number < 0 ? "-∞" : "∞"
    }
    return "\(attribute) is \(numbers[0]) and may be \(numbers[1])…\(numbers[2]); "
      + "\(settledBy) would settle it"
  }
}
