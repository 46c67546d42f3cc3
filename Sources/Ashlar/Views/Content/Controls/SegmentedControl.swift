/// A row of titles, one of which is selected.
///
/// All segments are as wide as the widest title with 10 points on either side; the control is 32 points high, or as
/// high as a title where that is more. Constraints do not refer to the point at its bottom.
///
/// Source: Apple, `UISegmentedControl`.
open class SegmentedControl: View {
  final let segments = SegmentsContent()

  /// The titles, in the direction of reading.
  public var titles: [String] {
    get { segments.titles }
    set { segments.take(newValue, in: self) }
  }

  /// The font of the titles; the system font at 13 points by default.
  public var font: Font {
    get { segments.font }
    set { segments.take(newValue, in: self) }
  }

  /// The index of the selected title; nil for none.
  public var selectedIndex: Int?

  /// Makes a control with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(segments, isOfPlainKind: type(of: self) == SegmentedControl.self)
  }

  /// Makes a control of size zero with titles and an optional name for reports.
  public convenience init(titles: [String], name: String? = nil) {
    self.init(name: name)
    self.titles = titles
  }
}

/// A row of titles, each as wide as the widest one with 10 points on either side, at least 32 points high, of which 1
/// at the bottom is outside the alignment rectangle.
///
/// Source: recorded by Interface Builder, 17 of 17 that are tied at the bottom.
package final class SegmentsContent: ViewContent {
  package private(set) var titles: [String] = []
  package private(set) var font = Font.system(13)

  package let alignmentInsets = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

  package init() {}

  package func take(_ titles: [String], in view: View) {
    guard titles != self.titles else { return }
    self.titles = titles
    view.invalidateIntrinsicContentSize()
  }

  package func take(_ font: Font, in view: View) {
    guard font != self.font else { return }
    self.font = font
    view.invalidateIntrinsicContentSize()
  }

  package var shownLetters: String? {
    titles.allSatisfy { $0.isEmpty } ? nil : titles.joined(separator: " | ")
  }

  /// Each title in the middle of its segment; all segments are equally wide.
  package func lines(in view: View) -> [ShownText.Line] {
    let width = view.bounds.width / CGFloat(max(1, titles.count))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return titles.enumerated().flatMap { index, title in
      let place = isMirrored ? titles.count - 1 - index : index
      let segment = CGRect(
        x: view.bounds.minX + CGFloat(place) * width, y: view.bounds.minY, width: width,
        height: view.bounds.height)
      return view.ruler.lines(
        of: run(of: title), in: TextRoom(rectangle: segment, alignment: .center))
    }
  }

  private func run(of title: String) -> TextRun {
    TextRun(title, font: font, lineLimit: 1, lineBreakMode: .byTruncatingTail)
  }

  package func size(in view: View) -> CGSize {
    let sizes = titles.map { view.ruler.extent(of: run(of: $0), .unlimited).size }
    let width = sizes.reduce(0) { max($0, $1.width) } + 20
    return CGSize(
      width: width * CGFloat(titles.count),
      height: sizes.reduce(32) { max($0, $1.height) } - alignmentInsets.bottom)
  }

  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    let size = size(in: view)
    return CGSize(width: size.width, height: size.height + alignmentInsets.bottom)
  }
}
