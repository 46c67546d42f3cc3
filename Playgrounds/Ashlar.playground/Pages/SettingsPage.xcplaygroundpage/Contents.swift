//: # A ported settings screen as a page
//:
//: The views of a program for UIKit, as people see them: `swift run SettingsPage > settings.svg`.
import AshlarInspector
import AshlarUIKit

//: ## A row
final class SettingsRow: UIView {
  private let icon = UIView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ title: String, _ detail: String, _ color: UIColor) {
    super.init(frame: .zero)
    icon.backgroundColor = color
    icon.layer.cornerRadius = 7
    titleLabel.text = title
    detailLabel.text = detail
    detailLabel.textColor = .gray
    detailLabel.setContentHuggingPriority(.required, for: .horizontal)
    for view in [icon, titleLabel, detailLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 44),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 29),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      detailLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      detailLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      detailLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

//: ## The screen
final class SettingsController: UIViewController {
  private let groups: [[SettingsRow]] = [
    [
      SettingsRow("Flight mode", "Off", .systemOrange),
      SettingsRow("Wireless", "Home", .systemBlue),
      SettingsRow("Bluetooth", "On", .systemBlue),
    ],
    [
      SettingsRow("Notifications", "", .systemRed),
      SettingsRow("Screen time", "2 h 10 min", .systemPurple),
    ],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    let column = UIStackView(arrangedSubviews: groups.map(makeGroup))
    column.axis = .vertical
    column.spacing = 24
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func makeGroup(of rows: [SettingsRow]) -> UIView {
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.backgroundColor = .white
    stack.layer.cornerRadius = 10
    stack.clipsToBounds = true
    return stack
  }
}

//: ## The page
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
window.rootViewController = SettingsController()
window.makeKeyAndVisible()
window.layoutIfNeeded()

print(SVGDrawing(of: window, style: .page), terminator: "")
