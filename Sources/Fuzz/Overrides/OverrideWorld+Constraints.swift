import Ashlar

// MARK: - Constraints

extension OverrideWorld {
  func constrain() {
    let item = item()
    switch reader.index(below: 8) {
    case 0: addConstraint(item)
    case 1: (item as? View)?.removeConstraints()
    case 2: if let view = item as? View { handles += view.updateConstraints(write) }
    case 3: if let view = item as? View { handles += view.remakeConstraints(write) }
    case 4: if let view = item as? View { handles += view.prepareConstraints(write) }
    case 5:
      [view(), view()].distribute(along: axis(), fixedSpacing: length(), priority: priority())
    default:
      if let view = item as? View { handles += view.makeConstraints(write) }
      if let guide = item as? LayoutGuide { handles += guide.makeConstraints(write) }
    }
    replace(\.handles, by: handles.suffix(20))
  }

  private func write(_ make: LayoutMaker) {
    for _ in 0...reader.index(below: 3) {
      switch reader.index(below: 10) {
      case 0: make.edges.equalToSuperview().inset(length())
      case 1: make.size.equalTo(length()).priority(priority())
      case 2: make.center.equalTo(item()).priority(priority())
      case 3: make.left.top.equalToSuperview().offset(distance())
      case 4: make.width.lessThanOrEqualTo(length())
      case 5: make.height.greaterThanOrEqualTo(item()).multipliedBy(0.5).priority(priority())
      case 6: make.lastBaseline.equalTo(item()).priority(priority())
      case 7: make.leading.equalTo(item()).offset(distance()).priority(priority())
      case 8: make.margins.equalToSuperview()
      default: make.attributes([attribute()]).equalTo(item()).priority(priority())
      }
      hear()
    }
  }

  private func addConstraint(_ item: LayoutBox) {
    let constraint = RestlessConstraint(
      item: item, attribute: attribute(),
      relatedBy: reader.element(of: [.equal, .lessThanOrEqual]),
      toItem: reader.byte() % 3 == 0 ? nil : self.item(), attribute: attribute(),
      constant: distance())
    constraint.nerve.world = self
    constraint.priority = priority()
    constraint.isActive = true
    replace(\.constraints, by: constraints.suffix(15) + [constraint])
  }

  func switchConstraint() {
    if !constraints.isEmpty, reader.byte() % 2 == 0 {
      reader.element(of: constraints).isActive.toggle()
    } else if !handles.isEmpty {
      reader.element(of: handles).isActive.toggle()
    }
    if reader.byte() % 4 == 0 { LayoutConstraint.deactivate(view().constraints) }
  }

  func changeConstraint() {
    let held = view().constraints
    guard !held.isEmpty else { return }
    let constraint = reader.element(of: held)
    switch reader.index(below: 4) {
    case 0: constraint.priority = priority()
    case 1: constraint.multiplier = reader.element(of: [1, 2, 0.5])
    case 2: constraints.append(constraint)
    default: constraint.constant = distance()
    }
  }

  func changeHandle() {
    guard !handles.isEmpty else { return }
    let handle = reader.element(of: handles)
    switch reader.index(below: 3) {
    case 0: handle.update(offset: distance())
    case 1: handle.update(priority: priority())
    default: handle.update(inset: insets())
    }
  }
}

// MARK: - Layouts

extension OverrideWorld {
  func invalidate() {
    let view = view()
    switch reader.index(below: 4) {
    case 0: view.setNeedsLayout()
    case 1: view.setNeedsUpdateConstraints()
    case 2: view.updateConstraintsIfNeeded()
    default: view.invalidateIntrinsicContentSize()
    }
  }

  /// Lets a scheduler or a handler act.
  func engage() {
    let root = root()
    switch reader.index(below: 5) {
    case 0:
      root.layoutScheduler = LayoutScheduler { [weak self] pass in
        self?.passes.append(pass)
        self?.hear()
      }
    case 1: root.layoutScheduler = LayoutScheduler { pass in pass() }
    case 2: root.layoutScheduler = nil
    case 3: root.diagnostics.handler = .call { [weak self] _ in self?.hear() }
    default: root.diagnostics.handler = .silent
    }
  }

  func runPasses() {
    let due = passes
    passes = []
    for pass in due { pass() }
  }

  func animate() {
    let view = view()
    View.animate(
      duration: 1,
      { [weak self] in
        self?.hear()
        view.layoutIfNeeded()
      }, completion: { [weak self] _ in self?.hear() })
  }

  func fit() {
    let view = view()
    switch reader.index(below: 3) {
    case 0: _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    case 1:
      _ = view.systemLayoutSizeFitting(
        size(), withHorizontalFittingPriority: priority(), verticalFittingPriority: priority())
    default: view.sizeToFit()
    }
  }

  func exercise() {
    let view = view()
    if reader.byte() % 2 == 0 {
      view.exerciseAmbiguityInLayout()
    } else {
      view.endExercisingAmbiguity()
    }
  }

  /// Asks what can be asked.
  func ask() {
    let item = item()
    switch reader.index(below: 7) {
    case 0: _ = item.explain(attribute()).description
    case 1: _ = item.layoutAmbiguity.map { "\($0)" }
    case 2: _ = LayoutLint.findings(of: view()).map { "\($0)" }
    case 3: _ = view().recursiveDescription
    case 4: _ = LayoutSnapshot(of: view()).description
    case 5: _ = root().diagnostics.conflicts.map(\.description)
    default: _ = view().constraints.map(\.description)
    }
  }
}
