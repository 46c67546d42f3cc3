import AshlarUIKit
import Testing

/// Facts: Apple, the inheritance and the initialisers that UIKit documents of its classes.
struct `The class tree` {
  @Test func `is that of UIKit`() {
    let controls: [UIControl] = [
      UIButton(), UITextField(), UISwitch(), UISlider(), UISegmentedControl(), UIStepper(),
      UIDatePicker(), UIPageControl(), UIRefreshControl(),
    ]
    let scrolling: [UIScrollView] = [
      UITextView(), UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    let views: [UIView] = [
      UILabel(), UIImageView(), UIStackView(), UIProgressView(), UIActivityIndicatorView(),
      UIWindow(), UITableViewCell(), UITableViewHeaderFooterView(), UICollectionViewCell(),
    ]
    let root = UIView(root: 300, 300)
    for view in controls + scrolling + views { root.addSubview(view) }

    #expect(root.subviews.count == 21)
    #expect(root.subviews.allSatisfy { $0.superview === root })
  }

  /// An archive that holds nothing.
  private func archive() throws -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  }

  @Test func `is made from an archive that holds nothing`() throws {
    final class Card: UIView {
      let title = UILabel()

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(title)
      }
    }
    final class Push: UIButton {
      let badge: UILabel

      override init(frame: CGRect) {
        badge = UILabel()
        super.init(frame: frame)
      }

      required init?(coder: NSCoder) {
        badge = UILabel()
        super.init(coder: coder)
      }
    }
    let coder = try archive()

    let card = Card(coder: coder)
    let cell = UITableViewCell(coder: coder)
    #expect(card?.title.superview === card)
    #expect(cell?.contentView.superview === cell)
    #expect(Push(coder: coder)?.badge.text == nil)
    #expect(UILabel(coder: coder)?.font.pointSize == 17)
    #expect(UISwitch(coder: coder)?.frame.size == CGSize(width: 51, height: 31))
    #expect(UITableView(coder: coder)?.style == .plain)
    #expect(UIStackView(coder: coder).axis == .horizontal)
    #expect(UITextView(coder: coder)?.text == "")
    #expect(UIViewController(coder: coder)?.view.subviews.isEmpty == true)
  }

  @Test func `is made without arguments where the frame has a value of its own`() {
    final class Badge: UIView {
      var isMade = false

      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isMade = true
      }

      required init?(coder: NSCoder) { nil }
    }

    #expect(Badge().isMade)
  }
}

/// What UIKit lets people override, each in the way that programs do.
struct `Members that are overridden` {
  private final class Panel: UIView {
    var heard: [String] = []

    override var backgroundColor: UIColor? { didSet { heard.append("color") } }
    override var isHidden: Bool { didSet { heard.append("hidden") } }
    override var alpha: CGFloat { didSet { heard.append("alpha") } }
    override var bounds: CGRect { didSet { heard.append("bounds") } }
    override var center: CGPoint { didSet { heard.append("center") } }
    override var tintColor: UIColor! { didSet { heard.append("tint") } }
    override var isUserInteractionEnabled: Bool { didSet { heard.append("touch") } }
    override var accessibilityLabel: String? {
      get { "panel" }
      set { heard.append(newValue ?? "") }
    }
    override var canBecomeFirstResponder: Bool { true }
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var forLastBaselineLayout: UIView { subviews.first ?? self }

