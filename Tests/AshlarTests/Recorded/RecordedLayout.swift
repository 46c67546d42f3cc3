import Ashlar

/// The tree of a recorded case.
final class RecordedLayout {
  private var boxes: [String: LayoutBox] = [:]
  private var constraints: [LayoutConstraint] = []
  private let fitting: RecordedCase.Fitting?

  init(_ recorded: RecordedCase) {
    fitting = recorded.fitting
    for box in recorded.views { add(box) }
    for box in recorded.views {
      if let stack = boxes[box.name] as? StackView, let settings = box.stack {
        set(stack, settings)
      }
    }
    for sentence in recorded.constraints { add(sentence) }
  }

  func layOut() {
    fit()
    for root in roots { root.layoutIfNeeded() }
  }

  private func fit() {
    guard let fitting, let view = boxes[fitting.view] as? View else { return }
    view.frame.size = view.systemLayoutSizeFitting(
      CGSize(width: fitting.target[0], height: fitting.target[1]),
      withHorizontalFittingPriority: LayoutPriority(fitting.priority[0]),
      verticalFittingPriority: LayoutPriority(fitting.priority[1]))
  }

  private var roots: [View] {
    boxes.keys.sorted().compactMap { boxes[$0] as? View }.filter { $0.superview == nil }
  }

  func frame(of name: String) -> CGRect {
    switch boxes[name] {
    case let view as View: view.frame
    case let guide as LayoutGuide: guide.layoutFrame
    default: .null
    }
  }

  /// The numbers of a frame that nothing determines.
  func freeNumbers(of name: String) -> Set<String> {
    let names: [LayoutConstraint.Attribute: String] = [
      .left: "x", .top: "y", .width: "width", .height: "height",
    ]
    return Set(boxes[name]?.layoutAmbiguity?.free.compactMap { names[$0.attribute] } ?? [])
  }

  var conflicts: [LayoutConflict] { roots.flatMap(\.diagnostics.conflicts) }
}

// MARK: - Building

extension RecordedLayout {
  private func add(_ box: RecordedCase.Box) {
    let parent = box.parent.flatMap { boxes[$0] as? View }
    if let guide = systemGuide(box.guide, of: parent) {
      boxes[box.name] = guide
      return
    }
    if box.kind == "guide" {
      let guide = LayoutGuide(name: box.name)
      parent?.addLayoutGuide(guide)
      boxes[box.name] = guide
      return
    }
    let view = emptyView(for: box)
    view.read(box)
    (view as? RecordedView)?.readBaselines(of: box)
    boxes[box.name] = view
    parent?.addSubview(view)
    if box.rtl == true { view.environment.direction = .rightToLeft }
    readInsets(of: box, for: view)
  }

  private func emptyView(for box: RecordedCase.Box) -> View {
    if box.stack != nil { return StackView(name: box.name) }
    return box.kind == "scroll" ? ScrollView(name: box.name) : RecordedView(name: box.name)
  }

  private func systemGuide(_ name: String?, of view: View?) -> LayoutGuide? {
    switch name {
    case "safeArea": view?.safeAreaLayoutGuide
    case "layoutMargins": view?.layoutMarginsGuide
    default: nil
    }
  }

  /// The margins in the data are those that count, with the safe area in them.
  private func readInsets(of box: RecordedCase.Box, for view: View) {
    let safeArea = insets(box.safeArea)
    if let safeArea { view.environment.safeAreaInsets = safeArea }
    guard let margins = insets(box.layoutMargins) else { return }
    view.layoutMargins = EdgeInsets(
      top: margins.top - (safeArea?.top ?? 0), left: margins.left - (safeArea?.left ?? 0),
      bottom: margins.bottom - (safeArea?.bottom ?? 0),
      right: margins.right - (safeArea?.right ?? 0))
  }

