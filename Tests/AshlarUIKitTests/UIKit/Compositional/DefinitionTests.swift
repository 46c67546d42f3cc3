import AshlarUIKit
import Testing

struct `What compositional layouts are made of` {
  @Test func `is what UIKit has at first`() {
    let size = size(.fractionalWidth(1), .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    #expect(item.contentInsets == .zero)
    let edges = [
      item.edgeSpacing?.leading, item.edgeSpacing?.top, item.edgeSpacing?.trailing,
      item.edgeSpacing?.bottom,
    ]
    #expect(edges == Array(repeating: .fixed(0), count: 4))

    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    #expect(group.interItemSpacing == .fixed(0))

    let section = NSCollectionLayoutSection(group: group)
    #expect(section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)

    let header = edge(.fractionalWidth(1), .absolute(30), .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "a").zIndex == 0)

    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  private func make() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .top, fractionalOffset: CGPoint(x: 0.5, y: 0)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .estimated(10)), supplementaryItems: [badge])
    let group = row(.fractionalWidth(1), .estimated(10), [item], .flexible(3))
    return section(group, insets(1, 2, 3, 4), between: 5) {
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(30), .top)]
      $0.decorationItems = [.background(elementKind: "back")]
    }
  }

  @Test func `is equal if it says the same`() {
    #expect(make() == make())
    #expect(make().hash == make().hash)

    let other = make()
    other.boundarySupplementaryItems[0].pinToVisibleBounds = true
    #expect(make() != other)
    #expect(NSCollectionLayoutSpacing.fixed(3) != .flexible(3))
    #expect(NSCollectionLayoutDimension.absolute(3) != .estimated(3))
  }

  @Test func `is copied to other objects`() throws {
    let section = make()
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)

    #expect(copy !== section)
    #expect(copy == section)
    let anchor = NSCollectionLayoutAnchor(edges: .leading)
    #expect(anchor.copy() as? NSCollectionLayoutAnchor == anchor)
    let group = row(.fractionalWidth(1), .estimated(10), [], .flexible(3))
    #expect(group.copy() as? NSCollectionLayoutGroup == group)
  }

  @Test func `says what a dimension is`() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(5), .estimated(5),
      .uniformAcrossSiblings(estimate: 5),
    ]

    #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(dimensions.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true, false])
    #expect(dimensions.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    #expect(dimensions.map(\.dimension) == [0.5, 0.5, 5, 5, 5])
  }

  @Test func `is told in words`() {
    let inside = column(
      .fractionalWidth(0.5), .fractionalHeight(1), [item(.absolute(5), .estimated(6))])
    let group = row(.fractionalWidth(1), .absolute(44), [inside])

    #expect(
      group.visualDescription() == """
        horizontal group 1.0 of the width × 44.0
          vertical group 0.5 of the width × 1.0 of the height
            item 5.0 × about 6.0
        """)
  }

  @Test func `a section is asked for what there is`() {
    var heard: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      heard += [
        environment.container.contentSize, environment.container.effectiveContentSize,
      ]
      return self.make()
    }
    _ = Items([1, 0]).show(layout)

    #expect(heard == Array(repeating: CGSize(width: 320, height: 480), count: 4))
  }

  @Test func `another configuration makes the layout anew`() {
    let layout = layout(
      section(row(.fractionalWidth(1), .absolute(44), [item(.absolute(44), .absolute(44))])))
    let view = Items([1, 1]).show(layout)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    layout.configuration = configuration
    view.layoutIfNeeded()

    #expect(view.frames(1)[0].minY == 54)
  }
}
