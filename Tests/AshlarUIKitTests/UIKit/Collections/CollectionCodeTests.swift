import AshlarUIKit
import Testing

/// A picture with a title below it.
private final class PhotoCell: UICollectionViewCell {
  let picture = UIView()
  let title = UIView()
  var uses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    contentView.addSubview(title)
    picture.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(4)
      make.bottom.equalTo(title.snp.top).offset(-2)
    }
    title.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(4)
      make.height.equalTo(20)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  override var isSelected: Bool {
    didSet { title.isHidden = isSelected }
  }
}

/// Pictures in two columns.
private final class Gallery: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var photos = Array(0..<40)
  private(set) var made = 0
  private(set) var layouts = 0

  /// As many write it, so that items follow the size of the view.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    collectionView.collectionViewLayout.invalidateLayout()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register("photo") { [unowned self] in
      made += 1
      return PhotoCell(frame: .zero)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      as! PhotoCell
    cell.tag = photos[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: (collectionView.bounds.width - 10) / 2, height: 90) }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

struct `Collections as people write them` {
  private let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())

  /// A window of 210 × 250 points without a safe area: lines at 0, 100, 200, …
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 210, height: 250))

  private var view: UICollectionView { gallery.collectionView }

  init() {
    window.diagnostics.handler = .silent
    window.rootViewController = gallery
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var tags: [Int] { view.visibleCells.map(\.tag) }

  @Test func `a controller shows cells with constraints inside`() throws {
    #expect(view.frame == CGRect(x: 0, y: 0, width: 210, height: 250))
    #expect(tags == [0, 1, 2, 3, 4, 5])
    #expect(view.contentSize == CGSize(width: 210, height: 1990))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)) as? PhotoCell)
    expectFrame(of: cell, x: 110, y: 100, width: 100, height: 90)
    expectFrame(of: cell.contentView, x: 0, y: 0, width: 100, height: 90)
    expectFrame(of: cell.picture, x: 4, y: 4, width: 92, height: 60)
    expectFrame(of: cell.title, x: 4, y: 66, width: 92, height: 20)
    #expect(window.faultTexts == [])
  }

  /// Three lines of two are seen at once, or four while the first is leaving.
  @Test func `cells that are not seen any more are used again`() {
    for offset in stride(from: CGFloat(0), through: 1740, by: 60) {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
    }

    #expect(tags == [34, 35, 36, 37, 38, 39])
    #expect(gallery.made <= 8)
    #expect(view.visibleCells.allSatisfy { ($0 as? PhotoCell)?.uses ?? 0 > 0 })
    #expect(view.subviews.count == 6)
    #expect(view.visibleCells.map(\.reuseIdentifier) == Array(repeating: "photo", count: 6))
  }

  @Test func `items are found by their cells and by points`() {
    let path = IndexPath(item: 2, section: 0)
    let cell = view.cellForItem(at: path)

    #expect(cell.flatMap { view.indexPath(for: $0) } == path)
    #expect(view.indexPath(for: UICollectionViewCell()) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 30, y: 120)) == path)
    #expect(view.indexPathForItem(at: CGPoint(x: 105, y: 120)) == nil)
    #expect(view.cellForItem(at: IndexPath(item: 20, section: 0)) == nil)
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 40)
    #expect(view.numberOfItems(inSection: 1) == 0)
  }

  /// Item 10 stands at 500 … 590 of 1990 points, of which 250 are seen.
  @Test(
    arguments: [
      (10, .top, 500), (10, .bottom, 340), (10, .centeredVertically, 420), (0, .bottom, 0),
      (39, .top, 1740), (10, [], 0), (10, .left, 0), (10, [.top, .bottom], 500),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func `an item is scrolled to where it is wanted, within the area`(
    item: Int, position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: true)

    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func `items come, go and move with what is selected`() {
    view.allowsMultipleSelection = true
    for item in [1, 3, 4] {
      let path = IndexPath(item: item, section: 0)
      view.selectItem(at: path, animated: false, scrollPosition: [])
    }
    // 0 1 2 3 4 5 … becomes 0 100 2 4 1 5 …
    gallery.photos = [0, 100, 2, 4, 1, 5] + Array(6..<40)
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 4, section: 0))
    } completion: {
      isDone = $0
    }
    window.layoutIfNeeded()

    #expect(isDone)
    #expect(tags == [0, 100, 2, 4, 1, 5])
    #expect(view.indexPathsForSelectedItems?.map(\.item) == [3, 4])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, false, true, true, false])
    #expect(window.faultTexts == [])
  }

  @Test func `changes one by one keep the rest`() {
    gallery.photos.removeFirst(2)
    view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    window.layoutIfNeeded()
    #expect(tags == [2, 3, 4, 5, 6, 7])

    gallery.photos.insert(100, at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    window.layoutIfNeeded()
    #expect(tags == [2, 100, 3, 4, 5, 6])

    gallery.photos[0] = 7
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    window.layoutIfNeeded()
    #expect(tags == [7, 100, 3, 4, 5, 6])

    gallery.photos = [9]
    view.reloadSections([0])
    window.layoutIfNeeded()
    #expect(tags == [9])
    #expect(window.faultTexts == [])
  }

  @Test func `one item is selected, or several, and the delegate is not told`() {
    let (one, two) = (IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0))
    view.selectItem(at: one, animated: false, scrollPosition: [])
    view.selectItem(at: two, animated: false, scrollPosition: .top)
    #expect(view.indexPathsForSelectedItems == [two])
    #expect(view.contentOffset.y == 100)
    #expect(view.cellForItem(at: one)?.isSelected == false)
    #expect((view.cellForItem(at: two) as? PhotoCell)?.title.isHidden == true)

    gallery.collectionView(view, didSelectItemAt: two)
    #expect(view.indexPathsForSelectedItems == [])

    view.allowsSelection = false
    view.selectItem(at: one, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `an item stays selected while another one uses its cell`() {
    let path = IndexPath(item: 0, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })

    view.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: path)?.isSelected == true)

    view.reloadData()
    window.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `another layout places the cells that are there`() {
    let cells = view.visibleCells
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    view.setCollectionViewLayout(layout, animated: true)
    window.layoutIfNeeded()

    #expect(view.collectionViewLayout === layout)
    #expect(layout.collectionView === view)
    #expect(view.visibleCells == cells)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 90, 90, 180, 180])
  }

  @Test func `items follow the view, and the layout comes to an end`() {
    gallery.view.frame.size.width = 310
    window.layoutIfNeeded()

    #expect(view.visibleCells.first?.frame.width == 150)
    #expect(gallery.layouts < 10)
    #expect(window.faultTexts == [])
  }

  @Test func `a view behind the items fills what is seen`() {
    let back = UIView()
    view.backgroundView = back
    view.contentOffset.y = 130
    window.layoutIfNeeded()

    #expect(view.subviews.first === back)
    #expect(back.frame == CGRect(x: 0, y: 130, width: 210, height: 250))
    view.backgroundView = nil
    #expect(back.superview == nil)
  }
}

struct `Collections as high as their items` {
  /// A collection that tells what is around it how large it wants to be, as in many answers on the net.
  private final class WholeCollection: UICollectionView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { contentSize }
  }

  @Test func `push down what is below them`() {
    let root = UIView(root: 200, 400)
    let boxes = Boxes(3, 90, 30)
    let view = WholeCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let below = UIView("below", in: root)
    root.addSubview(view)
    view.register("box") { UICollectionViewCell(frame: .zero) }
    view.dataSource = boxes
    view.delegate = boxes
    view.snp.makeConstraints { make in make.top.left.right.equalToSuperview() }
    below.snp.makeConstraints { make in
      make.top.equalTo(view.snp.bottom).offset(8)
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()

    expectFrame(of: view, x: 0, y: 0, width: 200, height: 70)
    expectFrame(of: below, x: 0, y: 78, width: 200, height: 10)
    #expect(view.seenFrames.map(\.minX) == [0, 110, 0])
    #expect(root.faultTexts == [])
  }
}
