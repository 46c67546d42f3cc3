import AshlarUIKit
import Testing

/// Reports about cells that size themselves.
struct `Reported about cells` {
  private static func maskFaults(_ view: UIView) -> Int {
    view.diagnostics.faults.count { fault in
      if case .maskOfOwner = fault.reason { true } else { false }
    }
  }

  @Test(arguments: [true, false])
  func `a collection cell places its content view with its mask turned off`(isPinned: Bool) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.diagnostics.handler = .silent
    expectPlacement(of: cell.contentView, in: cell, isPinned)
  }

  @Test(arguments: [true, false])
  func `a table cell places its content view with its mask turned off`(isPinned: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    cell.diagnostics.handler = .silent
    expectPlacement(of: cell.contentView, in: cell, isPinned)
  }

  private func expectPlacement(of contentView: UIView, in cell: UIView, _ isPinned: Bool) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    if isPinned { contentView.snp.makeConstraints { $0.edges.equalToSuperview() } }
    let view = UIView("view", in: contentView)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    cell.layoutIfNeeded()

    expectFrame(of: contentView, x: 0, y: 0, width: 100, height: 50)
    expectFrame(of: view, x: 0, y: 0, width: 100, height: 50)
    #expect(cell.diagnostics.conflicts.isEmpty)
    #expect(cell.diagnostics.faults.count == 1)
    #expect(Self.maskFaults(cell) == 1)
  }

  /// Squares of 75 in 320 points, whatever the estimate is: the cell measures itself.
  @Test(arguments: [true, false])
  func `squares size themselves with or without the mask of the content view`(isOff: Bool) {
    let source = Squares(count: 3)
    let view = collection(CGSize(width: 10, height: 10), source) { Square(size: 75, isOff: isOff) }
    view.layoutIfNeeded()

    let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.count == 3)
    #expect(frames.allSatisfy { $0.size == CGSize(width: 75, height: 75) && $0.minY == 0 })
    for case let cell as Square in view.visibleCells {
      expectFrame(of: cell.contentView, x: 0, y: 0, width: 75, height: 75)
      expectFrame(of: cell.box, x: 0, y: 0, width: 75, height: 75)
    }
    #expect(view.diagnostics.conflicts.isEmpty)
    #expect(view.diagnostics.faults.count == (isOff ? Self.maskFaults(view) : 0))
  }

  /// Four of 60 and three gaps of 10 are 270; a fifth would need 340. The second line begins at 40 + 10.
  @Test(arguments: [150, 10] as [CGFloat])
  func `an estimate leaves no gaps`(estimate: CGFloat) {
    let source = Squares(count: 6)
    let view = collection(CGSize(width: estimate, height: estimate), source) {
      Square(width: 60, height: 40)
    }
    view.layoutIfNeeded()

    let tops = view.visibleCells.map(\.frame.minY).sorted()
    #expect(tops == [0, 0, 0, 0, 50, 50])
    #expect(view.contentSize.height == 90)
    #expect(view.diagnostics.conflicts.isEmpty)
  }

  private func collection(
    _ estimate: CGSize, _ source: Squares, _ make: @escaping () -> Square
  ) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = estimate
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.diagnostics.handler = .silent
    view.register("square") { make() }
    view.dataSource = source
    return view
  }

  /// 180 points have room for one word of nine a line: four lines and twice 10. The frame of the prototype counts for
  /// nothing.
  @Test(arguments: [(0, 0), (1_000, 1_000), (50, 1)] as [(CGFloat, CGFloat)])
  func `a prototype fits the width that it is asked for`(width: CGFloat, height: CGFloat) {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: width, height: height))
    cell.diagnostics.handler = .silent
    cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "abcdefghi", count: 4).joined(separator: " ")
    cell.contentView.addSubview(label)
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    if width > 0 { cell.layoutIfNeeded() }

    for view in [cell, cell.contentView] as [UIView] {
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 200, height: 100))
    }
  }

  /// 8, a title of 20, 8, the picture and 8: with its ratio, the picture is 304 · 171 / 900 high.
  @Test func `a picture in a cell is as high as its file until it has a ratio`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.diagnostics.handler = .silent
    let (title, photo) = (UILabel(), UIImageView())
    photo.image = UIImage(named: "wide", size: CGSize(width: 900, height: 171))
    cell.contentView.addSubview(title)
    cell.contentView.addSubview(photo)
    title.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(8)
      make.height.equalTo(20)
    }
    photo.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.left.right.bottom.equalToSuperview().inset(8)
    }
    #expect(cell.height(forWidth: 320) == 215)

    photo.snp.makeConstraints {
      $0.width.equalTo(photo.snp.height).multipliedBy(900.0 / 171)
    }
    #expect((cell.height(forWidth: 320) - 101.76).magnitude < 1e-6)
  }
}

/// A cell with a box of a size that is required.
private final class Square: UICollectionViewCell {
  let box = UIView()

  init(width: CGFloat, height: CGFloat, isOff: Bool = false) {
    super.init(frame: .zero)
    diagnostics.handler = .silent
    if isOff { contentView.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(width)
      make.height.equalTo(height)
    }
  }

  convenience init(size: CGFloat, isOff: Bool) {
    self.init(width: size, height: size, isOff: isOff)
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }
}

private final class Squares: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}
