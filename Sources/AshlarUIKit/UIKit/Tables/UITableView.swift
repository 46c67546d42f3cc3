public import Ashlar

/// A list of rows, with cells for the visible ones.
///
/// The delegate determines the height of a row, or else ``rowHeight``. If that is ``automaticDimension``, the
/// default, the constraints in the cell determine the height. If they do not, and it comes out as 0, the row is 44
/// points high, as in UIKit. That is a `LayoutFault`, once for each table.
///
/// The delegate may give each section a header above its rows and a footer below them. ``tableHeaderView`` is above
/// everything, ``tableFooterView`` below.
///
/// Source: Apple, `UITableView`.
open class UITableView: UIScrollView {
  package final let tableRows = TableRows()

  /// The number of updates that have begun and not ended, and whether they contain a change.
  final var openUpdates = 0
  final var updatesHaveChange = false

  /// The style of the table: whether headers and footers of sections stay visible, and whether rows reach the edges.
  public let style: Style

  /// The style of a table: whether headers and footers of sections stay visible, and whether rows reach the edges.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case plain, grouped, insetGrouped
  }

  /// The lines between the rows of a table.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, singleLine
  }

  /// Makes a table with a frame, in points, in the coordinate space of its future superview.
  ///
  /// Its `alwaysBounceVertical` is true. Headers and footers of sections stay visible in a plain table, and scroll
  /// with the rows in others. In an inset grouped table, rows are 20 points from each side, or 16 if it is less than
  /// 390 points wide.
  ///
  /// Source: recorded by Interface Builder, 11 of 11 at a width of 414, 3 of 3 at 375.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// Makes a plain table with a frame, in points, in the coordinate space of its future superview.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table of size zero; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    alwaysBounceVertical = true
    let style = style
    tableRows.change(in: self) {
      $0.sectionViewsFloat = style == .plain
      $0.insetsRows = style == .insetGrouped
    }
  }

  /// The object that provides the rows. Held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      hasDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Whether it has been given a data source, which may be gone since.
  private final var hasDataSource = false

  package final var hasLostDataSource: Bool { hasDataSource && dataSource == nil }

  /// The object that provides the heights of the rows. Held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  // MARK: Heights

  /// The height of rows whose constraints determine it: −1.
  public static let automaticDimension: CGFloat = RowSettings.automaticHeight

  /// The height of a row for which the delegate gives none, in points.
  ///
  /// A number that is not finite is a `LayoutFault` and changes nothing.
  open var rowHeight: CGFloat {
    get { tableRows.settings.heights[.row] }
    set { tableRows.change(in: self) { $0.heights[.row] = newValue } }
  }

  /// The estimated height of a row until it is visible, in points.
  ///
  /// At 0, the default, nothing is estimated: every row is measured, and `contentSize` is exact. Above, only rows
  /// that are visible, or were, are measured. A number that is not finite is a `LayoutFault` and changes nothing.
  open var estimatedRowHeight: CGFloat {
    get { tableRows.settings.estimates[.row] }
    set { tableRows.change(in: self) { $0.estimates[.row] = newValue } }
  }

  /// The height of the header of a section for which the delegate gives none, in points.
  ///
  /// At ``automaticDimension``, the default, the constraints in the header determine it, and it is 0 without a
  /// header. A number that is not finite is a `LayoutFault` and changes nothing.
  open var sectionHeaderHeight: CGFloat {
    get { tableRows.settings.heights[.header] }
    set { tableRows.change(in: self) { $0.heights[.header] = newValue } }
  }

  /// The height of the footer of a section for which the delegate gives none, in points. It is as
  /// ``sectionHeaderHeight``.
  open var sectionFooterHeight: CGFloat {
    get { tableRows.settings.heights[.footer] }
    set { tableRows.change(in: self) { $0.heights[.footer] = newValue } }
  }

  /// The estimated height of the header of a section until it is visible, in points; at 0, the default, every one is
  /// measured. See ``estimatedRowHeight``.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { tableRows.settings.estimates[.header] }
    set { tableRows.change(in: self) { $0.estimates[.header] = newValue } }
  }

  /// The estimated height of the footer of a section until it is visible, in points; at 0, the default, every one is
  /// measured. See ``estimatedRowHeight``.
  open var estimatedSectionFooterHeight: CGFloat {
    get { tableRows.settings.estimates[.footer] }
    set { tableRows.change(in: self) { $0.estimates[.footer] = newValue } }
  }

  // MARK: Around the rows

  /// A view above all rows, which scrolls with them.
  ///
  /// At each layout of the table, it gets the width of the table and keeps the height of its frame. It does not size
  /// itself: call `systemLayoutSizeFitting(_:)` on it, give it a frame, and set it here again, because another frame
  /// alone lays nothing out. A view that constraints place keeps the place that they give it.
  ///
  /// Source: Apple, `UITableView.tableHeaderView`.
  open var tableHeaderView: UIView? {
    get { tableRows.ends.header as? UIView }
    set { tableRows.ends.setHeader(newValue, in: self) }
  }

  /// A view below all rows, as ``tableHeaderView`` is above them.
  ///
  /// Source: Apple, `UITableView.tableFooterView`.
  open var tableFooterView: UIView? {
    get { tableRows.ends.footer as? UIView }
    set { tableRows.ends.setFooter(newValue, in: self) }
  }

  /// The view behind the rows. Kept, and not shown.
  open var backgroundView: UIView?

  /// Whether there is a line between rows. It is drawn over the cell above it, and takes no room.
  ///
  /// Source: frames recorded by Interface Builder since Xcode 11, where the content view of a cell is as high as the cell
  /// in 1,079 of 1,079 cases.
  open var separatorStyle: SeparatorStyle {
    get { tableRows.settings.hasLines ? .singleLine : .none }
    set { tableRows.change(in: self) { $0.hasLines = newValue == .singleLine } }
  }

  /// Whether the content views of cells end at the safe area of the table, at the left and at the right. True by
  /// default.
  ///
  /// Source: Apple, `UITableView.insetsContentViewsToSafeArea`.
  open var insetsContentViewsToSafeArea: Bool {
    get { tableRows.settings.keepsToSafeArea }
    set { tableRows.change(in: self) { $0.keepsToSafeArea = newValue } }
  }

  /// The room above the header of each section, in points. It is 0: another number is a `LayoutFault`, and changes
  /// nothing.
  open var sectionHeaderTopPadding: CGFloat {
    get { 0 }
    set {
      if newValue == 0 { return }
      reportPorted(
        "sectionHeaderTopPadding is 0 here", "It does not change. Make the headers higher instead.")
    }
  }

  /// Whether rows can be deleted and moved. Kept, and without effect: controls of rows have not been recorded.
  open var isEditing = false

  /// Sets whether rows can be deleted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The size of the scrolled content, in points: all rows, and the views above and below them, in the last layout. In an
  /// override of `intrinsicContentSize` it is the size of the present rows, which are measured for it.
  open override var contentSize: CGSize {
    get {
      tableRows.answerQuestion(in: self)
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Reloads everything from the data source in the next layout.
  open func reloadData() { tableRows.reloadData(in: self) }

  /// Places the cells, headers and footers that are visible, and makes those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tableRows.layOut(in: self)
  }

  /// Whether several rows can be selected. Kept, and without effect.
  public final var allowsMultipleSelection = false

  /// Whether rows can be selected while they are edited. Kept, and without effect.
  public final var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while they are edited. Kept, and without effect.
  public final var allowsMultipleSelectionDuringEditing = false

  /// Whether rows can be selected. Kept, and without effect.
  public final var allowsSelection = true

  /// The colour of the lines between rows. Kept, and without effect.
  public final var separatorColor: UIColor? = .separator

  /// The insets of the lines between rows, in points. Kept, and without effect.
  public final var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
}

