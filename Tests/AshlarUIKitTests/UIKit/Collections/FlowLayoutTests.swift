import AshlarUIKit
import Testing

struct `Lines of a flow layout` {
  /// Five of 50 points fit with 4 × 10 between them, and 320 − 250 = 70 points are left for four gaps.
  @Test func `are spread, and the last one stands like a full one if all items have one size`() {
    let boxes = Boxes(7, 50, 50)
    let view = boxes.show(width: 320, height: 200)

    #expect(view.seenFrames.map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(view.seenFrames.map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    #expect(view.faultTexts == [])
  }

  /// 30 points are left of 300 for two gaps in the first line, and 70 for one in the second.
  @Test func `begin at the left without more space than wanted if they are last and sizes differ`()
  {
    let boxes = Boxes([
      [
        CGSize(width: 100, height: 20), CGSize(width: 120, height: 40),
        CGSize(width: 50, height: 30), CGSize(width: 150, height: 30),
        CGSize(width: 80, height: 30), CGSize(width: 200, height: 10),
        CGSize(width: 40, height: 20),
      ]
    ])
    let view = boxes.show(width: 300, height: 200)

    #expect(
      view.seenFrames == [
        CGRect(x: 0, y: 10, width: 100, height: 20), CGRect(x: 115, y: 0, width: 120, height: 40),
        CGRect(x: 250, y: 5, width: 50, height: 30), CGRect(x: 0, y: 50, width: 150, height: 30),
        CGRect(x: 220, y: 50, width: 80, height: 30), CGRect(x: 0, y: 95, width: 200, height: 10),
        CGRect(x: 210, y: 90, width: 40, height: 20),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 110))
  }

  @Test func `have an item in the middle that is alone and not in a last line of several sizes`() {
    let mixed = Boxes([[200, 250, 100].map { CGSize(width: $0, height: 10) }])
    #expect(mixed.show(width: 300, height: 100).seenFrames.map(\.minX) == [50, 25, 0])

    let equal = Boxes(2, 200, 10)
    #expect(equal.show(width: 300, height: 100).seenFrames.map(\.minX) == [50, 50])
  }

  /// Thirds of 375 − 20 points, which binary numbers do not add up to exactly.
  @Test func `take as many items as were divided into them`() {
    let width = (CGFloat(375) - 20) / 3
    let view = Boxes(6, width, 10).show(width: 375, height: 100)

    #expect(view.seenFrames.map(\.minY) == [0, 0, 0, 20, 20, 20])
    expectFrame(of: view.visibleCells[2], x: 375 - width, y: 0, width: width, height: 10)
  }

  @Test func `may be as wide as the room`() {
    let view = Boxes(2, 300, 40).show(width: 300, height: 200)

    #expect(view.seenFrames.map(\.minX) == [0, 0])
    #expect(view.seenFrames.map(\.minY) == [0, 50])
    #expect(view.faultTexts == [])
  }

  /// Lines at 0, 80, 160, …, each 100 high: at 90 two of them are seen.
  @Test func `overlap with a negative space between them`() {
    let boxes = Boxes(5, 100, 100)
    boxes.lineSpacings[0] = -20
    let view = boxes.show(width: 100, height: 50)
    view.contentOffset.y = 90
    view.layoutIfNeeded()

    #expect(view.seenFrames.map(\.minY) == [0, 80])
    #expect(view.contentSize.height == 420)
  }
}

