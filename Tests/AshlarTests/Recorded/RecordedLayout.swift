import Ashlar

/// The tree of a recorded case.
final class RecordedLayout {
  private var boxes: [String: LayoutBox] = [:]
  private var constraints: [LayoutConstraint] = []
  private let fitting: RecordedCase.Fitting?

  init(_ recorded: RecordedCase) {
    fitting = recorded.fitting
    for box in recorded.views { add(box) }
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
    let view = RecordedView(name: box.name)
    view.read(box)
    boxes[box.name] = view
    parent?.addSubview(view)
    if box.rtl == true { view.environment.direction = .rightToLeft }
    readInsets(of: box, for: view)
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

  private func add(_ sentence: RecordedCase.Sentence) {
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
  }
}

// MARK: - Views

/// A view with the baselines that a case gives it.
private final class RecordedView: View {
  private var firstOffset: CGFloat = 0
  private var lastOffset: CGFloat = 0

  override var firstBaselineOffsetFromTop: CGFloat { firstOffset }
  override var lastBaselineOffsetFromBottom: CGFloat { lastOffset }

  func read(_ box: RecordedCase.Box) {
    translatesAutoresizingMaskIntoConstraints = box.autoresizing
    isHidden = box.hidden ?? false
    firstOffset = box.baseline?.first ?? 0
    lastOffset = box.baseline?.last ?? 0
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
