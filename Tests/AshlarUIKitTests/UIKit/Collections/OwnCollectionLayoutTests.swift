import AshlarUIKit
import Testing

/// Two columns, of which the shorter one takes the next item.
private final class Waterfall: UICollectionViewLayout {
  let heights: [CGFloat]
  private(set) var cache: [UICollectionViewLayoutAttributes] = []
  private(set) var preparations = 0
  private var bottom: CGFloat = 0

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    let width = collectionView.bounds.width / 2
    var bottoms: [CGFloat] = [0, 0]
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width, height: heights[item])
      bottoms[column] += heights[item]
      return attributes
    }
    bottom = max(bottoms[0], bottoms[1])
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bottom)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

/// Tags side by side from the left, as in many answers on the net.
private final class Tags: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes =
      super.layoutAttributesForElements(in: rect)?.map { $0.copy() }
      as? [UICollectionViewLayoutAttributes]
    var left = sectionInset.left
    var bottom: CGFloat = -1
    for tag in attributes ?? [] {
      if tag.frame.origin.y >= bottom { left = sectionInset.left }
      tag.frame.origin.x = left
      left += tag.frame.width + minimumInteritemSpacing
      bottom = max(tag.frame.maxY, bottom)
    }
    return attributes
  }
}

/// A header that stays at the top, and says how far it has come.
private final class Sticky: UICollectionViewFlowLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var progress: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.progress = progress
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? Attributes)?.progress == progress && super.isEqual(object)
    }
  }

  final class Header: UICollectionReusableView {
    var progress: CGFloat = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      progress = (layoutAttributes as? Attributes)?.progress ?? -1
    }
  }

  override class var layoutAttributesClass: AnyClass { Attributes.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let top = collectionView?.contentOffset.y ?? 0
    let kind = UICollectionView.elementKindSectionHeader
    let start = IndexPath(item: 0, section: 0)
    let rest = super.layoutAttributesForElements(in: rect)?.filter {
      $0.representedElementKind != kind
    }
    guard
      let header = layoutAttributesForSupplementaryView(ofKind: kind, at: start) as? Attributes
    else { return rest }
    header.frame.origin.y = max(0, top)
    header.progress = top
    header.zIndex = 1
    return (rest ?? []) + [header]
  }
}

struct `Layouts of one's own` {
  @Test func `place the items of a waterfall`() {
    let layout = Waterfall([50, 80, 40, 30, 60])
    let boxes = Boxes(5, 0, 0)
    let view = boxes.show(width: 200, height: 100, layout: layout)

    #expect(
      view.seenFrames == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 50, width: 100, height: 40), CGRect(x: 100, y: 80, width: 100, height: 30),
        CGRect(x: 0, y: 90, width: 100, height: 60),
      ])
    #expect(view.contentSize == CGSize(width: 200, height: 150))
    #expect(view.faultTexts == [])
  }

  @Test func `are prepared once until they are invalid`() {
    let layout = Waterfall([50, 80, 40, 30, 60])
    let boxes = Boxes(5, 0, 0)
    let view = boxes.show(width: 200, height: 60, layout: layout)
    #expect(view.seenItems == [0, 1, 2])
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(view.seenItems == [3, 4])
    #expect(layout.preparations == 1)

    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)

    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(layout.preparations == 3)
    #expect(view.seenFrames.map(\.width) == [150, 150])
  }

  @Test func `move what a flow layout has found`() {
    let boxes = Boxes([[60, 70, 50, 90, 80].map { CGSize(width: $0, height: 20) }])
    let layout = Tags()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    layout.minimumInteritemSpacing = 4
    let view = boxes.show(width: 200, height: 100, layout: layout)

    // 60 + 4 + 70 + 4 + 50 = 188 of 190 points, then 90 + 4 + 80.
    #expect(view.seenFrames.map(\.minX) == [5, 69, 143, 5, 99])
    #expect(view.seenFrames.map(\.minY) == [0, 0, 0, 30, 30])
  }

  @Test func `keep a header at the top with attributes of their own`() throws {
    let boxes = Boxes(20, 100, 50)
    let layout = Sticky()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let kind = UICollectionView.elementKindSectionHeader
    boxes.makeEdge = { Sticky.Header(frame: .zero) }
    let view = boxes.show(width: 100, height: 100, layout: layout)
    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let header = try #require(view.visibleSupplementaryViews(ofKind: kind).first as? Sticky.Header)
    #expect(header.frame == CGRect(x: 0, y: 500, width: 100, height: 30))
    #expect(header.progress == 500)
    let item = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(item is Sticky.Attributes)
  }

  @Test func `have no cells for what is hidden`() {
    final class Odd: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where attributes.indexPath.item % 2 == 1 {
          attributes.isHidden = true
        }
        return all
      }
    }
    let boxes = Boxes(4, 50, 50)

    #expect(boxes.show(width: 300, height: 100, layout: Odd()).seenItems == [0, 2])
  }
}

struct `Attributes of layouts` {
  private let attributes = UICollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 2, section: 1))

  @Test func `keep their middle with another size`() {
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))

    attributes.center = CGPoint(x: 5, y: 5)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))

    attributes.bounds = CGRect(x: 7, y: 7, width: 4, height: 2)
    #expect(attributes.frame == CGRect(x: 3, y: 4, width: 4, height: 2))
  }

  @Test func `are copied and compared`() throws {
    attributes.frame.size.width = 5
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)

    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.hash == attributes.hash)
    copy.zIndex = 3
    #expect(copy != attributes)
    #expect(copy.indexPath == IndexPath(item: 2, section: 1))
    #expect(copy.representedElementCategory == .cell)
  }
}
