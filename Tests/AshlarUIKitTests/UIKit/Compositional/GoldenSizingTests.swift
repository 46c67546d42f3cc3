import AshlarUIKit
import Testing

/// A cell that is as high as a test says, unless that is 0.
final class HighCell: UICollectionViewCell {
  var height: CGFloat = 0
  private(set) var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
    if height > 0 { wanted.size.height = height }
    return wanted
  }
}

/// A header that is as high as the constraints in it say.
final class HighEdge: UICollectionReusableView {
  init(height: CGFloat) {
    super.init(frame: .zero)
    let box = UIView()
    addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(height)
    }
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct `Recorded cells that size themselves` {
  private func items(_ heights: [CGFloat]) -> Items {
    let items = Items([heights.count])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, path in (cell as? HighCell)?.height = heights[path.item] }
    return items
  }

  private var list: NSCollectionLayoutGroup {
    row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))])
  }

  private let needs: [CGFloat] = [31, 50, 31, 69, 31]

  @Test func `45 rows are as high as their cells ask`() {
    let view = items(needs).show(layout(section(list, between: 3)))

    expect(view.frames().ys, [0, 34, 87, 121, 193])
    expect(view.frames().heights, needs)
    #expect(view.contentSize.height == 224)
    #expect(view.seenFrames == view.frames())
  }

  @Test func `45 cells that ask nothing are as high as estimated`() {
    let view = items([0, 0, 0, 0, 0]).show(layout(section(list, between: 3)))

    expect(view.frames().heights, Array(repeating: 44, count: 5))
    #expect(view.contentSize.height == 232)
  }

  @Test func `45b a row is as high as its highest cell, and others keep their heights`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(50)),
      subitem: item(.fractionalWidth(1), .estimated(50)), count: 2)
    group.interItemSpacing = .fixed(5)
    let view = items([88, 31, 50, 126, 31, 31]).show(layout(section(group, between: 3)))

    expect(view.frames().widths, Array(repeating: 157.5, count: 6))
    expect(view.frames().ys, [0, 0, 91, 91, 220, 220])
    expect(view.frames().heights, [88, 31, 50, 126, 31, 31])
    #expect(view.contentSize.height == 251)
  }

  @Test func `45c a group of a fixed height keeps it`() {
    let group = row(
      .fractionalWidth(1), .absolute(60), [item(.fractionalWidth(1), .estimated(44))])
    let view = items([31, 50, 31]).show(layout(section(group)))

    expect(view.frames().ys, [0, 60, 120])
    expect(view.frames().heights, [31, 50, 31])
  }

  @Test func `45d headers and footers are as high as they ask`() {
    let items = items(needs)
    items.makeEdge = { kind in HighEdge(height: kind == "header" ? 28 : 68) }
    let section = section(list, between: 3) {
      $0.boundarySupplementaryItems = [
        edge(.fractionalWidth(1), .estimated(30), .top, "header"),
        edge(.fractionalWidth(1), .estimated(30), .bottom, "footer"),
      ]
    }
    let view = items.show(layout(section))

    #expect(view.frames()[0].minY == 28)
    #expect(view.edgeFrame(0, "footer")?.minY == 252)
    #expect(view.contentSize.height == 320)
  }

  /// The cell holds a box of 31 points with 5 above and below.
  @Test func `cells with constraints are as high as those say, in the width of the item`() {
    let items = Items([2])
    items.makeCell = {
      let cell = UICollectionViewCell(frame: .zero)
      let box = UIView()
      cell.contentView.addSubview(box)
      box.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(31)
      }
      return cell
    }
    let view = items.show(layout(section(list)))

    expect(view.frames().heights, [41, 41])
    expect(view.visibleCells.map { $0.contentView.subviews[0].frame.width }, [310, 310])
    #expect(view.diagnostics.conflicts.isEmpty)
  }

  /// Of rows of 44 points eleven are seen, of rows of 96 five: what the first ones push out of sight is not asked.
  @Test func `only cells that are seen are asked, from the first on`() {
    let items = items(Array(repeating: 96, count: 40))
    let view = items.show(layout(section(list)))

    expect(view.frames().prefix(6).map(\.height), [96, 96, 96, 96, 96, 44])
    // 5 · 96 + 35 · 44
    #expect(view.contentSize.height == 2020)
    #expect(view.indexPathsForVisibleItems.count == 5)
  }
}

