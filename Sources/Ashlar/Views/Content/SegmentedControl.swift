/// Titles beside each other of which one is chosen.
///
/// All segments are as wide as the widest title with 10 points on either side; the control is 32 points high,
/// or as high as a title where that is more.
///
/// Source: Apple, `UISegmentedControl`.
open class SegmentedControl: View {
  /// The titles, in the direction of reading.
  public var titles: [String] {
    didSet { if titles != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the titles are set in; the system font at 13 points at first.
  public var font = Font.system(13) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Which title is chosen; nil for none.
  public var selectedIndex: Int?

  /// Makes a control with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    titles = []
    super.init(frame: frame)
  }

  /// Makes a control of size zero with titles, and perhaps a name for reports.
  public convenience init(titles: [String], name: String? = nil) {
    self.init(name: name)
    self.titles = titles
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = titles.map {
      ruler.extent(
        of: TextRun($0, font: font, lineLimit: 1, lineBreakMode: .byTruncatingTail), .unlimited
      )
      .size
    }
    let width = sizes.reduce(0) { max($0, $1.width) } + 20
    return CGSize(
      width: width * CGFloat(titles.count), height: sizes.reduce(32) { max($0, $1.height) })
  }

  /// The size of the segments, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
