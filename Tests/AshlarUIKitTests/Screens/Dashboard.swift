import AshlarUIKit

/// A number of the day, in a box.
final class MetricCard: UIView {
  let titleLabel = UILabel()
  let valueLabel = UILabel()

  init(title: String, value: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    valueLabel.text = value
    valueLabel.font = .preferredFont(forTextStyle: .title3)
    for label in [titleLabel, valueLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 12, bottom: 14, trailing: 12)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      valueLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      valueLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      valueLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      valueLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Four numbers, a chart and a list of events: below each other on a phone, beside each other on a pad.
final class DashboardViewController: UIViewController {
  let cards = [
    MetricCard(title: "Visits", value: "1,204"), MetricCard(title: "Sales", value: "87"),
    MetricCard(title: "Refunds", value: "3"), MetricCard(title: "Rating", value: "4.8"),
  ]
  let chart = UIView()
  let eventsLabel = UILabel()
  private let scrollView = UIScrollView()
  private let topRow = UIStackView()
  private let bottomRow = UIStackView()
  private let metrics = UIStackView()
  private let details = UIStackView()
  private lazy var page = UIStackView(arrangedSubviews: [metrics, details])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    eventsLabel.text = "One\nTwo\nThree\nFour"
    eventsLabel.numberOfLines = 0
    eventsLabel.font = .preferredFont(forTextStyle: .callout)
    page.axis = .vertical
    page.spacing = 24
    for row in [topRow, bottomRow, metrics] {
      row.distribution = .fillEqually
      row.spacing = 12
    }
    details.spacing = 20
    details.alignment = .top
    [topRow, bottomRow].forEach(metrics.addArrangedSubview)
    cards.prefix(2).forEach(topRow.addArrangedSubview)
    cards.suffix(2).forEach(bottomRow.addArrangedSubview)
    [chart, eventsLabel].forEach(details.addArrangedSubview)
    page.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(page)
    makeConstraints()
  }

  private func makeConstraints() {
    let (content, margins) = (scrollView.contentLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      page.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      chart.heightAnchor.constraint(equalTo: chart.widthAnchor, multiplier: 0.5),
    ])
  }

  private var chartWidth: NSLayoutConstraint?

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    arrange(traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange(traitCollection)
  }

  private func arrange(_ traits: UITraitCollection) {
    let isWide = traits.horizontalSizeClass == .regular
    metrics.axis = isWide ? .horizontal : .vertical
    details.axis = isWide ? .horizontal : .vertical
    chartWidth?.isActive = false
    chartWidth = chart.widthAnchor.constraint(
      equalTo: page.widthAnchor, multiplier: isWide ? 0.6 : 1)
    chartWidth?.isActive = true
  }
}