struct `Sections of a flow layout` {
  /// Two items of 130 fill 270 points with 10 between them.
  private func sections() -> (Boxes, UICollectionView) {
    let size = CGSize(width: 130, height: 50)
    let boxes = Boxes([[size, size, size], [size]])
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30)
    layout.headerReferenceSize = CGSize(width: 10, height: 40)
    layout.footerReferenceSize = CGSize(width: 500, height: 30)
    return (boxes, boxes.show(width: 320, height: 400, layout: layout))
  }

  @Test func `follow each other with a header, insets, lines and a footer`() {
    let (boxes, view) = sections()

    #expect(boxes.asked.count == 4)
    #expect(view.seenFrames.map(\.minX) == [20, 160, 20, 20])
    #expect(view.seenFrames.map(\.minY) == [45, 45, 105, 245])
    let headers = view.visibleSupplementaryViews(ofKind: Boxes.kinds[0]).map(\.frame)
    let footers = view.visibleSupplementaryViews(ofKind: Boxes.kinds[1]).map(\.frame)
    #expect(headers.map(\.minY) == [0, 200])
    #expect(footers.map(\.minY) == [170, 310])
    #expect((headers + footers).map(\.width) == [320, 320, 320, 320])
    #expect(headers.map(\.height) + footers.map(\.height) == [40, 40, 30, 30])
    #expect(view.contentSize == CGSize(width: 320, height: 340))
  }

  @Test func `are found by their places`() throws {
    let (_, view) = sections()
    let second = IndexPath(item: 0, section: 1)

    let item = try #require(view.layoutAttributesForItem(at: second))
    #expect(item.frame == CGRect(x: 20, y: 245, width: 130, height: 50))
    let header = try #require(
      view.layoutAttributesForSupplementaryElement(ofKind: Boxes.kinds[0], at: second))
    #expect(header.frame == CGRect(x: 0, y: 200, width: 320, height: 40))
    #expect(header.representedElementKind == Boxes.kinds[0])
    #expect(header.representedElementCategory == .supplementaryView)
    let footer = view.collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: Boxes.kinds[1], at: second)
    #expect(footer?.frame.minY == 310)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 1)) == nil)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) == nil)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: -1, section: 0)) == nil)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "line", at: second) == nil)
  }

  /// The first section is 10 + 20 + (2 + 40 + 6 + 40 + 4) + 5 points high; the second has nothing that it says.
  @Test func `are as the delegate says, one by one`() {
    let size = CGSize(width: 40, height: 40)
    let boxes = Boxes([[size, size], [size, size]])
    boxes.headers[0] = CGSize(width: 0, height: 30)
    boxes.footers[0] = CGSize(width: 0, height: 5)
    boxes.insets[0] = UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 10)
    boxes.lineSpacings[0] = 6
    boxes.itemSpacings[0] = 100
    let view = boxes.show(width: 160, height: 400)

    // 140 points are too few for 40 + 100 + 40, and each is alone in the middle: 10 + (140 − 40) / 2.
    #expect(view.seenFrames.map(\.minX) == [60, 60, 0, 60])
    #expect(view.seenFrames.map(\.minY) == [32, 78, 127, 127])
    #expect(view.contentSize.height == 167)
  }

  @Test func `without items have their insets all the same`() {
    let boxes = Boxes([[], [CGSize(width: 10, height: 10)]])
    boxes.insets[0] = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    let view = boxes.show(width: 100, height: 100)

    #expect(view.seenFrames.map(\.minY) == [7])
  }

  /// Three items of 50 fit into 200 points with 10 between them, and 50 points are left for two gaps.
  @Test func `stand in columns in a collection that scrolls horizontally`() {
    let boxes = Boxes(4, 60, 50)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    layout.headerReferenceSize = CGSize(width: 30, height: 7)
    let view = boxes.show(width: 400, height: 200, layout: layout)

    #expect(view.seenFrames.map(\.minX) == [30, 30, 30, 110])
    #expect(view.seenFrames.map(\.minY) == [0, 75, 150, 0])
    let header = view.supplementaryView(
      forElementKind: Boxes.kinds[0], at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
    #expect(view.contentSize == CGSize(width: 170, height: 200))
  }

  /// 300 points for two items of 140.
  @Test func `end at the insets of what is scrolled`() {
    let boxes = Boxes(2, 140, 50)
    boxes.headers[0] = CGSize(width: 0, height: 10)
    let view = boxes.show(width: 320, height: 200)
    view.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
    view.layoutIfNeeded()

    #expect(view.seenFrames.map(\.minX) == [0, 160])
    #expect(view.contentSize == CGSize(width: 300, height: 60))
    let header = view.visibleSupplementaryViews(ofKind: Boxes.kinds[0])
    #expect(header.map(\.frame.width) == [300])
  }

  /// Each section is 20 + 4 × 50 + 3 × 10 + 30 = 280 points high: headers begin at 0 and 280, footers at 250 and 530.
  @Test(
    arguments: [
      (0, [0], [70]), (100, [100], [170]), (240, [230, 280], [250, 310]),
      (300, [300], [370]), (460, [460], [530]),
    ] as [(CGFloat, [CGFloat], [CGFloat])])
  func `keep headers and footers in sight that are to stay there`(
    offset: CGFloat, headers: [CGFloat], footers: [CGFloat]
  ) {
    let size = CGSize(width: 100, height: 50)
    let boxes = Boxes([[size, size, size, size], [size, size, size, size]])
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let view = boxes.show(width: 100, height: 100, layout: layout)
    view.contentOffset.y = offset
    view.layoutIfNeeded()

    let seen = Boxes.kinds.map { view.visibleSupplementaryViews(ofKind: $0).map(\.frame.minY) }
    #expect(seen == [headers, footers])
    #expect(view.contentSize.height == 560)
    #expect(view.faultTexts == [])
  }

  @Test func `are found again when a number of the layout or the width changes`() {
    let boxes = Boxes(4, 50, 50)
    let layout = UICollectionViewFlowLayout()
    let view = boxes.show(width: 110, height: 300, layout: layout)
    #expect(view.seenFrames.map(\.minY) == [0, 0, 60, 60])

    layout.minimumLineSpacing = 0
    view.layoutIfNeeded()
    #expect(view.seenFrames.map(\.minY) == [0, 0, 50, 50])

    view.frame.size.width = 170
    view.layoutIfNeeded()
    #expect(view.seenFrames.map(\.minY) == [0, 0, 0, 50])
    #expect(boxes.asked.count == 4)
  }
}
