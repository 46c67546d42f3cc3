/// What a view is to a superview that places it.
package enum PlacedPart {
  /// Nothing in particular: constraints place the view, or its frame does.
  case none

  /// A view that a stack arranges.
  case arranged

  /// The content view of a cell. Its mask cannot be turned off.
  case content

  /// The same, after a report that its mask cannot be turned off.
  case reportedContent

  /// The header or the footer of a table.
  case tableEnd

  var isContent: Bool { self == .content || self == .reportedContent }
}

extension TableViewCell {
  /// Whether the height of a view in a table is about to be measured again, so that the one it has counts for nothing.
  static func isHeightStale(of view: View) -> Bool {
    if let cell = view as? TableViewCell { return cell.hasStaleHeight }
    return view.placedPart.isContent && (view.superview as? TableViewCell)?.hasStaleHeight ?? false
  }

  /// Has the height that the table gave the cell count for nothing until it gives another one.
  func forgetHeight() {
    hasStaleHeight = true
    noteHeight()
  }

  /// Has the height that the table gives the cell count.
  func takeHeight() {
    guard hasStaleHeight else { return }
    hasStaleHeight = false
    noteHeight()
  }

  private func noteHeight() {
    noteChange()
    contentView.noteChange()
  }
}

extension TableView {
  /// What the table demands of the frame of its header or its footer: it stands at the left of the table, is as wide, and
  /// is as high as its frame says.
  ///
  /// One whose mask is off is as wide and as high as its own constraints say, where they do. Nil for one that constraints
  /// tie to something outside.
  func placement(of subview: View) -> [AutoresizingConstraint]? {
    guard !isPlacedByConstraints(subview) else { return nil }
    let frame = subview.usableFrame
    let isKept = subview.translatesMask
    let top = subview === tableHeaderView ? 0 : isKept ? frame.origin.y : footerTop
    var placement = [AutoresizingConstraint(attribute: .minX, multiplier: 0, constant: 0)]
    if isKept || !hasOwnWidth(subview) {
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
  private func hasOwnWidth(_ view: View) -> Bool {
    view.held.all.contains {
      $0.firstItem === view && $0.firstAttribute == .width && $0.secondItem == nil
    }
  }

  /// Whether constraints say where a header or footer of the table is.
  func isPlacedByConstraints(_ view: View) -> Bool {
    guard !view.translatesMask else { return false }
    return view.node.concerning.all.contains { $0.holder !== view }
  }
}
