public import Ashlar

/// Shows a ``UIListContentConfiguration``: the picture before the texts, centred vertically.
///
/// Its constraints determine its height at a width. If it is lower than that, the margins above and below give way.
///
/// Source: Apple, `UIListContentView`.
open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()

  /// The room of the picture, and the rectangle around the texts.
  private let room = UILayoutGuide()
  private let texts = UILayoutGuide()

  private var made: [NSLayoutConstraint] = []

  private var shown: UIListContentConfiguration

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addLayoutGuide(room)
    addLayoutGuide(texts)
    for view in [picture, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    show()
  }

  /// Makes a view that shows nothing; the archive is not read.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
  }

  /// The content of the view: a ``UIListContentConfiguration``. Another type of configuration is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration, configuration != shown
      else { return }
      shown = configuration
      show()
    }
  }

  /// Whether a configuration is a ``UIListContentConfiguration``.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }
}

// MARK: - Showing

extension UIListContentView {
  private func show() {
    NSLayoutConstraint.deactivate(made)
    picture.image = image
    fill(title, shown.text, shown.attributedText, shown.textProperties)
    fill(
      subtitle, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    let labels = [title, subtitle].filter { $0.superview === self }
    take(picture, shown.image != nil)
    made = heights + pictureConstraints + textConstraints(labels)
    NSLayoutConstraint.activate(made)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textColor = properties.color
    label.text = text
    if let attributed { label.attributedText = attributed }
    take(label, !(attributed?.string ?? text ?? "").isEmpty)
  }

  /// Keeps a view in this one while it shows something.
  private func take(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self { keep(view) }
    if !isShown, view.superview === self { view.removeFromSuperview() }
  }

  private var margins: NSDirectionalEdgeInsets { shown.directionalLayoutMargins.usable }
}

// MARK: - Constraints

extension UIListContentView {
  /// Less than required, so that margins give way in a row of a fixed height.
  private static var marginPriority: UILayoutPriority { UILayoutPriority(999) }

  /// Keeps the view from being higher than what it shows, unless a row is.
  private static var tightPriority: UILayoutPriority { UILayoutPriority(100) }

  private var heights: [NSLayoutConstraint] {
    [
      heightAnchor.constraint(greaterThanOrEqualToConstant: shown.minimumHeight)
        .with(Self.marginPriority),
      heightAnchor.constraint(equalToConstant: 0).with(Self.tightPriority),
      texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top)
        .with(Self.marginPriority),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margins.bottom)
        .with(Self.marginPriority),
      texts.centerYAnchor.constraint(equalTo: centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
    ]
  }

  private var pictureConstraints: [NSLayoutConstraint] {
    guard let size = pictureSize else { return [] }
    return [
      picture.widthAnchor.constraint(equalToConstant: size.width),
      picture.heightAnchor.constraint(equalToConstant: size.height),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      room.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      room.widthAnchor.constraint(equalToConstant: reservedWidth),
      picture.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top)
        .with(Self.marginPriority),
    ]
  }

  /// The size of the picture in its limits, which keep its proportion.
  private var pictureSize: CGSize? {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return nil }
    let most = shown.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 ? most.width / size.width : 1,
      most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The picture; a symbol in the size that the configuration prefers.
  private var image: UIImage? {
    shown.image?.preferring(shown.imageProperties.preferredSymbolConfiguration)
  }

  /// The width of the room for the picture.
  private var reservedWidth: CGFloat {
    let reserved = shown.imageProperties.reservedLayoutSize.width
    let isGiven = reserved > 0 && reserved.isComputable
    return isGiven ? reserved : pictureSize?.width ?? 0
  }

  /// The distance of the texts from the leading edge.
  private var textStart: CGFloat {
    pictureSize == nil
      ? margins.leading : margins.leading + reservedWidth + shown.imageToTextPadding
  }

  private func textConstraints(_ labels: [UILabel]) -> [NSLayoutConstraint] {
    guard let first = labels.first, let last = labels.last else {
      return [texts.heightAnchor.constraint(equalToConstant: 0)]
    }
    if first !== last, shown.prefersSideBySideTextAndSecondaryText {
      return besideConstraints(first, last)
    }
    var made = [
      first.topAnchor.constraint(equalTo: texts.topAnchor),
      last.bottomAnchor.constraint(equalTo: texts.bottomAnchor),
    ]
    for label in labels {
      made.append(label.leadingAnchor.constraint(equalTo: texts.leadingAnchor))
      made.append(label.trailingAnchor.constraint(equalTo: texts.trailingAnchor))
    }
    if first !== last {
      made.append(
        last.topAnchor.constraint(
          equalTo: first.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding))
    }
    return made
  }

  private func besideConstraints(_ first: UILabel, _ last: UILabel) -> [NSLayoutConstraint] {
    [
      first.leadingAnchor.constraint(equalTo: texts.leadingAnchor),
      last.trailingAnchor.constraint(equalTo: texts.trailingAnchor),
      last.leadingAnchor.constraint(
        greaterThanOrEqualTo: first.trailingAnchor,
        constant: shown.textToSecondaryTextHorizontalPadding),
      first.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
      last.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
      texts.topAnchor.constraint(lessThanOrEqualTo: first.topAnchor),
      texts.topAnchor.constraint(lessThanOrEqualTo: last.topAnchor),
      texts.heightAnchor.constraint(equalToConstant: 0).with(Self.tightPriority),
    ]
  }
}

extension NSLayoutConstraint {
  /// The constraint with another priority.
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