  private func insets(_ numbers: [Double]?) -> EdgeInsets? {
    numbers.map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  private func add(_ sentence: RecordedSentence) {
    let constraint = LayoutConstraint(
      item: boxes[sentence.item], attribute: attribute(sentence.attr),
      relatedBy: relation(sentence.rel), toItem: sentence.toItem.flatMap { boxes[$0] },
      attribute: attribute(sentence.toAttr), multiplier: sentence.mult, constant: sentence.const)
    constraint.priority = LayoutPriority(sentence.priority)
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func attribute(_ name: String?) -> LayoutConstraint.Attribute {
    LayoutConstraint.Attribute.allCases.first { "\($0)" == name } ?? .notAnAttribute
  }

  private func relation(_ text: String) -> LayoutConstraint.Relation {
    LayoutConstraint.Relation.allCases.first { "\($0)" == text }!
  }
}

// MARK: - Steps

extension RecordedLayout {
  func perform(_ step: RecordedCase.Step) {
    for (name, frame) in step.setFrame ?? [:] {
      (boxes[name] as? View)?.frame = CGRect(
        x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    for (index, constant) in step.setConstant ?? [:] {
      constraints[Int(index)!].constant = constant
    }
    for index in step.deactivate ?? [] { constraints[index].isActive = false }
    for index in step.activate ?? [] { constraints[index].isActive = true }
    for box in step.addViews ?? [] { add(box) }
    for sentence in step.add ?? [] { add(sentence) }
    for (name, isHidden) in step.setHidden ?? [:] { (boxes[name] as? View)?.isHidden = isHidden }
    for (name, settings) in step.setStack ?? [:] {
      if let stack = boxes[name] as? StackView { set(stack, settings) }
    }
  }

  private func set(_ stack: StackView, _ settings: RecordedCase.Stack) {
    if let axis = settings.axis { stack.axis = axis == "vertical" ? .vertical : .horizontal }
    if let name = settings.distribution {
      stack.distribution = StackDistribution.allCases.first { "\($0)" == name }!
    }
    if let name = settings.alignment { stack.alignment = alignment(name) }
    if let spacing = settings.spacing { stack.spacing = spacing }
    if let isRelative = settings.marginsRelative {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let names = settings.arranged { arrange(names.compactMap { boxes[$0] as? View }, in: stack) }
    guard let spacings = settings.customSpacing else { return }
    for view in stack.arrangedSubviews {
      let spacing = spacings[view.reportName].map { CGFloat($0) }
      stack.setCustomSpacing(spacing ?? StackView.spacingUseDefault, after: view)
    }
  }

  private func alignment(_ name: String) -> StackAlignment {
    if name == "top" { return .top }
    if name == "bottom" { return .bottom }
    return StackAlignment.allCases.first { "\($0)" == name }!
  }

  private func arrange(_ views: [View], in stack: StackView) {
    for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) {
      stack.removeArrangedSubview(view)
    }
    for (place, view) in views.enumerated() { stack.insertArrangedSubview(view, at: place) }
  }
}

// MARK: - Views

/// A view with the baselines that a case gives it.
private final class RecordedView: View {
  private var firstOffset: CGFloat = 0
  private var lastOffset: CGFloat = 0

  override var firstBaselineOffsetFromTop: CGFloat { firstOffset }
  override var lastBaselineOffsetFromBottom: CGFloat { lastOffset }

  func readBaselines(of box: RecordedCase.Box) {
    firstOffset = box.baseline?.first ?? 0
    lastOffset = box.baseline?.last ?? 0
  }
}

extension View {
  fileprivate func read(_ box: RecordedCase.Box) {
    translatesAutoresizingMaskIntoConstraints = box.autoresizing
    isHidden = box.hidden ?? false
    if let frame = box.frame {
      self.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let size = box.intrinsic {
      contentSize = CGSize(
        width: size[0] ?? View.noIntrinsicMetric, height: size[1] ?? View.noIntrinsicMetric)
    }
    for (axis, index) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
      if let hugging = box.hugging {
        setContentHuggingPriority(LayoutPriority(hugging[index]), for: axis)
      }
      if let compression = box.compression {
        setContentCompressionResistancePriority(LayoutPriority(compression[index]), for: axis)
      }
    }
  }
}
