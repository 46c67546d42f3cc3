/// A row of a table, whose height may come out of the constraints in it.
///
/// What a row shows goes into its ``contentView``. A cell sizes itself if constraints lead from the top of
/// the content view to its bottom without a gap, heights included. So it does if they lead from the top of the cell
/// to its bottom.
///
/// ```swift
/// final class MessageCell: TableViewCell {
///   let label = Label(text: nil)
///
///   override func didLoad() {
///     label.numberOfLines = 0
///     contentView.addSubview(label)
///     label.makeConstraints { $0.edges.equalToSuperview().inset(12) }
///   }
/// }
/// ```
///
/// Source: Apple, `UITableViewCell`.
open class TableViewCell: View, TableContentHolder {
  /// The view that contains what the row shows. It fills the cell, apart from what the table leaves free beside it.
  ///
  /// Its margins do not go by the safe area, so that a row is as high wherever it has been scrolled to.
  public let contentView = View(name: "contentView")

  /// The cell's rectangle, in points. With another size the content view has another frame at once, so that it can be
  /// laid out by itself.
  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { contentView.frame = contentFrame } }
  }

  /// By which name a table keeps the cell for other rows.
  public var reuseIdentifier: String?

  /// How high the line between this row and the next is, in points. It takes no room.
  package internal(set) var separatorHeight: CGFloat = 0 {
    didSet { if separatorHeight != oldValue { setNeedsLayout() } }
  }

  /// How wide what stands at the end of the row is, in points, before it is rounded up to pixels; nil if nothing does.
  package var accessoryWidth: CGFloat? {
    didSet { if accessoryWidth != oldValue { noteRoom() } }
  }

  /// How wide the table is that the cell is for, in points.
  var tableWidth: CGFloat? {
    didSet { if tableWidth != oldValue, accessoryWidth != nil { noteRoom() } }
  }

  /// Whether the table is about to measure the cell again.
  var hasStaleHeight = false

  /// How much at the left and at the right is not for the content, in points. The rest does not count.
  var sideInsets = EdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsLayout() } }
  }

  /// Makes a cell with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Makes a cell that a table may use for several rows.
  public convenience init(reuseIdentifier: String?) {
    self.init(name: nil)
    self.reuseIdentifier = reuseIdentifier
  }

  private func addContent() {
    addSubview(contentView)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.placedPart = .content
    contentView.frame = contentFrame
    didLoad()
  }

  /// Called once, when the cell is made: the place to add views and constraints to ``contentView``.
  open func didLoad() {}

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Gives the content view its frame, and places the views of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // The last word: what constraints gave it comes from before the cell got its size.
    contentView.frame = contentFrame
  }

  /// Returns the size that the constraints in ``contentView`` give it, with room for what the table leaves free beside
  /// it.
  ///
  /// That room is taken off the target before, so that a cell of a required width is that wide. Constraints that the
  /// cell itself holds, because there are views in it beside the content view, count as well: the larger size wins.
  ///
  /// - Parameters:
  ///   - target: The size to stay close to, in points.
  ///   - horizontalFittingPriority: How much the target's width counts.
  ///   - verticalFittingPriority: How much the target's height counts.
  /// - Returns: A size in points.
  ///
  /// Source: Apple, `UITableViewCell.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    sizeFitting(target, horizontalFittingPriority, verticalFittingPriority) {
      fittingOwnConstraints(target, horizontalFittingPriority, verticalFittingPriority)
    }
  }

  /// The size that the constraints of views in the cell itself give it, in points.
  func fittingOwnConstraints(
    _ target: CGSize, _ horizontalFittingPriority: LayoutPriority,
    _ verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

// MARK: - The content

extension TableViewCell {
  var contentRoom: EdgeInsets {
    var room = EdgeInsets(top: 0, left: sideInsets.left, bottom: 0, right: sideInsets.right)
    if effectiveUserInterfaceLayoutDirection == .leftToRight {
      room.right += accessoryRoom
    } else {
      room.left += accessoryRoom
    }
    return room
  }

  /// How much room what stands at the end of the row takes with the margin behind it, in points.
  private var accessoryRoom: CGFloat {
    accessoryWidth.map { textMargin + onPixels($0, environment.pixelScale) } ?? 0
  }

  /// How wide the content view is in a cell of a width, in points.
  package func contentWidth(in width: CGFloat) -> CGFloat {
    let room = contentRoom
    return max(0, width - room.left - room.right)
  }

  /// How far texts that fill a row are from its edges, in points.
  package var textMargin: CGFloat { Self.textMargin(in: tableWidth ?? bounds.width) }

  /// How far texts that fill a row are from its edges in a table of a width, in points.
  ///
  /// Source: recorded by Interface Builder since Xcode 11: 16 at widths of 320 and 375 (38 of 41), 20 at 390, 393, 414
  /// and 600 (86 of 87).
  static func textMargin(in width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }

  private func noteRoom() {
    setNeedsLayout()
    contentView.noteChange()
    noteChange()
  }

  /// The height that the cell wants at a width, in points: that of its constraints and contents.
  ///
  /// - Complexity: That of a first layout of the cell, unless nothing has changed since the last time.
  public func height(forWidth width: CGFloat) -> CGFloat { fittingHeight(forWidth: width) }
}
