import AshlarUIKit
import Testing

struct `Flow layouts with bad input` {
  @Test func `begin items at the inset that are wider than the room`() {
    let boxes = Boxes([[CGSize(width: 150, height: 20), CGSize(width: 30, height: 20)]])
    let view = boxes.show(width: 100, height: 100)

    #expect(view.seenFrames.map(\.minX) == [0, 0])
    #expect(view.seenFrames.map(\.minY) == [0, 30])
    #expect(
      view.faultTexts == [
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must "
          + "be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values. Such an item begins at the inset."
      ])
  }

  @Test(
    arguments: [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.infinity),
      CGSize(width: -10, height: 10), CGSize(width: 0, height: 0),
      CGSize(width: 1e300, height: -1e300),
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10),
    ])
  func `have no cell for an item of a size that makes no sense`(size: CGSize) {
    let boxes = Boxes([[size, CGSize(width: 40, height: 40)]])
    let view = boxes.show(width: 100, height: 100)

    #expect(view.seenItems == [1])
    #expect(!view.faultTexts.isEmpty)
    #expect(view.contentSize.height.isFinite)
  }

  @Test func `go by 0 where numbers of sections make no sense`() {
    let boxes = Boxes(3, 40, 40)
    boxes.insets[0] = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: .nan)
    boxes.lineSpacings[0] = .nan
    boxes.itemSpacings[0] = -.infinity
    boxes.headers[0] = CGSize(width: 0, height: -20)
    boxes.footers[0] = CGSize(width: 0, height: CGFloat.nan)
    let view = boxes.show(width: 100, height: 100)

    // Two of 40 without a space between them: the 20 points that are left are in between.
    #expect(view.seenFrames.map(\.minX) == [0, 60, 0])
    #expect(view.seenFrames.map(\.minY) == [0, 0, 40])
    #expect(view.contentSize == CGSize(width: 100, height: 80))
    #expect(view.faultTexts.contains { $0.hasPrefix("negative sizes are not supported") })
  }

  @Test func `have no lines where insets leave no room`() {
    let boxes = Boxes(2, 40, 40)
    boxes.insets[0] = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
    let view = boxes.show(width: 100, height: 100)
    #expect(view.seenFrames.map(\.minX) == [80, 80])

    view.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `put any number of items into one place if the space takes all of it back`() {
    let boxes = Boxes(5, 40, 40)
    boxes.itemSpacings[0] = -40
    let view = boxes.show(width: 100, height: 100)

    #expect(view.seenFrames.map(\.minX) == [0, 0, 0, 0, 0])
    #expect(view.contentSize.height == 40)
  }
}

struct `Layouts of one's own with bad input` {
  /// A layout that says whatever a test wants.
  private final class Anything: UICollectionViewLayout {
    var size = CGSize(width: 100, height: 100)
    var frames: [(IndexPath, CGRect)] = []
    var whilePreparing: (Anything) -> Void = { _ in }
    var preparations = 0

    override func prepare() {
      preparations += 1
      whilePreparing(self)
    }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.map { path, frame in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
      }
    }
  }

  private let layout = Anything()
  private let boxes = Boxes(3, 40, 40)

  @Test func `leave out frames and items that make no sense`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    layout.frames = [
      (IndexPath(item: 0, section: 0), CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
      (IndexPath(item: 1, section: 0), CGRect(x: 0, y: 0, width: -10, height: 10)),
      (IndexPath(item: 2, section: 0), square), (IndexPath(item: 2, section: 0), square),
      (IndexPath(item: 3, section: 0), square), (IndexPath(item: 0, section: -1), square),
      (IndexPath(), square),
    ]
    let view = boxes.show(width: 100, height: 100, layout: layout)

    #expect(boxes.asked.allSatisfy { $0.section == 0 && (0..<3).contains($0.item) })
    #expect(view.seenItems.contains(2))
    #expect(
      view.faultTexts.contains {
        $0.hasPrefix(
          "UICollectionView received layout attributes for a cell with an index path that does not "
            + "exist")
      })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `leave the area as it is if its size makes no sense`(side: CGFloat) {
    layout.size = CGSize(width: side, height: 10)
    let view = boxes.show(width: 100, height: 100, layout: layout)

    #expect(view.contentSize == .zero)
    #expect(view.faultTexts.count == 1)
  }

  @Test func `count a negative size as none`() {
    layout.size = CGSize(width: -5, height: 10)

    #expect(
      boxes.show(width: 100, height: 100, layout: layout).contentSize
        == CGSize(width: 0, height: 10))
  }

  @Test func `end if they ask for themselves while they are prepared`() {
    layout.whilePreparing = { layout in
      layout.invalidateLayout()
      let start = IndexPath(item: 0, section: 0)
      _ = layout.collectionView?.layoutAttributesForItem(at: start)
      _ = layout.collectionView?.collectionViewLayout.collectionViewContentSize
      layout.collectionView?.layoutIfNeeded()
      layout.collectionView?.scrollToItem(at: start, at: .top, animated: false)
      layout.collectionView?.setNeedsLayout()
    }
    let view = boxes.show(width: 100, height: 100, layout: layout)

    #expect(layout.preparations >= 1)
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `end if they have everything asked for again whenever they are prepared`() {
    layout.whilePreparing = { $0.collectionView?.reloadData() }
    layout.frames = [
      (IndexPath(item: 0, section: 0), CGRect(x: 0, y: 0, width: 10, height: 10))
    ]
    let view = boxes.show(width: 100, height: 100, layout: layout)

    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func `belong to the collection that took them last`() {
    let first = boxes.show(width: 100, height: 100, layout: layout)
    let second = boxes.show(width: 100, height: 100, layout: layout)
    #expect(layout.collectionView === second)

    first.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(layout.collectionView === second)
  }
}
