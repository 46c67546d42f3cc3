import AshlarUIKit
import Testing

/// A cell that is as large as a box in it, with 5 points around.
private final class SizedCell: UICollectionViewCell {
  let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    box.snp.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func fill(_ size: CGSize) {
    box.snp.remakeConstraints { make in
      make.edges.equalToSuperview().inset(5)
      make.size.equalTo(size)
    }
  }
}

/// Boxes of sizes, in cells that find out their own.
private final class SizedBoxes: UICollectionViewDataSource {
  var sizes: [CGSize]
  private(set) var asked = 0

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? SizedCell)?.fill(sizes[indexPath.item])
    return cell
  }
}

struct `Items that size themselves` {
  private let layout = UICollectionViewFlowLayout()

  private func show(
    _ boxes: SizedBoxes,
    _ makeCell: @escaping () -> UICollectionViewCell = { SizedCell(frame: .zero) }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.diagnostics.handler = .silent
    view.register("box", makeCell)
    view.dataSource = boxes
    view.layoutIfNeeded()
    return view
  }

  /// Boxes of 60, 90 and 40 points make cells of 70, 100 and 50: two of them in the first line, 30 points apart.
  @Test func `have the size that the constraints in their cells give them`() throws {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let boxes = SizedBoxes([
      CGSize(width: 60, height: 10), CGSize(width: 90, height: 30), CGSize(width: 40, height: 20),
    ])
    let view = show(boxes)

    #expect(
      view.seenFrames == [
        CGRect(x: 0, y: 10, width: 70, height: 20), CGRect(x: 100, y: 0, width: 100, height: 40),
        CGRect(x: 0, y: 50, width: 50, height: 30),
      ])
    let cell = try #require(view.visibleCells[1] as? SizedCell)
    expectFrame(of: cell.box, x: 5, y: 5, width: 90, height: 30)
    #expect(view.contentSize == CGSize(width: 200, height: 80))
    #expect(view.diagnostics.conflicts.isEmpty)
    #expect(view.faultTexts == [])
  }

  /// Cells of 190 × 40, one in a line, where 20 points of height were thought of: lines at 0, 50 and 100, so that two
  /// are seen in 100 points.
  @Test func `are thought to be as large as estimated until they are seen`() {
    layout.estimatedItemSize = CGSize(width: 190, height: 20)
    let boxes = SizedBoxes(Array(repeating: CGSize(width: 180, height: 30), count: 20))
    let view = show(boxes)

    #expect(view.seenFrames.map(\.minY) == [0, 50])
    #expect(view.seenFrames.map(\.height) == [40, 40])

    for offset in stride(from: CGFloat(0), through: 2000, by: 60) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    // 20 × 40 + 19 × 10
    #expect(view.contentSize.height == 990)
  }

  @Test func `are measured again when they are reloaded`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let boxes = SizedBoxes(Array(repeating: CGSize(width: 90, height: 30), count: 2))
    let view = show(boxes)
    #expect(view.seenFrames.map(\.minX) == [50, 50])

    boxes.sizes[1] = CGSize(width: 90, height: 10)
    view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    #expect(view.seenFrames.map(\.height) == [40, 20])
    #expect(boxes.asked == 3)
  }

  @Test func `without constraints are as large as they were thought to be`() {
    layout.estimatedItemSize = CGSize(width: 70, height: 30)
    let boxes = SizedBoxes([.zero])
    let view = show(boxes) { UICollectionViewCell(frame: .zero) }

    #expect(view.seenFrames.map(\.size) == [CGSize(width: 70, height: 30)])
  }

  @Test func `may be thought to be wider than the room`() {
    layout.estimatedItemSize = CGSize(width: 500, height: 20)
    let boxes = SizedBoxes([CGSize(width: 60, height: 10)])
    let view = show(boxes)

    #expect(view.seenFrames == [CGRect(x: 0, y: 0, width: 70, height: 20)])
    #expect(view.faultTexts == [])
  }

  /// As many write it, to fill the width.
  @Test func `may say something else`() {
    final class WideCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.frame.size = CGSize(width: 200, height: 25)
        return attributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let boxes = SizedBoxes([.zero, .zero])
    let view = show(boxes) { WideCell(frame: .zero) }

    #expect(view.seenFrames.map(\.minY) == [0, 35])
    #expect(view.seenFrames.map(\.width) == [200, 200])
  }
}
