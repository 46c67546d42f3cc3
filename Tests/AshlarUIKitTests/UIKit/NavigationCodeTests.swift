import AshlarUIKit
import Testing

/// A navigation as people write it.
private final class Flow: UINavigationController {
  private(set) var pushed = 0

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed += 1
    super.pushViewController(viewController, animated: animated)
  }
}

struct `Navigations as people write them` {
  private let pages = [UIViewController(), UIViewController(), UIViewController()]

  @Test func `a navigation of one's own shows its first controller`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let flow = Flow(rootViewController: pages[0])
    window.rootViewController = flow
    window.makeKeyAndVisible()

    #expect(flow.viewControllers.map(ObjectIdentifier.init) == [ObjectIdentifier(pages[0])])
    #expect(flow.isNavigationBarHidden)
    expectFrame(of: pages[0].view, x: 0, y: 0, width: 200, height: 300)

    flow.pushViewController(pages[1], animated: true)
    #expect(flow.topViewController === pages[1])
    #expect(pages[1].navigationController === flow)
    #expect(flow.pushed == 2)
  }

  @Test func `the controllers are set at once, and the first one is gone back to`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let flow = UINavigationController()
    window.rootViewController = flow
    flow.viewControllers = [pages[0]]
    flow.setViewControllers(pages.reversed(), animated: true)
    window.layoutIfNeeded()

    #expect(flow.viewControllers.count == 3)
    #expect(flow.topViewController === pages[0])
    #expect(pages.map { $0.view.isDescendant(of: flow.view) } == [true, true, true])
    expectFrame(of: pages[1].view, x: 0, y: 0, width: 200, height: 300)

    let gone = flow.popToRootViewController(animated: true)
    #expect(gone?.map(ObjectIdentifier.init) == [pages[1], pages[0]].map(ObjectIdentifier.init))
    #expect(flow.topViewController === pages[2])
    #expect(pages.map { $0.view.isDescendant(of: flow.view) } == [false, false, true])
    #expect(pages[0].parent == nil)
  }
}
