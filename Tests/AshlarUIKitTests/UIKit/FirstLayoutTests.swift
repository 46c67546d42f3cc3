import AshlarUIKit
import Testing

/// How often views are laid out in their first layout.
@Suite struct `A first layout` {
  final class Counted: UIView {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  final class CountedController: UIViewController {
    var counted: Counted { view as! Counted }
    var calls = 0

    override func loadView() { view = Counted() }

    override func viewDidLoad() {
      let inner = Counted()
      view.addSubview(inner)
      inner.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    }

    override func viewDidLayoutSubviews() { calls += 1 }
  }

  private func fill(_ outer: UIView) -> Counted {
    let inner = Counted()
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    return inner
  }

  @Test func `lays out each view once, in a root of some size`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = fill(root)
    let inner = fill(card)
    root.layoutIfNeeded()
    #expect(card.count == 1)
    #expect(inner.count == 1)
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 288, height: 448))
  }

  @Test func `lays out each view once, with texts`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = Counted()
    root.addSubview(card)
    card.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
    let label = UILabel()
    label.text = String(repeating: "many words ", count: 20)
    label.numberOfLines = 0
    card.addSubview(label)
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    root.layoutIfNeeded()
    #expect(card.count == 1)
  }

  @Test func `lays out each view once, in a window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = CountedController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.counted.count == 1)
    #expect(controller.calls == 1)
    #expect((controller.view.subviews[0] as? Counted)?.count == 1)
  }

  @Test func `lays out a root once that fits itself`() {
    let card = Counted(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = fill(card)
    card.layoutIfNeeded()
    #expect(card.count == 1)
    #expect(inner.count == 1)
  }

  @Test func `lays out each arranged view once`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = [Counted(), Counted()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(views.map(\.count) == [1, 1])
  }
}
