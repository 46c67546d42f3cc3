/// Checks constraints, one after another, for probable mistakes.
struct ConstraintLint {
  private(set) var findings: [LayoutLint.Finding] = []

  private var known: [Demand: CodeLocation] = [:]
  private var equations: [Topic: LayoutConstraint] = [:]
  private var sentences: [Sentence: Edges] = [:]

  /// The attributes and items that a constraint relates.
  private struct Topic: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let firstAttribute: LayoutAttribute
    let secondAttribute: LayoutAttribute
  }

  /// The demand of a constraint, independent of its line of code.
  private struct Demand: Hashable {
    let topic: Topic
    let relation: LayoutRelation
    let multiplier: CGFloat
    let constant: DirectedNumber
    let priority: LayoutPriority
  }

  /// The constraints on one item from one line of code.
  private struct Sentence: Hashable {
    let item: ObjectIdentifier
    let location: CodeLocation
  }

  /// The edges that a sentence names.
  private struct Edges {
    var absolute: LayoutAttribute?
    var directional: LayoutAttribute?
    var isMixed = false
    var hasNearBelow = false
    var hasFarBelow = false
  }

  /// Looks at a constraint, and remembers it for those that come. Distances are left alone, and what a stack has made.
  mutating func look(at constraint: LayoutConstraint) {
    guard let item = constraint.firstNode, constraint.distances == nil, !constraint.isFromStack
    else { return }
    lookForDuplicate(constraint, item)
    if constraint.multiplier != 1 { lookForIdleMultiplier(constraint, item) }
    let sentence = Sentence(item: ObjectIdentifier(item), location: constraint.sourceLocation)
    var edges = sentences[sentence] ?? Edges()
    lookForMixture(constraint, item, &edges)
    lookForGrowth(constraint, item, &edges)
    sentences[sentence] = edges
  }

  private mutating func find(_ kind: LayoutLint.Kind, _ constraint: LayoutConstraint) {
    let location = constraint.sourceLocation
    findings.append(LayoutLint.Finding(kind: kind, location: location, witness: nil))
  }

  /// Looks for a multiplier of a number, and of an edge that is 0 in the space of what is inside.
  private mutating func lookForIdleMultiplier(_ constraint: LayoutConstraint, _ item: BoxNode) {
    let (text, multiplier) = (Self.text(of: constraint), constraint.multiplier)
    guard let other = constraint.secondNode else {
      return find(.idleMultiplier(constraint: text, multiplier: multiplier), constraint)
    }
    guard other.view != nil, item.isInside(other) else { return }
    let edge = "\(other.reportName).\(constraint.secondAttribute)"
    let direction = item.host?.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    switch constraint.secondAttribute.absolute(direction) {
    case .left, .top:
      find(.multipliedZero(constraint: text, multiplier: multiplier, edge: edge), constraint)
    case .right where constraint.secondAttribute.isDirectional && item.mayBeMirrored:
      find(.mirroredMultiplier(constraint: text, multiplier: multiplier, edge: edge), constraint)
    default: break
    }
  }

  private mutating func lookForDuplicate(_ constraint: LayoutConstraint, _ item: BoxNode) {
    let topic = Topic(
      first: ObjectIdentifier(item), second: constraint.secondNode.map { ObjectIdentifier($0) },
      firstAttribute: constraint.firstAttribute, secondAttribute: constraint.secondAttribute)
    let demand = Demand(
      topic: topic, relation: constraint.relation, multiplier: constraint.multiplier,
      constant: constraint.storedConstant, priority: constraint.priority)
    if let first = known[demand] {
      return find(.duplicate(constraint: Self.text(of: constraint), first: first), constraint)
    }
    known[demand] = constraint.sourceLocation
    lookForRival(constraint, topic)
  }

  private mutating func lookForRival(_ constraint: LayoutConstraint, _ topic: Topic) {
    guard constraint.relation == .equal, constraint.priority == .required else { return }
    guard let other = equations[topic] else {
      equations[topic] = constraint
      return
    }
    find(
      .rivals(
        constraint: Self.text(of: constraint), other: Self.text(of: other),
        location: other.sourceLocation), constraint)
  }

  private mutating func lookForMixture(
    _ constraint: LayoutConstraint, _ item: BoxNode, _ edges: inout Edges
  ) {
    let attribute = constraint.firstAttribute
    if attribute.isAbsoluteEdge { edges.absolute = edges.absolute ?? attribute }
    if attribute.isDirectional { edges.directional = edges.directional ?? attribute }
    guard let absolute = edges.absolute, let directional = edges.directional, !edges.isMixed,
      item.mayBeMirrored
    else { return }
    edges.isMixed = true
    find(
      .mixedDirections(
        item: item.reportName, absolute: "\(absolute)", directional: "\(directional)"), constraint)
  }

  private mutating func lookForGrowth(
    _ constraint: LayoutConstraint, _ item: BoxNode, _ edges: inout Edges
  ) {
    guard constraint.relation == .greaterThanOrEqual, !(edges.hasNearBelow && edges.hasFarBelow),
      constraint.firstAttribute == constraint.secondAttribute,
      let container = constraint.secondNode, item.isInside(container)
    else { return }
    switch constraint.firstAttribute.withoutMargins {
    case .left, .leading, .top: edges.hasNearBelow = true
    case .right, .trailing, .bottom: edges.hasFarBelow = true
    default: return
    }
    guard edges.hasNearBelow, edges.hasFarBelow else { return }
    find(
      .growsOutwards(item: item.reportName, container: container.reportName), constraint)
  }

  /// The constraint in the words of this package, whatever class it is of.
  private static func text(of constraint: LayoutConstraint) -> String {
    ConstraintText(constraint: constraint).naming { $0?.reportName ?? "(gone)" }
  }
}

extension BoxNode {
  /// Whether people may read in the box from right to left and from left to right: the program has not fixed it.
  fileprivate var mayBeMirrored: Bool {
    switch host?.view?.semanticContentAttribute {
    case .forceLeftToRight, .forceRightToLeft, .playback, .spatial: false
    default: true
    }
  }

  /// Whether another box contains this one: a view around it, or a guide of such a view.
  fileprivate func isInside(_ other: BoxNode) -> Bool {
    guard let host = other.host else { return false }
    return sequence(first: container, next: { $0?.container }).contains { $0 === host }
  }
}
