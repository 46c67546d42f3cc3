import Ashlar

// What buttons and fields look like on a page in light, as far as a program says nothing. Numbers are near those of UIKit.

extension ViewPaint {
  mutating func dress(as view: UIView) {
    switch view {
    case let label as UIButtonLabel: text = label.button?.usualTitleColor.map { Color($0) }
    case let label as UILabel:
      // The text below a title is in its colour.
      if let button = label.superview as? UIButton, button.subtitleView === label {
        text = button.usualTitleColor.map { Color($0) }
      }
    case let button as UIButton: dress(as: button)
    case let field as UITextField where field.borderStyle == .roundedRect:
      (background, border) = (.white, Color(white: 0.8))
      (borderWidth, cornerRadius) = (1, 5)
    default: break
    }
  }

  private mutating func dress(as button: UIButton) {
    text = button.usualTitleColor.map { Color($0) }
    guard let configuration = button.configuration else { return }
    background = configuration.paper(tint: button.tintColor).map { Color($0) }
    border = configuration.background.strokeColor.map { Color($0) }
    borderWidth = configuration.background.strokeWidth
    let radius = configuration.background.cornerRadius
    switch configuration.cornerStyle {
    case .capsule: cornerRadius = min(button.bounds.width, button.bounds.height) / 2
    case .fixed: cornerRadius = radius
    case .dynamic, .small, .medium, .large: cornerRadius = max(radius, 6)
    }
  }
}

extension UIButton {
  /// The colour of the title where none is set for it; nil for black.
  fileprivate var usualTitleColor: UIColor? {
    guard let configuration else { return content.leastWidth > 0 ? tintColor : nil }
    return configuration.baseForegroundColor
      ?? (configuration.look == .filled ? .white : tintColor)
  }
}

extension UIButton.Configuration {
  /// The colour behind the texts.
  fileprivate func paper(tint: UIColor) -> UIColor? {
    if let color = background.backgroundColor { return color }
    return switch look {
    case .plain: nil
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: baseBackgroundColor ?? tint
    }
  }
}