/// A cell that is as wide as a test says.
private final class WideCell: UICollectionViewCell {
  var width: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = width
    return layoutAttributes
  }
}

struct `Cells that say how wide they are` {
  /// 100 + 10 + 150 leaves no room for 10 + 80 in 320 points; 80 + 10 + 200 leaves none for 10 + 40.
  @Test func `are packed anew in rows`() {
    let widths: [CGFloat] = [100, 150, 80, 200, 40]
    let items = Items([5])
    items.makeCell = { WideCell(frame: .zero) }
    items.fill = { cell, path in (cell as? WideCell)?.width = widths[path.item] }
    let group = row(
      .fractionalWidth(1), .absolute(30), [item(.estimated(50), .absolute(30))], .fixed(10))
    let view = items.show(layout(section(group, between: 5)))

    expect(view.frames().widths, widths)
    expect(view.frames().xs, [0, 110, 0, 90, 0])
    expect(view.frames().ys, [0, 0, 35, 35, 70])
    #expect(view.seenFrames == view.frames())
    #expect(view.contentSize.height == 100)
  }

  /// A cell that is wider than its row stands alone in it, and sticks out.
  @Test func `may be wider than their row`() {
    let items = Items([2])
    items.makeCell = { WideCell(frame: .zero) }
    items.fill = { cell, path in (cell as? WideCell)?.width = path.item == 0 ? 400 : 50 }
    let group = row(.fractionalWidth(1), .absolute(30), [item(.estimated(50), .absolute(30))])
    let view = items.show(layout(section(group)))

    expect(view.frames().widths, [400, 50])
    expect(view.frames().ys, [0, 30])
    #expect(view.faultTexts == [])
  }
}

struct `Recorded lists` {
  private func items(_ counts: [Int]) -> Items {
    let items = Items(counts)
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, _ in (cell as? HighCell)?.height = 52 }
    return items
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return .list(using: configuration)
  }

  @Test func `55 grouped rows stand in from the sides`() {
    let view = items([2, 1]).show(list(.insetGrouped), width: 393, height: 800, scale: 3)

    expect(view.frames(0)[0], 16, 35, 361, 52)
    expect(view.frames(0)[1], 16, 87, 361, 52)
    expect(view.frames(1)[0], 16, 174, 361, 52)
  }

  /// Three rows of 52 below a header that ends at 36.33, so that they end at 192.33; 17.67 below them is the next one.
  @Test func `rows stand directly below a header, which stands at the top`() {
    let items = items([3, 1])
    items.makeEdge = { _ in HighEdge(height: 36.333) }
    let view = items.show(
      list(.insetGrouped) { $0.headerMode = .supplementary }, width: 393, height: 800, scale: 3)
    let kind = UICollectionView.elementKindSectionHeader

    expect(view.edgeFrame(0, kind), 16, 0, 361, 36.333)
    expect([view.frames(0)[0].minY], [36.333])
    expect([view.edgeFrame(1, kind)?.minY ?? 0], [210])
  }

  @Test func `56 the first of plain rows has the room above the list`() {
    let view = items([3]).show(list(.plain), width: 375, height: 667, scale: 2)

    expect(view.frames().ys, [0, 70.5, 122.5])
    expect(view.frames().heights, [70.5, 52, 52])
    expect(view.frames().widths, [375, 375, 375])
  }

  @Test func `headers of a plain list stay in sight`() {
    let layout = list(.plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 0
    }
    let items = items([10, 10])
    items.makeEdge = { _ in HighEdge(height: 30) }
    let view = items.show(layout, width: 375, height: 300)
    view.contentOffset.y = 100
    view.layoutIfNeeded()

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(header?.frame, 0, 100, 375, 30)
    #expect(header?.zIndex == 1_000_000_200)
  }
}
