/// What known heights go by, besides what cells show: with other measures, they count for nothing.
struct RowMeasures: Equatable {
  /// How wide the table is, in points.
  private(set) var width: CGFloat = 0

  /// How much at the sides of each row is not for its content, in points.
  private(set) var sides = EdgeInsets.zero

  /// How high the line between rows is, in points.
  private(set) var lineHeight: CGFloat = 0

  /// What measures texts.
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
