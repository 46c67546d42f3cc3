/// A number in the code that changes a value, named as in the code.
struct ExplanationLever {
  /// What it is: `the inset of title.right (Feed.swift:43)`.
  let words: String

  /// By how much the number has to change for the value to be 1 more, in points.
  let step: CGFloat
}

// MARK: - Finding them

extension LayoutExplanation {
  /// The numbers of which each moves the value alone, in the order of the causes.
  ///
  /// An inset of all sides is one number of several constraints: their factors add up, and where they cancel it moves
  /// nothing.
  var levers: [ExplanationLever] {
    causes.filter(\.demand.isMovable).inGroups { $0.demand.sentence }
      .compactMap { Self.lever($0) }
  }

  private static func lever(_ causes: [Cause]) -> ExplanationLever? {
    let factor = causes.reduce(0) { $0 + $1.factor * $1.demand.wording.sign }
    guard factor.magnitude > Cause.leastFactor else { return nil }
    return ExplanationLever(words: words(for: causes.map(\.demand)), step: 1 / factor)
  }

  private static func words(for demands: [LayoutDemand]) -> String {
    let demand = demands[0]
    let place = demand.location.map { " (\($0))" } ?? ""
    let names = demands.map(\.target).joined(separator: " and ")
    if demand.origin == .contentSize, let side = demand.first {
      return "the \(side.attribute) of what \(side.item) shows"
    }
    if let spacing = demand.spacing { return spacing }
    if demand.origin != .constraint { return names + place }
    switch demand.wording {
    case .constant: return "the constant of \(names)\(place)"
    case .number: return "\(names)\(place)"
    case .nothing, .offset: return "the offset of \(names)\(place)"
    case .inset, .farInset, .sideInset, .farSideInset: return "the inset of \(names)\(place)"
    case .spacing, .customSpacing: return names + place
    case .format: return "the number for \(names) in its format\(place)"
    }
  }
}

extension LayoutDemand {
  /// Whether it has a number that a person may change.
  fileprivate var isMovable: Bool {
    if feedsProportions { return false }
    return switch origin {
    case .notNegative, .collapsed, .scrolledContent, .nothing, .autoresizingMask: false
    case .stack: stack != nil
    case .constraint, .frame, .contentSize, .fittingSize, .exercise: !isClosed
    }
  }

  /// The left side, and how it compares if that is not that it equals.
  fileprivate var target: String {
    if origin != .frame, let identifier { return EscapedText.text(identifier) }
    let sign = relation == .equal ? "" : " \(relation)"
    return first.map { "\($0.item).\($0.attribute)\(sign)" } ?? text
  }
}
