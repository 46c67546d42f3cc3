import AshlarUIKit
import Testing

/// A badge that is as large as its constraints say.
private final class LargeBadge: UICollectionReusableView {
  let box = UIView()
  private(set) var asked = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(CGSize(width: 30, height: 14))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@Suite struct `Badges that size themselves` {
  private func show(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    isMirrored: Bool = false
  ) -> UICollectionView {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(width, height), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let items = Items([3])
    items.makeEdge = { _ in LargeBadge(frame: .zero) }
    return items.show(
      layout(section(row(.fractionalWidth(1), .absolute(60), [half]))), isMirrored: isMirrored)
  }

  private func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
    view.supplementaryView(forElementKind: "badge", at: IndexPath(item: item, section: 0))?.frame
  }

  /// Items of 160 × 60 points, with badges of 30 × 14 at the corner where lines end.
  @Test func `are as large as they ask to be, at their corner`() {
    let view = show(.estimated(10), .estimated(10))

    expect(frame(0, in: view), 160 - 30, 0, 30, 14)
    expect(frame(1, in: view), 320 - 30, 0, 30, 14)
    expect(frame(2, in: view), 160 - 30, 60, 30, 14)
    #expect(view.faultTexts == [])
  }

  @Test func `are asked once, and along the axis that is guessed`() {
    let view = show(.absolute(40), .estimated(10))

    expect(frame(1, in: view), 320 - 40, 0, 40, 14)
    let badges = view.visibleSupplementaryViews(ofKind: "badge").compactMap { $0 as? LargeBadge }
    #expect(badges.map(\.asked) == [1, 1, 1])
  }

  @Test func `are mirrored`() {
    expect(frame(0, in: show(.estimated(10), .estimated(10), isMirrored: true)), 160, 0, 30, 14)
  }
}

@Suite struct `Layouts that scroll horizontally, right to left` {
  private let items = Items([8])

  /// Items of 100 × 100 points, one after the other.
  private func show(count: Int = 8) -> UICollectionView {
    items.counts = [count]
    let group = row(
      .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(1))])
    return items.show(
      layout(section(group)) { $0.scrollDirection = .horizontal }, height: 100, isMirrored: true)
  }

  /// The area is 800 points wide, and 320 of it are seen: the last ones.
  @Test func `begin at their right end`() {
    let view = show()

    #expect(view.contentOffset.x == 480)
    expect(view.frames().first, 700, 0, 100, 100)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func `stay where they are when more comes at the other end`() {
    let view = show()
    view.contentOffset.x = 300
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 300)

    items.counts = [10]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 1000)
    #expect(view.contentOffset.x == 500)
  }

  @Test func `stay at their right end in another size`() {
    let view = show()
    view.frame.size.width = 400
    view.layoutIfNeeded()

    #expect(view.contentOffset.x == 400)
  }

  @Test func `begin where they end if all is seen`() {
    let view = show(count: 2)

    #expect(view.contentOffset.x == 0)
    expect(view.frames().first, 220, 0, 100, 100)
  }
}
