import AshlarUIKit

// Every name of compositional layouts and registrations that the kit offers, used as programs use it. That this compiles
// is the test.

/// Dimensions, items and groups.
func touchGroups() -> [NSCollectionLayoutGroup] {
  let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1.0))
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: NSCollectionLayoutDimension.absolute(20)),
    elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)),
    itemAnchor: NSCollectionLayoutAnchor(edges: .all, absoluteOffset: .zero))
  badge.zIndex = 2
  _ = (badge.elementKind, badge.containerAnchor.isAbsoluteOffset, badge.itemAnchor?.offset.x)
  let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
  item.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
  item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(8), top: nil, trailing: .flexible(8), bottom: .fixed(0))
  let size = NSCollectionLayoutSize(
    widthDimension: .estimated(100), heightDimension: .uniformAcrossSiblings(estimate: 44))
  let groups: [NSCollectionLayoutGroup] = [
    .horizontal(layoutSize: size, subitems: [item]),
    .horizontal(layoutSize: size, subitem: item, count: 2),
    .horizontal(layoutSize: size, repeatingSubitem: item, count: 2),
    NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]),
    NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: 2),
    NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 2),
    .custom(layoutSize: size) { environment -> [NSCollectionLayoutGroupCustomItem] in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: width, height: 40), zIndex: 1)
      ]
    },
  ]
  groups[0].interItemSpacing = .flexible(10)
  groups[1].interItemSpacing = NSCollectionLayoutSpacing.fixed(10)
  groups[0].supplementaryItems = [badge]
  _ = (groups[0].subitems, groups[0].visualDescription(), groups[0].layoutSize.widthDimension)
  return groups
}

/// Sections, and what is around them.
func touchSection(
  _ group: NSCollectionLayoutGroup, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  header.pinToVisibleBounds = true
  header.extendsBoundary = false
  let footer = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: header.layoutSize, elementKind: UICollectionView.elementKindSectionFooter,
    alignment: NSRectAlignment.bottomLeading, absoluteOffset: CGPoint(x: 0, y: 10))
  _ = (footer.alignment, footer.offset)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 10
  section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  section.contentInsetsReference = .layoutMargins
  section.supplementaryContentInsetsReference = .readableContent
  section.supplementariesFollowContentInsets = false
  section.orthogonalScrollingBehavior = .groupPagingCentered
  section.orthogonalScrollingProperties.bounce = .never
  section.orthogonalScrollingProperties.decelerationRate = .fast
  section.boundarySupplementaryItems = [header, footer]
  let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
  background.zIndex = -1
  section.decorationItems = [background]
  section.visibleItemsInvalidationHandler = { items, offset, environment in
    for item in items {
      let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
      let scale = max(0.8, 1 - distance / 1000)
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      item.alpha = scale
      item.zIndex = item.indexPath.item
      item.isHidden = item.representedElementKind == "hidden"
      item.center.y += 0
    }
  }
  _ = environment.traitCollection.horizontalSizeClass == .compact
  _ = environment.container.contentInsets.leading + environment.container.contentSize.height
  return section
}

/// Whole layouts.
func touchLayouts(_ section: NSCollectionLayoutSection) -> [UICollectionViewCompositionalLayout] {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  configuration.interSectionSpacing = 20
  configuration.boundarySupplementaryItems = section.boundarySupplementaryItems
  configuration.contentInsetsReference = UIContentInsetsReference.none
  var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  list.headerMode = .supplementary
  list.footerMode = .none
  list.headerTopPadding = 0
  list.showsSeparators = false
  list.backgroundColor = .systemBackground
  let layout = UICollectionViewCompositionalLayout {
    (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
      -> NSCollectionLayoutSection? in
    sectionIndex == 0
      ? section : .list(using: list, layoutEnvironment: layoutEnvironment)
  }
  layout.configuration = configuration
  layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  return [
    layout, UICollectionViewCompositionalLayout(section: section),
    UICollectionViewCompositionalLayout(section: section, configuration: configuration),
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in section }, configuration: configuration),
    UICollectionViewCompositionalLayout.list(using: list),
  ]
}

/// Rows and headers with content configurations.
func touchContents(
  _ cell: UICollectionViewListCell, _ row: UITableViewCell, _ header: UITableViewHeaderFooterView
) {
  var content = cell.defaultContentConfiguration()
  content.text = "text"
  content.secondaryText = "secondary"
  content.image = UIImage(systemName: "star")
  content.textProperties.color = .label
  content.textProperties.font = .preferredFont(forTextStyle: .headline)
  content.textProperties.numberOfLines = 1
  content.secondaryTextProperties.color = .secondaryLabel
  content.imageProperties.tintColor = .systemBlue
  content.imageProperties.cornerRadius = 4
  content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
  content.imageProperties.reservedLayoutSize.width =
    UIListContentConfiguration.ImageProperties.standardDimension
  content.directionalLayoutMargins = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
  content.axesPreservingSuperviewLayoutMargins = []
  content.imageToTextPadding = 8
  content.prefersSideBySideTextAndSecondaryText = true
  content.textToSecondaryTextHorizontalPadding = 8
  content.textToSecondaryTextVerticalPadding = 8
  cell.contentConfiguration = content
  cell.indentationLevel = 1
  cell.automaticallyUpdatesContentConfiguration = false
  cell.configurationUpdateHandler = { cell, state in
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.text = state.isSelected ? "selected" : nil
    cell.contentConfiguration = content
  }
  cell.setNeedsUpdateConfiguration()
  row.contentConfiguration = row.defaultContentConfiguration()
  header.contentConfiguration = UIListContentConfiguration.plainHeader()
  let view = UIListContentView(configuration: content)
  view.configuration = UIListContentConfiguration.subtitleCell()
}

/// Registrations, and classes that are registered.
func touchRegistrations(_ view: UICollectionView, _ table: UITableView) {
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  table.register(
    UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
  table.register(UINib(nibName: "Row", bundle: .main), forCellReuseIdentifier: "nib")
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "header")
  view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")
  let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    (cell, indexPath, identifier) in
    cell.tag = identifier.count + indexPath.item
  }
  let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { (supplementaryView, string, indexPath) in
    supplementaryView.tag = string.count + indexPath.section
  }
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
    (collectionView: UICollectionView, indexPath: IndexPath, identifier: String)
      -> UICollectionViewCell? in
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: identifier)
  }
  source.supplementaryViewProvider = { view, kind, index in
    view.dequeueConfiguredReusableSupplementary(using: headers, for: index)
  }
}
