/// Constraints that share one number in the code: those of one sentence, and those that the same line has made for other
/// items, as in a loop. A change of that number changes all of them.
///
/// A line that has made constraints with different numbers has no number of its own: its callers pass one each time.
struct NumberLines {
  private let engine: LayoutEngine
  private var constraints: [NumberLine: [LayoutConstraint]] = [:]

  init(_ engine: LayoutEngine) {
    self.engine = engine
    for constraint in engine.tree.objects(of: engine.system.sources.constraints) {
      if let line = NumberLine(of: constraint) { constraints[line, default: []].append(constraint) }
    }
    constraints = constraints.filter { _, like in
      let numbers = Set(like.map { $0.constant * $0.wording.sign })
      return like.count > 1 && numbers.count == 1
    }
  }

  /// The line that has made a part of a conflict and other constraints with its number; nil if there is no such line.
  func line(of demand: LayoutDemand) -> NumberLine? {
    NumberLine(of: demand).flatMap { constraints[$0] == nil ? nil : $0 }
  }

  /// The number of constraints that have the number of one.
  func count(sharing constraint: LayoutConstraint) -> Int {
    let like = NumberLine(of: constraint).flatMap { constraints[$0]?.count }
    return like ?? engine.sharing(theNumberOf: constraint).count
  }

  /// The constraints that have the number of one, each once, in the order of creation of their lines.
  func sharing(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
    let like = NumberLine(of: constraint).flatMap { constraints[$0] } ?? [constraint]
    var known: Set<ObjectIdentifier> = []
    return like.flatMap { engine.sharing(theNumberOf: $0) }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

/// A line that may contain a number, and the use of the number.
struct NumberLine: Hashable {
  private let location: CodeLocation
  private let first: LayoutAttribute
  private let second: LayoutAttribute?
  private let relation: LayoutRelation
  private let multiplier: CGFloat
}

extension NumberLine {
  /// Nil for a constraint of a stack, and for one without a number in the code.
  init?(of constraint: LayoutConstraint) {
    guard !constraint.isFromStack, constraint.wording != .nothing, constraint.distances == nil,
      constraint.firstNode != nil
    else { return nil }
    self.init(
      location: constraint.sourceLocation, first: constraint.firstAttribute,
      second: constraint.secondNode == nil ? nil : constraint.secondAttribute,
      relation: constraint.relation, multiplier: constraint.multiplier)
  }

  /// The same for a demand in a report.
  init?(of demand: LayoutDemand) {
    guard demand.isWritten, demand.wording != .nothing, let location = demand.location,
      let first = demand.first
    else { return nil }
    self.init(
      location: location, first: first.attribute, second: demand.second?.attribute,
      relation: demand.relation, multiplier: demand.multiplier)
  }
}
