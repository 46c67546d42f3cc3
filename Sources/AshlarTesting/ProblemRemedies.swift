import Ashlar

/// What may be written otherwise so that a view is where it should be: each is one change of one line.
struct ProblemRemedies {
  private(set) var lines: [String] = []

  /// How many are told.
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

extension ProblemRemedies {
  /// Advises to turn the sign of a number that goes the wrong way, or to write another extent.
  ///
  /// - Parameters:
  ///   - cause: What makes the number too large or too small.
  ///   - amount: By how much it is too large; negative if it is too small, in points.
  mutating func addNumber(_ cause: LayoutExplanation.Cause, by amount: CGFloat) {
    let demand = cause.demand
    guard cause.factor != 0, cause.contribution * amount > 0 else { return }
    if demand.isOutwards {
      add(demand.rewritten(by: -2 * demand.constant))
    } else if demand.second == nil, demand.first?.attribute.isSize ?? false {
      let step = -amount / cause.factor
      if demand.constant + step > 0 { add(demand.rewritten(by: step)) }
    }
  }
}

extension LayoutDemand {
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

  /// The advice to write another number, with which the constant is so much more, in points.
  func rewritten(by step: CGFloat) -> String? {
    number(movedBy: step).map {
      LayoutConflict.Suggestion.changeNumber(of: self, to: $0).description
    }
  }

  /// The advice to make it a bound from below.
  var relaxed: String? {
    guard origin == .constraint, relation == .equal, second == nil else { return nil }
    return LayoutConflict.Suggestion.relax(self, to: .greaterThanOrEqual).description
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