// MARK: - Cells

extension UITableView {
  /// Registers a closure that makes cells with an identifier.
  public func register(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    tableRows.registerCell(identifier, make)
  }

  /// Registers a closure that makes headers or footers with an identifier.
  public func registerHeaderFooterView(
    _ identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView
  ) { tableRows.registerSectionView(identifier, make) }

  /// Returns a cell with an identifier: a reusable one, or a new one made as registered; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    tableRows.dequeueCell(named: identifier) as? UITableViewCell
  }

  /// Returns a cell with an identifier: a reusable one, or a new one made as registered. An identifier that is not
  /// registered is a `LayoutFault`, and returns an empty cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell: UITableViewCell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportPorted(
      "unable to dequeue a cell with identifier \(EscapedText.text(identifier)) - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard", "It is empty.")
    let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    tableRows.take(cell, as: identifier)
    return cell
  }

  /// Returns a header or footer with an identifier: a reusable one, or a new one; nil for an identifier that is not
  /// registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    tableRows.dequeueSectionView(named: identifier) as? UITableViewHeaderFooterView
  }

  /// The visible cells, from the first to the last.
  public var visibleCells: [UITableViewCell] {
    tableRows.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The header of a section, if it is visible and is a ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableRows.sectionView(at: .header(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and is a ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableRows.sectionView(at: .footer(section)) as? UITableViewHeaderFooterView
  }
}

// MARK: - Answers for the rows

extension UITableView: TableHost {
  package func takeContentSize(_ size: CGSize) { contentSize = size }

  package func countSections() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  package func countRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  package func makeCell(at path: RowPath) -> (any TableCell)? {
    let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(path))
    cell?.updateConfigurationIfNeeded()
    return cell
  }

  package var mayHaveSectionViews: Bool { delegate != nil }

  package func makeSectionView(at slot: TableSlot) -> View? {
    switch slot {
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  package func givenHeight(of slot: TableSlot) -> CGFloat {
    guard let delegate else { return tableRows.settings.heights[slot.kind] }
    switch slot {
    case .header(let section):
      return delegate.tableView(self, heightForHeaderInSection: section)
    case .footer(let section):
      return delegate.tableView(self, heightForFooterInSection: section)
    case .row(let path):
      return delegate.tableView(self, heightForRowAt: IndexPath(path))
    }
  }

  package func sizeKey(of path: RowPath) -> AnyHashable? {
    delegate?.tableView(self, sizeKeyForRowAt: IndexPath(path))
  }
}
