import AshlarUIKit
import Testing

/// Controls that a program uses, as there is no screen to touch.
struct `Actions of controls` {
  private let button = UIButton(type: .system)
  private final class Heard { var names: [String] = [] }
  private let heard = Heard()

  private func action(_ name: String) -> UIAction {
    UIAction(title: name) { [heard] in heard.names.append($0.title) }
  }

  @Test func `happen in the order in which they were added, each once`() {
    button.addAction(action("touch"), for: [.touchDown, .touchUpInside])
    button.addAction(action("up"), for: .touchUpInside)
    button.addAction(action("value"), for: .valueChanged)

    button.sendActions(for: .touchUpInside)
    #expect(heard.names == ["touch", "up"])
    button.sendActions(for: .allTouchEvents)
    #expect(heard.names == ["touch", "up", "touch", "up"])
    button.sendActions(for: .editingChanged)
    #expect(heard.names.count == 4)
  }

  @Test func `are taken away event by event`() {
    let both = action("both")
    button.addAction(both, for: [.touchDown, .touchUpInside])
    button.removeAction(both, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(heard.names == [])

    button.removeAction(action("another"), for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(heard.names == ["both"])

    button.removeAction(both, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(heard.names == ["both"])
  }

  @Test func `know what was used, while they happen`() {
    var senders: [UIView?] = []
    let action = UIAction { senders.append($0.sender as? UIView) }
    let toggle = UISwitch()
    toggle.addAction(action, for: .valueChanged)
    toggle.sendActions(for: .valueChanged)

    #expect(senders == [toggle])
    #expect(action.sender == nil)
  }

  @Test func `may add others, which happen the next time`() {
    let (button, later) = (button, action("later"))
    button.addAction(UIAction { _ in button.addAction(later, for: .touchDown) }, for: .touchDown)

    button.sendActions(for: .touchDown)
    #expect(heard.names == [])
    button.sendActions(for: .touchDown)
    #expect(heard.names == ["later"])
  }

  /// A row that grows by a tap: 20 high, and 20 + 60.
  @Test func `change layouts`() {
    let root = UIView(root: 300, 200)
    let details = UIView("details", in: root)
    details.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(20)
    }
    let more = UIButton(
      primaryAction: UIAction(title: "More") { _ in
        details.snp.updateConstraints { $0.height.equalTo(80) }
      })
    #expect(more.title(for: .normal) == "More")
    root.layoutIfNeeded()
    expectFrame(of: details, x: 0, y: 0, width: 300, height: 20)

    more.sendActions(for: .primaryActionTriggered)
    root.layoutIfNeeded()
    expectFrame(of: details, x: 0, y: 0, width: 300, height: 80)
  }

  @Test func `of every kind of control happen`() {
    final class Knob: UIControl {}
    let controls: [UIControl] = [
      UIButton(), UISwitch(), UISlider(), UISegmentedControl(items: ["a"]), UITextField(), Knob(),
    ]
    for control in controls {
      control.addAction(action("\(type(of: control))"), for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    #expect(heard.names.count == 6)
  }
}

/// Code that hears of touches, with names of methods in place of selectors.
struct `Screens that hear of touches` {
  final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let name = UITextField()
    let notes = UITextView()
    let save = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Form"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: "done")
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: self, action: nil)
      navigationController?.navigationBar.prefersLargeTitles = true
      name.delegate = self
      notes.delegate = self
      name.font = UIFont(name: "Avenir-Medium", size: 20)
      name.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      name.leftViewMode = .always
      name.borderStyle = .roundedRect
      name.addTarget(self, action: "changed:", for: .editingChanged)
      save.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
      save.addTarget(self, action: "done", for: .touchUpInside)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
      for item in [name, notes, save] { view.addSubview(item) }
      name.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview().inset(10)
        make.height.equalTo(34)
      }
    }

    func done() { view.endEditing(true) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }

  @Test func `are laid out, and keep what they said`() {
    let form = Form()
    let navigation = UINavigationController(rootViewController: form)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = navigation
    window.layoutIfNeeded()

    expectFrame(of: form.name, x: 10, y: 10, width: 280, height: 34)
    #expect(form.name.font == UIFont.sans(20, weight: .medium))
    #expect(form.name.delegate === form && form.notes.delegate === form)
    #expect(form.name.leftView?.frame.width == 10 && form.name.leftViewMode == .always)
    #expect(form.name.borderStyle == .roundedRect)
    #expect(form.save.titleEdgeInsets.left == 8)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(form.navigationItem.leftBarButtonItem?.title == "Back")
    #expect(form.navigationItem.rightBarButtonItems?.count == 1)
    #expect(form.view.gestureRecognizers?.count == 1)
  }

  @Test func `do not keep who hears of them`() {
    let form = UITextField()
    do {
      let screen = Form()
      form.delegate = screen
      #expect(form.delegate != nil)
    }
    #expect(form.delegate == nil)
  }

  @Test func `have cells that go by being chosen`() {
    final class Cell: UITableViewCell {
      let details = UILabel()
      override var isSelected: Bool {
        didSet { details.isHidden = !isSelected }
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(cell.isSelected && !cell.details.isHidden)
    cell.setSelected(false, animated: false)
    #expect(!cell.isSelected)
  }
}
