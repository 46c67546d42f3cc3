// MARK: - Suggestions

extension LayoutConflict {
  /// A change that would end a conflict.
  public enum Suggestion: Hashable, Sendable {
    /// Remove one of several constraints that determine the same attribute.
    case removeOne(of: [LayoutDemand])

    /// Remove a constraint that contradicts others by itself and whose attribute others determine already.
    case removeSecond(LayoutDemand, beside: [LayoutDemand])

    /// Write another number in an equation, in points, named and signed as in the code. Where a list gives a cell its
    /// length, it is that length.
    case changeNumber(of: LayoutDemand, to: CGFloat)

    /// Give a cell of a list, or a root without a length, a length greater than a number of points: at its present length
    /// nothing is left for a view in it.
    case lengthen(LayoutDemand, beyond: CGFloat)

    /// Write another multiplier in equations that one line has made, each of which makes a length a share of the same one.
    /// No unit.
    case changeMultiplier(of: [LayoutDemand], to: CGFloat)

    /// Turn off the autoresizing mask of a view that constraints place.
    case turnOffMask(of: String)

    /// Turn off the masks of several views, each of which causes the conflict.
    case turnOffMasks(of: [String])

    /// Lower the priority of a constraint, or of a content size.
    case lowerPriority(of: LayoutDemand, to: LayoutPriority)

    /// Lower the priorities of several constraints, each of which causes the conflict.
    case lowerPriorities(of: [LayoutDemand], to: LayoutPriority)

    /// Lower the hugging of a content; its compression resistance can stay required.
    case lowerHugging(of: LayoutDemand, to: LayoutPriority)

    /// Lower the compression resistance of a content; its hugging can stay required.
    case lowerResistance(of: LayoutDemand, to: LayoutPriority)

    /// Turn an equation into an inequality.
    case relax(LayoutDemand, to: LayoutRelation)

    /// Change the spacing of a stack view, or that after a single view, in points.
    case changeSpacing(of: LayoutDemand, to: CGFloat)
  }
}

extension LayoutConflict.Suggestion {
  /// Whether it takes away what is there twice.
  var removesSecond: Bool {
    switch self {
    case .removeSecond: true
    case .removeOne(let demands): Self.areReplaced(demands)
    default: false
    }
  }

  /// Whether one of some demands was to replace the others: all are about one attribute of an item, or place it, one of
  /// them by its middle.
  private static func areReplaced(_ demands: [LayoutDemand]) -> Bool {
    guard demands.count > 1, Set(demands.map { $0.first?.key }).count == 1 else { return false }
    let attributes = demands.compactMap { $0.first?.attribute }
    return Set(attributes.map(\.place)).count == 1
      || attributes.count == 2 && attributes.allSatisfy(\.isLocation)
        && attributes.contains(where: \.isCenter)
  }
}

// MARK: - Words

