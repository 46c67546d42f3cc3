public import Ashlar

/// The look of a list: of one section of a compositional layout, or of a whole layout.
///
/// Source: Apple, `UICollectionLayoutListConfiguration`.
public struct UICollectionLayoutListConfiguration {
  /// The look of the list.
  public let appearance: Appearance

  /// Whether sections have headers. They have none by default.
  public var headerMode = HeaderMode.none

  /// Whether sections have footers. They have none by default.
  public var footerMode = FooterMode.none

  /// The room added above the header or the first row of a section, in points; nil for the system's: 18.5 in a plain
  /// list, and nothing in others.
  public var headerTopPadding: CGFloat?

  /// Whether there are lines between rows. Kept, and without effect: lines take no room.
  public var showsSeparators = true

  /// The look of the lines between rows. Kept, and without effect.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// On UIKit, provides the actions of a swipe on a row. Kept, and never called.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// On UIKit, provides the actions of a swipe on a row. Kept, and never called.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that provides the actions of a swipe on a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The colour behind the rows. Kept, and without effect.
  public var backgroundColor: UIColor?

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows as wide as the list; headers stay visible.
    case plain
    /// Rows as wide as the list, with room between sections.
    case grouped
    /// Rows with room on both sides and between sections.
    case insetGrouped
    /// Laid out like a plain list: UIKit's room on a phone has not been recorded.
    case sidebar
    /// Laid out like a plain list.
    case sidebarPlain

    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  }

  /// Whether sections have headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No section has one.
    case none
    /// The data source provides them.
    case supplementary
    /// The first item of a section is its header.
    case firstItemInSection
  }

  /// Whether sections have footers.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No section has one.
    case none
    /// The data source provides them.
    case supplementary
  }
}

// MARK: - Sections and layouts

extension NSCollectionLayoutSection {
  /// Makes the section of a list: a column of self-sizing rows.
  ///
  /// The estimated height of a row is 44 points. Grouped sections have 35 points above rows without a header, and 17⅔
  /// below the rows of each section. An inset grouped list has 16 points of room at the sides, or 20 if it is at
  /// least 414 points wide. The first element of a plain section is 18.5 points higher than its content needs, and
  /// headers of a plain list stay visible.
  ///
  /// Source: recorded on iOS 26 (reference, "List sections").
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are all lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var section: NSCollectionLayoutSection {
    let size = fullWidth(Self.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = edges
    section.list = ListSection(
      appearance: appearance, hasHeader: headerMode == .supplementary,
      topPadding: headerTopPadding)
    return section
  }

  private var edges: [NSCollectionLayoutBoundarySupplementaryItem] {
    var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      edges.append(edge(UICollectionView.elementKindSectionHeader, .top))
    }
    if footerMode == .supplementary {
      edges.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return edges
  }

  private func edge(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let height = appearance == .plain ? Self.plainEdgeHeight : Self.edgeHeight
    let edge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: fullWidth(height), elementKind: kind, alignment: alignment)
    edge.pinToVisibleBounds = appearance == .plain
    edge.zIndex = Self.edgeLevel
    return edge
  }

  private func fullWidth(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  /// The estimated heights of a row, and of the header of a section, before they are visible, in points.
  private static var rowHeight: CGFloat { 44 }
  private static var plainEdgeHeight: CGFloat { 28 }
  private static var edgeHeight: CGFloat { 17.5 }

  /// The level of a header, as recorded on UIKit.
  private static var edgeLevel: Int { 200 }
}
