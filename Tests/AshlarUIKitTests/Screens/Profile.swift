import AshlarUIKit

/// A number and what is counted.
final class FigureView: UIView {
  let numberLabel = UILabel()
  let captionLabel = UILabel()

  init(_ number: String, _ caption: String) {
    super.init(frame: .zero)
    numberLabel.text = number
    numberLabel.font = .preferredFont(forTextStyle: .headline)
    numberLabel.textAlignment = .center
    captionLabel.text = caption
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.textAlignment = .center
    addSubview(numberLabel)
    addSubview(captionLabel)
    numberLabel.mas_makeConstraints { make in
      make?.top.equalTo()(self)?.offset()(8)
      make?.left.right()?.equalTo()(self)
    }
    captionLabel.mas_makeConstraints { make in
      make?.top.equalTo()(numberLabel.mas_bottom)?.offset()(2)
      make?.left.right()?.equalTo()(self)
      make?.bottom.equalTo()(self)?.offset()(-8)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class ProfileViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let coverView = UIImageView()
  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let bioLabel = UILabel()
  let figures = [
    FigureView("12", "Posts"), FigureView("340", "Followers"), FigureView("98", "Following"),
  ]
  let followButton = UIButton(type: .system)

  /// How high the cover is beyond half its width; pulling the page down makes it higher.
  private(set) var coverHeight: MASConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    avatarView.layer.cornerRadius = 40
    avatarView.clipsToBounds = true
    coverView.contentMode = .scaleAspectFill
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    bioLabel.text = "Compilers.\nCobol."
    bioLabel.font = .preferredFont(forTextStyle: .body)
    bioLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    followButton.backgroundColor = .systemBlue
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    [coverView, avatarView, nameLabel, bioLabel, followButton].forEach(contentView.addSubview)
    figures.forEach(contentView.addSubview)
    makeHeader()
    makeBody()
  }

  private func makeHeader() {
    scrollView.mas_makeConstraints { make in
      make?.edges.equalTo()(view)
    }
    contentView.mas_makeConstraints { make in
      make?.edges.equalTo()(scrollView)
      make?.width.equalTo()(scrollView)
    }
    coverView.mas_makeConstraints { make in
      make?.top.left().right()?.equalTo()(contentView)
      self.coverHeight = make?.height.equalTo()(contentView.mas_width)?.multipliedBy()(0.5)
    }
    avatarView.mas_makeConstraints { make in
      make?.centerY.equalTo()(coverView.mas_bottom)
      make?.leading.equalTo()(contentView)?.offset()(16)
      make?.size.mas_equalTo()(CGSize(width: 80, height: 80))
    }
  }

  private func makeBody() {
    nameLabel.mas_makeConstraints { make in
      make?.top.equalTo()(avatarView.mas_bottom)?.with().offset()(8)
      make?.leading.equalTo()(contentView)?.offset()(16)
      make?.trailing.equalTo()(contentView)?.offset()(-16)
    }
    bioLabel.mas_makeConstraints { make in
      make?.top.equalTo()(nameLabel.mas_bottom)?.offset()(4)
      make?.leading.trailing()?.equalTo()(nameLabel)
    }
    NSArray(array: figures).mas_distributeViews(
      along: .horizontal, withFixedSpacing: 8, leadSpacing: 16, tailSpacing: 16)
    NSArray(array: figures).mas_makeConstraints { make in
      make?.top.equalTo()(bioLabel.mas_bottom)?.offset()(12)
    }
    followButton.mas_makeConstraints { make in
      make?.top.equalTo()(figures[0].mas_bottom)?.offset()(12)
      make?.left.equalTo()(contentView.mas_left)?.offset()(16)
      make?.right.equalTo()(contentView.mas_right)?.offset()(-16)
      make?.height.mas_equalTo()(44)
      make?.bottom.equalTo()(contentView)?.offset()(-24)
    }
  }

  /// Makes the cover higher by so many points.
  func stretch(by distance: CGFloat) { coverHeight?.setOffset(distance) }
}
