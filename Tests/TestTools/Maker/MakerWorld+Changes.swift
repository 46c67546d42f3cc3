import Ashlar

// MARK: - Views

extension MakerWorld {
  private static let mostViews = 8

  func addView() {
    guard views.count < Self.mostViews else { return removeView() }
    let parent = view()
    let isLabel = reader.byte() % 4 == 0
    let view = isLabel ? Label(text: "some words") : View()
    view.name = "v\(views.count)"
    if reader.byte() % 8 != 0 { view.translatesAutoresizingMaskIntoConstraints = false }
    parent.insertSubview(view, at: reader.index(below: 4))
    views.append(view)
  }

  func removeView() {
    guard !views.isEmpty else { return }
    let view = views.remove(at: reader.index(below: views.count))
    view.removeFromSuperview()
    view.diagnostics.handler = .silent
    views.removeAll { !$0.isDescendant(of: root) }
    guides.removeAll { $0.owningView?.isDescendant(of: root) != true }
  }

  func moveView() {
    view().addSubview(view())
  }

  func addGuide() {
    let owner = view()
    switch reader.index(below: 6) {
    case 0: remember(owner.layoutMarginsGuide)
    case 1: remember(owner.safeAreaLayoutGuide)
    case 2: if let guide = guides.last { remove(guide) }
    default:
      guard guides.count < 4 else { return }
      let guide = LayoutGuide(name: "g\(guides.count)")
      owner.addLayoutGuide(guide)
      guides.append(guide)
    }
  }

  private func remember(_ guide: LayoutGuide) {
    if !guides.contains(where: { $0 === guide }) { guides.append(guide) }
  }

  private func remove(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guides.removeAll { $0.owningView == nil }
  }
}

// MARK: - Handles

extension MakerWorld {
  func updateHandle() {
    guard !handles.isEmpty else { return }
    let handle = reader.element(of: handles)
    switch reader.index(below: 7) {
    case 0: handle.update(offset: number())
    case 1: handle.update(inset: number())
    case 2: handle.update(inset: insets())
    case 3: handle.update(inset: directionalInsets())
    case 4: handle.update(multiplier: factor())
    case 5: handle.update(priority: priority())
    default: _ = adjusted(handle)
    }
  }

  func switchHandle() {
    guard !handles.isEmpty else { return }
    let handle = reader.element(of: handles)
    handle.isActive.toggle()
  }

  func useGroup() {
    switch reader.index(below: 6) {
    case 0: group.activate()
    case 1: group.deactivate()
    case 2: group.update(priority: priority())
    case 3: group.update(offset: number())
    case 4: group = ConstraintGroup(handles.suffix(4))
    default: group.activate(insteadOf: ConstraintGroup(handles.prefix(3)))
    }
  }
}

// MARK: - Arrays

extension MakerWorld {
  func arrange() {
    let views = someViews()
    let (axis, priority) = (axis(), priority())
    switch reader.index(below: 9) {
    case 0: views.distribute(along: axis, fixedSpacing: number(), priority: priority)
    case 1: views.distribute(along: axis, fixedItemLength: length(), in: view(), priority: priority)
    case 2: views.redistribute(along: axis, fixedSpacing: number(), priority: priority)
    case 3:
      views.distributeGrid(
        columns: reader.index(below: 5) - 1, fixedSpacing: number(), insets: insets(),
        priority: priority)
    case 4:
      views.distributeGrid(
        columns: reader.index(below: 4), fixedItemSize: size(), in: view(), priority: priority)
    case 5: views.align(attribute(), priority: priority)
    case 6: views.equalSizes(priority: priority)
    case 7: views.combine(along: axis, spacing: number(), priority: priority)
    default: views.combine(along: axis, spacings: [number(), number()], priority: priority)
    }
  }
}

// MARK: - Properties

extension MakerWorld {
  func changeContent() {
    let view = view()
    if let label = view as? Label {
      label.text = String(repeating: "x", count: reader.index(below: 30))
    } else if reader.byte() % 4 == 0 {
      view.contentSize = CGSize(width: -1, height: -1)
    } else {
      view.contentSize = size()
    }
  }

  func changePriorities() {
    let (view, axis, priority) = (view(), axis(), priority())
    if reader.byte() % 2 == 0 {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  func changeMargins() {
    let view = view()
    switch reader.index(below: 8) {
    case 0...2: view.layoutMargins = insets()
    case 3...4: view.directionalLayoutMargins = directionalInsets()
    case 5: view.insetsLayoutMarginsFromSafeArea.toggle()
    case 6: root.environment.safeAreaInsets = insets()
    default: root.environment.safeAreaInsets = .zero
    }
  }

  func turn() {
    root.environment.direction =
      root.environment.direction == .leftToRight ? .rightToLeft : .leftToRight
  }

  func resize() {
    root.frame.size = isWild ? size() : CGSize(width: 100 + length(), height: 100 + length())
  }

  func hide() {
    let view = view()
    if reader.byte() % 2 == 0 { view.collapsesWhenHidden.toggle() }
    view.isHidden.toggle()
  }

  func changeConstraint() {
    guard let constraint = view().constraints.dropFirst(reader.index(below: 4)).first else {
      return
    }
    switch reader.index(below: 5) {
    case 0...1: constraint.constant = number()
    case 2: constraint.priority = priority()
    case 3: constraint.multiplier = factor()
    default: constraint.isActive = false
    }
  }

  func keepFrame() {
    guard let view = views.last else { return }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
    view.frame = CGRect(x: number(), y: number(), width: length(), height: length())
  }

  /// Asks all that can be asked, which must change nothing.
  func ask() {
    let frames = root.subtree.map(\.frame)
    quietly {
      let box = item()
      _ = box.explain(attribute()).description
      _ = box.layoutAmbiguity.map { "\($0)" }
      _ = LayoutLint.findings(of: root).map { "\($0)" }
      _ = root.recursiveDescription
      _ = root.constraints.map(\.description)
      _ = root.diagnostics.conflicts.map(\.description)
      _ = view().systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    complaint.expect(frames == root.subtree.map(\.frame), "a question moved something")
  }
}
