import AshlarUIKit
import Testing

struct `List contents` {
  /// The frames of what a configuration shows, at a width and the height that it asks for, at 2 pixels to the point.
  private func show(
    _ configuration: UIListContentConfiguration, width: CGFloat = 375, height: CGFloat? = nil,
    isMirrored: Bool = false
  ) -> (height: CGFloat, views: [UIView]) {
    let root = UIView(root: width, 600)
    root.environment.displayScale = 2
    if isMirrored { root.environment.direction = .rightToLeft }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var made = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
    ]
    if let height { made.append(view.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(made)
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    return (view.frame.height, view.subviews)
  }

  private func cell(_ change: (inout UIListContentConfiguration) -> Void)
    -> UIListContentConfiguration
  {
    var configuration = UIListContentConfiguration.cell()
    change(&configuration)
    return configuration
  }

  /// Recorded on an iPhone: a row of 52 points with a line of 20.5 at 16.
  @Test func `one line stands in the middle of a row of 52 points`() throws {
    let (height, views) = show(cell { $0.text = "Title" })

    #expect(height == 52)
    let label = try #require(views.first as? UILabel)
    expect(label.frame, 16, 16, 375 - 16 - 8, 20.5)
  }

  /// Recorded on an iPhone: 15 + 20.5 + 18 + 15, without a gap.
  @Test func `a subtitle follows the title directly`() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "Subtitle"
    let (height, views) = show(configuration)

    #expect(height == 68.5)
    expect(views.map(\.frame).ys, [15, 35.5])
    expect(views.map(\.frame).heights, [20.5, 18])
  }

  @Test func `a value stands at the end of its row`() {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    let (height, views) = show(configuration)

    #expect(height == 52)
    #expect(views[0].frame.minX == 16)
    #expect(views[1].frame.maxX == 367)
    #expect(views[0].frame.midY == views[1].frame.midY)
    #expect(views[1].frame.minX - views[0].frame.maxX >= 8)
  }

  /// Behind a picture of 24 points, the text begins at 16 + 24 + 16; in a room of 40 at 16 + 40 + 16, and the picture
  /// stands in the middle of that: 16 + 8.
  @Test func `text begins behind the room of the picture`() {
    let picture = UIImage(named: "icon", size: CGSize(width: 24, height: 24))
    let plain = show(
      cell {
        $0.text = "Title"
        $0.image = picture
      })
    expect(plain.views.map(\.frame.minX).sorted(), [16, 56])

    let reserved = show(
      cell {
        $0.text = "Title"
        $0.image = picture
        $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      })
    expect(reserved.views.map(\.frame.minX).sorted(), [24, 72])

    // Half as large, with the same proportion, and 54 points high with 15 above and below: 24 + 30.
    let limited = show(
      cell {
        $0.image = UIImage(named: "icon", size: CGSize(width: 48, height: 48))
        $0.imageProperties.maximumSize = CGSize(width: 24, height: 100)
      })
    #expect(limited.height == 54)
    expect(limited.views.first?.frame, 16, 15, 24, 24)
  }

  @Test func `a row is mirrored where people read from right to left`() {
    let (_, views) = show(cell { $0.text = "Title" }, isMirrored: true)

    expect(views.map(\.frame).xs, [8])
  }

  @Test func `margins give way in a row of a fixed height`() {
    let (height, views) = show(cell { $0.text = "Title" }, height: 30)

    #expect(height == 30)
    #expect(abs((views.first?.frame.midY ?? 0) - 15) <= 0.5)
  }

  @Test func `nothing is as high as a row`() {
    let (height, views) = show(.cell())

    #expect(height == 52)
    #expect(views.isEmpty)
  }

