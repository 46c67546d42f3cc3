/// The views above and below all rows of a table, which scroll with them.
package final class TableEnds {
  /// The view above all rows.
  package private(set) var header: View?

  /// The view below all rows.
  package private(set) var footer: View?

  /// The top of the footer, in points, if constraints determine its height.
  private var footerTop: CGFloat = 0

  init() {}
}

// MARK: - Replacing

extension TableEnds {
  /// Replaces the view above all rows.
  package func setHeader(_ view: View?, in table: View) { replace(\.header, by: view, in: table) }

  /// Replaces the view below all rows.
  package func setFooter(_ view: View?, in table: View) { replace(\.footer, by: view, in: table) }

  private func replace(
    _ end: ReferenceWritableKeyPath<TableEnds, View?>, by new: View?, in table: View
  ) {
    let old = self[keyPath: end]
    self[keyPath: end] = new
    if let old, old !== new {
      if old.placedPart == .tableEnd { old.placedPart = .none }
      if old.superview === table { old.removeFromSuperview() }
    }
    if let new {
      new.placedPart = .tableEnd
      new.isMaskStale = true
      if new.superview !== table { table.addSubview(new) }
      guard new.superview === table else { return forget(new, in: table) }
    }
    if table.bounds.width > 0 {
      place(new, top: new === header ? 0 : new?.frame.minY ?? 0, in: table)
    }
    table.setNeedsLayout()
  }

  /// Removes a header or footer that cannot be inside the table, because the table is inside it.
  private func forget(_ end: View, in table: View) {
    if header === end { setHeader(nil, in: table) }
    if footer === end { setFooter(nil, in: table) }
  }
}

// MARK: - Placing

extension TableEnds {
  /// The height that the header or the footer takes up, in points.
  func height(of end: View?, in table: View) -> CGFloat {
    guard let end, end.superview === table else { return 0 }
    return end.usableFrame.height
  }

  /// Gives the header or the footer its place and its width, in points, unless constraints do.
  func place(_ end: View?, top: CGFloat, in table: View) {
    guard let end, end.superview === table, !end.isPlacedFromOutside else { return }
    if end.translatesMask || end.node.token < 0 {
      end.frame = CGRect(x: 0, y: top, width: table.bounds.width, height: end.frame.height)
    } else if end === footer, footerTop != top {
      footerTop = top
      end.isMaskStale = true
      end.noteChange()
    }
  }

  /// The table's demand for the frame of its header or its footer: at the left of the table, with its width, and with
  /// the height of the frame.
  ///
  /// One whose mask is off has the size of its own constraints, as far as they determine it. Nil for one that
  /// constraints tie to something outside.
  func placement(of end: View) -> [AutoresizingConstraint]? {
    guard !end.isPlacedFromOutside else { return nil }
    let frame = end.usableFrame
    let isKept = end.translatesMask
    let top = end === header ? 0 : isKept ? frame.origin.y : footerTop
    var placement = [AutoresizingConstraint(attribute: .minX, multiplier: 0, constant: 0)]
    if isKept || !hasOwnWidth(end) {
      placement.append(AutoresizingConstraint(attribute: .width, multiplier: 1, constant: 0))
    }
    placement.append(AutoresizingConstraint(attribute: .minY, multiplier: 0, constant: top))
    if isKept {
      placement.append(
        AutoresizingConstraint(attribute: .height, multiplier: 0, constant: frame.size.height))
    }
    return placement
  }

  /// Whether a constraint gives a header or footer a width in points.
  private func hasOwnWidth(_ end: View) -> Bool {
    end.held.all.contains {
      $0.firstItem === end && $0.firstAttribute == .width && $0.secondItem == nil
    }
  }
}
