// MARK: - Asking why

extension LayoutBox {
  /// Explains the value of an attribute of the view or guide in the last layout.
  ///
  /// It lays nothing out. The answer names every constraint that determines the value, with its factor, its line of
  /// code and the demands that gave way to it. Printed, it reads as sentences.
  ///
  /// - Parameters:
  ///   - attribute: The attribute to explain. For ``LayoutAttribute/notAnAttribute``, and for an item without
  ///     constraints, the answer is that the item keeps its frame.
  ///   - limit: The most causes to name, the nearest first; ``LayoutExplanation/leftOut`` counts the others.
  /// - Complexity: O(*r*), for *r* coefficients in the constraints that determine the value, and as much for each
  ///   demand that lost. After a layout, the first question about an optional constraint also visits what depends on
  ///   it.
  public func explain(
    _ attribute: LayoutAttribute, causes limit: Int = .max
  ) -> LayoutExplanation {
    var names = ReportNames(tellingApart: true)
    return explain(attribute, causes: limit, naming: &names)
  }

  /// The same for many items, with names that have been found out before.
  package func explain(
    _ attribute: LayoutAttribute, causes limit: Int, naming names: inout ReportNames
  ) -> LayoutExplanation {
    guard let tree = host?.existingTree else { return unexplained(attribute, .unsolved, &names) }
    guard let engine = tree.engine as? LayoutEngine else {
      let isLaidOut = tree.work.viewsLaidOut > 0
      return unexplained(attribute, isLaidOut ? .kept : .unsolved, &names)
    }
    let answer = engine.explanation(
      of: attribute, of: node, limit: limit, isOutdated: !tree.changes.isEmpty, &names)
    return answer ?? unexplained(attribute, engine.isUnfinished ? .unsolved : .kept, &names)
  }

  private func unexplained(
    _ attribute: LayoutAttribute, _ standing: LayoutExplanation.Standing,
    _ names: inout ReportNames
  ) -> LayoutExplanation {
    let frame = (self as? View)?.usableFrame ?? (self as? LayoutGuide)?.layoutFrame ?? .zero
    let direction = host?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    return LayoutExplanation(
      item: names.name(of: self), key: -1, attribute: attribute,
      value: attribute.value(in: frame, direction),
      standing: standing, causes: [], leftOut: 0, offset: 0, repeats: [], misses: [],
      isOutdated: false)
  }
}

extension LayoutAttribute {
  /// The value of an attribute in a frame; margins and baselines are those of a view without any.
  package func value(in frame: CGRect, _ direction: LayoutDirection) -> CGFloat {
    switch withoutMargins.absolute(direction) {
    case .width: frame.size.width
    case .height: frame.size.height
    case .right: frame.maxX
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .notAnAttribute: 0
    default: frame.minX
    }
  }
}
