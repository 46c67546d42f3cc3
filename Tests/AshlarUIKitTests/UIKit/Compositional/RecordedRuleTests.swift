import AshlarUIKit
import Testing

/// Rules of the reference that were recorded on UIKit, with numbers of their own.
struct `Recorded rules of compositional layouts` {
  private func items(_ count: Int, height: CGFloat) -> Items {
    let items = Items([count])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, _ in (cell as? HighCell)?.height = height }
    return items
  }

  /// 9.5 − 7 − 7 = −4.5
  @Test func `insets that exceed a slot leave how much they exceed it`() {
    let narrow = item(.absolute(9.5), .absolute(20))
    narrow.contentInsets = insets(0, 7, 0, 7)
    let frames = Items([2]).show(
      layout(section(row(.fractionalWidth(1), .absolute(20), [narrow])))
    ).frames()

    expect(frames.widths, [4.5, 4.5])
    expect(frames.xs, [7, 16.5])
  }

  /// 30 + 5 + 30 in a column that was thought to be 100 high.
  @Test func `a group that is as long as its content holds each subitem once`() {
    let group = column(
      .fractionalWidth(1), .estimated(100),
      [item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(1), .absolute(30))],
      .fixed(5))
    let view = Items([5]).show(layout(section(group)))

    expect(view.frames().ys, [0, 35, 65, 100, 130])
    // The last one holds one subitem.
    #expect(view.contentSize.height == 160)
  }

  @Test func `items of a count that share an estimate are not asked`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(90)),
      subitem: item(.fractionalWidth(1), .estimated(10)), count: 3)
    let view = items(3, height: 77).show(layout(section(group)))

    expect(view.frames().heights, [30, 30, 30])
    #expect(view.visibleCells.allSatisfy { ($0 as? HighCell)?.asked == 0 })
  }

  /// The insets of 6 above and below an estimated height are ignored, those of 10 at the sides are not.
  @Test func `insets along an estimated axis are ignored`() {
    let tall = item(.fractionalWidth(1), .estimated(44))
    tall.contentInsets = insets(6, 10, 6, 10)
    let group = row(.fractionalWidth(1), .estimated(44), [tall])
    group.contentInsets = insets(6, 5, 6, 5)
    let view = items(2, height: 50).show(layout(section(group)))

    expect(view.frames().ys, [0, 50])
    expect(view.frames().heights, [50, 50])
    expect(view.frames().xs, [15, 15])
    expect(view.frames().widths, [290, 290])
  }

  /// 320 − 400 = −80
  @Test func `a group that is wider than its section is moved by flexible room`() {
    let group = row(.absolute(400), .absolute(20), [item(.absolute(400), .absolute(20))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let frames = Items([1]).show(layout(section(group))).frames()

    expect(frames.xs, [-80])
  }

  @Test func `the area is as wide as the widest group`() {
    let group = row(.absolute(400), .absolute(20), [item(.absolute(100), .absolute(20))])
    let view = Items([5]).show(layout(section(group, insets(0, 10, 0, 0))))

    #expect(view.contentSize == CGSize(width: 410, height: 40))
    expect(view.frames().xs, [10, 110, 210, 310, 10])
  }

  @Test func `what sticks out of its group is higher than that, and moves nothing`() {
    let group = row(.fractionalWidth(1), .absolute(20), [item(.absolute(320), .absolute(50))])
    let view = Items([2]).show(layout(section(group)))

    expect(view.frames().ys, [0, 20])
    expect(view.frames().heights, [50, 50])
  }

  @Test func `a header may keep clear of the margins where the cells do not`() {
    let group = row(.fractionalWidth(1), .absolute(20), [item(.fractionalWidth(1), .absolute(20))])
    let section = section(group) {
      $0.supplementaryContentInsetsReference = .layoutMargins
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(10), .top)]
    }
    let view = Items([1]).show(layout(section)) {
      $0.directionalLayoutMargins = insets(0, 20, 0, 40)
    }

    expect(view.frames().first, 0, 10, 320, 20)
    expect(view.edgeFrame(), 20, 0, 260, 10)
  }

  /// Of 800 points between margins of 16, the readable content has 672: (768 − 672) / 2 = 48 more at each side.
  @Test func `a section keeps to the readable content`() {
    let group = row(.fractionalWidth(1), .absolute(20), [item(.fractionalWidth(1), .absolute(20))])
    let section = section(group) { $0.contentInsetsReference = .readableContent }
    let view = Items([1]).show(layout(section), width: 800) {
      $0.directionalLayoutMargins = insets(0, 16, 0, 16)
    }

    expect(view.frames().first, 64, 0, 672, 20)
  }

  /// A footer that stays in sight stands at the bottom of what is seen, 100 − 20, until its section begins lower.
  @Test func `a footer stays in sight, too`() {
    let group = row(.fractionalWidth(1), .absolute(40), [item(.fractionalWidth(1), .absolute(40))])
    let section = section(group) {
      $0.boundarySupplementaryItems = [
        edge(.fractionalWidth(1), .absolute(20), .bottom) { $0.pinToVisibleBounds = true }
      ]
    }
    let view = Items([10, 10]).show(layout(section), height: 100)
    expect(view.edgeFrame(0), 0, 80, 320, 20)
    // The second section begins at 420, and is not seen.
    #expect(view.edgeFrame(1)?.minY == 420)

    view.contentOffset.y = 380
    view.layoutIfNeeded()
    expect(view.edgeFrame(0), 0, 400, 320, 20)
    expect(view.edgeFrame(1), 0, 460, 320, 20)
  }
}
