import AshlarUIKit
import Testing

struct `Layouts that scroll horizontally, right to left` {
  private let items = Items([8])

  /// Items of 100 × 100 points, one after the other.
  private func show(count: Int = 8) -> UICollectionView {
    items.counts = [count]
    let group = row(
      .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(1))])
    return items.show(
      layout(section(group)) { $0.scrollDirection = .horizontal }, height: 100, isMirrored: true)
  }

  /// The area is 800 points wide, and 320 of it are seen: the last ones.
  @Test func `begin at their right end`() {
    let view = show()

    #expect(view.contentOffset.x == 480)
    expect(view.frames().first, 700, 0, 100, 100)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func `stay where they are when more comes at the other end`() {
    let view = show()
    view.contentOffset.x = 300
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 300)

    items.counts = [10]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 1000)
    #expect(view.contentOffset.x == 500)
  }

  @Test func `stay at their right end in another size`() {
    let view = show()
    view.frame.size.width = 400
    view.layoutIfNeeded()

    #expect(view.contentOffset.x == 400)
  }

  @Test func `begin where they end if all is seen`() {
    let view = show(count: 2)

    #expect(view.contentOffset.x == 0)
    expect(view.frames().first, 220, 0, 100, 100)
  }
}
