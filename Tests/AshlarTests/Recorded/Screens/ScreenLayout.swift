import Ashlar

/// The views and constraints of a recorded screen.
struct ScreenLayout {
  let screen: RecordedScreen
  private(set) var views: [View] = []

  init(_ screen: RecordedScreen) {
    self.screen = screen
    for (place, box) in screen.views.enumerated() { add(box, at: place) }
    setInsets()
  }

  var root: View { views[0] }

  /// Lays the screen out as a program that loads the file does, or as a canvas that keeps some of the frames.
  func layOut(on canvas: Canvas? = nil) {
    let kept = canvas.map(constraints) ?? []
    LayoutConstraint.activate(screen.constraints.map(constraint) + kept)
    root.layoutIfNeeded()
  }
}

// MARK: - Views

extension ScreenLayout {
  private mutating func add(_ box: RecordedScreen.Box, at place: Int) {
    let view = View.recorded(box)
    view.name = "views[\(place)]"
    view.set(box)
    views.append(view)
    giveFrame(to: view, at: place)
    guard let superview = box.superview.map({ views[$0] }) else { return }
    if let stack = superview as? StackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }

  /// Sets the frames of views that keep theirs, and of those that others keep theirs in.
  private func giveFrame(to view: View, at place: Int) {
    let box = screen.views[place]
    let keepsFrame = place == 0 || box.mask != nil
    view.translatesAutoresizingMaskIntoConstraints = keepsFrame
    let isKeptIn = screen.views.contains { $0.superview == place && $0.mask != nil }
    if keepsFrame || isKeptIn { view.frame = CGRect(box.frame) }
    if place == 0 { view.frame.origin = .zero }
    if let mask = box.mask { view.autoresizingMask = AutoresizingMask(rawValue: mask) }
  }

  private func setInsets() {
    root.diagnostics.handler = .silent
    root.environment.safeAreaInsets = EdgeInsets(screen.safeArea)
    root.environment.displayScale = screen.scale
    setMargins(of: root, to: screen.margins)
    for (place, margins) in screen.innerMargins { setMargins(of: views[place], to: margins) }
  }

  /// Gives a view the margins that count, with the safe area in them.
  private func setMargins(of view: View, to margins: [CGFloat]) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins = EdgeInsets(margins)
  }
}

// MARK: - Constraints

extension ScreenLayout {
  private func constraint(_ sentence: RecordedScreen.Sentence) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: box(sentence.item, sentence.guide), attribute: sentence.attr,
      relatedBy: sentence.rel, toItem: sentence.toItem.flatMap { box($0, sentence.toGuide) },
      attribute: sentence.toAttr, multiplier: sentence.mult, constant: sentence.const)
    constraint.priority = LayoutPriority(sentence.priority)
    return constraint
  }

  private func box(_ place: Int, _ guide: RecordedScreen.Guide?) -> LayoutBox? {
    let view = views[place]
    return switch guide {
    case nil: view
    case .safe: view.safeAreaLayoutGuide
    case .top: root.topLayoutGuide
    case .bottom: root.bottomLayoutGuide
    case .content: (view as? ScrollView)?.contentLayoutGuide
    case .frame: (view as? ScrollView)?.frameLayoutGuide
    }
  }
}

// MARK: - Numbers

extension CGRect {
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension EdgeInsets {
  init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
