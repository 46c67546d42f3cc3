// Across the axis: how views lie beside each other, and how high that makes the stack.

extension StackArrangement {
  /// The views are tied to the canvas before they are tied to each other: where constraints of others
  /// contradict both, what came last gives way.
  mutating func addAcross(_ plan: StackPlan) {
    let alignment = plan.settings.alignment
    guard alignment != .fill else {
      connect(plan.across.start, to: plan.arranged.lowerBound)
      connect(plan.across.end, to: plan.arranged.lowerBound)
      return addAlignment(plan)
    }
    let spanner = makeGuide(.alignmentSpanner, plan)
    addCanvas(plan, spanner)
    addAlignment(plan)
    for view in plan.visible { addBoundary(of: view, plan, spanner) }
    vanish(
      .spanningFit, StackAnchor(spanner, plan.across.size),
      plan.visible.isEmpty ? 0.001 : 51)
    for view in plan.arranged {
      vanish(
        .ambiguitySuppression, StackAnchor(view, plan.across.size), StackRole.suppression)
    }
    if alignment.isByBaseline, plan.settings.axis == .horizontal {
      vanish(.canvasFit, StackAnchor(StackPlan.stack, plan.across.size), 49)
    }
  }
}

// MARK: - Views to each other

extension StackArrangement {
  /// The alignment of the first view with all others, whether they are visible or not.
  private mutating func addAlignment(_ plan: StackPlan) {
    let first = plan.arranged.lowerBound
    let across = plan.across
    for view in plan.arranged.dropFirst() {
      switch plan.settings.alignment {
      case .fill:
        align(first, across.start, view)
        align(first, across.end, view)
      case .leading: align(first, across.start, view)
      case .trailing: align(first, across.end, view)
      case .center: align(first, across.center, view)
      case .firstBaseline, .lastBaseline: alignBaselines(of: first, view, plan)
      }
    }
  }

  private mutating func align(
    _ first: Int32, _ attribute: LayoutAttribute, _ view: Int32
  ) { relate(.alignment, StackAnchor(first, attribute), StackAnchor(view, attribute)) }

  /// The edges are level in place of the baselines where one of the two has no text.
  private mutating func alignBaselines(of first: Int32, _ view: Int32, _ plan: StackPlan) {
    guard plan.settings.axis == .horizontal else { return }
    let isFirst = plan.settings.alignment == .firstBaseline
    guard Self.hasText(plan.view(first), isFirst), Self.hasText(plan.view(view), isFirst) else {
      return align(first, isFirst ? plan.across.start : plan.across.end, view)
    }
    align(first, isFirst ? .firstBaseline : .lastBaseline, view)
  }

  /// Whether a view has a text, so that its baselines are not its edges.
  private static func hasText(_ view: View, _ isFirst: Bool) -> Bool {
    let view = isFirst ? view.viewForFirstBaselineLayout : view.viewForLastBaselineLayout
    return view.baselineFont != nil || view.firstBaselineOffsetFromTop != 0
      || view.lastBaselineOffsetFromBottom != 0
  }
}

// MARK: - The canvas

extension StackArrangement {
  /// Ties one edge of the canvas to the views, and the other to what reaches around them all.
  private mutating func addCanvas(_ plan: StackPlan, _ spanner: Int32) {
    let first = plan.arranged.lowerBound
    let across = plan.across
    let isRow = plan.settings.axis == .horizontal
    switch plan.settings.alignment {
    case _ where plan.visible.isEmpty, .firstBaseline where !isRow, .lastBaseline where !isRow:
      connect(across.start, to: spanner)
      connect(across.end, to: spanner)
    case .leading, .fill:
      connect(across.start, to: first)
      connect(across.end, to: spanner)
    case .trailing:
      connect(across.start, to: spanner)
      connect(across.end, to: first)
    case .center:
      connect(across.start, to: spanner)
      connect(across.end, to: spanner)
      connect(across.center, to: first)
    case .firstBaseline:
      connect(across.start, .lessThanOrEqual, to: first)
      connect(across.end, to: spanner)
    case .lastBaseline:
      connect(across.start, to: spanner)
      connect(across.end, .greaterThanOrEqual, to: first)
    }
  }

  /// Ties an edge of the canvas to that of a box.
  mutating func connect(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to box: Int32
  ) {
    relate(
      .canvasConnection, StackAnchor(StackPlan.canvas, attribute), relation,
      StackAnchor(box, attribute))
  }

  /// Makes the spanner enclose a view: exactly on the side that all views share, if there is one.
  private mutating func addBoundary(of view: Int32, _ plan: StackPlan, _ spanner: Int32) {
    let isAtStart = plan.settings.alignment == .leading
    let isAtEnd = plan.settings.alignment == .trailing
    relate(
      .spanningBoundary, StackAnchor(spanner, plan.across.start),
      isAtStart ? .equal : .lessThanOrEqual, StackAnchor(view, plan.across.start),
      isAtStart ? 999.5 : .required)
    relate(
      .spanningBoundary, StackAnchor(spanner, plan.across.end),
      isAtEnd ? .equal : .greaterThanOrEqual, StackAnchor(view, plan.across.end),
      isAtEnd ? 999.5 : .required)
  }
}

extension StackAlignment {
  var isByBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
