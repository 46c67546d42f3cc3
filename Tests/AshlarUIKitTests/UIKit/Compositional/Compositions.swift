import AshlarUIKit
import Testing

/// Sections of so many items, whose cells and edges are as large as a test says.
final class Items: UICollectionViewDataSource {
  var counts: [Int]

  /// Makes a cell, and a view beside the cells.
  var makeCell: () -> UICollectionViewCell = { UICollectionViewCell(frame: .zero) }
  var makeEdge: (String) -> UICollectionReusableView = { _ in
    UICollectionReusableView(frame: .zero)
  }

  /// Prepares a cell for its item.
  var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  /// For which items a cell was asked for.
  private(set) var asked: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// Shows the items in a collection of 2 pixels to the point that stays silent about faults.
  func show(
    _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480,
    scale: CGFloat = 2, isMirrored: Bool = false, prepare: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.diagnostics.handler = .silent
    view.environment.displayScale = scale
    if isMirrored { view.environment.direction = .rightToLeft }
    view.register("cell") { self.makeCell() }
    prepare(view)
    view.dataSource = self
    view.layoutIfNeeded()
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.registerSupplementaryView("edge", ofKind: kind) { self.makeEdge(kind) }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

// MARK: - Writing layouts

func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

/// Items beside each other.
func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing = .fixed(0)
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

/// Items below each other.
func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ items: [NSCollectionLayoutItem], _ spacing: NSCollectionLayoutSpacing = .fixed(0)
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

func insets(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A section of a group, with what a test changes.
func section(
  _ group: NSCollectionLayoutGroup, _ insets: NSDirectionalEdgeInsets = .zero,
  between spacing: CGFloat = 0, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  change(section)
  return section
}

/// A layout of sections that are alike, with what a test changes.
func layout(
  _ section: NSCollectionLayoutSection,
  _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
) -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  change(configuration)
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

/// What stands at an edge of a section.
func edge(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
  _ alignment: NSRectAlignment, _ kind: String = "edge", offset: CGPoint = .zero,
  _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment,
    absoluteOffset: offset)
  change(item)
  return item
}

// MARK: - Reading layouts

extension UICollectionView {
  /// The frames of all items of a section, as the layout has them.
  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The frame of what stands at an edge of a section.
  func edgeFrame(_ section: Int = 0, _ kind: String = "edge") -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// The frame of what stands at an edge of the whole layout.
  func layoutEdgeFrame(_ kind: String) -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: .max, section: 0))?.frame
  }
}

/// Expects numbers to be those of a reference, within a thousandth of a point: a pixel is at least a third of one.
func expect(
  _ numbers: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
) {
  let isSame =
    numbers.count == expected.count
    && zip(numbers, expected).allSatisfy { ($0 - $1).magnitude <= 0.001 }
  if !isSame {
    Issue.record("are \(numbers), expected \(expected)", sourceLocation: sourceLocation)
  }
}

/// Expects a rectangle to be where a reference has it.
func expect(
  _ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = frame ?? .null
  expect(
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], [x, y, width, height],
    sourceLocation: sourceLocation)
}

extension [CGRect] {
  var xs: [CGFloat] { map(\.origin.x) }
  var ys: [CGFloat] { map(\.origin.y) }
  var widths: [CGFloat] { map(\.size.width) }
  var heights: [CGFloat] { map(\.size.height) }
}
