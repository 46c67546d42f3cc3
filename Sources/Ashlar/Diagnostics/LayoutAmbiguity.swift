/// A view or guide whose frame is not fully determined.
///
/// There are two causes: constraints are missing, or constraints of the same priority disagree, so that several
/// layouts are equally good. The layout takes the same one of them in every run, but no constraint requires it.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The name of the view or guide in reports.
  public let item: String

  /// The undetermined numbers of the frame, in the order left, top, width, height.
  public let free: [Freedom]

  /// Constraints to add or change, one line for each axis.
  public let hint: String?

  /// The views and guides whose frames are undetermined only because this one's is; see ``View/layoutAmbiguities()``.
  public internal(set) var following: [String]

  /// A number of a frame that nothing determines.
  public struct Freedom: Hashable, Sendable {
    /// Left, top, width or height.
    public let attribute: LayoutAttribute

    /// The value that the layout has taken, in points.
    public let value: CGFloat

    /// The values that are equally good, in points; infinite where the range has no end. Usually other numbers have
    /// to move along.
    public let range: ClosedRange<CGFloat>

    /// A constraint that would keep it at its present value: `title.left == card.left + 16`. Reports advise
    /// ``LayoutAmbiguity/hint`` instead, because the present value is seldom the intended one.
    public let settledBy: String
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The undetermined numbers with their ranges, the views that move with them, and the ``hint``, one line each.
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
}

extension LayoutAmbiguity.Freedom: CustomStringConvertible {
  /// The attribute, its value and the range of its values, in points.
  public var description: String {
    let numbers = [value, range.lowerBound, range.upperBound].map { number in
      number.isFinite ? GeometryText.number(Double(number)) : number < 0 ? "-∞" : "∞"
    }
    return "\(attribute) is \(numbers[0]) and may be \(numbers[1])…\(numbers[2])"
  }
}
