/// A list of rows, with cells for the visible ones.
///
/// ```swift
/// table.register("message") { MessageCell() }
/// table.dataSource = messages
/// root.layoutIfNeeded()
/// table.contentSize.height      // that of all rows
/// ```
///
/// The delegate determines the height of a row, or else ``rowHeight``. If that is ``automaticDimension``, the
/// default, the constraints in the cell determine the height. The table keeps a measured height until the width
/// changes, or the row is reloaded or removed. If constraints do not determine the height of a cell, and it comes out
/// as 0, the row is 44 points high, as in UIKit. That is a ``LayoutFault``, once for each table.
///
/// The delegate may give each section a header above its rows and a footer below them. ``tableHeaderView`` is above
/// everything, ``tableFooterView`` below.
///
/// Source: Apple, `UITableView`.
open class TableView: ScrollView {
  package let tableRows = TableRows()

  /// The object that provides the rows. Held weakly.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      hasDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Whether it has been given a data source, which may be gone since.
  private final var hasDataSource = false

  package final var hasLostDataSource: Bool { hasDataSource && dataSource == nil }

  /// The object that provides the heights of the rows. Held weakly.
  public weak var delegate: (any TableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The height of a row for which the delegate gives none, in points.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var rowHeight: CGFloat {
    get { tableRows.settings.heights[.row] }
    set { tableRows.change(in: self) { $0.heights[.row] = newValue } }
  }

  /// The estimated height of a row until it is visible, in points.
  ///
  /// At 0, the default, nothing is estimated: every row is measured, and ``ScrollView/contentSize`` is exact. Above,
  /// only rows that are visible, or were, are measured. A number that is not finite is a ``LayoutFault`` and changes
  /// nothing.
  public var estimatedRowHeight: CGFloat {
    get { tableRows.settings.estimates[.row] }
    set { tableRows.change(in: self) { $0.estimates[.row] = newValue } }
  }

  /// A view above all rows, which scrolls with them.
  ///
  /// At each layout of the table, it gets the width of the table and keeps the height of its frame. It does not size
  /// itself: call ``LayoutItem/systemLayoutSizeFitting(_:)`` on it, give it a frame, and set it here again, because
  /// another frame alone lays nothing out. A view that constraints place keeps the place that they give it.
  ///
  /// Source: Apple, `UITableView.tableHeaderView`.
  public var tableHeaderView: View? {
    get { tableRows.ends.header }
    set { tableRows.ends.setHeader(newValue, in: self) }
  }

  /// A view below all rows, as ``tableHeaderView`` is above them.
  ///
  /// Source: Apple, `UITableView.tableFooterView`.
  public var tableFooterView: View? {
    get { tableRows.ends.footer }
    set { tableRows.ends.setFooter(newValue, in: self) }
  }

  /// The height of the header of a section for which the delegate gives none, in points.
  ///
  /// At ``automaticDimension``, the default, the constraints in the header determine it, and it is 0 without a
  /// header. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var sectionHeaderHeight: CGFloat {
    get { tableRows.settings.heights[.header] }
    set { tableRows.change(in: self) { $0.heights[.header] = newValue } }
  }

  /// The height of the footer of a section for which the delegate gives none, in points.
  ///
  /// It works like ``sectionHeaderHeight``.
  public var sectionFooterHeight: CGFloat {
    get { tableRows.settings.heights[.footer] }
    set { tableRows.change(in: self) { $0.heights[.footer] = newValue } }
  }

  /// The estimated height of the header of a section until it is visible, in points; at 0, the default, every one is
  /// measured. See ``estimatedRowHeight``.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { tableRows.settings.estimates[.header] }
    set { tableRows.change(in: self) { $0.estimates[.header] = newValue } }
  }

  /// The estimated height of the footer of a section until it is visible, in points; at 0, the default, every one is
  /// measured. See ``estimatedRowHeight``.
  public var estimatedSectionFooterHeight: CGFloat {
    get { tableRows.settings.estimates[.footer] }
    set { tableRows.change(in: self) { $0.estimates[.footer] = newValue } }
  }

  /// Whether headers and footers of sections stay visible as long as a part of their section is, as those of a plain
  /// table do. True by default.
  ///
  /// A header moves down at most to the top of its section's footer, and a footer moves up at most to the bottom of
  /// the header.
  public var sectionViewsFloat: Bool {
    get { tableRows.settings.sectionViewsFloat }
    set { tableRows.change(in: self) { $0.sectionViewsFloat = newValue } }
  }

  /// Whether there is a line between rows. It is drawn over the cell above it, and takes no room.
  ///
  /// Source: frames recorded by Interface Builder since Xcode 11, where the content view of a cell is as high as the cell
  /// in 1,079 of 1,079 cases.
  public var separatorStyle: SeparatorStyle {
    get { tableRows.settings.hasLines ? .singleLine : .none }
    set { tableRows.change(in: self) { $0.hasLines = newValue == .singleLine } }
  }

  /// Whether the content views of cells end at the safe area of the table, at the left and at the right. True by
  /// default.
  ///
  /// Source: Apple, `UITableView.insetsContentViewsToSafeArea`.
  public var insetsContentViewsToSafeArea: Bool {
    get { tableRows.settings.keepsToSafeArea }
    set { tableRows.change(in: self) { $0.keepsToSafeArea = newValue } }
  }

  /// Counts of the work that the table has done to find heights.
  public var sizingWork: SizingWork { tableRows.work }

  /// The height of rows whose constraints determine it: −1.
  public static let automaticDimension: CGFloat = RowSettings.automaticHeight

  /// The lines between the rows of a table.
  public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
    /// No line.
    case none

    /// A line of one pixel.
    case singleLine
  }

  /// The size of the scrolled content, in points: all rows, and the views above and below them, in the last layout. In an
  /// override of ``View/intrinsicContentSize`` it is the size of the present rows, which are measured for it.
  open override var contentSize: CGSize {
    get {
      tableRows.answerQuestion(in: self)
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Makes a table with a frame, in points. It always scrolls vertically.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Places the cells, headers and footers that are visible, and makes those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tableRows.layOut(in: self)
  }
}