  @Test func `kinds have the margins of UIKit`() {
    func margins(_ configuration: UIListContentConfiguration) -> [CGFloat] {
      let margins = configuration.directionalLayoutMargins
      return [margins.top, margins.leading, margins.bottom, margins.trailing]
    }
    #expect(margins(.cell()) == [15, 16, 15, 8])
    #expect(margins(.subtitleCell()) == [15, 16, 15, 8])
    #expect(margins(.valueCell()) == [15, 16, 15, 8])
    #expect(margins(.plainHeader()) == [10, 8, 10, 8])
    #expect(margins(.groupedHeader()) == [10, 8, 10, 8])
    #expect(margins(.plainFooter()) == [8, 8, 6, 8])
    #expect(margins(.groupedFooter()) == [8, 8, 6, 8])
    #expect(margins(.sidebarCell()) == [11, 8, 11, 8])
    #expect(margins(.sidebarSubtitleCell()) == [4, 8, 4, 8])
    #expect(margins(.sidebarHeader()) == [11, 8, 11, 8])
    #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
    #expect(UIListContentConfiguration.sidebarCell().imageToTextPadding == 10)
    #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 4)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }
}

/// Rows with configurations of their own, as programs write them.
private struct Badge: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    guard let state = state as? UICellConfigurationState, state.isSelected else { return self }
    return Badge(height: 80)
  }
}

private final class BadgeView: UIView, UIContentView {
  private let tall: NSLayoutConstraint?

  var configuration: any UIContentConfiguration {
    didSet { tall?.constant = (configuration as? Badge)?.height ?? 0 }
  }

  init(_ badge: Badge) {
    configuration = badge
    let box = UIView()
    tall = box.heightAnchor.constraint(equalToConstant: badge.height)
    super.init(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    tall?.isActive = true
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct `Cells with content configurations` {
  /// Rows of 52 points below the 35 of a grouped list, and 18.5 more for the first row of a plain one.
  @Test func `are rows of a list that size themselves`() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.diagnostics.handler = .silent
    view.environment.displayScale = 3
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()

    let frames = view.frames(0) + view.frames(1)
    expect(frames.ys, [35, 87, 174])
    expect(frames.heights, [52, 52, 52])
    #expect(view.faultTexts == [])
    #expect(view.diagnostics.conflicts.isEmpty)
  }

  @Test func `show configurations of programs, in one view as long as it can`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = Badge(height: 20)
    let first = cell.contentView.subviews.first
    cell.contentConfiguration = Badge(height: 30)
    #expect(cell.contentView.subviews.first === first)
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 30)

    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `are configured for their state before they are measured`() {
    var heard: [Bool] = []
    let items = Items([2])
    items.fill = { cell, _ in
      cell.contentConfiguration = Badge(height: 20)
      cell.configurationUpdateHandler = { _, state in
        heard.append(state.isSelected || state.isHighlighted)
      }
    }
    let rows = row(
      .fractionalWidth(1), .estimated(44), [item(.fractionalWidth(1), .estimated(44))])
    let view = items.show(layout(section(rows)))
    expect(view.frames().heights, [20, 20])
    #expect(heard == [false, false])

    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    #expect(heard == [false, false])
    view.layoutIfNeeded()
    #expect(heard == [false, false, true])
    #expect((view.visibleCells[1].contentConfiguration as? Badge)?.height == 80)
    view.visibleCells[0].isHighlighted = true
    view.layoutIfNeeded()
    #expect(heard == [false, false, true, true])
  }

  @Test
  func `are configured for their state in tables, before they are measured and when it changes`() {
    final class Rows: UITableViewDataSource {
      var heard: [Bool] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
          self.heard.append(state.isSelected)
          cell.contentConfiguration = Badge(height: 20)
        }
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [20, 20])
    let before = rows.heard
    #expect(!before.isEmpty && !before.contains(true))

    table.visibleCells[1].isSelected = true
    #expect(rows.heard == before)
    table.layoutIfNeeded()
    #expect(rows.heard == before + [true])
  }

  /// Recorded of list cells: 52 and 68.5 points at 2 pixels to the point, and a line between rows of half a point.
  @Test func `are rows of tables, too`() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = plain.defaultContentConfiguration()
    content.text = "Title"
    plain.contentConfiguration = content
    plain.diagnostics.handler = .silent
    plain.environment.displayScale = 2
    #expect(plain.height(forWidth: 375) == 52)

    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    content = subtitle.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    subtitle.contentConfiguration = content
    subtitle.environment.displayScale = 2
    #expect(subtitle.height(forWidth: 375) == 68.5)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }
}
