public import Ashlar

/// Rows below each other, of which those that are seen have cells.
///
/// A row is as high as the delegate says; without, as ``rowHeight`` says; and if that is ``automaticDimension``, as it is at
/// first, as the constraints in its cell make it. If constraints do not say how high a cell is, and it comes out flat, the
/// row is 44 points high, as in UIKit, and that is a `LayoutFault`, once for each table.
///
/// Above and below the rows of each section there may be a header and a footer, which the delegate gives, and above
/// and below everything ``tableHeaderView`` and ``tableFooterView``.
///
/// Source: Apple, `UITableView`.
open class UITableView: UIScrollView {
  package final let tableRows = TableRows()

  /// Which changes have begun and not ended.
  final var updates = TableUpdates()

  /// How the table looks: whether headers and footers of sections stay in sight, and whether rows reach the edges.
  public let style: Style

  /// How a table looks: whether headers and footers of sections stay in sight, and whether rows reach the edges.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case plain
    /// As on UIKit.
    case grouped
    /// As on UIKit.
    case insetGrouped
  }

  /// What is between the rows of a table.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case singleLine
  }

  /// Makes a table with a frame, in points, in the coordinate space of its future superview. It can always be scrolled up
  /// and down.
  ///
  /// Headers and footers of sections stay in sight in one that is plain, and scroll with the rows in others. In one that
  /// is inset and grouped, rows are 20 points from each side, and 16 below a width of 390.
  ///
  /// Source: recorded by Interface Builder, 11 of 11 at a width of 414, 3 of 3 at 375.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// Makes a plain table with a frame, in points, in the coordinate space of its future superview.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a plain table of size zero, as there is nothing in the archive that it needs.
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

  /// What answers what the rows are. It is not kept.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What answers how high the rows are. It is not kept.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  // MARK: Heights

  /// Stands for a height that comes out of a cell's constraints: −1.
  public static let automaticDimension: CGFloat = RowSettings.automaticHeight

  /// The height of a row of which the delegate says nothing, in points.
  ///
  /// A number that is not finite is a `LayoutFault` and changes nothing.
  open var rowHeight: CGFloat {
    get { tableRows.settings.heights[.row] }
    set { tableRows.change(in: self) { $0.heights[.row] = newValue } }
  }

  /// How high a row is thought to be until it is seen, in points.
  ///
  /// At 0, as it is at first, nothing is guessed: every row is measured, and `contentSize` is exact. Above, only rows that
  /// are seen, or were, are measured. A number that is not finite is a `LayoutFault` and changes nothing.
  open var estimatedRowHeight: CGFloat {
    get { tableRows.settings.estimates[.row] }
    set { tableRows.change(in: self) { $0.estimates[.row] = newValue } }
  }

  /// The height of the header of a section of which the delegate says nothing, in points.
  ///
  /// At ``automaticDimension``, as it is at first, the constraints in the header make it, and it is 0 where there is
  /// none. A number that is not finite is a `LayoutFault` and changes nothing.
  open var sectionHeaderHeight: CGFloat {
    get { tableRows.settings.heights[.header] }
    set { tableRows.change(in: self) { $0.heights[.header] = newValue } }
  }

  /// The height of the footer of a section of which the delegate says nothing, in points. It is as
  /// ``sectionHeaderHeight``.
  open var sectionFooterHeight: CGFloat {
    get { tableRows.settings.heights[.footer] }
    set { tableRows.change(in: self) { $0.heights[.footer] = newValue } }
  }

  /// How high the header of a section is thought to be until it is seen, in points; at 0, as it is at first, every one is
  /// measured. It is as ``estimatedRowHeight``.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { tableRows.settings.estimates[.header] }
    set { tableRows.change(in: self) { $0.estimates[.header] = newValue } }
  }

  /// How high the footer of a section is thought to be until it is seen, in points; at 0, as it is at first, every one is
  /// measured. It is as ``estimatedRowHeight``.
  open var estimatedSectionFooterHeight: CGFloat {
    get { tableRows.settings.estimates[.footer] }
    set { tableRows.change(in: self) { $0.estimates[.footer] = newValue } }
  }

  // MARK: Around the rows

  /// What stands above all rows, and scrolls with them.
  ///
  /// It is as wide as the table and as high as its frame says at each layout of the table. It does not size itself: ask
  /// it for `systemLayoutSizeFitting(_:)`, give it a frame, and set it here again, as another frame alone lays
  /// nothing out. One that constraints place is left where they want it.
  ///
  /// Source: Apple, `UITableView.tableHeaderView`.
  open var tableHeaderView: UIView? {
    get { tableRows.ends.header as? UIView }
    set { tableRows.ends.setHeader(newValue, in: self) }
  }

  /// What stands below all rows, as ``tableHeaderView`` stands above them.
  ///
  /// Source: Apple, `UITableView.tableFooterView`.
  open var tableFooterView: UIView? {
    get { tableRows.ends.footer as? UIView }
    set { tableRows.ends.setFooter(newValue, in: self) }
  }

  /// What is behind the rows. Kept, and not shown.
  open var backgroundView: UIView?

  /// Whether there is a line between rows. It is drawn over the cell above it, and takes no room.
  ///
  /// Source: frames recorded by Interface Builder since Xcode 11, where the content view of a cell is as high as the cell
  /// in 1,079 of 1,079 cases.
  open var separatorStyle: SeparatorStyle {
    get { tableRows.settings.hasLines ? .singleLine : .none }
    set { tableRows.change(in: self) { $0.hasLines = newValue == .singleLine } }
  }

  /// Whether the content views of cells end at the safe area of the table, at the left and at the right. True at first.
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
      report(
        LayoutFault(
          reason: .ported(
            message: "sectionHeaderTopPadding is 0 here",
            explanation: "It stays so. Let the headers be higher instead."),
          location: nil))
    }
  }

  /// Whether rows can be deleted and moved. Kept, and without effect: controls of rows have not been recorded.
  open var isEditing = false

  /// Says whether rows can be deleted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Asks for everything again, in the next layout.
  open func reloadData() { tableRows.reloadData(in: self) }

  /// Places the cells, headers and footers that are seen, and makes those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tableRows.layOut(in: self)
  }
}

// MARK: - Cells

extension UITableView {
  /// Says how cells of a name are made.
  public func register(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    tableRows.registerCell(identifier, make)
  }

  /// Says how headers or footers of a name are made.
  public func registerHeaderFooterView(
    _ identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView
  ) {
    tableRows.registerSectionView(identifier, make)
  }

  /// A cell of a name, made by what was registered for it, or one that is not in use any more; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    tableRows.dequeueCell(named: identifier) as? UITableViewCell
  }

  /// A cell of a name, made by what was registered for it, or one that is not in use any more. A name that is not
  /// registered is a `LayoutFault`, and gives an empty cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell: UITableViewCell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      LayoutFault(reason: .unknownCell(identifier: identifier, table: reportName), location: nil))
    let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    tableRows.take(cell, as: identifier)
    return cell
  }

  /// A header or footer of a name: one that is free, or a new one. Nil for a name that is not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    tableRows.dequeueSectionView(named: identifier) as? UITableViewHeaderFooterView
  }

  /// The cells that are seen, from the first to the last.
  public var visibleCells: [UITableViewCell] {
    tableRows.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  /// The header of a section, if it is seen and is a ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableRows.sectionView(at: .header(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is seen and is a ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tableRows.sectionView(at: .footer(section)) as? UITableViewHeaderFooterView
  }
}

// MARK: - What the rows ask

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
