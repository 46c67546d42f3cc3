import AshlarUIKit
import Testing

struct `Compositional layouts of all kinds` {
  private static let lengths: [CGFloat] = [
    0, 0.3, 1 / 3, 1, 10, 33.3, 50, 100, 400, -5, .nan, .infinity, 1e13, 1e-9,
  ]

  private func length(_ numbers: inout RepeatableNumbers) -> CGFloat {
    Self.lengths.randomElement(using: &numbers) ?? 0
  }

  private func dimension(_ numbers: inout RepeatableNumbers) -> NSCollectionLayoutDimension {
    let number = length(&numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: return .fractionalWidth(number)
    case 1: return .fractionalHeight(number)
    case 2: return .absolute(number)
    case 3: return .estimated(number)
    default: return .uniformAcrossSiblings(estimate: number)
    }
  }

  private func spacing(_ numbers: inout RepeatableNumbers) -> NSCollectionLayoutSpacing {
    Bool.random(using: &numbers) ? .fixed(length(&numbers)) : .flexible(length(&numbers))
  }

  private func anything(_ depth: Int, _ numbers: inout RepeatableNumbers) -> NSCollectionLayoutItem
  {
    let size = size(dimension(&numbers), dimension(&numbers))
    let made =
      depth > 2 || Bool.random(using: &numbers)
      ? NSCollectionLayoutItem(layoutSize: size) : group(depth, &numbers)
    made.contentInsets.top = length(&numbers)
    made.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: spacing(&numbers), top: nil, trailing: nil, bottom: spacing(&numbers))
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      made.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: .trailing))
      ]
    }
    return made
  }

  private func group(_ depth: Int, _ numbers: inout RepeatableNumbers) -> NSCollectionLayoutGroup {
    let size = size(dimension(&numbers), dimension(&numbers))
    let items = (0...Int.random(in: 0..<2, using: &numbers)).map { _ in
      anything(depth + 1, &numbers)
    }
    let count = Int.random(in: -1..<5, using: &numbers)
    let made: NSCollectionLayoutGroup
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: made = .horizontal(layoutSize: size, subitem: items[0], count: count)
    case 1: made = .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
    case 2: made = .vertical(layoutSize: size, subitems: items)
    default: made = .horizontal(layoutSize: size, subitems: items)
    }
    made.interItemSpacing = spacing(&numbers)
    return made
  }

  private func anySection(_ numbers: inout RepeatableNumbers) -> NSCollectionLayoutSection {
    let made = NSCollectionLayoutSection(group: group(0, &numbers))
    made.contentInsets.leading = length(&numbers)
    made.interGroupSpacing = length(&numbers)
    made.orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior(
        rawValue: Int.random(in: 0..<6, using: &numbers)) ?? .none
    if Bool.random(using: &numbers) {
      let item = edge(
        dimension(&numbers), dimension(&numbers), Bool.random(using: &numbers) ? .top : .trailing)
      item.pinToVisibleBounds = Bool.random(using: &numbers)
      item.extendsBoundary = Bool.random(using: &numbers)
      made.boundarySupplementaryItems = [item]
    }
    return made
  }

  /// Whatever a layout is made of, it ends, shows only items that exist, and is the same when it is made again.
  @Test(arguments: UInt64(0)..<60)
  func `end, and are the same each time`(seed: UInt64) {
    func show() -> (UICollectionView, [CGRect]) {
      var numbers = RepeatableNumbers(state: seed)
      let sections = (0..<3).map { _ in anySection(&numbers) }
      let layout = UICollectionViewCompositionalLayout { number, _ in sections[number] }
      layout.configuration.scrollDirection =
        Bool.random(using: &numbers) ? .vertical : .horizontal
      let items = Items([7, 0, 30])
      items.makeCell = { HighCell(frame: .zero) }
      items.fill = { cell, path in (cell as? HighCell)?.height = CGFloat(10 + path.item) }
      let view = items.show(layout, isMirrored: seed % 2 == 0)
      for step in 0..<6 {
        view.contentOffset = CGPoint(x: CGFloat(step % 2) * 100, y: CGFloat(step) * 120)
        layout.scrollOrthogonally(section: step % 3, to: CGFloat(step) * 90)
        view.layoutIfNeeded()
        let paths = view.indexPathsForVisibleItems
        #expect(paths.allSatisfy { $0.item < view.numberOfItems(inSection: $0.section) })
        #expect(Set(view.visibleCells).count == paths.count)
      }
      return (view, view.frames(0) + view.frames(2))
    }
    let (view, frames) = show()

    #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
    #expect(show().1 == frames)
  }
}
