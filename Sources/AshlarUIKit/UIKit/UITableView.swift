public import Ashlar

/// A row of a table.
open class UITableViewCell: TableViewCell {
  /// Where a cell has its texts.
  public enum CellStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`
    /// As on UIKit.
    case value1
    /// As on UIKit.
    case value2
    /// As on UIKit.
    case subtitle
  }

  /// What happens to a row that is chosen. Without effect.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case blue
    /// As on UIKit.
    case gray
    /// As on UIKit.
    case `default`
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case disclosureIndicator
    /// As on UIKit.
    case detailDisclosureButton
    /// As on UIKit.
    case checkmark
    /// As on UIKit.
    case detailButton

    /// How wide it is, in points, before it is rounded up to pixels; nil where that has not been recorded often enough.
    fileprivate var width: CGFloat? {
      switch self {
      case .disclosureIndicator: 10.3
      case .checkmark: 24
      case .none, .detailDisclosureButton, .detailButton: nil
      }
    }
  }

  /// Where the cell has its texts.
  let style: CellStyle

  /// The texts that have been asked for.
  var texts = CellTexts()

  /// Makes a cell that a table may use for several rows, 320 points wide and 44 high at first.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes a cell, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(frame: .zero)
  }

  /// Makes a cell that is in no table.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What happens to the row if it is chosen. Without effect.
  public var selectionStyle = SelectionStyle.default

  /// What stands at the end of the row.
  ///
  /// The content view ends before it and the margin behind it, which is 16 points in tables below 390 points, and 20 in
  /// wider ones. A disclosure indicator is 10.5 points wide at 2 pixels to the point and 10.33 at 3; a checkmark has 24.
  /// The buttons take no room: they have been recorded too rarely.
  ///
  /// Source: recorded by Interface Builder, disclosure indicators since Xcode 14 (23 of 23), checkmarks up to Xcode 10
  /// and since Xcode 14 (26 of 26).
  public var accessoryType = AccessoryType.none {
    didSet { accessoryWidth = accessoryType.width }
  }

  /// The view at the end of the row. Kept, and not shown.
  public var accessoryView: UIView?

  /// What is behind the content. Kept, and not shown.
  public var backgroundView: UIView?

  /// What is behind the content of a row that is chosen. Kept, and not shown.
  public var selectedBackgroundView: UIView?

  /// How far the line below the row is from the edges, in points. Kept, and without effect.
  public var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Places the texts of the cell, and its content view and other views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTexts()
  }

  /// The size of the texts of a cell that has some and no constraints in its content view; else what constraints say.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let height = textsHeight(atWidth: target.width) {
      return CGSize(width: target.width, height: height)
    }
    return super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private var isChosen = false
  private var isTouched = false

  /// Called when the row is chosen or not any more; nobody does so here.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  /// Called when the row is touched or not any more; nobody does so here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isTouched = highlighted }

  /// Whether the row is chosen. Without effect.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is touched. Without effect.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
}

// MARK: - Tables

extension UITableView {
  /// How a table looks: whether headers and footers of sections stay in sight, and whether rows reach the edges.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case plain
    /// As on UIKit.
    case grouped
    /// As on UIKit.
    case insetGrouped
  }

  /// Makes a table with a frame, in points, in the coordinate space of its future superview.
  ///
  /// Headers and footers of sections stay in sight in one that is plain, and scroll with the rows in others. In one that
  /// is inset and grouped, rows are 20 points from each side, and 16 below a width of 390.
  ///
  /// Source: recorded by Interface Builder, 11 of 11 at a width of 414, 3 of 3 at 375.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    sectionViewsFloat = style == .plain
    insetsRows = style == .insetGrouped
  }

  /// The room above the header of each section, in points. It is 0: another number is a `LayoutFault`, and changes
  /// nothing.
  public var sectionHeaderTopPadding: CGFloat {
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

  /// A cell of a name, made by what was registered for it, or one that is not in use any more; nil if there is neither,
  /// or if what was registered makes cells of another kind.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(withIdentifier: identifier) as? UITableViewCell
  }

  /// A cell of a name, made by what was registered for it, or one that is not in use any more. A name that is not
  /// registered is a `LayoutFault`, and gives an empty cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell: UITableViewCell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(
      LayoutFault(reason: .unknownCell(identifier: identifier, table: reportName), location: nil))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}

extension IndexPath {
  /// Makes the place of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The number of the section.
  public var section: Int { isEmpty ? 0 : self[0] }
}

/// Who knows what the rows of a table are.
public protocol UITableViewDataSource: TableViewDataSource {
  /// A cell that shows a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, cellForRowAt path: RowPath) -> TableViewCell {
    self.tableView(
      tableView, cellForRowAt: IndexPath(row: path.row, section: path.section))
  }
}

/// Who knows how high the rows of a table are, and what is above and below those of each section.
public protocol UITableViewDelegate: TableViewDelegate {
  /// The height of a row, in points, or `UITableView.automaticDimension`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  public func tableView(_ tableView: UITableView, heightForRowAt path: RowPath) -> CGFloat {
    self.tableView(
      tableView, heightForRowAt: IndexPath(row: path.row, section: path.section))
  }
}
