import Ashlar

// MARK: - Places

extension UIButton {
  /// Places the picture and the title behind it by the button's alignment, each with its insets around it.
  final func placeParts() {
    if titleView?.superview !== self, pictureView?.superview !== self,
      subtitleView?.superview !== self
    {
      return
    }
    if titleView == nil, content.title != nil || content.styledTitle != nil {
      _ = makeTitleView()
    }
    let room = contentRect(forBounds: bounds)
    guard room.isComputable else { return }
    let (picture, title) = (imageRect(forContentRect: room), titleRect(forContentRect: room))
    let subtitle = frames(ofTitle: naturalTitle, in: room).subtitle
    for (view, frame) in [(pictureView, picture), (titleView, title), (subtitleView, subtitle)] {
      if let view, view.superview === self, frame.isComputable { view.frame = frame }
    }
  }

  /// The size of the title without the button around it, in points.
  final var naturalTitle: CGSize { titleView?.sizeThatFits(.zero) ?? content.titleSize(in: self) }

  /// The rectangle of the title, unless the button has a view for it.
  package final var titleRectangle: CGRect? {
    if titleView?.superview === self { return nil }
    return titleRect(forContentRect: contentRect(forBounds: bounds))
  }

  /// Shows the text below the title that a configuration has, or takes it away.
  final func showSubtitle() {
    guard let subtitle = content.arrangement.subtitle else {
      subtitleView?.removeFromSuperview()
      subtitleView = nil
      return
    }
    let label = subtitleView ?? UILabel()
    label.numberOfLines = 0
    label.label.take(subtitle, in: label)
    if subtitleView != nil { return setNeedsLayout() }
    subtitleView = label
    addPart(label)
  }

  /// The frames of the parts of a button with a title of a size, in points.
  final func frames(
    ofTitle natural: CGSize, in room: CGRect
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    let picture = content.image?.size ?? .zero
    if content.configuredInsets != nil { return configuredFrames(picture, natural, in: room) }
    let title = CGSize(
      width: min(natural.width, max(0, room.width - picture.width)),
      height: min(natural.height, room.height))
    let x = start(of: picture.width + title.width, in: room)
    let pictureFrame = CGRect(x: x, y: top(of: picture.height, in: room), picture)
    let titleFrame = CGRect(x: x + picture.width, y: top(of: title.height, in: room), title)
    return (
      pictureFrame.inset(
        by: imageEdgeInsets, in: CGSize(width: max(picture.width, room.width), height: room.height),
        alignment),
      titleFrame.inset(
        by: titleEdgeInsets,
        in: CGSize(width: max(0, room.width - picture.width), height: room.height), alignment),
      .zero
    )
  }

  /// The same for a button with a configuration, whose parts stand in a block.
  private func configuredFrames(
    _ picture: CGSize, _ natural: CGSize, in room: CGRect
  ) -> (picture: CGRect, title: CGRect, subtitle: CGRect) {
    let arrangement = content.arrangement
    let isBeside = arrangement.pictureSide == .leading || arrangement.pictureSide == .trailing
    let taken = isBeside && picture.width > 0 ? picture.width + arrangement.picturePadding : 0
    let most = max(0, room.width - taken)
    let isCut = content.lineLimit == 1
    let natural = isCut ? natural : content.titleSize(in: self, atMost: most)
    let subtitle = content.subtitleSize(in: self, atMost: isCut ? .infinity : most)
    let parts = ButtonParts(
      picture: picture,
      title: CGSize(width: min(natural.width, most), height: natural.height),
      subtitle: CGSize(width: min(subtitle.width, most), height: subtitle.height), arrangement)
    let origin = CGPoint(
      x: start(of: parts.size.width, in: room), y: top(of: parts.size.height, in: room))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      let x = isMirrored ? parts.size.width - frame.maxX : frame.minX
      return CGRect(
        x: origin.x + x, y: origin.y + frame.minY, width: frame.width, height: frame.height)
    }
    return (placed(parts.pictureFrame), placed(parts.titleFrame), placed(parts.subtitleFrame))
  }

  /// A rectangle without the room around the content, in points.
  final func roomForContent(in bounds: CGRect) -> CGRect {
    let direction = effectiveUserInterfaceLayoutDirection
    let insets = content.configuredInsets?.absolute(direction) ?? contentEdgeInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    room.minX + (room.width - width) * alignment.x
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    room.minY + (room.height - height) * alignment.y
  }

  /// The share of what is left over that is before the content: 0 at the left or the top, 1 at the right or the bottom.
  private var alignment: CGPoint {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .leading: isMirrored ? 1 : 0
      case .trailing: isMirrored ? 0 : 1
      case .center, .fill: 0.5
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The rectangle after insets have been taken from the room in which it is aligned. It gets smaller where it has no room.
  ///
  /// Source: Apple, `UIButton.titleEdgeInsets`: insets that are above 0 shrink the rectangle, others expand it.
  fileprivate func inset(
    by insets: UIEdgeInsets, in room: CGSize, _ alignment: CGPoint
  ) -> CGRect {
    let newWidth = min(width, max(0, room.width - insets.left - insets.right))
    let newHeight = min(height, max(0, max(height, room.height) - insets.top - insets.bottom))
    let near = CGPoint(x: 1 - alignment.x, y: 1 - alignment.y)
    return CGRect(
      x: minX + insets.left * near.x + (width - newWidth - insets.right) * alignment.x,
      y: minY + insets.top * near.y + (height - newHeight - insets.bottom) * alignment.y,
      width: newWidth, height: newHeight)
  }
}
