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

extension View {
  /// Whether a stack view arranges the view.
  var isArranged: Bool { placedPart == .arranged }

  /// Whether the height of the view is about to be measured again, so that the one it has counts for nothing.
  var isHeightStale: Bool {
    if let cell = self as? TableViewCell { return cell.hasStaleHeight }
    return placedPart.isContent && (superview as? TableViewCell)?.hasStaleHeight ?? false
  }

  /// Refuses to let a content view go where constraints put it: the cell places it, as on UIKit, which says so too.
  func refuseMaskChange() {
    if placedPart == .reportedContent { return }
    placedPart = .reportedContent
    report(.maskOfOwner(view: reportName, owner: superview?.reportName ?? "its cell"), at: nil)
  }
}

extension TableViewCell {
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
    if isKept || !subview.hasOwnWidth {
      placement.append(AutoresizingConstraint(attribute: .width, multiplier: 1, constant: 0))
    }
    placement.append(AutoresizingConstraint(attribute: .minY, multiplier: 0, constant: top))
    if isKept {
      placement.append(
        AutoresizingConstraint(attribute: .height, multiplier: 0, constant: frame.size.height))
    }
    return placement
  }

  /// Whether constraints say where a header or footer of the table is.
  func isPlacedByConstraints(_ view: View) -> Bool {
    guard !view.translatesMask else { return false }
    return view.node.concerning.all.contains { $0.holder !== view }
  }
}

extension View {
  /// Whether a constraint gives the view a width in points.
  fileprivate var hasOwnWidth: Bool {
    held.all.contains {
      $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil
    }
  }
}
