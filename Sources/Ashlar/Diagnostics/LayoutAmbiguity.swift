/// A view or guide whose frame nothing determines, or not all of it.
///
/// Two things lead to it: constraints are missing, or constraints of the same priority disagree, so that
/// more than one layout is as good as any. What the layout takes then is the same in every run, but it
/// is nothing that the layout asks for.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// What reports call the view or guide.
  public let item: String

  /// What is free: of left, top, width and height, in this order.
  public let free: [Freedom]

  /// What a person would write to settle it, a line for each axis.
  public let hint: String?

  /// The views and guides that move with this one, and for no other cause; see ``View/layoutAmbiguities()``.
  public let following: [String]

  /// A number of a frame that nothing determines.
  public struct Freedom: Hashable, Sendable {
    /// Left, top, width or height.
    public let attribute: LayoutAttribute

    /// What the layout has taken, in points.
    public let value: CGFloat

    /// Between which values it may be, in points, while nothing that is asked for gets worse; infinite
    /// where nothing ends it. As a rule other numbers have to move with it.
    public let range: ClosedRange<CGFloat>

    /// The constraint that would hold it at its present value: `title.left == card.left + 16`. Reports advise
    /// ``LayoutAmbiguity/hint`` instead, as what a layout has taken is seldom what is wanted.
    public let settledBy: String
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// What is free, between which values, what moves with it, and what a person would write, a line each.
  public var description: String {
    let verb = following.count == 1 ? "moves" : "move"
    let company = following.isEmpty ? [] : ["\(Self.list(following)) \(verb) with it."]
    let lines = free.map { "  \($0)" } + company + [hint].compactMap(\.self)
    return "Nothing determines the frame of \(item):\n\(lines.joined(separator: "\n"))"
  }

  private static func list(_ names: [String]) -> String {
    let told = names.prefix(8)
    let rest = names.count - told.count
    return told.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The same, with the names of what moves with it.
  func followed(by names: [String]) -> LayoutAmbiguity {
    LayoutAmbiguity(item: item, free: free, hint: hint, following: names)
  }
}

extension LayoutAmbiguity.Freedom: CustomStringConvertible {
  /// The attribute, its value, and between which values it may be; numbers in points.
  public var description: String {
    let numbers = [value, range.lowerBound, range.upperBound].map { number in
      number.isFinite ? GeometryText.number(Double(number)) : number < 0 ? "-∞" : "∞"
    }
    return "\(attribute) is \(numbers[0]) and may be \(numbers[1])…\(numbers[2])"
  }
}
