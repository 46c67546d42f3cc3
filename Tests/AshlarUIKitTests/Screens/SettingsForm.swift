import AshlarUIKit

/// A person: a picture, a name and an address.
final class PersonCell: UITableViewCell {
  let avatar = UIImageView()
  let nameLabel = UILabel()
  let mailLabel = UILabel()
  private lazy var texts = UIStackView(arrangedSubviews: [nameLabel, mailLabel])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    mailLabel.font = .preferredFont(forTextStyle: .subheadline)
    mailLabel.textColor = .secondaryLabel
    texts.axis = .vertical
    texts.spacing = 2
    for view in [avatar, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 60),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A setting that is on or off.
final class ToggleCell: UITableViewCell {
  let titleLabel = UILabel()
  let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    for view in [titleLabel, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      toggle.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// What the settings below it are about.
final class SettingsHeader: UITableViewHeaderFooterView {
  let titleLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class SettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Row: CaseIterable {
    case person
    case notifications
    case darkMode
  }

  private(set) lazy var tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let sections: [(title: String, rows: [Row])] = [
    ("Account", [.person]), ("App", [.notifications, .darkMode]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    tableView.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
    tableView.register(SettingsHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 40
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .person:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath) as! PersonCell
      cell.nameLabel.text = "Ada Lovelace"
      cell.mailLabel.text = "ada@example.org"
      return cell
    case .notifications: return toggle("Notifications\nand sounds", indexPath)
    case .darkMode: return toggle("Dark mode", indexPath)
    }
  }

  private func toggle(_ title: String, _ indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath) as! ToggleCell
    cell.titleLabel.text = title
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? SettingsHeader
    header?.titleLabel.text = sections[section].title
    return header
  }
}
