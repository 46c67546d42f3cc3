import AshlarUIKit
import Testing

struct `Recorded sections that scroll by themselves` {
  /// Sections of 3 and 8 groups of one item.
  private func show(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isMirrored: Bool = false
  ) -> (UICollectionView, UICollectionViewCompositionalLayout) {
    let group = row(width, height, [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6), between: 8) {
      $0.orthogonalScrollingBehavior = behavior
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(20), .top)]
    }
    let layout = layout(section)
    return (Items([3, 8]).show(layout, isMirrored: isMirrored), layout)
  }

  @Test func `44 stand in a row below their header`() {
    let (view, layout) = show(.absolute(100), .absolute(50), .continuous)

    expect(view.edgeFrame(0), 4, 0, 310, 20)
    expect(view.frames(0).xs, [4, 112, 220])
    expect(view.frames(0).ys, [23, 23, 23])
    #expect(view.edgeFrame(1)?.minY == 78)
    #expect(view.frames(1)[0].minY == 101)
    #expect(layout.maximumOrthogonalOffset(inSection: 0) == 6)
    #expect(layout.maximumOrthogonalOffset(inSection: 1) == 546)
    // Two rows of 78 points.
    #expect(view.contentSize == CGSize(width: 320, height: 156))
  }

  @Test func `44b are sized in the whole width, and the height between the insets`() {
    let (view, _) = show(.fractionalWidth(0.8), .fractionalHeight(0.25), .continuous)

    expect(view.frames(0).xs, [4, 268, 532])
    expect(view.frames(0).widths, [256, 256, 256])
    expect(view.frames(0).heights, [118, 118, 118])
  }

  @Test(
    arguments: [
      (.paging, [130, 200, 300, 400, 700], [0, 310, 310, 310, 546]),
      (.groupPaging, [40, 130, 200, 300, 400, 700], [0, 108, 216, 324, 432, 546]),
      (.continuousGroupLeadingBoundary, [40, 130, 700], [0, 108, 546]),
      (.continuous, [40, 130, 700, -5], [40, 130, 546, 0]), (.none, [40], [0]),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat], [CGFloat])])
  func `44c come to rest`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, asked: [CGFloat],
    rests: [CGFloat]
  ) {
    let (_, layout) = show(.absolute(100), .absolute(50), behavior)

    expect(
      asked.map { offset in
        layout.scrollOrthogonally(section: 1, to: offset)
        return layout.orthogonalOffset(inSection: 1)
      }, rests)
  }

  @Test func `44d come to rest in the middle`() {
    let (view, layout) = show(
      .fractionalWidth(0.8), .fractionalHeight(0.25), .groupPagingCentered)
    #expect(layout.orthogonalOffset(inSection: 1) == -27)
    #expect(view.frames(1)[0].minX == 31)

    expect(
      [200, 501, 700, 0].map { offset in
        layout.scrollOrthogonally(section: 1, to: offset)
        return layout.orthogonalOffset(inSection: 1)
      }, [237, 501, 765, -27])
  }

  /// Scrolled by 216 points, the third of eight groups stands at the inset.
  @Test func `move their cells, and not their header`() {
    let (view, layout) = show(.absolute(100), .absolute(50), .groupPaging)
    layout.scrollOrthogonally(section: 1, to: 216)
    view.layoutIfNeeded()

    expect(view.frames(1).prefix(4).map(\.minX), [-212, -104, 4, 112])
    expect(view.edgeFrame(1), 4, 78, 310, 20)
    let seen = view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item)
    #expect(seen == [2, 3, 4])
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 1))
    expect(cell?.frame, 4, 101, 100, 50)
    // The other section has a row of its own.
    #expect(view.frames(0)[0].minX == 4)
  }

  /// The row begins at the right: 320 − 4 − 100 = 216, and each group is 108 points further left.
  @Test func `begin at the right where people read from right to left`() {
    let (view, layout) = show(.absolute(100), .absolute(50), .groupPaging, isMirrored: true)
    expect(view.frames(0).xs, [216, 108, 0])
    expect(view.edgeFrame(0), 6, 0, 310, 20)

    layout.scrollOrthogonally(section: 1, to: 108)
    view.layoutIfNeeded()
    expect(view.frames(1).prefix(3).map(\.minX), [324, 216, 108])
  }

  /// The fifth group starts at 432 in its row of 310 points, of which it takes 100.
  @Test func `are scrolled to an item`() {
    let (view, layout) = show(.absolute(100), .absolute(50), .continuous)
    let path = IndexPath(item: 4, section: 1)
    view.scrollToItem(at: path, at: .left, animated: false)
    #expect(layout.orthogonalOffset(inSection: 1) == 432)

    view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
    #expect(layout.orthogonalOffset(inSection: 1) == 327)

    view.scrollToItem(at: path, at: .right, animated: false)
    #expect(layout.orthogonalOffset(inSection: 1) == 222)

    view.scrollToItem(at: path, at: [], animated: false)
    #expect(layout.orthogonalOffset(inSection: 1) == 222)
  }

  @Test func `tell their handler what is seen, and take what it changes`() {
    var heard: [(items: [Int], xs: [CGFloat], offset: CGPoint)] = []
    let group = row(
      .absolute(100), .absolute(50), [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, between: 8) {
      $0.orthogonalScrollingBehavior = .groupPaging
      $0.visibleItemsInvalidationHandler = { items, offset, environment in
        heard.append((items.map(\.indexPath.item), items.map(\.frame.minX), offset))
        for item in items { item.alpha = 0.5 }
      }
    }
    let layout = layout(section)
    let view = Items([8]).show(layout)
    layout.scrollOrthogonally(section: 0, to: 108)
    view.layoutIfNeeded()

    // Frames in the row: from 108 to 428 four groups are seen.
    #expect(heard.last?.items == [1, 2, 3])
    #expect(heard.last?.xs == [108, 216, 324])
    #expect(heard.last?.offset == CGPoint(x: 108, y: 0))
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
  }
}