extension LayoutConflict.Suggestion: CustomStringConvertible {
  /// The advice, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .removeOne(let demands): Self.removal(of: demands)
    case .removeSecond(let demand, let others):
      "remove \(demand): \(others.enumeration("and")) \(others.count == 1 ? "determines" : "determine") the same"
    case .changeNumber(let demand, let number): Self.rewriting(demand, number)
    case .lengthen(let demand, let length): Self.lengthening(demand, length)
    case .changeMultiplier(let demands, let multiplier): Self.sharing(demands, multiplier)
    case .lowerHugging(let demand, let priority):
      Self.easing(demand, ["hugging"], to: priority)
    case .lowerResistance(let demand, let priority):
      Self.easing(demand, ["compression resistance"], to: priority)
    case .turnOffMask(let view): Self.turningOff([view])
    case .turnOffMasks(let views): Self.turningOff(views)
    case .lowerPriority(let demand, let priority):
      demand.origin == .contentSize
        ? Self.easing(demand, demand.requiredParts, to: priority)
        : "lower the priority of \(demand) to \(priority)"
    case .lowerPriorities(let demands, let priority):
      "lower the priorities of \(demands.enumeration("and")) to \(priority)"
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
      ? "set \(views[0]).\(property) to false"
      : "set \(property) of \(views.enumeration("and")) to false"
  }

  private static func spacing(of demand: LayoutDemand, _ spacing: CGFloat) -> String {
    let stack = demand.stack ?? "the stack view"
    let sentence =
      if demand.wording == .customSpacing, let view = demand.second?.item {
        "\(stack).setCustomSpacing(\(spacing.text), after: \(view))"
      } else {
        "\(stack).spacing = \(spacing.text)"
      }
    return "write \(sentence) in place of \(demand.constant.text)"
  }

  /// Which priorities of a content are required, and need not be.
  private static func easing(
    _ demand: LayoutDemand, _ parts: [String], to priority: LayoutPriority
  ) -> String {
    guard let side = demand.first, let axis = side.attribute.axis else {
      return "lower the priorities of \(demand) to \(priority)"
    }
    return "lower the \(axis) \(parts.enumeration("and")) of \(side.item) to \(priority)"
  }

  /// The number in the words of the sentence that it is in.
  private static func rewriting(_ demand: LayoutDemand, _ number: CGFloat) -> String {
    if let listed = demand.listed { return listed.advice(number) }
    let numbers = [number, demand.number].map { GeometryText.number(Double($0)) }
    let new =
      switch demand.wording {
      // A maker's sentence has no constant, but a size or a point; so has one that offsets an extent from nothing.
      case .constant where demand.isMade, .offset where demand.second == nil: numbers[0]
      case .constant: "constant: \(numbers[0])"
      case .number: "equalTo(\(numbers[0]))"
      case .inset, .farInset: "inset(\(numbers[0]))"
      case .nothing, .offset: "offset(\(numbers[0]))"
      case .sideInset, .farSideInset: "an inset of \(numbers[0])"
      case .format, .spacing, .customSpacing: numbers[0]
      }
    return "write \(new) in place of \(numbers[1]) for \(demand)"
  }

  private static func lengthening(_ demand: LayoutDemand, _ length: CGFloat) -> String {
    if let listed = demand.listed { return listed.advice(beyond: length) }
    guard let side = demand.first else { return "let \(demand) be more" }
    return "give \(side.item) a \(side.attribute) of more than \(length.text) first: "
      + "it is \(demand.number.text) now"
  }

  /// Another share, as a fraction where it is one of those that have no short decimals.
  private static func sharing(_ demands: [LayoutDemand], _ multiplier: CGFloat) -> String {
    guard let demand = demands.last else { return "write another multiplier" }
    let parts = (1 / multiplier).rounded()
    let text = GeometryText.number(Double(multiplier))
    let isShort = (CGFloat(Double(text) ?? 0) - multiplier).magnitude < 1e-9
    let isFraction = (multiplier * parts - 1).magnitude < 1e-9
    let fraction =
      isFraction
      ? "1.0 / \(GeometryText.number(Double(parts)))" : SignificantDigits.text(Double(multiplier))
    let number = isShort ? text : fraction
    let others = demands.count - 1
    return
      "write \(demand.isMade ? "multipliedBy(\(number))" : "multiplier: \(number)") in place of "
      + "\(GeometryText.number(Double(demand.multiplier))) for \(demand)"
      + (others == 0 ? "" : " and \(others) more of that line")
  }

  private static func removal(of demands: [LayoutDemand]) -> String {
    let names = demands.enumeration("or")
    if demands.count == 1 { return "remove \(names)" }
    guard areReplaced(demands) else {
      return "remove \(names): the others determine the same without it"
    }
    guard Set(demands.map(\.location)).count == 1 else {
      return demands[0].isMade
        ? "remove \(names); remakeConstraints replaces old ones"
        : "remove \(names); set isActive of the old one to false"
    }
    let isSaidTwice = Set(demands.map(\.text)).count > 1
    let again = "that line ran twice\(isSaidTwice ? ", or says so twice" : "")"
    return demands[0].isMade
      ? "remove \(names): \(again); updateConstraints or remakeConstraints would not add another"
      : "remove \(names): \(again); set isActive of the old one to false"
  }
}

extension LayoutDemand {
  /// Whether it was written as a sentence of a maker.
  fileprivate var isSentence: Bool { wording != .constant && wording != .format }

  /// Whether it relates two attributes by the number that needs not be written.
  var hasNoNumber: Bool { second != nil && constant == 0 && wording == .constant }

  /// Whether it is the extent of a root that has none yet.
  var isEmptyFrame: Bool {
    origin == .frame && listed == nil && constant == 0 && identifier == nil
      && first?.attribute.isSize ?? false
  }

  /// The number as it is in the code.
  var number: CGFloat { listed?.length ?? constant * wording.sign }

  /// The number that the code would have if the constant were so much more, in points; nil if the constant is no number
  /// in the code.
  package func number(movedBy step: CGFloat) -> CGFloat? {
    guard listed != nil || isWritten && wording != .nothing && !isClosed && first != nil else {
      return nil
    }
    return number + step * wording.sign
  }

  /// The priorities of a content that are required.
  fileprivate var requiredParts: [String] {
    [
      hugging == .required ? "hugging" : nil,
      priority == .required ? "compression resistance" : nil,
    ].compactMap(\.self)
  }
}

extension Collection where Element: CustomStringConvertible {
  /// The elements in words: `a, b and c`.
  func enumeration(_ word: String) -> String {
    let words = map(\.description)
    guard words.count > 2 else { return words.joined(separator: " \(word) ") }
    return words.dropLast().joined(separator: ", ") + " \(word) " + words[words.count - 1]
  }
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
