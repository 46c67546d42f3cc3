import AshlarUIKit
import Testing

struct `Recorded items at edges` {
  /// Sections of 3 and 2 items in rows of two, 40 points high.
  private func show(
    _ edges: [NSCollectionLayoutBoundarySupplementaryItem],
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionView {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6)) {
      $0.boundarySupplementaryItems = edges
      change($0)
    }
    return Items([3, 2]).show(layout(section))
  }

  @Test func `31 a header in the middle of the top`() {
    let view = show([edge(.absolute(60), .absolute(30), .top)])

    expect(view.edgeFrame(0), 129, 0, 60, 30)
    expect(view.edgeFrame(1), 129, 118, 60, 30)
    expect(view.frames(0).ys, [33, 33, 73])
    expect(view.frames(1).ys, [151, 151])
    #expect(view.contentSize.height == 196)
    let seen = view.visibleSupplementaryViews(ofKind: "edge").map(\.frame)
    #expect(seen == [view.edgeFrame(0), view.edgeFrame(1)])

    let other = show([edge(.absolute(60), .absolute(30), .top)]) {
      $0.supplementariesFollowContentInsets = false
    }
    expect(other.edgeFrame(0), 130, 0, 60, 30)
  }

  @Test(
    arguments: [
      (.leading, 4, 29), (.trailing, 254, 29), (.topLeading, 4, 0), (.bottomTrailing, 254, 88),
      (.bottom, 129, 88),
    ] as [(NSRectAlignment, CGFloat, CGFloat)])
  func `32 at other edges and corners`(alignment: NSRectAlignment, x: CGFloat, y: CGFloat) {
    expect(show([edge(.absolute(60), .absolute(30), alignment)]).edgeFrame(0), x, y, 60, 30)
  }

  @Test func `32 below, it follows its section; beside the cells, it takes no room`() {
    let below = show([edge(.absolute(60), .absolute(30), .bottom)])
    expect([below.edgeFrame(0)?.minY ?? 0, below.edgeFrame(1)?.minY ?? 0], [88, 166])

    let beside = show([edge(.absolute(60), .absolute(30), .leading)])
    expect(beside.frames(0).ys, [3, 3, 43])
    // Rows of 80 and of 40 points between insets of 8: 88 + 48.
    #expect(beside.contentSize.height == 136)
  }

  @Test func `33 with an offset`() {
    let offset = CGPoint(x: 5, y: 7)
    let top = show([edge(.absolute(60), .absolute(30), .top, offset: offset)])
    expect(top.edgeFrame(0), 134, 0, 60, 30)
    #expect(top.frames(0)[0].minY == 26)
    #expect(top.contentSize.height == 182)

    let corner = show([edge(.absolute(60), .absolute(30), .bottomLeading, offset: offset)])
    expect(corner.edgeFrame(0), 9, 95, 60, 30)
    #expect(corner.contentSize.height == 210)

    let inside = show([
      edge(.absolute(60), .absolute(30), .bottom, offset: CGPoint(x: -5, y: -7)) {
        $0.extendsBoundary = false
      }
    ])
    expect(inside.edgeFrame(0), 124, 51, 60, 30)
  }

  /// The reference does not say how wide the groups are. Its content of 390 points is two headers of 60, insets of 10
  /// for each section, and rows of 150 and 100 points: groups of 100 with two items each.
  @Test func `34 of a layout that scrolls horizontally`() {
    func show(_ alignment: NSRectAlignment) -> UICollectionView {
      let group = row(
        .absolute(100), .fractionalHeight(1),
        [item(.fractionalWidth(0.5), .fractionalHeight(1))])
      let section = section(group, insets(3, 4, 5, 6)) {
        $0.boundarySupplementaryItems = [edge(.absolute(60), .absolute(30), alignment)]
      }
      return Items([3, 2]).show(layout(section) { $0.scrollDirection = .horizontal })
    }
    let leading = show(.leading)
    expect(leading.edgeFrame(0), 0, 224, 60, 30)
    #expect(leading.frames(0)[0].minX == 64)
    #expect(leading.contentSize.width == 390)

    let trailing = show(.trailing)
    expect(
      [trailing.edgeFrame(0)?.minX ?? 0, trailing.edgeFrame(1)?.minX ?? 0], [160, 330])
  }

  @Test(
    arguments: [
      (.top, false, 0, 0, 80), (.top, true, 0, 200, 280), (.bottom, false, -120, 0, 80),
      (.leading, false, -60, 0, 80), (.leading, true, 0, 0, 200),
    ] as [(NSRectAlignment, Bool, CGFloat, CGFloat, CGFloat)])
  func `35 higher than the section`(
    alignment: NSRectAlignment, extends: Bool, y: CGFloat, cells: CGFloat, content: CGFloat
  ) {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group) {
      $0.boundarySupplementaryItems = [
        edge(.absolute(33), .absolute(200), alignment) { $0.extendsBoundary = extends }
      ]
    }
    let view = Items([4]).show(layout(section))

    #expect(view.edgeFrame()?.minY == y)
    #expect(view.frames()[0].minY == cells)
    #expect(view.contentSize.height == content)
    if alignment == .top { #expect(view.edgeFrame()?.minX == 143.5) }
  }

  @Test func `36 in fractions, and estimated`() {
    let view = show([
      edge(.fractionalWidth(1), .fractionalHeight(0.1), .top, "header"),
      edge(.fractionalWidth(0.5), .estimated(20), .bottom, "footer"),
    ])

    expect(view.edgeFrame(0, "header"), 4, 0, 310, 48)
    expect(view.edgeFrame(0, "footer"), 81.5, 136, 155, 20)
    expect(view.frames(0).ys, [51, 51, 91])
  }

  @Test func `37 two at one edge stand in one place`() {
    let view = show([
      edge(.absolute(60), .absolute(30), .top, "a"), edge(.absolute(60), .absolute(10), .top, "b"),
      edge(.absolute(60), .absolute(7), .bottom, "c"),
      edge(.absolute(60), .absolute(5), .bottom, "d"),
    ])

    let ys = ["a", "b", "c", "d"].map { view.edgeFrame(0, $0)?.minY ?? -1 }
    expect(ys, [0, 20, 118, 118])
    #expect(view.frames(0)[0].minY == 33)
    #expect(view.contentSize.height == 210)
  }

  private func showWithLayoutEdges(_ counts: [Int], footer: Bool) -> UICollectionView {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6)) {
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(10), .top)]
    }
    return Items(counts).show(
      layout(section) {
        $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(30), .top, "head")]
        if footer {
          $0.boundarySupplementaryItems.append(
            edge(.fractionalWidth(1), .absolute(20), .bottom, "foot"))
        }
      })
  }

  @Test func `38 of the whole layout`() {
    let view = showWithLayoutEdges([3, 2], footer: true)

    expect(view.layoutEdgeFrame("head"), 0, 0, 320, 30)
    expect(view.edgeFrame(0), 4, 30, 310, 10)
    #expect(view.frames(0)[0].minY == 43)
    #expect(view.layoutEdgeFrame("foot")?.minY == 186)
    #expect(view.contentSize.height == 206)
    #expect(view.visibleSupplementaryViews(ofKind: "head").count == 1)
    #expect(view.faultTexts == [])
  }

  @Test func `39 of empty sections`() {
    let view = showWithLayoutEdges([0, 2, 0], footer: false)

    expect((0..<3).map { view.edgeFrame($0)?.minY ?? -1 }, [30, 48, 106])
    expect(view.frames(1).ys, [61, 61])
    #expect(view.contentSize.height == 124)
  }
}

