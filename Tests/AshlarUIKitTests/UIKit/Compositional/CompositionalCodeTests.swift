import AshlarUIKit
import Testing

/// A title with a line of text below it that wraps.
private final class ArticleCell: UICollectionViewCell {
  let title = UILabel()
  let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.numberOfLines = 0
    for label in [title, body] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A controller as people write it: a diffable data source, registrations and a compositional layout.
private final class Articles: UIViewController {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<ArticleCell, Int> { cell, _, number in
      cell.title.text = "Article \(number)"
      cell.body.text = Array(repeating: "word", count: 4 * number + 1).joined(separator: " ")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<30))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }
}

struct `Compositional layouts as people write them` {
  /// Each row stands 10 points below the one before, and is as high as its labels with 8 + 4 + 8 points around them.
  @Test func `a controller shows articles as high as their texts`() {
    let window = UIWindow(device: .iPhone8)
    window.diagnostics.handler = .silent
    let articles = Articles()
    window.rootViewController = articles
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    let cells = articles.collectionView.visibleCells.compactMap { $0 as? ArticleCell }
    #expect(cells.count > 3)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      #expect(abs(next.frame.minY - cell.frame.maxY - 10) <= 0.001)
    }
    for cell in cells {
      #expect(cell.frame.width == 375)
      #expect(
        abs(cell.frame.height - cell.title.frame.height - cell.body.frame.height - 20) <= 0.001)
    }
    #expect(cells[0].body.frame.height < cells[4].body.frame.height)
    #expect(window.faultTexts == [])
    #expect(window.diagnostics.conflicts.isEmpty)
  }

  @Test func `a subclass changes attributes, and hears that it is prepared`() {
    final class Tilted: UICollectionViewCompositionalLayout {
      var preparations = 0

      override func prepare() {
        super.prepare()
        preparations += 1
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.alpha = 0.5 }
        return all
      }

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let layout = Tilted(
      section: section(
        row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))])))
    let view = Items([100]).show(layout)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    let before = layout.preparations
    view.contentOffset.y = 100
    view.layoutIfNeeded()

    #expect(layout.preparations == before + 1)
  }

  @Test func `another layout takes the cells over`() {
    let view = Items([6]).show(UICollectionViewFlowLayout())
    let cells = view.visibleCells
    view.collectionViewLayout = layout(
      section(row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(0.5), .absolute(44))]))
    )
    view.layoutIfNeeded()

    #expect(view.visibleCells == cells)
    expect(view.seenFrames.xs, [0, 160, 0, 160, 0, 160])
  }

  @Test func `items come and go`() {
    let items = Items([3])
    let view = items.show(
      layout(
        section(row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))]))
      ))
    items.counts = [5]
    view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 4, section: 0)])
    view.layoutIfNeeded()
    expect(view.seenFrames.ys, [0, 44, 88, 132, 176])

    items.counts = [1, 2]
    view.reloadData()
    view.layoutIfNeeded()
    expect(view.frames(1).ys, [44, 88])
    #expect(view.faultTexts == [])
  }

  @Test func `a collection of another width is laid out anew, and cells are asked again`() {
    let items = Items([4])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, _ in (cell as? HighCell)?.height = 50 }
    let view = items.show(
      layout(
        section(
          row(.fractionalWidth(1), .estimated(44), [item(.fractionalWidth(0.5), .estimated(44))]))))
    view.frame.size.width = 200
    view.layoutIfNeeded()

    expect(view.frames().widths, [100, 100, 100, 100])
    expect(view.frames().heights, [50, 50, 50, 50])
    #expect(view.visibleCells.compactMap { ($0 as? HighCell)?.asked } == [2, 2, 2, 2])
  }

  @Test func `another direction of reading mirrors what is shown`() {
    let view = Items([1]).show(
      layout(
        section(row(.fractionalWidth(1), .absolute(44), [item(.absolute(100), .absolute(44))]))))
    #expect(view.seenFrames.xs == [0])

    view.environment.direction = .rightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.seenFrames.xs == [220])
  }
}
