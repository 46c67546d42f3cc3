import Ashlar

/// A view with rows whose class is no `TableView`, whose cells are no `TableViewCell`s, and whose headers are no
/// `TableViewHeaderFooterView`s.
///
/// What is at the top of its bounds is what is scrolled to.
final class StrangeTable: View, TableHost {
  let tableRows = TableRows()
  var adjustedContentInset = EdgeInsets.zero

  /// How high the content of each row is, section after section, in points.
  var contents: [[CGFloat]] = []

  /// How high headers and footers of sections are, in points; nil for a table without them.
  var ends: (header: CGFloat, footer: CGFloat)?

  /// Whether rows with equal contents are as high as each other.
  var hasKeys = false

  /// Makes cells that are not kept for other rows, if there are such.
  var makeOwnCell: (() -> StrangeCell)?

  /// The size of what is scrolled, in points.
  private(set) var area = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    tableRows.layOut(in: self)
  }

  /// It has its rows itself.
  var hasLostDataSource: Bool { false }

  func takeContentSize(_ size: CGSize) { area = size }
}

// MARK: - Rows

extension StrangeTable {
  func countSections() -> Int { contents.count }

  func countRows(inSection section: Int) -> Int { contents[section].count }

  func makeCell(at path: RowPath) -> (any TableCell)? {
    if let makeOwnCell { return makeOwnCell() }
    let cell = tableRows.dequeueCell(named: "row") as? StrangeCell
    let height = contents[path.section][path.row]
    cell?.box.contentSize = CGSize(width: View.noIntrinsicMetric, height: height)
    return cell
  }

  var mayHaveSectionViews: Bool { ends != nil }

  func makeSectionView(at slot: TableSlot) -> View? {
    tableRows.dequeueSectionView(named: "end")
  }

  func givenHeight(of slot: TableSlot) -> CGFloat {
    switch slot {
    case .row: tableRows.settings.heights[.row]
    case .header: ends?.header ?? 0
    case .footer: ends?.footer ?? 0
    }
  }

  func sizeKey(of path: RowPath) -> AnyHashable? {
    hasKeys ? AnyHashable(contents[path.section][path.row]) : nil
  }
}

// MARK: - Cells

/// A row that is as high as what is in its box, and 8 points above and below.
final class StrangeCell: View, TableCell {
  let cellContent = CellContent(View(name: "content"))
  let box = View(name: "box")
  private(set) var preparations = 0

  var reuseIdentifier: String? { cellContent.reuseIdentifier }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Puts the box into the content view.
  func addBox() -> StrangeCell {
    cellContent.view.addSubview(box)
    box.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview().inset(8)
    }
    return self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize { sizeFitting(target, horizontal, vertical) }

  func prepareForReuse() { preparations += 1 }
}

/// A header or footer without content.
final class StrangeEnd: View, TableSectionView {
  let cellContent = CellContent(View(name: "content"))

  var reuseIdentifier: String? { cellContent.reuseIdentifier }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  func prepareForReuse() {}
}
