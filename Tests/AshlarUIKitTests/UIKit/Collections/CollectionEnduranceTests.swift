import AshlarUIKit
import Testing

struct `Collections that much happens to` {
  private static let lengths: [CGFloat] = [
    0, 1, 10, 33.3, 40, 50, 80, 100, 400, -5, .nan, .infinity, 1e13, 1e-9,
  ]

  private func length(_ numbers: inout RepeatableNumbers) -> CGFloat {
    Self.lengths.randomElement(using: &numbers) ?? 0
  }

  /// Whatever is said and done, each layout ends with exactly one cell for each item that is said to be seen.
  @Test(arguments: UInt64(0)..<24)
  func `show what is seen, and nothing else`(seed: UInt64) {
    var numbers = RepeatableNumbers(state: seed)
    let boxes = Boxes(20, 40, 40)
    let layout = UICollectionViewFlowLayout()
    let view = boxes.show(width: 130, height: 150, layout: layout)
    for step in 0..<80 {
      change(boxes, view, layout, &numbers)
      view.layoutIfNeeded()

      let paths = view.indexPathsForVisibleItems
      let cells = view.visibleCells
      let isSeen = cells.allSatisfy { $0.superview === view && $0.frame.intersects(view.bounds) }
      let exist = paths.allSatisfy { $0.item < view.numberOfItems(inSection: $0.section) }
      let isWhole = Set(cells).count == paths.count && isSeen && exist
      #expect(isWhole, "seed \(seed), step \(step)")
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
      if !isWhole { return }
    }
  }

  private func change(
    _ boxes: Boxes, _ view: UICollectionView, _ layout: UICollectionViewFlowLayout,
    _ numbers: inout RepeatableNumbers
  ) {
    let section = Int.random(in: 0..<3, using: &numbers)
    let item = Int.random(in: -1..<25, using: &numbers)
    let path = IndexPath(item: item, section: section)
    let size = CGSize(width: length(&numbers), height: length(&numbers))
    switch Int.random(in: 0..<17, using: &numbers) {
    case 0: view.contentOffset.y = CGFloat(item) * 50
    case 1: view.contentOffset.x = CGFloat(item) * 20
    case 2: view.frame.size = size
    case 3: view.frame.size = CGSize(width: 130, height: 150)
    case 4: boxes.sizes = [[], [size, size], Array(repeating: size, count: 30)]
    case 5: view.reloadData()
    case 6: layout.scrollDirection = item % 2 == 0 ? .vertical : .horizontal
    case 7: layout.invalidateLayout()
    case 8: boxes.insets[section] = UIEdgeInsets(top: 3, left: size.width, bottom: 3, right: 3)
    case 9: boxes.lineSpacings[section] = size.width
    case 10: boxes.headers[section] = size
    case 11: view.insertItems(at: [path])
    case 12: view.performBatchUpdates { view.deleteItems(at: [path, path]) }
    case 13: view.scrollToItem(at: path, at: [.centeredVertically, .left], animated: false)
    case 14: layout.sectionHeadersPinToVisibleBounds.toggle()
    case 15: boxes.sizes[0].append(CGSize(width: 30, height: 30))
    default: layout.estimatedItemSize = item % 2 == 0 ? .zero : CGSize(width: 20, height: 20)
    }
  }
}
