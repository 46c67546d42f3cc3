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

struct `Badges that size themselves` {
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
