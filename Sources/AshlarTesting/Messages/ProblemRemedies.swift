import Ashlar

/// The changes that move a view to its expected place, each of one line of code.
struct ProblemRemedies {
  private(set) var lines: [String] = []

  /// The greatest number of reported remedies.
  private static let most = 3

  /// The remedies as lines under a problem.
  var text: String {
    if lines.isEmpty { return "" }
    let told = lines.prefix(Self.most)
    let title = told.count == 1 ? "Do this:" : "Try one of these:"
    return "\n\(title)\n" + told.map { "  \($0)" }.joined(separator: "\n")
  }

  mutating func add(_ line: String?) {
    if let line, !lines.contains(line) { lines.append(line) }
  }
}

// MARK: - Numbers

extension LayoutExplanation.Cause {
  /// The change of one number that makes up for what the demand does too much: its sign, where it goes the wrong way, or
  /// another extent; nil if neither can be.
  ///
  /// - Parameter amount: By how much a number is too large, in points; negative if it is too small.
  func correction(by amount: CGFloat) -> LayoutConflict.Suggestion? {
    guard factor != 0, contribution * amount > 0 else { return nil }
    if demand.isOutwards { return demand.turned }
    guard demand.second == nil, demand.first?.attribute.isSize ?? false else { return nil }
    let step = -amount / factor
    return demand.constant + step > 0 ? demand.rewritten(by: step) : nil
  }
}

extension LayoutDemand {
  /// Whether it places a far edge in the container of the item.
  var isAtFarEdge: Bool {
    guard let first, let second, first.isContainer || second.isContainer else { return false }
    return [first, second].allSatisfy { $0.attribute.withoutMargins.isFarEdge ?? false }
  }

  /// Whether it holds two edges of which one is to be beyond the other by a number, and is so by a negative one: an edge of
  /// what contains the item, or of a neighbour.
  var isOutwards: Bool {
    guard relation == .equal, multiplier == 1, constant != 0, let first, let second else {
      return false
    }
    let sides = [first.attribute.withoutMargins, second.attribute.withoutMargins].map(\.isFarEdge)
    guard let isFar = sides[0], let isOtherFar = sides[1] else { return false }
    let isApart = isFar ? constant < 0 : constant > 0
    if isFar == isOtherFar {
      return second.isContainer ? !isApart : first.isContainer ? isApart : false
    }
    return !second.isContainer && !first.isContainer && !isApart
  }

  /// The remedy of another sign for the number.
  var turned: LayoutConflict.Suggestion? { rewritten(by: -2 * constant) }

  /// The remedy of another number, with which the constant is so much more, in points.
  fileprivate func rewritten(by step: CGFloat) -> LayoutConflict.Suggestion? {
    number(movedBy: step).map { .changeNumber(of: self, to: $0) }
  }

  /// The remedy of a bound from below in its place.
  var relaxed: LayoutConflict.Suggestion? {
    guard origin == .constraint, relation == .equal, second == nil else { return nil }
    return .relax(self, to: .greaterThanOrEqual)
  }
}

extension LayoutAttribute {
  /// Whether it is an edge at the far end of its axis, as people read; nil if it is no edge.
  var isFarEdge: Bool? {
    switch self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}