    override func tintColorDidChange() { heard.append("tinted") }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() || true }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func draw(_ rect: CGRect) { super.draw(rect) }
    override func awakeFromNib() { super.awakeFromNib() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      super.didAddSubview(subview)
      heard.append("added \(subview.tag)")
    }
    override func willRemoveSubview(_ subview: UIView) { heard.append("removing \(subview.tag)") }
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      heard.append("to \(newSuperview?.tag ?? -1)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append(newWindow == nil ? "out" : "in")
    }
  }

  @Test func `of views are called`() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    panel.backgroundColor = .red
    panel.isHidden = true
    panel.alpha = 0.5
    panel.tintColor = .blue
    panel.isUserInteractionEnabled = false
    panel.accessibilityLabel = "other"

    #expect(panel.heard == ["color", "hidden", "alpha", "tinted", "tint", "touch", "other"])
    #expect(panel.becomeFirstResponder())
    #expect(panel.accessibilityLabel == "panel")
  }

  @Test func `hear of superviews, subviews and windows of UIKit's classes`() {
    let panel = Panel()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.tag = 1
    let inner = UIView()
    inner.tag = 2

    panel.addSubview(inner)
    window.addSubview(panel)
    inner.removeFromSuperview()
    panel.removeFromSuperview()

    #expect(panel.heard == ["added 2", "to 1", "in", "removing 2", "to -1", "out"])
  }

  @Test func `of bounds and centre move the frame`() {
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    panel.bounds.size.width = 60
    panel.center.y = 80

    #expect(panel.heard == ["bounds", "center"])
    #expect(panel.frame == CGRect(x: 20, y: 30, width: 60, height: 100))
  }

  @Test func `say which view has the baselines`() {
    let root = UIView(root: 200, 200)
    let panel = Panel()
    let text = UILabel()
    let beside = UIView("beside", in: root)
    root.addSubview(panel)
    panel.addSubview(text)
    text.text = "x"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
    panel.snp.makeConstraints { make in make.left.top.equalToSuperview() }
    text.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalToSuperview().offset(30)
    }
    beside.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(10)
      make.top.equalTo(panel.snp.lastBaseline)
    }
    root.layoutIfNeeded()

    // The text ends at 50, and has its baseline 5 above that.
    #expect(beside.frame.minY == 45)
  }

  private final class Fancy: UIButton {
    var heard: [String] = []

    override var isEnabled: Bool { didSet { heard.append("enabled \(isEnabled)") } }
    override var isHighlighted: Bool { didSet { heard.append("highlighted") } }
    override var isSelected: Bool { didSet { heard.append("selected") } }
    override func setTitle(_ title: String?, for state: UIControl.State) {
      super.setTitle(title.map { $0 + "!" }, for: state)
      heard.append("title")
    }
  }

  @Test func `of buttons are called`() {
    let button = Fancy(type: .custom)
    button.isEnabled = false
    button.isHighlighted = true
    button.isSelected = true
    button.setTitle("Go", for: .normal)

    #expect(button.heard == ["enabled false", "highlighted", "selected", "title"])
    #expect(button.currentTitle == "Go!")
    #expect(button.state == [.disabled, .highlighted, .selected])
  }

  private final class Lines: UIScrollView {
    var offsets: [CGPoint] = []

    override var contentOffset: CGPoint { didSet { offsets.append(contentOffset) } }
    override var contentInset: UIEdgeInsets { didSet { setNeedsLayout() } }
  }

  @Test func `of scroll views are called`() {
    let scroll = Lines(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 190, width: 100, height: 10), animated: true)

    #expect(scroll.offsets == [CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 100)])
  }

  private final class Padded: UITextField {
    override var text: String? { didSet { changes += 1 } }
    override var font: UIFont? { didSet { changes += 1 } }
    override var attributedText: NSAttributedString? { didSet { changes += 1 } }
    var changes = 0

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func becomeFirstResponder() -> Bool { true }
  }

  @Test func `of fields are called`() {
    let field = Padded()
    field.text = "a"
    field.font = .systemFont(ofSize: 20)

    #expect(field.changes == 2)
    #expect(field.editingRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 20)).minX == 8)
  }

  private final class Screen: UIViewController {
    var heard: [String] = []

    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { nil }
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      heard.append("present")
      super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      heard.append("dismiss")
      super.dismiss(animated: flag, completion: completion)
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      heard.append("parent \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      heard.append("moved \(parent != nil)")
    }
  }

  @Test func `of controllers are called`() {
    let screen = Screen()
    let other = UIViewController()
    let outer = UIViewController()
    screen.present(other, animated: true)
    #expect(screen.presentedViewController === other)
    screen.dismiss(animated: true)
    outer.addChild(screen)
    screen.didMove(toParent: outer)
    screen.willMove(toParent: nil)
    screen.removeFromParent()

    #expect(
      screen.heard == [
        "present", "dismiss", "parent true", "moved true", "parent false", "moved false",
      ])
    #expect(Set<UIViewController>([screen, other, screen]).count == 2)
  }
}
