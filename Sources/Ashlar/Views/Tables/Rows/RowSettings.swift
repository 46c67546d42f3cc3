/// The settings of a table for all of its rows, headers and footers.
package struct RowSettings: Equatable {
  /// Stands for a height that comes out of constraints: −1.
  package static let automaticHeight: CGFloat = -1

  /// The heights for which the delegate gives none, in points.
  package var heights = SlotNumbers { _ in RowSettings.automaticHeight }

  /// The estimated height of everything until it is visible, in points; 0 for no estimates.
  package var estimates = SlotNumbers<CGFloat> { _ in 0 }

  /// Whether headers and footers of sections stay visible as long as a part of their section is.
  package var sectionViewsFloat = true

  /// Whether rows have room on both sides, as wide as the margin of their texts.
  package var insetsRows = false

  /// Whether there is a line between rows.
  package var hasLines = true

  /// Whether content views end at the safe area of the table, at the left and at the right.
  package var keepsToSafeArea = true
}

extension RowSettings {
  /// The estimated height of something that has not been measured, in points.
  func estimate(of kind: TableSlot.Kind) -> CGFloat { max(0, estimates[kind]) }

  /// Whether a table refuses a height that nothing can be computed with, which is a fault.
  func areRefused(by table: View) -> Bool {
    TableSlot.Kind.allCases.contains { kind in
      table.refuses(heights[kind], for: kind.heightNames.given)
        || table.refuses(estimates[kind], for: kind.heightNames.estimated)
    }
  }
}

extension TableSlot.Kind {
  /// The names for users of a table of the height without one from the delegate, and of the estimated height.
  fileprivate var heightNames: (given: String, estimated: String) {
    switch self {
    case .header: ("sectionHeaderHeight", "estimatedSectionHeaderHeight")
    case .row: ("rowHeight", "estimatedRowHeight")
    case .footer: ("sectionFooterHeight", "estimatedSectionFooterHeight")
    }
  }
}
