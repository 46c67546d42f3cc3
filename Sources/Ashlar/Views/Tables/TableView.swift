/// Rows below each other, of which those that are seen have cells.
///
/// ```swift
/// table.register("message") { MessageCell() }
/// table.dataSource = messages
/// root.layoutIfNeeded()
/// table.contentSize.height      // that of all rows
/// ```
///
/// A row is as high as the delegate says; without, as ``rowHeight`` says; and if that is
/// ``automaticDimension``, as it is at first, as the constraints in its cell make it. What has been measured is
/// known until the width changes, or the row is reloaded or removed. If constraints do not say how high a cell is, and
/// it comes out flat, the row is 44 points high, as in UIKit, and that is a ``LayoutFault``, once for each table.
///
/// Above and below the rows of each section there may be a header and a footer, which the delegate gives, and above
/// and below everything ``tableHeaderView`` and ``tableFooterView``.
///
/// Source: Apple, `UITableView`.
open class TableView: ScrollView {
  /// Who knows what the rows are. It is not kept.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who knows how high the rows are. It is not kept.
  public weak var delegate: (any TableViewDelegate)? {
    didSet { if delegate !== oldValue { reloadData() } }
  }

  /// The height of a row of which the delegate says nothing, in points.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var rowHeight = TableView.automaticDimension {
    didSet {
      if refuses(rowHeight, for: "rowHeight") { rowHeight = oldValue }
      if rowHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// How high a row is thought to be until it is seen, in points.
  ///
  /// At 0, as it is at first, nothing is guessed: every row is measured, and ``ScrollView/contentSize`` is
  /// exact. Above, only rows that are seen, or were, are measured. A number that is not finite is a
  /// ``LayoutFault`` and changes nothing.
  public var estimatedRowHeight: CGFloat = 0 {
    didSet {
      if refuses(estimatedRowHeight, for: "estimatedRowHeight") { estimatedRowHeight = oldValue }
      if estimatedRowHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// What stands above all rows, and scrolls with them.
  ///
  /// It is as wide as the table and as high as its frame says at each layout of the table. It does not size itself: ask
  /// it for ``View/systemLayoutSizeFitting(_:)``, give it a frame, and set it here again, as another frame alone lays
  /// nothing out. One that constraints place is left where they want it.
  ///
  /// Source: Apple, `UITableView.tableHeaderView`.
  public var tableHeaderView: View? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// What stands below all rows, as ``tableHeaderView`` stands above them.
  ///
  /// Source: Apple, `UITableView.tableFooterView`.
  public var tableFooterView: View? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// The height of the header of a section of which the delegate says nothing, in points.
  ///
  /// At ``automaticDimension``, as it is at first, the constraints in the header make it, and it is 0 where there is
  /// none. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet {
      if refuses(sectionHeaderHeight, for: "sectionHeaderHeight") { sectionHeaderHeight = oldValue }
      if sectionHeaderHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// The height of the footer of a section of which the delegate says nothing, in points.
  ///
  /// It is as ``sectionHeaderHeight``.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet {
      if refuses(sectionFooterHeight, for: "sectionFooterHeight") { sectionFooterHeight = oldValue }
      if sectionFooterHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// How high the header of a section is thought to be until it is seen, in points; at 0, as it is at first,
  /// every one is measured. It is as ``estimatedRowHeight``.
  public var estimatedSectionHeaderHeight: CGFloat = 0 {
    didSet {
      if refuses(estimatedSectionHeaderHeight, for: "estimatedSectionHeaderHeight") {
        estimatedSectionHeaderHeight = oldValue
      }
      if estimatedSectionHeaderHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// How high the footer of a section is thought to be until it is seen, in points; at 0, as it is at first,
  /// every one is measured. It is as ``estimatedRowHeight``.
  public var estimatedSectionFooterHeight: CGFloat = 0 {
    didSet {
      if refuses(estimatedSectionFooterHeight, for: "estimatedSectionFooterHeight") {
        estimatedSectionFooterHeight = oldValue
      }
      if estimatedSectionFooterHeight != oldValue { invalidateRowHeights() }
    }
  }

  /// Whether headers and footers of sections stay in sight as long as something of their section is, as those of a
  /// plain table do. True at first.
  ///
  /// A header goes no further down than to where the footer of its section begins, and a footer no further up than to
  /// where the header ends.
  public var sectionViewsFloat = true {
    didSet { if sectionViewsFloat != oldValue { setNeedsLayout() } }
  }

  /// Whether there is a line between rows. It is drawn over the cell above it, and takes no room.
  ///
  /// Source: frames recorded by Interface Builder since Xcode 11, where the content view of a cell is as high as the cell
  /// in 1,079 of 1,079 cases.
  public var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { invalidateRowHeights() } }
  }

  /// Whether the content views of cells end at the safe area of the table, at the left and at the right. True at
  /// first.
  ///
  /// Source: Apple, `UITableView.insetsContentViewsToSafeArea`.
  public var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { invalidateRowHeights() } }
  }

  /// What the table has done to find heights, counted.
  public internal(set) var sizingWork = SizingWork()

  /// Stands for a height that comes out of a cell's constraints: −1.
  public static let automaticDimension: CGFloat = -1

  /// What is between the rows of a table.
  public enum SeparatorStyle: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none

    /// A line of one pixel.
    case singleLine
  }

  var heights: SlotHeights?

  /// How often what is known of heights was thrown away or moved.
  var revision = 0

  var heightsByKey: [AnyHashable: CGFloat] = [:]

  /// Where the footer begins, in points, if constraints make its height.
  var footerTop: CGFloat = 0

  /// Whether rows have room on both sides, as wide as the margin of their texts.
  package var insetsRows = false {
    didSet { if insetsRows != oldValue { invalidateRowHeights() } }
  }

  /// The width for which heights are known, how much of it at the sides was not for contents, and how high lines
  /// were, in points.
  var measuredWidth: CGFloat = 0
  var measuredSides = EdgeInsets.zero
  var measuredLine: CGFloat = 0

  /// How many sections the data source has named, while it is asked how many rows they have.
  var sectionsBeingCounted: Int?

  /// Whether somebody has been told that a cell does not say how high it is.
  var hasToldOfFlatCell = false

  /// Who measured the texts in cells.
  var measuredTexts: TextCache?

  /// The cells that are seen, and the headers and footers of sections, by the number of their place.
  var cells: [Int: TableViewCell] = [:]
  var sectionViews: [Int: View] = [:]

  var cellPool = ReusePool<TableViewCell>()
  var sectionPool = ReusePool<TableViewHeaderFooterView>()

  /// Makes a table with a frame, in points. It can always be scrolled up and down.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Places the cells, headers and footers that are seen, and makes those that are missing.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func measuresDidChange() {
    super.measuresDidChange()
    setNeedsLayout()
  }
}

/// What has been done to find the heights of cells, counted.
public struct SizingWork: Hashable, Sendable {
  /// How often a height was found by solving constraints.
  public internal(set) var solves = 0

  /// How often a height was known from a row with the same key.
  public internal(set) var hits = 0

  /// How many cells were made.
  public internal(set) var cellsMade = 0
}
