import AshlarUIKit
import Testing

/// How often views are laid out in their first layout.
struct `A first layout` {
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

  private func expectOnce(
    _ controller: CountedController, in root: UIViewController,
    _ device: DeviceProfile = .iPhone15Pro,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let window = UIWindow(device: device)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let inner = controller.view.subviews[0] as? Counted
    #expect(controller.counted.count == 1, sourceLocation: location)
    #expect(controller.calls == 1, sourceLocation: location)
    #expect(inner?.count == 1, sourceLocation: location)
  }

  @Test(arguments: [UIRectEdge.all, []])
  func `lays out the page of a navigation once`(edges: UIRectEdge) {
    let page = CountedController()
    page.edgesForExtendedLayout = edges
    expectOnce(page, in: UINavigationController(rootViewController: page))
    // The bar ends at 59 + 44.
    let inner = page.view.subviews[0]
    #expect(inner.convert(inner.bounds, to: nil).minY == 103)
  }

  @Test(arguments: [UIRectEdge.all, []])
  func `lays out the page of a tab bar once`(edges: UIRectEdge) {
    let page = CountedController()
    page.edgesForExtendedLayout = edges
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    expectOnce(page, in: tabs)
    // 852 − 34 − 49.
    #expect(page.view.subviews[0].frame.maxY == 769)
  }

  @Test func `lays out the page of a navigation in a tab bar once`() {
    let page = CountedController()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    tabs.viewControllers = [navigation]
    expectOnce(page, in: tabs)
    #expect(page.view.subviews[0].frame == CGRect(x: 0, y: 103, width: 393, height: 622))
  }

  @Test(arguments: [DeviceProfile.iPhone15Pro, .iPadPro11])
  func `lays out a page in a sheet once`(device: DeviceProfile) {
    let page = CountedController()
    let root = UIViewController()
    root.present(UINavigationController(rootViewController: page), animated: false)
    expectOnce(page, in: root, device)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func `lays out a page once that is presented before the window is shown`(
    style: UIModalPresentationStyle
  ) {
    let page = CountedController()
    let root = UIViewController()
    page.modalPresentationStyle = style
    root.present(page, animated: false)
    expectOnce(page, in: root)
  }

  @Test func `lays out a page that another one pushes once`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(device: .iPhone15Pro)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let page = CountedController()
    navigation.pushViewController(page, animated: true)
    window.layoutIfNeeded()
    #expect(page.counted.count == 1)
    #expect(page.calls == 1)
  }

  /// A controller of a program that gives the view of another one its frame when it is laid out itself.
  @Test func `lays out the view of a child once`() {
    final class Container: UIViewController {
      let page = CountedController()

      override func viewDidLoad() {
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }

      override func viewDidLayoutSubviews() {
        page.view.frame = view.bounds.insetBy(dx: 10, dy: 20)
      }
    }
    let container = Container()
    expectOnce(container.page, in: container)
    // 59 − 20 from the top of the view.
    #expect(container.page.view.subviews[0].frame.minY == 39)
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
