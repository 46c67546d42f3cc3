import AshlarUIKit
import Testing

struct `Compositional layouts with bad input` {
  private func show(
    _ group: NSCollectionLayoutGroup, _ counts: [Int] = [3],
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> UICollectionView { Items(counts).show(layout(section(group, .zero, change))) }

  private func list(
    _ height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1)
  ) -> NSCollectionLayoutGroup {
    row(.fractionalWidth(1), height, [item(width, height)])
  }

  private struct Text: Sendable {
    let number: CGFloat
    let make: @Sendable (CGFloat) -> NSCollectionLayoutDimension
    let text: String
  }

  private static let texts = [
    Text(
      number: .nan, make: { .absolute($0) },
      text: "Invalid absolute dimension: nan. The dimension must be a finite value."),
    Text(
      number: .infinity, make: { .fractionalHeight($0) },
      text: "Invalid fractional height: inf. The fraction must be a finite value."),
    Text(
      number: -.infinity, make: { .fractionalWidth($0) },
      text: "Invalid fractional width: -inf. The fraction must be a finite value."),
    Text(
      number: .infinity, make: { .estimated($0) },
      text: "Invalid estimated dimension: inf. The dimension must be a finite value."),
    Text(
      number: 0, make: { .estimated($0) },
      text: "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, "
        + "please update your call site."),
    Text(number: -20, make: { .absolute($0) }, text: "-20.0 is no length of an item"),
  ]

