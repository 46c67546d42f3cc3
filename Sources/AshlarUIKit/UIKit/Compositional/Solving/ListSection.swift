import Ashlar

/// The metrics of a list's section by its position among the others, as recorded on a phone, in points.
struct ListSection {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let hasHeader: Bool

  /// The room above the first element of the section, which belongs to that; nil for what the system has.
  let topPadding: CGFloat?

  /// The room above the first rows that have no header, and between such rows and those before.
  private static let withoutHeader: CGFloat = 35

  /// The room below the rows of a section.
  private static let below: CGFloat = 53.0 / 3

  /// The insets of inset rows at the sides: recorded at a width of 393; wide phones have larger margins.
  private static func side(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// The additional height of the first element of a plain list.
  private static let plainPadding: CGFloat = 18.5

  func insets(ofSection section: Int, _ situation: LayoutSituation) -> NSDirectionalEdgeInsets {
    guard appearance.isGrouped else { return .zero }
    let below = situation.pixels.down(Self.below)
    let above = hasHeader ? 0 : section == 0 ? Self.withoutHeader : Self.withoutHeader - below
    let side = appearance == .insetGrouped ? Self.side(in: situation.size.width) : 0
    return NSDirectionalEdgeInsets(top: above, leading: side, bottom: below, trailing: side)
  }

  /// The additional height of the first element of the section beyond the requested one.
  private var padding: CGFloat {
    let automatic = appearance == .plain ? Self.plainPadding : 0
    guard let topPadding, topPadding.isComputable else { return automatic }
    return max(0, topPadding)
  }

  /// The additional height of the header beyond the requested one.
  var headerPadding: CGFloat { hasHeader ? padding : 0 }

  /// The additional height of the first row beyond the requested one.
  var rowPadding: CGFloat { hasHeader ? 0 : padding }
}
