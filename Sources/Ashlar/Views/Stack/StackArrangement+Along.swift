// Along the axis: who touches the ends, how long views are, and what is between them.

extension StackArrangement {
  /// The ends of the canvas, and the lengths of the distribution.
  mutating func addLengths(_ plan: StackPlan) {
    guard let first = plan.visible.first, let last = plan.visible.last else {
      return addOrderingSpanner(plan)
    }
    connect(plan.along.start, to: first)
    connect(plan.along.end, to: last)
    switch plan.settings.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(plan)
    case .fillProportionally: addProportions(plan)
    case .equalSpacing, .equalCentering: addEqualGaps(plan)
    }
  }

  private mutating func addEqualLengths(_ plan: StackPlan) {
    for view in plan.visible.dropFirst() {
      relate(
        .fillEqually, StackAnchor(view, plan.along.size),
        StackAnchor(plan.visible[0], plan.along.size))
    }
  }

  /// Each view gets its share of the whole; the last ones, whose shares matter least, get the rest.
  private mutating func addProportions(_ plan: StackPlan) {
    let lengths: [CGFloat] = naturals.compactMap(\.self)
    guard !lengths.isEmpty else { return addEqualLengths(plan) }
    let gaps: CGFloat = plan.visible.dropLast().reduce(0) { $0 + plan.gap(after: $1).length }
    let whole: CGFloat = lengths.reduce(gaps, +)
    var remaining = naturals[...]
    for view in plan.visible {
      let length = StackAnchor(view, plan.along.size)
      guard let natural = remaining.popFirst() ?? nil, whole > 0 else {
        vanish(.fillProportionally, length, .required)
        continue
      }
      let place = view - plan.arranged.lowerBound
      let priority = lengths.count == 1 ? 1000 : max(1, 999 - Float(place))
      relate(
        .fillProportionally, length, StackAnchor(StackPlan.canvas, plan.along.size),
        times: natural / whole, LayoutPriority(priority))
    }
  }

  /// A guide between each two views, or their centers; all are of one length.
  private mutating func addEqualGaps(_ plan: StackPlan) {
    let isCentering = plan.settings.distribution == .equalCentering
    let along = plan.along
    var firstGap: Int32?
    for (place, (view, next)) in zip(plan.visible, plan.visible.dropFirst()).enumerated() {
      let gap = makeGuide(.gap(after: ObjectIdentifier(plan.view(view))), plan)
      relate(
        .distributingEdge, StackAnchor(gap, along.start),
        StackAnchor(view, isCentering ? along.center : along.end))
      relate(
        .distributingEdge, StackAnchor(gap, along.end),
        StackAnchor(next, isCentering ? along.center : along.start))
      if let firstGap {
        relate(
          .fillEqually, StackAnchor(gap, along.size), StackAnchor(firstGap, along.size),
          isCentering ? LayoutPriority(max(50, 150 - Float(place))) : .required)
      }
      firstGap = firstGap ?? gap
    }
    vanish(.canvasFit, StackAnchor(StackPlan.stack, along.size), 49)
  }

  /// Where nothing is visible, a guide keeps the ends of the stack together.
  private mutating func addOrderingSpanner(_ plan: StackPlan) {
    let along = plan.along
    let spanner = makeGuide(.orderingSpanner, plan)
    connect(along.start, to: spanner)
    connect(along.end, to: spanner)
    vanish(.spanningFit, StackAnchor(spanner, along.size), 0.001)
    for view in plan.arranged {
      relate(
        .spacingHidden, StackAnchor(view, along.start), plan.gapRelation,
        StackAnchor(spanner, along.end), 50)
    }
  }
}

// MARK: - Gaps

extension StackArrangement {
  /// The gaps between visible views.
  mutating func addGaps(_ plan: StackPlan) {
    let isByBaseline = plan.settings.goesByBaselines && plan.settings.axis == .vertical
    for (view, next) in zip(plan.visible, plan.visible.dropFirst()) {
      let gap = plan.gap(after: view)
      if isByBaseline, gap.isStandard {
        // The fonts decide it, gap by gap: it is no number of the stack.
        addStandardGap(between: plan.view(view), plan.view(next), plan)
        continue
      }
      relate(
        .spacing, StackAnchor(next, isByBaseline ? .firstBaseline : plan.along.start),
        plan.gapRelation, StackAnchor(view, isByBaseline ? .lastBaseline : plan.along.end),
        plus: gap.length, called: plan.hasCustomGap(after: view) ? .customSpacing : .spacing)
    }
  }

  private mutating func addStandardGap(between view: View, _ next: View, _ plan: StackPlan) {
    take(
      .spacing,
      plan.hasEqualGaps
        ? next.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: view.lastBaselineAnchor)
        : next.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.lastBaselineAnchor))
  }

  /// Views that are hidden have no length, and stand in the middle of the gap that they are in.
  mutating func addHidden(_ plan: StackPlan) {
    let along = plan.along
    var previous: Int32?
    var visible = plan.visible[...]
    for view in plan.arranged {
      if view == visible.first {
        previous = visible.popFirst()
        continue
      }
      vanish(.hiding, StackAnchor(view, along.size), LayoutPriority(999.999))
      if let previous {
        let half = visible.isEmpty ? 0 : plan.gap(after: previous).length / 2
        relate(
          .spacingHidden, StackAnchor(view, along.start), plan.gapRelation,
          StackAnchor(previous, along.end), plus: half, 50)
      } else if let next = visible.first {
        relate(
          .spacingHidden, StackAnchor(next, along.start), plan.gapRelation,
          StackAnchor(view, along.end), 50)
      }
    }
  }
}