  /// The second section has rows of 44 points.
  @Test(arguments: texts)
  private func `tell of lengths that make no sense, and lay out the rest`(text: Text) {
    let good = section(list(.absolute(44)))
    let bad = section(list(text.make(text.number)))
    let layout = UICollectionViewCompositionalLayout { number, _ in number == 0 ? bad : good }
    let view = Items([3, 2]).show(layout)

    #expect(view.faultTexts.contains { $0.hasPrefix(text.text) }, "\(view.faultTexts)")
    #expect(
      view.frames(1).map(\.size) == Array(repeating: CGSize(width: 320, height: 44), count: 2))
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.count == 2)
    #expect(view.contentSize.height.isFinite)
  }

  @Test(arguments: [0, -1, Int.min])
  func `have no cells in a group of no items`(count: Int) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.absolute(10), .absolute(10)), count: count)
    let view = show(group)

    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize.height == 0)
    #expect(
      view.faultTexts == ["\(count) is no count of a group's items. The section has no cells."])
  }

  @Test func `end with groups of very many items, and with items that take no room`() {
    let many = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.absolute(10), .fractionalHeight(1)), count: .max)
    #expect(show(many).frames().count == 3)

    let empty = row(.fractionalWidth(1), .absolute(44), [item(.absolute(0), .absolute(0))])
    let view = show(empty, [2000])
    #expect(view.frames().count == 2000)
    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize.height == 44)

    let fraction = row(
      .fractionalWidth(1), .absolute(44), [item(.fractionalWidth(0), .absolute(1))], .flexible(-10))
    #expect(show(fraction).frames().count == 3)
  }

  @Test func `have no cells in a group without subitems, and in one that stands in too many`() {
    #expect(show(row(.fractionalWidth(1), .absolute(44), [])).visibleCells.isEmpty)

    var group = row(.fractionalWidth(1), .absolute(44), [item(.absolute(10), .absolute(10))])
    for _ in 0..<200 { group = row(.fractionalWidth(1), .absolute(44), [group]) }
    let view = show(group)
    #expect(view.visibleCells.isEmpty)
    #expect(view.faultTexts.contains { $0.hasPrefix("groups stand in each other too deeply") })
  }

  @Test func `have no cells in a group that is shorter than its first item`() {
    let view = show(row(.absolute(100), .absolute(44), [item(.absolute(120), .absolute(44))]))

    #expect(view.visibleCells.isEmpty)
    #expect(view.contentSize == CGSize(width: 320, height: 0))
    #expect(
      view.faultTexts == [
        "NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
          + "This group cannot fit even a single item. Inspect the spacing and size of the items "
          + "in this group and ensure that they fit into the group when its effective size is "
          + "{100.0, 44.0}. The section has no cells."
      ])
  }

  @Test func `have no cells where insets leave no room`() {
    let view = show(list(.absolute(44))) { $0.contentInsets = insets(0, 200, 0, 200) }
    #expect(view.visibleCells.isEmpty)
    #expect(
      view.faultTexts.first?.hasPrefix("There is no room for this NSCollectionLayoutGroup") ?? false
    )

    let group = list(.absolute(44))
    group.contentInsets = insets(30, 0, 30, 0)
    #expect(show(group).visibleCells.isEmpty)
  }

  @Test func `count room that makes no sense as none`() {
    let group = row(
      .fractionalWidth(1), .absolute(44), [item(.absolute(100), .fractionalHeight(1))], .fixed(.nan)
    )
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(.infinity), top: .flexible(.nan), trailing: nil, bottom: .fixed(-.infinity))
    let view = show(group) {
      $0.contentInsets = insets(.nan, .infinity, 0, 0)
      $0.interGroupSpacing = .nan
      $0.boundarySupplementaryItems = [
        edge(.absolute(10), .absolute(10), .top, offset: CGPoint(x: CGFloat.nan, y: .infinity))
      ]
    }

    expect(view.frames().xs, [0, 100, 200])
    expect(view.frames().ys, [10, 10, 10])
    #expect(view.contentSize.height == 54)
    #expect(view.faultTexts == ["nan for interGroupSpacing is no length. It counts as 0."])
  }

  @Test func `leave sections empty that are nil, and ask for them again`() {
    var isMissing = true
    var asked = 0
    let good = section(list(.absolute(44)))
    let layout = UICollectionViewCompositionalLayout { number, _ in
      asked += 1
      return number == 0 && isMissing ? nil : good
    }
    let view = Items([2, 2]).show(layout)
    #expect(asked == 2)
    #expect(view.frames(0).isEmpty)
    expect(view.frames(1).ys, [0, 44])
    #expect(
      view.faultTexts == [
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error. The section has no cells."
      ])

    isMissing = false
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(asked == 4)
    expect(view.frames(0).ys, [0, 44])
    expect(view.frames(1).ys, [88, 132])
  }

  @Test func `do not miss a section of no items`() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let view = Items([0, 0]).show(layout)

    #expect(view.faultTexts == [])
    #expect(view.contentSize == CGSize(width: 320, height: 0))
  }

  @Test func `end with sections that are others each time, and with those that ask for themselves`()
  {
    var asked = 0
    weak var shown: UICollectionView?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      shown?.collectionViewLayout.invalidateLayout()
      _ = shown?.collectionViewLayout.collectionViewContentSize
      shown?.layoutIfNeeded()
      return asked % 2 == 0 ? section(self.list(.absolute(44))) : section(self.list(.estimated(10)))
    }
    let view = Items([3, 3, 3]).show(layout) { shown = $0 }
    for _ in 0..<4 {
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }

    #expect(asked == 15)
    #expect(view.visibleCells.count == 9)
  }

  @Test func `end with sections that have everything asked for again`() {
    weak var shown: UICollectionView?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      shown?.reloadData()
      return section(self.list(.absolute(44)))
    }
    let view = Items([3]).show(layout) { shown = $0 }

    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -5, 0])
  func `keep the estimate of cells that ask for what makes no sense`(height: CGFloat) {
    final class Nonsense: UICollectionViewCell {
      var height: CGFloat = 0

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }
    let items = Items([3])
    items.makeCell = { Nonsense(frame: .zero) }
    items.fill = { cell, _ in (cell as? Nonsense)?.height = height }
    let view = items.show(layout(section(list(.estimated(30)))))

    expect(view.frames().heights, [30, 30, 30])
    #expect(view.visibleCells.count == 3)
  }

  /// A cell that wants to be higher each time it is asked is asked once.
  @Test func `ask a cell once`() {
    var next: CGFloat = 10
    let items = Items([2])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, _ in
      next += 10
      (cell as? HighCell)?.height = next
    }
    let view = items.show(layout(section(list(.estimated(30)))))
    for _ in 0..<3 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }

    expect(view.frames().heights, [20, 30])
    #expect(view.visibleCells.compactMap { ($0 as? HighCell)?.asked } == [1, 1])
  }

  @Test func `leave out frames of custom groups that make no sense`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 10, height: 10)),
      ]
    }
    let view = show(group, [2])
    #expect(view.visibleCells.map(\.frame) == [CGRect(x: 5, y: 6, width: 10, height: 10)])

    let none = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { _ in [] }
    #expect(show(none).visibleCells.isEmpty)
  }

  @Test func `give nothing for what does not exist`() {
    let view = show(list(.absolute(44)))
    let layout = view.collectionViewLayout

    for path in [
      IndexPath(item: 3, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(item: .max, section: 0), IndexPath(),
      IndexPath(index: 0),
    ] {
      #expect(view.layoutAttributesForItem(at: path) == nil)
      if path.count == 2 { #expect(layout.layoutAttributesForItem(at: path) == nil) }
      #expect(view.layoutAttributesForSupplementaryElement(ofKind: "edge", at: path) == nil)
    }
    #expect(layout.layoutAttributesForElements(in: .null) == [])
    #expect(layout.layoutAttributesForElements(in: .infinite)?.count == 3)
    let nowhere = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(layout.layoutAttributesForElements(in: nowhere) == [])
  }

  @Test func `tell of two items at edges that are of one kind, and show the first`() {
    let view = show(list(.absolute(44))) {
      $0.boundarySupplementaryItems = [
        edge(.absolute(60), .absolute(30), .top), edge(.absolute(60), .absolute(20), .bottom),
      ]
    }

    #expect(view.edgeFrame()?.height == 30)
    #expect(view.visibleSupplementaryViews(ofKind: "edge").count == 1)
    #expect(
      view.faultTexts == [
        "the section has several boundary items of kind edge. Only the first one is shown: give "
          + "each a kind of its own."
      ])
  }

  @Test(arguments: [Int.max, Int.min])
  func `go by any number of what is in front of what`(zIndex: Int) {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(44))
    ) { _ in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: 10, height: 10), zIndex: zIndex)
      ]
    }
    let view = show(group, [1]) {
      $0.decorationItems = [.background(elementKind: "background")]
      $0.boundarySupplementaryItems = [
        edge(.absolute(60), .absolute(30), .top) {
          $0.pinToVisibleBounds = true
          $0.zIndex = zIndex
        }
      ]
    }

    let cell = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.zIndex == (zIndex == .max ? .max : .min + 1))
    #expect(view.visibleCells.count == 1)
  }

  @Test func `stay silent without any room`() {
    let layout = layout(section(list(.absolute(44))))
    let view = Items([3]).show(layout, width: 0, height: 0)
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(view.faultTexts == [])

    view.frame.size = CGSize(width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }
}
