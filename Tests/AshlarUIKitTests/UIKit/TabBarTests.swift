import AshlarUIKit
import Testing

struct `Controllers with a bar at the bottom` {
  /// 393 × 852 points, with 59 at the top and 34 at the bottom that are not safe.
  private let window = UIWindow(device: .iPhone15Pro)
  private let tabs = UITabBarController()
  private let first = UIViewController()
  private let second = UIViewController()

  init() {
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  @Test func `have a bar of 49 points above the safe area`() {
    expectFrame(of: tabs.tabBar, x: 0, y: 769, width: 393, height: 83)
    expectFrame(of: first.view, x: 0, y: 0, width: 393, height: 852)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    #expect(tabs.view.safeAreaInsets.bottom == 34)
  }

  @Test func `show the one that is chosen`() {
    #expect(!second.isViewLoaded)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()

    #expect(first.view.superview == nil)
    expectFrame(of: second.view, x: 0, y: 0, width: 393, height: 852)
    #expect(tabs.selectedViewController === second)
    #expect(second.tabBarController === tabs)

    tabs.selectedViewController = first
    #expect(tabs.selectedIndex == 0)
    #expect(second.view.superview == nil)
  }

  @Test func `end views at the bar that do not go on below it`() {
    first.edgesForExtendedLayout = []
    window.layoutIfNeeded()

    // 852 - 83.
    expectFrame(of: first.view, x: 0, y: 0, width: 393, height: 769)
    #expect(first.view.safeAreaInsets.bottom == 0)
  }

  /// The navigation goes on below the bar itself; its page does not. The bar of the navigation ends at 59 + 44.
  @Test func `end pages of a navigation at the bar`() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    window.layoutIfNeeded()

    expectFrame(of: page.view, x: 0, y: 103, width: 393, height: 666)
    #expect(page.view.safeAreaInsets.bottom == 0)

    let pushed = UIViewController()
    pushed.edgesForExtendedLayout = []
    pushed.hidesBottomBarWhenPushed = true
    page.navigationController?.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    // Nothing but the edge of the screen is below.
    expectFrame(of: pushed.view, x: 0, y: 103, width: 393, height: 749)
  }

  @Test func `leave the room of a bar that is hidden to what they show`() {
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 34)

    tabs.tabBar.isHidden = false
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 83)
  }

  @Test func `follow the device`() {
    window.orientation = .landscape
    window.layoutIfNeeded()

    // 21 at the bottom are not safe.
    expectFrame(of: tabs.tabBar, x: 0, y: 323, width: 852, height: 70)
    #expect(first.view.safeAreaInsets.bottom == 70)
  }

  @Test func `keep what they show when they get others besides`() {
    tabs.selectedIndex = 1
    let third = UIViewController()
    tabs.setViewControllers([third, second], animated: false)
    window.layoutIfNeeded()

    #expect(tabs.selectedIndex == 1)
    #expect(second.view.window === window)
    #expect(first.parent == nil)
    #expect(third.parent === tabs)

    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(second.view.superview == nil)
    #expect(tabs.children.isEmpty)
  }

  @Test func `show the one of the same number when they get nothing but others`() {
    let others = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    tabs.viewControllers = others
    #expect(tabs.selectedIndex == 1)
    #expect(others[1].view.window === window)

    tabs.viewControllers = [first]
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.window === window)
  }

  @Test func `stay as they are for numbers and controllers that they do not have`() {
    tabs.selectedIndex = 7
    tabs.selectedIndex = -1
    tabs.selectedViewController = UIViewController()
    tabs.selectedViewController = nil

    #expect(tabs.selectedIndex == 0)
    #expect(first.view.window === window)
  }

  @Test func `contain navigations`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
    tabs.viewControllers = [navigation]
    window.layoutIfNeeded()

    let shown = navigation.topViewController
    #expect(shown?.tabBarController === tabs)
    #expect(shown?.view.safeAreaInsets.bottom == 83)
    #expect(navigation.tabBarItem.tag == 3)
  }
}
