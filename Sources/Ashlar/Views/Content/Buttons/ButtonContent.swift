/// A picture, a title behind it, and the room around both.
package final class ButtonContent: ViewContent {
  package var title: String?

  /// A title of several pieces, which is shown instead of the other one.
  package var styledTitle: StyledText?

  package var font = Font.system(15)
  package private(set) var image: Image?

  /// The room around the title and the picture, in points. If it is not zero on all sides, it replaces the 6 points
  /// above and below a title.
  package private(set) var insets = EdgeInsets.zero

  /// The least width of a button that has a title and no picture, in points.
  package var leastWidth: CGFloat = 0

  /// The room around the title and the picture of a button that is described by a configuration, in points. Its title
  /// is not rounded up to whole points.
  package var configuredInsets: DirectionalEdgeInsets?

  /// The arrangement of the parts of a button that is described by a configuration.
  package var arrangement = ButtonArrangement()

  /// The greatest number of lines of the title; 0 for as many as it takes.
  package private(set) var lineLimit = 1

  /// The mode by which lines of the title break, and one without room is truncated.
  package private(set) var lineBreakMode = LineBreakMode.byTruncatingMiddle

  package init() {}
}

// MARK: - Changing

extension ButtonContent {
  /// Gives a property a value, and has the view measured again if it is another one.
  package func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<ButtonContent, Value>, to value: Value, in view: View
  ) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    view.invalidateIntrinsicContentSize()
  }

  /// Takes a picture, unless its size is refused.
  package func takeImage(_ image: Image?, in view: View) {
    guard Image.isTaken(image, by: view, for: self.image) else { return }
    self.image = image
    view.invalidateIntrinsicContentSize()
  }

  /// Takes how many lines the title may have, and where they end. The height of several follows the width that layout finds.
  package func takeLines(_ limit: Int, _ mode: LineBreakMode, in view: View) {
    if limit == lineLimit, mode == lineBreakMode { return }
    (lineLimit, lineBreakMode) = (limit, mode)
    view.flexible = limit == 1 ? nil : FlexibleContent()
    view.noteContentWidth()
    view.invalidateIntrinsicContentSize()
  }

  /// Takes room around the content, in points, unless it is refused.
  package func takeInsets(_ insets: EdgeInsets, in view: View) {
    if view.refuses(insets, for: "contentEdgeInsets") { return }
    set(\.insets, to: insets, in: view)
  }
}

// MARK: - Texts

extension ButtonContent {
  package var shownLetters: String? { run.text.isEmpty ? nil : run.text }

  package func lines(in view: View) -> [ShownText.Line] {
    guard let rectangle = titleRectangle(in: view) else { return [] }
    return view.ruler.lines(of: run, in: TextRoom(rectangle: rectangle, alignment: .left))
  }

  /// The rectangle of the title: behind the picture, both together in the middle. Nil without a title, and where a
  /// view of its own shows it.
  private func titleRectangle(in view: View) -> CGRect? {
    guard let title = titleExtent(in: view) else { return nil }
    if let view = view as? any TitlePlacing { return view.titleRectangle }
    let around = room(around: title)
    let inner = CGRect(
      x: view.bounds.minX + around.left, y: view.bounds.minY + around.top,
      width: max(0, view.bounds.width - around.left - around.right),
      height: max(0, view.bounds.height - around.top - around.bottom))
    let picture = image?.size.width ?? 0
    let width = min(title.size.width, max(0, inner.width - picture))
    let start = inner.minX + (inner.width - width - picture) / 2
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? start : start + picture, y: inner.minY, width: width, height: inner.height)
  }
}

/// A button that places its title itself.
package protocol TitlePlacing: View {
  /// The rectangle of the title, in points; nil where a view inside the button shows it.
  var titleRectangle: CGRect? { get }
}

// MARK: - Size

extension ButtonContent {
  package func size(in view: View) -> CGSize {
    let natural = size(in: view, .unlimited)
    guard lineLimit != 1, let width = view.flexible?.width else { return natural }
    return CGSize(width: natural.width, height: size(in: view, .atMost(width)).height)
  }

