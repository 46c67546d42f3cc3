import AshlarUIKit

/// A round picture and a name below it.
final class StoryCell: UICollectionViewCell {
  let picture = UIImageView()
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 32
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.textAlignment = .center
    contentView.addSubview(picture)
    contentView.addSubview(nameLabel)
    picture.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
      make.size.equalTo(64)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(4)
      make.leading.trailing.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A picture, a title and a text of any number of lines.
final class PostCell: UICollectionViewCell {
  let picture = UIImageView()
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.numberOfLines = 0
    [picture, titleLabel, bodyLabel].forEach(contentView.addSubview)
    picture.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(picture.snp.width).multipliedBy(0.5)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(picture.snp.bottom).offset(12)
      make.leading.trailing.equalToSuperview().inset(12)
    }
    bodyLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.trailing.equalTo(titleLabel)
      make.bottom.equalToSuperview().inset(12)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class FeedHeader: UICollectionReusableView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(UIEdgeInsets(top: 16, left: 0, bottom: 8, right: 0))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class FeedViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case stories
    case posts
    case photos
  }

  enum Item: Hashable {
    case story(String)
    case post(String, text: String)
    case photo(Int)
  }

  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    view.addSubview(collectionView)
    collectionView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Ada", "Grace", "Alan", "Edsger"].map(Item.story), toSection: .stories)
    snapshot.appendItems(
      [.post("One", text: "A\nB"), .post("Two", text: "A"), .post("Three", text: "A\nB\nC")],
      toSection: .posts)
    snapshot.appendItems((0..<5).map(Item.photo), toSection: .photos)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() {
    let story = UICollectionView.CellRegistration<StoryCell, String> { cell, _, name in
      cell.nameLabel.text = name
    }
    let post = UICollectionView.CellRegistration<PostCell, (String, String)> { cell, _, post in
      cell.titleLabel.text = post.0
      cell.bodyLabel.text = post.1
    }
    let photo = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentView.backgroundColor = .secondarySystemBackground
    }
    let header = UICollectionView.SupplementaryRegistration<FeedHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.titleLabel.text = "Posts"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, indexPath, item in
      switch item {
      case .story(let name):
        view.dequeueConfiguredReusableCell(using: story, for: indexPath, item: name)
      case .post(let title, let text):
        view.dequeueConfiguredReusableCell(using: post, for: indexPath, item: (title, text))
      case .photo(let number):
        view.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: number)
      }
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}

// MARK: - The layout

extension FeedViewController {
  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      switch Section(rawValue: section) {
      case .stories: return Self.makeStories()
      case .posts: return Self.makePosts(columns: isWide ? 2 : 1)
      default: return Self.makePhotos(columns: isWide ? 5 : 3)
      }
    }
  }

  private static func makeStories() -> NSCollectionLayoutSection {
    let line = UIFont.preferredFont(forTextStyle: .caption1).lineHeight.rounded(.up)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(72), heightDimension: .absolute(64 + 4 + line)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    return section
  }

  private static func makePosts(columns: Int) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(300))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  private static func makePhotos(columns: Int) -> NSCollectionLayoutSection {
    let fraction = 1 / CGFloat(columns)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
      subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
