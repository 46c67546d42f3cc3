import Ashlar

// What a view of a recorded screen is, and how it is set.

extension View {
  /// Makes a view of the recorded kind, with a content of the recorded size.
  static func recorded(_ box: RecordedScreen.Box) -> View {
    let size = CGSize(width: box.content[0], height: box.content[1])
    return switch box.kind {
    case .label: label(box, size)
    case .button: button(box, size)
    case .field: field(box, size)
    case .stack: stack(box.stack, size)
    case .scroll: scroll(size)
    case .view: control(box, size)
    }
  }

  private static func label(_ box: RecordedScreen.Box, _ size: CGSize) -> View {
    let label = RecordedLabel()
    label.text = box.isEmpty ? nil : "x"
    label.font = .system(box.font)
    label.recordedSize = size
    return label
  }

  private static func button(_ box: RecordedScreen.Box, _ size: CGSize) -> View {
    let button = RecordedButton(title: "x")
    button.font = .system(box.font)
    button.recordedSize = size
    return button
  }

  private static func field(_ box: RecordedScreen.Box, _ size: CGSize) -> View {
    let field = RecordedField()
    field.text = "x"
    field.font = .system(box.font)
    field.recordedSize = size
    return field
  }

  private static func scroll(_ size: CGSize) -> View {
    let scroll = ScrollView()
    scroll.contentSize = size
    return scroll
  }

  private static func control(_ box: RecordedScreen.Box, _ size: CGSize) -> View {
    let control = RecordedControl()
    control.contentSize = size
    control.recordedInsets = EdgeInsets(box.alignment)
    return control
  }

  private static func stack(_ settings: RecordedScreen.Stack?, _ size: CGSize) -> View {
    let stack = StackView()
    stack.contentSize = size
    guard let settings else { return stack }
    stack.axis = settings.axis
    stack.alignment = settings.alignment
    stack.distribution = settings.distribution
    stack.spacing = settings.systemSpacing ? StackView.spacingUseSystem : settings.spacing
    stack.isBaselineRelativeArrangement = settings.betweenBaselines
    stack.isLayoutMarginsRelativeArrangement = settings.insideMargins
    return stack
  }
}

// MARK: - Settings

extension View {
  func set(_ box: RecordedScreen.Box) {
    setPriorities(box)
    setMargins(box)
    isHidden = box.isHidden
    if box.isRightToLeft { semanticContentAttribute = .forceRightToLeft }
  }

  private func setPriorities(_ box: RecordedScreen.Box) {
    for (axis, index) in [(LayoutAxis.horizontal, 0), (.vertical, 1)] {
      setContentHuggingPriority(LayoutPriority(box.hugging[index]), for: axis)
      setContentCompressionResistancePriority(
        LayoutPriority(box.compression[index]), for: axis)
    }
  }

  private func setMargins(_ box: RecordedScreen.Box) {
    if let margins = box.margins { layoutMargins = EdgeInsets(margins) }
    if let margins = box.directionalMargins {
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
    }
    preservesSuperviewLayoutMargins = box.preservesMargins
    insetsLayoutMarginsFromSafeArea = !box.ignoresSafeArea
  }
}
