public import Ashlar

/// A row of a table. Its constraints determine its height if they can.
///
/// Add the content of a row to its ``TableReusableView/contentView``. A cell sizes itself if constraints, heights
/// included, lead without a gap from the top of the content view to its bottom, or from the top of the cell to its
/// bottom.
///
/// Source: Apple, `UITableViewCell`.
open class UITableViewCell: TableReusableView, TableCell {
  /// The arrangement of a cell's texts.
  public enum CellStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`, value1, value2, subtitle
  }

  /// The look of a selected row. Without effect.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, blue, gray, `default`
  }

  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    /// The width, in points, before it is rounded up to pixels; nil for none.
    fileprivate var width: CGFloat? {
      switch self {
      case .none: nil
      case .disclosureIndicator: 10.3
      case .checkmark: 24
      case .detailButton: 32
      case .detailDisclosureButton: 32 + 10.3
      }
    }
  }

  /// The style, which places the texts of the cell.
  let style: CellStyle

  /// The texts and the picture that have been requested.
  var parts = CellParts()

  /// Makes a reusable cell, 320 points wide and 44 high by default.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cellContent.reuseIdentifier = reuseIdentifier
  }

  /// Makes a cell; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  override func installParts() {
    super.installParts()
    roundContentToPixels()
  }

  /// Makes a cell of the default style, with `init(style:reuseIdentifier:)`. Tables make cells of registered classes in
  /// this way.
  ///
  /// A class that overrides `init(style:reuseIdentifier:)`, as registered classes on UIKit do, inherits this one.
  public required convenience init(forReuse identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell that is in no table.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The cell's rectangle, in points. A change of the size changes the frame of the content view at once, so that it
  /// can be laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { placeContent() } }
  }

  /// The content of the cell as a value, whose view fills the ``TableReusableView/contentView``; nil if you add views
  /// there yourself.
  ///
  /// With a configuration, ``textLabel``, ``detailTextLabel`` and ``imageView`` are nil.
  ///
  /// Source: Apple, `UITableViewCell.imageView`.
  open override var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set {
      if newValue != nil { removeParts() }
      contents.show(newValue, in: contentView)
    }
  }

  /// Whether a configuration determines the content of the cell.
  final var isConfigured: Bool { contents.configuration != nil }

  /// Whether ``contentConfiguration`` follows the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true

  /// Configures the cell for its state, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Configures the cell for a state, with the content configuration for it.
  ///
  /// The table calls it before it measures a new cell, and the cell calls it before its layout after
  /// ``setNeedsUpdateConfiguration()``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// Makes the next layout configure the cell for its state.
  open func setNeedsUpdateConfiguration() {
    contents.isDue = true
    setNeedsLayout()
  }

  /// Configures the cell for its state if that is due.
  final func updateConfigurationIfNeeded() {
    guard contents.isDue else { return }
    contents.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// A configuration of a row of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The look of the row while it is selected. Without effect.
  open var selectionStyle = SelectionStyle.default

  /// The accessory at the end of the row, unless there is an ``accessoryView``.
  ///
  /// The content view ends before the accessory and the margin after it: 16 points in tables less than 390 points
  /// wide, 20 in wider ones. A disclosure indicator is 10.5 points wide at 2 pixels to the point and 10.33 at 3. A
  /// checkmark is 24 wide, a detail button 32, and a detail button with an indicator 42.5 or 42.33.
  ///
  /// Source: recorded by Interface Builder, disclosure indicators since Xcode 14 (23 of 23), checkmarks up to Xcode 10
  /// and since Xcode 14 (26 of 26). Detail buttons rest on less: 32 up to Xcode 10 (6 of 6), and 42.5 with an indicator
  /// since Xcode 14 (1), which is 32 and an indicator.
  open var accessoryType = AccessoryType.none {
    didSet { accessoryWidth = accessoryType.width }
  }

  /// The view at the end of the row; nil, the default, for the one of ``accessoryType``.
  ///
  /// It is a subview of the cell, and it is nil again when it moves elsewhere. It keeps its size, in points: that of
  /// its frame, or the one that its constraints give it if its mask is off. It is in the middle of the cell's height,
  /// with the margin after it: 16 points in tables less than 390 points wide, 20 in wider ones. The content view ends
  /// at its start. It does not make the row higher.
  ///
  /// Source: Apple, `UITableViewCell.accessoryView`. Apple does not document its place: this is the rule recorded for
  /// each ``accessoryType``. One frame that a public project printed agrees: a switch at (254, 6), in a row 320
  /// points wide whose margin was 15.
  open var accessoryView: UIView? {
    get { accessory as? UIView }
    set { accessory = newValue }
  }

  /// The view behind the content of a selected row. Kept, and not shown.
  open var selectedBackgroundView: UIView?

  /// The insets of the line below the row, in points. Kept, and without effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Places the texts, the picture, the content view and the other views of the cell.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// Returns the size from the constraints in the content view, plus the room beside it; without constraints, the size
  /// of the cell's texts and picture.
  ///
  /// Constraints that the cell itself holds are included: the larger size applies.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let height = textsHeight(atWidth: target.width) {
      return CGSize(width: target.width, height: height)
    }
    return sizeFitting(target, horizontalFittingPriority, verticalFittingPriority)
  }

  private var isChosen = false
  private var isTouched = false

  /// Never called by a touch: a table calls it where a program chooses a row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isChosen { setNeedsUpdateConfiguration() }
    isChosen = selected
  }

  /// Never called by a touch: only where a program sets ``isHighlighted``.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isTouched { setNeedsUpdateConfiguration() }
    isTouched = highlighted
  }

  /// Whether the row is selected. After a change, the next layout configures the cell again.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted, which only the program sets. After a change, the next layout configures the cell
  /// again.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
}

// MARK: - Heights

extension UITableViewCell {
  /// The height of the cell at a width, in points, from its constraints and contents.
  ///
  /// - Complexity: That of a first layout of the cell, unless nothing has changed since the last time.
  public func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(forWidth: width) }

  /// The reasons why the cell cannot determine its own height; empty if it can.
  ///
  /// - Parameter width: The width of the row, in points.
  /// - Complexity: That of two layouts of the cell, and of up to four more if its content view has no height.
  public func sizingProblems(forWidth width: CGFloat) -> [CellSizingProblem] {
    cellContent.sizingProblems(of: self, forWidth: width)
  }
}
