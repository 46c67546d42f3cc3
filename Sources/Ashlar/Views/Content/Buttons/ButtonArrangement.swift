/// The arrangement of the picture, the title and the text below it in a button with a configuration.
package struct ButtonArrangement: Equatable {
  /// The side of the texts at which the picture stands.
  package var pictureSide = PictureSide.leading

  /// The distance of the picture from the texts, in points.
  package var picturePadding: CGFloat = 0

  /// The text below the title.
  package var subtitle: StyledText?

  /// The distance of the title from the text below it, in points.
  package var titlePadding: CGFloat = 0

  /// The share of the room beside the narrower of the two texts that is before it: 0, a half or 1.
  package var titleAlignment: CGFloat = 0

  package init() {}

  /// A side of the texts of a button.
  package enum PictureSide: Hashable {
    case leading, trailing, top, bottom
  }
}

/// The frames of a button's parts in the rectangle around them, in points, from left to right.
package struct ButtonParts {
  /// The size of the rectangle.
  package let size: CGSize

  /// The frames of the parts.
  package let pictureFrame: CGRect
  package let titleFrame: CGRect
  package let subtitleFrame: CGRect

  /// Places parts of some sizes; one of size zero takes no room.
  package init(
    picture: CGSize, title: CGSize, subtitle: CGSize, _ arrangement: ButtonArrangement
  ) {
    let hasBoth = title.height > 0 && subtitle.height > 0
    let between = hasBoth ? arrangement.titlePadding : 0
    let texts = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + between + subtitle.height)
    let hasTexts = texts.width > 0 && picture.width > 0
    let gap = hasTexts ? arrangement.picturePadding : 0
    let isStacked = arrangement.pictureSide == .top || arrangement.pictureSide == .bottom
    size =
      isStacked
      ? CGSize(
        width: max(texts.width, picture.width), height: texts.height + gap + picture.height)
      : CGSize(
        width: texts.width + gap + picture.width, height: max(texts.height, picture.height))
    // Where the texts begin, and where the picture does: in the middle along the other axis.
    var start = CGPoint(x: (size.width - texts.width) / 2, y: (size.height - texts.height) / 2)
    var corner = CGPoint(
      x: (size.width - picture.width) / 2, y: (size.height - picture.height) / 2)
    switch arrangement.pictureSide {
    case .leading: (start.x, corner.x) = (picture.width + gap, 0)
    case .trailing: (start.x, corner.x) = (0, texts.width + gap)
    case .top: (start.y, corner.y) = (picture.height + gap, 0)
    case .bottom: (start.y, corner.y) = (0, texts.height + gap)
    }
    let share = arrangement.titleAlignment
    pictureFrame = CGRect(
      x: corner.x, y: corner.y, width: picture.width, height: picture.height)
    titleFrame = CGRect(
      x: start.x + (texts.width - title.width) * share, y: start.y, width: title.width,
      height: title.height)
    subtitleFrame = CGRect(
      x: start.x + (texts.width - subtitle.width) * share, y: start.y + title.height + between,
      width: subtitle.width, height: subtitle.height)
  }
}