  /// On lines no wider than the room; at a width of 0, as wide as they like. The height makes no difference.
  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    size(in: view, room.width > 0 && lineLimit != 1 ? .atMost(room.width) : .unlimited)
  }

  /// The size of the button with lines that fit a width.
  private func size(in view: View, _ width: WidthProposal) -> CGSize {
    let title = titleExtent(in: view, widthOfTexts(in: view, width))
    let inner = parts(in: view, title, width).size
    let room = room(around: title)
    let wide = inner.width + room.left + room.right
    return CGSize(
      width: image == nil && title != nil ? max(leastWidth, wide) : wide,
      height: inner.height + room.top + room.bottom)
  }

  package func baselines(in view: View) -> (first: CGFloat, last: CGFloat) {
    if !hasTitle { return (0, 0) }
    let width = WidthProposal(limit: lineLimit == 1 ? .infinity : view.flexible?.width ?? .infinity)
    let title = titleExtent(in: view, widthOfTexts(in: view, width))
    let line = styledTitle == nil ? nil : title
    let shown = line ?? view.ruler.lineExtent(of: font)
    let parts = parts(in: view, title, width)
    let place = parts.titleFrame
    let room = room(around: title)
    return (
      max(0, place.minY) + room.top + shown.firstBaseline,
      max(0, parts.size.height - place.maxY) + room.bottom + shown.lastBaseline
    )
  }

  package func baselineFont(in view: View) -> BaselineFont? {
    hasTitle ? view.ruler.baselineFont(of: font) : nil
  }

  package var centresText: Bool { true }

  private var hasTitle: Bool { title != nil || styledTitle != nil }

  /// The extent of the title, if there is one.
  private func titleExtent(
    in view: View, _ width: WidthProposal = .unlimited
  ) -> TextExtent? {
    let run = run
    return run.text.isEmpty ? nil : view.ruler.extent(of: run, width)
  }

  /// The width of the button without what is beside its texts.
  private func widthOfTexts(in view: View, _ width: WidthProposal) -> WidthProposal {
    guard width.limit.isFinite, lineLimit != 1 else { return .unlimited }
    let side = arrangement.pictureSide
    let picture = side == .leading || side == .trailing ? image?.size.width ?? 0 : 0
    let room = configuredInsets?.absolute(.leftToRight) ?? insets
    let beside = picture > 0 ? picture + arrangement.picturePadding : 0
    let left = FlexibleContent.usable(width.limit - room.left - room.right - beside)
    return left.map { .atMost($0) } ?? .unlimited
  }

  /// The size of the title on lines of a width, in points; on one line of any length without a width.
  package func titleSize(in view: View, atMost width: CGFloat = .infinity) -> CGSize {
    titleExtent(in: view, proposal(width))?.size ?? .zero
  }

  private func proposal(_ width: CGFloat) -> WidthProposal {
    FlexibleContent.usable(width).map { WidthProposal(limit: $0) } ?? .unlimited
  }

  /// The title.
  private var run: TextRun {
    guard let styledTitle else {
      return TextRun(
        title ?? "", font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    }
    return TextRun(styledTitle, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
  }

  /// The picture and the texts of a button of a size of its own, on lines that have room in a width.
  private func parts(
    in view: View, _ title: TextExtent?, _ width: WidthProposal
  ) -> ButtonParts {
    let title = title?.size ?? .zero
    return ButtonParts(
      picture: image?.size ?? .zero,
      title: CGSize(width: roundedTitle(title.width), height: roundedTitle(title.height)),
      subtitle: subtitleSize(in: view, atMost: widthOfTexts(in: view, width).limit), arrangement)
  }

  /// The size of the text below the title, on lines of a width, in points.
  package func subtitleSize(in view: View, atMost width: CGFloat) -> CGSize {
    guard let subtitle = arrangement.subtitle else { return .zero }
    let run = TextRun(subtitle, font: font, lineLimit: 0, lineBreakMode: .byWordWrapping)
    return run.text.isEmpty ? .zero : view.ruler.extent(of: run, proposal(width)).size
  }

  /// A length of the title, in points, as the content has it.
  private func roundedTitle(_ length: CGFloat) -> CGFloat {
    configuredInsets == nil ? PixelGrid.ceil(length, scale: 1) : length
  }

  /// The room around the title and the picture, in points.
  private func room(around title: TextExtent?) -> EdgeInsets {
    if let configuredInsets { return configuredInsets.absolute(.leftToRight) }
    guard insets == .zero, image == nil, title != nil else { return insets }
    return EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }
}
