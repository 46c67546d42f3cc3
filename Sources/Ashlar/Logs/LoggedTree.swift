/// The boxes of a conflict in a log as views, with the constraints of the log and no others.
struct LoggedTree {
  let root = View(name: "log")
  private var views: [LoggedView] = []

  init(of conflict: AppleLog.Conflict) {
    let (content, lines) = (conflict.content, conflict.notes.lines)
    root.diagnostics.handler = .silent
    root.tree.isWhole = false
    let names = LoggedNames(of: conflict)
    views = content.boxes.indices.map { LoggedView(name: names[$0], type: names.type(of: $0)) }
    addViews(content)
    let order = content.constraints.indices.filter { $0 != content.broken }
    for number in order + (content.broken.map { [$0] } ?? []) {
      add(content.constraints[number], at: lines[number])
    }
    LoggedArrangement(of: root).activate()
    root.layoutIfNeeded()
    surround()
  }

  /// Makes the root as large as what is in it, which nothing depends on.
  private func surround() {
    let frames = root.subviews.map(\.frame)
    let width = frames.reduce(0) { max($0, $1.maxX) }
    let height = frames.reduce(0) { max($0, $1.maxY) }
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
  }
}

// MARK: - Boxes

extension LoggedTree {
  private func addViews(_ conflict: LoggedConflict) {
    var outer: [View?] = views.map { _ in nil }
    for nesting in conflict.nestings { outer[nesting.inner] = views[nesting.outer] }
    for constraint in conflict.constraints where constraint.isOfMask {
      let inner = constraint.boxOfMask
      if outer[inner] == nil { outer[inner] = superview(of: views[inner]) }
    }
    for (view, outer) in zip(views, outer) { (outer ?? root).addSubview(view) }
  }

  /// A superview that the log does not name. It is where and as large as constraints have it.
  private func superview(of view: View) -> View {
    let superview = LoggedView(name: "superview of \(view.reportName)", type: "UIView")
    root.addSubview(superview)
    return superview
  }
}

extension LoggedConflict.Constraint {
  /// The box that a part of a mask is about.
  fileprivate var boxOfMask: Int {
    if let second, !second.attribute.isSize, first.attribute.isSize { return second.box }
    return first.box
  }

  /// Whether it is the lower bound of a size.
  fileprivate var isImplied: Bool {
    relation == .greaterThanOrEqual && second == nil && constant == 0 && first.attribute.isSize
  }

  fileprivate var isOfMask: Bool {
    if case .mask = kind { true } else { false }
  }
}

// MARK: - Constraints

extension LoggedTree {
  private func add(_ constraint: LoggedConflict.Constraint, at line: Int) {
    switch constraint.kind {
    case .mask(let part, let mask): views[constraint.boxOfMask].follow(part, mask)
    case .content(let hugging): addContent(constraint, hugging)
    // No view has less than no size anyway.
    case .constraint: if !constraint.isImplied { activate(constraint, at: line) }
    }
  }

  private func addContent(_ constraint: LoggedConflict.Constraint, _ hugging: LayoutPriority) {
    let view = views[constraint.first.box]
    let axis = constraint.first.attribute == .width ? LayoutAxis.horizontal : .vertical
    var size = view.contentSize
    if axis == .horizontal {
      size.width = constraint.constant
    } else {
      size.height = constraint.constant
    }
    view.contentSize = size
    view.setContentHuggingPriority(hugging, for: axis)
    view.setContentCompressionResistancePriority(constraint.priority, for: axis)
  }

  private func activate(_ constraint: LoggedConflict.Constraint, at line: Int) {
    let first = views[constraint.first.box]
    let second = constraint.second.map { views[$0.box] } ?? superview(for: constraint)
    let attribute = constraint.second?.attribute ?? constraint.first.attribute.near
    let location = constraint.location ?? CodeLocation(fileID: "log", line: UInt32(clamping: line))
    let made = LayoutConstraint(
      item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation,
      toItem: second, attribute: attribute, multiplier: constraint.multiplier,
      constant: constraint.constant, fileID: location.fileID, line: location.line)
    made.priority = constraint.priority
    made.identifier = constraint.identifier
    if constraint.isMade { made.markAsMade() }
    if constraint.isOfSystem { made.markAsOfSystem() }
    made.isActive = true
  }

  /// What a place that the log compares with a number alone is measured from.
  private func superview(for constraint: LoggedConflict.Constraint) -> View? {
    constraint.first.attribute.isSize ? nil : views[constraint.first.box].superview
  }
}

extension LayoutAttribute {
  /// The edge of the superview from which a place is measured.
  fileprivate var near: LayoutAttribute { isDirectional ? .leading : isHorizontal ? .left : .top }
}
