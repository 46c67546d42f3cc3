// A view at the end of a row, after its content.
//
// It is a subview of the cell and keeps its size: that of its frame, or the one that its own constraints give it if its mask
// is off. The cell places it, unless constraints outside it do.

// MARK: - Replacing

extension TableCell {
  /// The view at the end of the row, in place of a sign; nil for the sign, if there is one.
  ///
  /// It is so as long as it is a subview of the cell. A view that cannot be one changes nothing.
  package var accessory: View? {
    get { cellContent.accessory(in: self) }
    set {
      let old = accessory
      if newValue === old || newValue === cellContent.view { return }
      cellContent.accessory = nil
      old?.removeFromSuperview()
      if let newValue { take(newValue) }
      noteRoom()
    }
  }

  /// Whether something stands at the end of the row.
  package var hasAccessory: Bool { accessoryWidth != nil || accessory != nil }

  /// Adds a view at the end of the row. A method that is called meanwhile may add another one, which remains then.
  private func take(_ view: View) {
    cellContent.accessory = view
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    guard cellContent.accessory === view else { return view.removeFromSuperview() }
    view.placedPart = .accessory
    view.isMaskStale = true
  }
}

// MARK: - Pixels

extension TableContentHolder {
  /// The last pixel that begins at or before a coordinate, in points. Where there are no pixels, it is the coordinate.
  package func downToPixel(_ coordinate: CGFloat) -> CGFloat {
    contentPixels(in: environment).map { PixelGrid.floor(coordinate, scale: $0) } ?? coordinate
  }
}

// MARK: - Leaving and changing

extension CellContent {
  /// Notifies the cell of an accessory that the room beside its content may have changed.
  static func note(accessory view: View) { (view.superview as? any TableCell)?.noteRoom() }

  /// Notes that a view that leaves a cell is its accessory no longer.
  static func end(accessory view: View, of superview: View) {
    view.placedPart = .none
    (superview as? any TableCell)?.noteRoom()
  }
}

// MARK: - Places

extension CellContent {
  /// The view at the end of the row, if there is one.
  func accessory(in holder: View) -> View? {
    guard let accessory, accessory.superview === holder, accessory.placedPart == .accessory else {
      return nil
    }
    return accessory
  }

  /// The width of the accessory at the end of the row, in points; nil if there is none.
  func endWidth(in holder: View) -> CGFloat? {
    accessory(in: holder).map { Self.size(ofAccessory: $0).width } ?? accessoryWidth
  }

  /// The size that the view has by itself, in points.
  private static func size(ofAccessory view: View) -> CGSize {
    view.translatesMask
      ? view.usableFrame.size : view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  /// Places the view between the end of the content and the margin, in the middle of the height.
  ///
  /// Its place is rounded to pixels, upwards on the display and to the left.
  func placeAccessory(in holder: some TableContentHolder) {
    guard let view = accessory(in: holder), !view.isPlacedFromOutside else { return }
    let size = Self.size(ofAccessory: view)
    let bounds = holder.bounds
    let margin = textMargin(inCell: bounds.width)
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isMirrored
      ? sideInsets.left + margin : bounds.width - sideInsets.right - margin - size.width
    let y = (bounds.height - size.height) / 2
    let corner = CGPoint(x: holder.downToPixel(x), y: holder.downToPixel(y))
    put(view, at: corner, size)
  }

  /// Gives the accessory its frame. The engine does that for a view that it contains and whose mask is off, as it
  /// rounds sizes in its own way.
  private func put(_ view: View, at corner: CGPoint, _ size: CGSize) {
    if view.translatesMask || view.node.token < 0 {
      view.frame = CGRect(origin: corner, size: size)
    } else if corner != accessoryCorner {
      view.isMaskStale = true
      view.noteChange()
    }
    accessoryCorner = corner
  }

  /// The cell's demand for the frame of its accessory, if its mask is off: the place. Nil for one that constraints
  /// tie to something outside.
  static func placement(ofAccessory view: View) -> [AutoresizingConstraint]? {
    guard !view.translatesMask, !view.isPlacedFromOutside,
      let corner = (view.superview as? any TableCell)?.cellContent.accessoryCorner
    else { return nil }
    return [
      AutoresizingConstraint(attribute: .minX, multiplier: 0, constant: corner.x),
      AutoresizingConstraint(attribute: .minY, multiplier: 0, constant: corner.y),
    ]
  }
}
