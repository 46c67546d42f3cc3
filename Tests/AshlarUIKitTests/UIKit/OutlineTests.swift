import Testing

@testable import AshlarUIKit

/// Sections whose items are below others.
///
/// Source: Apple, `NSDiffableDataSourceSectionSnapshot`.
struct `Outlines of sections` {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `show what is below open items`() {
    var outline = outline()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])

    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == outline.items)
    outline.collapse(["apple"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.isVisible("apple"))
    #expect(!outline.isVisible("red"))
  }

  @Test func `know what is above and below`() {
    let outline = outline()

    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "bread") == nil)
    #expect(["fruit", "pear", "green"].map { outline.level(of: $0) } == [0, 1, 2])
    #expect(outline.snapshot(of: "fruit").items == ["apple", "red", "green", "pear"])
    #expect(
      outline.snapshot(of: "apple", includingParent: true).items == ["apple", "red", "green"])
  }

  @Test func `change`() {
    var outline = outline()
    outline.insert(["cake"], before: "bread")
    outline.insert(["plum"], after: "apple")
    #expect(
      outline.items
        == ["fruit", "apple", "red", "green", "plum", "pear", "cake", "bread"])

    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "plum", "pear", "cake", "bread"])
    #expect(!outline.contains("red"))

    var others = NSDiffableDataSourceSectionSnapshot<String>()
    others.append(["fig"])
    outline.replace(childrenOf: "fruit", using: others)
    #expect(outline.items == ["fruit", "fig", "cake", "bread"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `leave out what there is already, with what is below it`() {
    var outline = outline()
    var others = NSDiffableDataSourceSectionSnapshot<String>()
    others.append(["fig", "bread"])
    others.append(["crust"], to: "bread")
    others.expand(["bread"])
    outline.replace(childrenOf: "fruit", using: others)

    #expect(outline.items == ["fruit", "fig", "bread"])
    #expect(!outline.isExpanded("bread"))
    outline.append(["cake", "cake"])
    #expect(outline.rootItems == ["fruit", "bread", "cake"])
    #expect(outline.faults == [double("bread"), double("cake")])
  }

  @Test func `have nothing below an item that there is not`() {
    var outline = outline()
    outline.replace(childrenOf: "nothing", using: outline)
    #expect(outline.items == self.outline().items)
    #expect(outline.visibleItems == ["fruit", "bread"])
    #expect(outline.faults == [missing])

    let part = self.outline().snapshot(of: "nothing", includingParent: true)
    #expect(part.items.isEmpty)
    #expect(part.faults == [missing])
  }

  @Test func `refuse what the snapshot refused that they take over`() {
    var outline = outline()
    var others = NSDiffableDataSourceSectionSnapshot<String>()
    others.append(["fig", "fig"])
    outline.replace(childrenOf: "fruit", using: others)
    #expect(outline.items == ["fruit", "fig", "bread"])
    #expect(outline.faults == [double("fig")])

    outline.replace(
      childrenOf: "nothing", using: NSDiffableDataSourceSectionSnapshot<String>())
    outline.replace(childrenOf: "nothing", using: others)
    #expect(outline.items == ["fruit", "fig", "bread"])
    #expect(outline.faults == [double("fig"), missing, double("fig"), missing])
  }

  @Test func `give parts that are open where they were`() {
    var outline = outline()
    outline.expand(["fruit", "apple"])

    let part = outline.snapshot(of: "fruit", includingParent: true)
    #expect(part.visibleItems == ["fruit", "apple", "red", "green", "pear"])
    #expect(outline.snapshot(of: "fruit").visibleItems == ["apple", "red", "green", "pear"])
  }

  private let missing = "Invalid parameter not satisfying: parentIndex != NSNotFound"

  private func double(_ item: String) -> String {
    "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)"
  }

  /// Rows of 20 points: two of them, and two more where fruit is open.
  @Test func `are shown by a data source`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    view.diagnostics.handler = .silent
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    var outline = outline()
    source.apply(outline, to: 1)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 40)
    #expect(source.snapshot(for: 1).items == outline.items)

    outline.expand(["fruit"])
    outline.append(["fruit"], to: "bread")
    outline.append(["rye"], to: "nothing")
    source.apply(outline, to: 1)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 80)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == "pear")
    #expect(
      view.faultTexts
        == [double("fruit"), missing].map { "\($0). It was left out of the snapshot." })
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  fileprivate var faults: [String] { refusals.messages }
}
