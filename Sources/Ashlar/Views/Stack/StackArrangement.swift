/// The constraints and guides of a stack.
///
/// Constraint for constraint, they are those that UIKit makes.
struct StackArrangement {
  private(set) var constraints: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []
  private var ranks: [ObjectIdentifier: Int] = [:]
  private var axis = LayoutAxis.horizontal
  private var isFilling = false

  /// The natural lengths by which proportions were found.
  private(set) var naturals: [CGFloat?] = []

  /// What the constraints are called that leave hidden views no room.
  static let hiding = LayoutDemand.hidingInStack

  init() {}

  init(of stack: View, _ layout: StackLayout) {
    let plan = StackPlan(stack, layout)
    if plan.arranged.isEmpty { return }
    axis = layout.axis
    isFilling = layout.distribution == .fill
    if layout.sharesInProportion { naturals = layout.naturalLengths }
    addLengths(plan)
    addGaps(plan)
    addHidden(plan)
    addAcross(plan)
    if layout.distribution == .fill || layout.distribution == .equalSpacing {
      for (index, view) in plan.visible.enumerated() { ranks[ObjectIdentifier(view)] = index }
    }
  }

  /// The place of a visible view, where it decides who is stretched; otherwise 0.
  func rank(of view: View) -> Int { ranks[ObjectIdentifier(view)] ?? 0 }

  /// How an arranged view holds on to its size; the first one as any other view does.
  func grip(on view: View) -> Grip? {
    let rank = rank(of: view)
    return rank > 0 ? Grip(rank: rank, axis: axis, isFilling: isFilling) : nil
  }

  struct Grip: Equatable {
    let rank: Int
    let axis: LayoutAxis
    let isFilling: Bool
  }
}

/// What an arrangement is made of.
struct StackPlan {
  let stack: View
  let layout: StackLayout
  let arranged: [View]
  let visible: [View]

  /// What the views stay inside of.
  let canvas: LayoutBox

  /// The attributes along the axis, and across it.
  let along: StackAttributes
  let across: StackAttributes

  init(_ stack: View, _ layout: StackLayout) {
    self.stack = stack
    self.layout = layout
    arranged = layout.views
    visible = arranged.filter { !$0.isHidden }
    canvas = layout.goesByMargins ? stack.layoutMarginsGuide : stack
    along = StackAttributes(layout.axis)
    across = StackAttributes(layout.axis == .horizontal ? .vertical : .horizontal)
  }

  /// Whether gaps may be larger than they have to be.
  var hasEqualGaps: Bool {
    layout.distribution == .equalSpacing || layout.distribution == .equalCentering
  }

  /// The gap after a view, and whether it is the standard one.
  func gap(after view: View) -> (length: CGFloat, isStandard: Bool) {
    layout.gap(after: view, in: stack)
  }

  /// Whether the gap after a view has a length of its own.
  func hasCustomGap(after view: View) -> Bool {
    layout.customSpacing(after: view) != StackLayout.defaultSpacing
  }

  var gapRelation: LayoutRelation { hasEqualGaps ? .greaterThanOrEqual : .equal }
}

// MARK: - Putting it into the stack

extension StackArrangement {
  func apply(to stack: View) {
    for guide in guides { stack.addLayoutGuide(guide) }
    LayoutConstraint.activate(constraints)
  }

  /// Ends what a view that leaves holds itself: no layout of the stack may ever do so.
  mutating func release(_ view: View) {
    let isOwn = { (constraint: LayoutConstraint) in
      constraint.firstNode === view.node && constraint.secondNode == nil
    }
    // Most views hold none, and all that the stack has made is not looked through for them.
    if view.node.concerning.filter(isOwn).isEmpty { return }
    LayoutConstraint.deactivate(constraints.filter(isOwn))
    constraints.removeAll(where: isOwn)
  }

  func remove(from stack: View) {
    LayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }
}

// MARK: - Making constraints

/// One side of a constraint.
struct StackAnchor {
  let box: LayoutBox
  let attribute: LayoutAttribute

  init(_ box: LayoutBox, _ attribute: LayoutAttribute) {
    self.box = box
    self.attribute = attribute
  }
}

extension StackArrangement {
  mutating func relate(
    _ identifier: String, _ first: StackAnchor, _ second: StackAnchor,
    times multiplier: CGFloat = 1, _ priority: LayoutPriority = .required
  ) {
    relate(identifier, first, .equal, second, times: multiplier, priority)
  }

  mutating func relate(
    _ identifier: String, _ first: StackAnchor,
    _ relation: LayoutRelation, _ second: StackAnchor,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    _ priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: first.box, attribute: first.attribute, relatedBy: relation, toItem: second.box,
      attribute: second.attribute, multiplier: multiplier, constant: constant)
    constraint.becomePart(ofStack: identifier, priority)
    constraints.append(constraint)
  }

  mutating func vanish(
    _ identifier: String, _ length: StackAnchor, _ priority: LayoutPriority
  ) {
    let constraint = LayoutConstraint(
      item: length.box, attribute: length.attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute)
    constraint.becomePart(ofStack: identifier, priority)
    constraints.append(constraint)
  }

  /// Adds a constraint that an anchor has made.
  mutating func take(_ identifier: String, _ constraint: LayoutConstraint) {
    constraint.becomePart(ofStack: identifier, constraint.priority)
    constraints.append(constraint)
  }

  mutating func makeGuide(_ identifier: String) -> LayoutGuide {
    let guide = LayoutGuide(name: identifier)
    guides.append(guide)
    return guide
  }
}
