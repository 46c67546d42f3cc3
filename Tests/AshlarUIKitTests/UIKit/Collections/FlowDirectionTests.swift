import AshlarUIKit
import Testing

/// Items at the left of their lines, with no space between them, as public code has them.
private final class LeftAligned: UICollectionViewFlowLayout {
  let flips: Bool

  init(flips: Bool) {
    self.flips = flips
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var x: CGFloat = 0
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      copy.frame.origin.x = x
      x += copy.frame.width
      return copy
    }
  }
}

private final class Flipping: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Squares of 10 points beside each other, from the left.
private final class Row: UICollectionViewLayout {
  let count: Int
  let flips: Bool
  let direction: UIUserInterfaceLayoutDirection
  var asked: [CGRect] = []

  init(
    _ count: Int, flips: Bool = true, for direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.count = count
    self.flips = flips
    self.direction = direction
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }

  override var collectionViewContentSize: CGSize { CGSize(width: count * 10, height: 10) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: indexPath.item * 10, y: 0, width: 10, height: 10)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    asked.append(rect)
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

/// Collections where people read from right to left.
///
/// Sources: Apple, `UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection`; Open Radar 25698641 for flow
/// layouts, which are mirrored, and show the last item first.
final class `Collections from right to left` {
  /// The data sources, which collections do not keep.
  private var kept: [Boxes] = []

  private func show(
    _ boxes: Boxes, _ layout: UICollectionViewLayout, width: CGFloat = 100, height: CGFloat = 100
  ) -> UICollectionView {
    kept.append(boxes)
    let view = boxes.show(width: 0, height: 0, layout: layout)
    view.environment.direction = .rightToLeft
    view.frame.size = CGSize(width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func places(_ view: UICollectionView) -> [CGFloat?] {
    (0..<view.numberOfItems(inSection: 0)).map {
      let path = IndexPath(item: $0, section: 0)
      let frame = view.layoutAttributesForItem(at: path)?.frame
      if let cell = view.cellForItem(at: path) { #expect(cell.frame == frame) }
      return frame?.minX
    }
  }

  /// From left to right: 0, 35 and 70, and 0 again in the second line.
  @Test(arguments: [false, true])
  func `begin lines at the right`(flips: Bool) {
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 15)
    let boxes = Boxes(4, 30, 20)
    let view = show(boxes, layout)

    #expect(places(view) == [70, 35, 0, 70])
    #expect(view.visibleCells.count == 4)
    #expect(view.contentOffset == .zero)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 15))
  }

  /// From left to right: 10 and 50, in 70 points of room.
  @Test(arguments: [false, true])
  func `exchange insets`(flips: Bool) {
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)

    #expect(places(show(Boxes(2, 30, 20), layout)) == [60, 20])
  }

  /// Four columns of 30 points and 10 between them, from left to right at 0, 40, 80 and 120, in an area of 150.
  @Test func `show the last item of a flow layout first`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = show(Boxes(4, 30, 20), layout, height: 20)

    #expect(places(view) == [120, 80, 40, 0])
    #expect(view.contentOffset.x == 0)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `show the first item where the collection is flipped`() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    let view = show(Boxes(4, 30, 20), layout, height: 20)

    #expect(places(view) == [120, 80, 40, 0])
    #expect(view.contentOffset.x == 50)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    #expect(view.contentOffset.x == 0)
  }

  /// A header of 15 points at the right end of the area of 165, then 30, 10, 30, 10, 30, 10 and 30. What is seen ends at
  /// 140, so that the header begins at 125.
  @Test(arguments: [false, true])
  func `keep headers in sight at the right`(flips: Bool) {
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 15, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = show(Boxes(4, 30, 20), layout, height: 20)
    view.contentOffset.x = 40
    view.layoutIfNeeded()

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minX == 125)
  }

  /// What counts from the left is at the right once the collection is flipped, and only then.
  @Test func `flip what a subclass says`() {
    func frames(_ flips: Bool) -> [CGFloat] {
      show(Boxes(2, 30, 20), LeftAligned(flips: flips)).visibleCells.map(\.frame.minX).sorted()
    }

    #expect(frames(true) == [40, 70])
    #expect(frames(false) == [0, 30])
  }

  @Test func `flip layouts of their own`() {
    let layout = Row(30)
    let view = show(Boxes(30, 10, 10), layout, height: 10)
    #expect(view.contentOffset.x == 200)
    #expect(layout.asked.last == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 290)
    #expect(view.visibleCells.count == 10)

    #expect(places(show(Boxes(2, 10, 10), Row(2))) == [90, 80])
    #expect(places(show(Boxes(2, 10, 10), Row(2, flips: false))) == [0, 10])
    #expect(places(show(Boxes(2, 10, 10), Row(2, for: .rightToLeft))) == [0, 10])
  }

  @Test func `flip nothing where people read as the developer does`() {
    let boxes = Boxes(2, 10, 10)
    #expect(!UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewLayout().developmentLayoutDirection == .leftToRight)

    #expect(places(boxes.show(width: 100, height: 10, layout: Row(2))) == [0, 10])
    let other = Row(2, for: .rightToLeft)
    #expect(places(boxes.show(width: 100, height: 10, layout: other)) == [90, 80])
  }

  /// Two items in 100 points have the rest of 40 between them.
  @Test func `follow a direction that changes`() {
    let boxes = Boxes(2, 30, 20)
    let view = boxes.show(width: 100, height: 100)
    #expect(places(view) == [0, 70])

    view.environment.direction = .rightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(places(view) == [70, 0])
  }
}