struct `Recorded headers that stay in sight` {
  @Test func `40 stand at the top of what is seen`() {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6)) {
      $0.boundarySupplementaryItems = [
        edge(.fractionalWidth(1), .absolute(30), .top) { $0.pinToVisibleBounds = true }
      ]
    }
    let view = Items([3, 2]).show(layout(section), height: 100)
    view.contentOffset.y = 130
    view.layoutIfNeeded()

    let path = IndexPath(item: 0, section: 1)
    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: "edge", at: path)
    expect(attributes?.frame, 4, 130, 310, 30)
    #expect(attributes?.zIndex == 1_000_000_001)
    let header = view.supplementaryView(forElementKind: "edge", at: path)
    expect(header?.frame, 4, 130, 310, 30)
    #expect(view.subviews.last === header)
  }

  /// A view that is 300 points high, which leaves 292 between the insets.
  @Test func `40 stand at the leading edge of what is seen`() {
    let group = row(
      .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6)) {
      $0.boundarySupplementaryItems = [
        edge(.absolute(60), .fractionalHeight(1), .leading) { $0.pinToVisibleBounds = true }
      ]
    }
    let view = Items([3, 2]).show(
      layout(section) { $0.scrollDirection = .horizontal }, width: 200, height: 300)
    view.contentOffset.x = 120
    view.layoutIfNeeded()

    expect(view.edgeFrame(0), 120, 3, 60, 292)
  }

  /// The first section ends at 118: a header of 30 points goes no further than 88.
  @Test func `stop at the end of their section`() {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6)) {
      $0.boundarySupplementaryItems = [
        edge(.fractionalWidth(1), .absolute(30), .top) { $0.pinToVisibleBounds = true }
      ]
    }
    let view = Items([3, 2]).show(layout(section), height: 100)
    view.contentOffset.y = 100
    view.layoutIfNeeded()

    expect([view.edgeFrame(0)?.minY ?? 0, view.edgeFrame(1)?.minY ?? 0], [88, 118])
  }
}
