// MARK: - What may be done

extension LayoutConflict {
  /// A change that would end a conflict.
  public enum Suggestion: Hashable, Sendable {
    /// Remove one of several constraints that determine the same attribute.
    case removeOne(of: [LayoutDemand])

    /// Turn off the autoresizing mask of a view that constraints place.
    case turnOffMask(of: String)

    /// Turn off the masks of several views, each of which causes the conflict.
    case turnOffMasks(of: [String])

    /// Lower the priority of a constraint, or of a content size.
    case lowerPriority(of: LayoutDemand, to: LayoutPriority)

    /// Lower the priorities of several constraints, each of which causes the conflict.
    case lowerPriorities(of: [LayoutDemand], to: LayoutPriority)

    /// Turn an equation into an inequality.
    case relax(LayoutDemand, to: LayoutRelation)

    /// The spacing of a stack view, or the one after a single view, may be another one, in points.
    case changeSpacing(of: LayoutDemand, to: CGFloat)
  }
}

// MARK: - Words

extension LayoutConflict.Suggestion: CustomStringConvertible {
  /// The advice, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .removeOne(let demands): Self.removal(of: demands)
    case .turnOffMask(let view): Self.turningOff([view])
    case .turnOffMasks(let views): Self.turningOff(views)
    case .lowerPriority(let demand, let priority):
      demand.origin == .contentSize
        ? Self.easing(demand, to: priority)
        : "lower the priority of \(demand) to \(priority)"
    case .lowerPriorities(let demands, let priority):
      "lower the priorities of \(Self.list(demands, "and")) to \(priority)"
    case .relax(let demand, let relation):
      demand.isSentence
        ? "write \(relation.verb) in place of \(LayoutRelation.equal.verb) for \(demand)"
        : "make \(demand) an inequality with \(relation)"
    case .changeSpacing(let demand, let spacing): Self.spacing(of: demand, spacing)
    }
  }

  private static func turningOff(_ views: [String]) -> String {
    let property = "translatesAutoresizingMaskIntoConstraints"
    return views.count == 1
      ? "set \(views[0]).\(property) to false" : "set \(property) of \(list(views, "and")) to false"
  }

  private static func spacing(of demand: LayoutDemand, _ spacing: CGFloat) -> String {
    let stack = demand.stack ?? "the stack view"
    let numbers = [spacing, demand.constant].map { GeometryText.number(Double($0)) }
    let sentence =
      if demand.wording == .customSpacing, let view = demand.second?.item {
        "\(stack).setCustomSpacing(\(numbers[0]), after: \(view))"
      } else {
        "\(stack).spacing = \(numbers[0])"
      }
    return "write \(sentence) in place of \(numbers[1])"
  }

  /// Which priorities of a content are required, and need not be.
  private static func easing(_ demand: LayoutDemand, to priority: LayoutPriority) -> String {
    guard let side = demand.first, let axis = side.attribute.axis else {
      return "lower the priorities of \(demand) to \(priority)"
    }
    let names = [
      demand.hugging == .required ? "hugging" : nil,
      demand.priority == .required ? "compression resistance" : nil,
    ].compactMap(\.self)
    return "lower the \(axis) \(list(names, "and")) of \(side.item) to \(priority)"
  }

  private static func removal(of demands: [LayoutDemand]) -> String {
    let names = list(demands, "or")
    if demands.count == 1 { return "remove \(names)" }
    guard Set(demands.map(\.location)).count == 1 else {
      return "remove \(names); remakeConstraints replaces old ones"
    }
    let isSaidTwice = Set(demands.map(\.text)).count > 1
    return "remove \(names): that line ran twice\(isSaidTwice ? ", or says so twice" : ""); "
      + "updateConstraints or remakeConstraints would not add another"
  }

  private static func list(_ parts: [some CustomStringConvertible], _ word: String) -> String {
    let words = parts.map(\.description)
    guard words.count > 2 else { return words.joined(separator: " \(word) ") }
    return words.dropLast().joined(separator: ", ") + " \(word) " + words[words.count - 1]
  }
}

extension LayoutDemand {
  /// Whether it was written as a sentence of a maker.
  fileprivate var isSentence: Bool { wording != .constant && wording != .format }
}

extension LayoutRelation {
  /// The word of a maker for it.
  fileprivate var verb: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}
