/// The values on which known heights depend besides the contents of cells. With other values, the heights are
/// invalid.
struct RowMeasures: Equatable {
  /// The width of the table, in points.
  private(set) var width: CGFloat = 0

  /// The insets of the content at the sides of each row, in points.
  private(set) var sides = EdgeInsets.zero

  /// The height of the line between rows, in points.
  private(set) var lineHeight: CGFloat = 0

  /// The cache of text measurements.
  private var texts: TextCache?

  /// Those of no table, by which nothing has been measured.
  init() {}

  /// Asks a table.
  init(of table: View, _ settings: RowSettings) {
    width = table.bounds.width
    if settings.keepsToSafeArea {
      let safe = table.safeAreaInsets
      sides = EdgeInsets(top: 0, left: max(0, safe.left), bottom: 0, right: max(0, safe.right))
    }
    if settings.hasLines, let scale = table.environment.pixelScale { lineHeight = 1 / scale }
    texts = table.tree.knownTexts
  }

  static func == (one: RowMeasures, other: RowMeasures) -> Bool {
    one.width == other.width && one.sides == other.sides && one.lineHeight == other.lineHeight
      && one.texts === other.texts
  }
}
