import Ashlar

// MARK: - Trees

extension OverrideWorld {
  private static let mostViews = 12
  private static let mostRoots = 4

  func addRoot() {
    let isWindow = reader.byte() % 4 == 0
    let root: View =
      isWindow ? RestlessWindow(frame: .zero).acting(in: self) : RestlessView().acting(in: self)
    root.name = "root\(roots.count)"
    root.frame = CGRect(x: 0, y: 0, width: 200 + length(), height: 200 + length())
    root.diagnostics.handler = .silent
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
    roots.append(root)
    note(root)
  }

  /// Lets a root go, with whatever the world does not keep, or makes another one.
  func replaceRoot() {
    let isFull = roots.count >= Self.mostRoots
    if isFull || roots.count > 1 && reader.byte() % 2 == 0 {
      roots.remove(at: reader.index(below: roots.count))
    } else {
      addRoot()
    }
  }

  func addView() {
    if views.count >= Self.mostViews { forgetView() }
    let view = newView()
    if reader.byte() % 4 != 0 { view.translatesAutoresizingMaskIntoConstraints = false }
    views.append(view)
    note(view)
    let parent = self.view()
    if let stack = parent as? StackView {
      stack.addArrangedSubview(view)
    } else {
      parent.insertSubview(view, at: reader.index(below: 4))
    }
  }

  private func newView() -> View {
    switch reader.index(below: 22) {
    case 0...1:
      let label = RestlessLabel(text: "some words")
      label.numberOfLines = 0
      return label.acting(in: self)
    case 2: return RestlessStack(frame: .zero).acting(in: self)
    case 3: return RestlessScroll(frame: .zero).acting(in: self)
    case 4:
      let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      let table = RestlessTable(frame: frame).acting(in: self)
      table.dataSource = rows
      table.delegate = rows
      return table
    case 5...6: return View()
    case 12...21: return newKitView()
    default: return RestlessView().acting(in: self)
    }
  }

  func moveView() { view().insertSubview(view(), at: reader.index(below: 5)) }

  func removeView() { view().removeFromSuperview() }

  /// Goes on without a view, which is freed if no tree has it.
  func forgetView() {
    guard !views.isEmpty else { return }
    let view = views.remove(at: reader.index(below: views.count))
    if reader.byte() % 2 == 0 { view.removeFromSuperview() }
  }

  func changeGuides() {
    switch reader.index(below: 4) {
    case 0: replace(\.guides, by: Array(guides.dropFirst()))
    case 1:
      guard let guide = guides.last else { return }
      guide.owningView?.removeLayoutGuide(guide)
    case 2:
      let view = view()
      guides.append(reader.byte() % 2 == 0 ? view.layoutMarginsGuide : view.safeAreaLayoutGuide)
    default:
      let guide = RestlessGuide().acting(in: self)
      view().addLayoutGuide(guide)
      guides.append(guide)
    }
    replace(\.guides, by: guides.suffix(6))
  }

  func changeController() {
    if reader.byte() % 2 == 0 || controllers.isEmpty {
      let controller = RestlessController().acting(in: self)
      replace(\.controllers, by: controllers.suffix(3) + [controller])
    }
    guard let controller = controllers.last else { return }
    if let window = root() as? Window, reader.byte() % 2 == 0 {
      window.rootViewController = controller
    } else {
      view().addSubview(controller.view)
    }
    if reader.byte() % 4 == 0 { replace(\.controllers, by: Array(controllers.dropFirst())) }
  }
}

// MARK: - Properties

extension OverrideWorld {
  func changeContent() {
    switch view() {
    case let label as Label: label.text = String(repeating: "word ", count: reader.index(below: 8))
    case let view as RestlessView:
      view.content = reader.byte() % 3 == 0 ? CGSize(width: -1, height: -1) : size()
      view.baselines = (length() / 4, length() / 4)
      view.baselineSubview = reader.byte() % 2 == 0 ? nil : reader.index(below: 3)
      view.invalidateIntrinsicContentSize()
    case let view:
      view.contentSize = size()
      view.setContentHuggingPriority(priority(), for: axis())
    }
  }

  func changeFrame() {
    let view = view()
    if reader.byte() % 4 == 0 { view.translatesAutoresizingMaskIntoConstraints.toggle() }
    view.autoresizingMask = AutoresizingMask(rawValue: UInt(reader.index(below: 64)))
    view.frame = CGRect(x: distance(), y: distance(), width: length(), height: length())
    if let scroll = view as? ScrollView { scroll.contentOffset.y = distance() }
  }

  func changeVisibility() {
    let view = view()
    if reader.byte() % 2 == 0 { view.collapsesWhenHidden.toggle() }
    view.isHidden.toggle()
  }

  func changeInsets() {
    let view = view()
    switch reader.index(below: 5) {
    case 0: view.layoutMargins = insets()
    case 1: root().environment.safeAreaInsets = insets()
    case 2: (view as? RestlessView)?.insets = insets()
    case 3: view.preservesSuperviewLayoutMargins.toggle()
    default:
      let root = root()
      root.environment.direction =
        root.environment.direction == .leftToRight ? .rightToLeft : .leftToRight
    }
  }

  func changeStack() {
    let stacks = views.compactMap { $0 as? StackView }
    guard !stacks.isEmpty else { return }
    let stack = reader.element(of: stacks)
    switch reader.index(below: 7) {
    case 0: stack.axis = axis()
    case 1: stack.distribution = reader.element(of: StackDistribution.allCases)
    case 2: stack.alignment = reader.element(of: StackAlignment.allCases)
    case 3: stack.spacing = length()
    case 4: stack.insertArrangedSubview(view(), at: reader.index(below: 3))
    case 5: stack.removeArrangedSubview(view())
    default: stack.setCustomSpacing(length(), after: view())
    }
  }

  func changeTable() {
    let tables = views.compactMap { $0 as? TableView }
    guard !tables.isEmpty else { return }
    let table = reader.element(of: tables)
    switch reader.index(below: 7) {
    case 0: table.reloadData()
    case 1:
      rows.counts = rowCounts()
      table.reloadData()
    case 2:
      rows.counts[0] += 1
      table.insertRows(at: [RowPath(row: 0)])
    case 3: table.reloadRows(at: [RowPath(row: reader.index(below: 3))])
    case 4: table.estimatedRowHeight = length()
    case 5: table.tableHeaderView = reader.byte() % 3 == 0 ? nil : view()
    default: table.contentOffset.y = distance()
    }
  }
}
