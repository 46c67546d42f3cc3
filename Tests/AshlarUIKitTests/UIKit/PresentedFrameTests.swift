import AshlarUIKit
import Testing

/// A page with a title at the top of its safe area, and a button at its bottom.
private final class Page: UIViewController {
  let heading = UIView()
  let button = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    [heading, button].forEach(view.addSubview)
    heading.snp.makeConstraints { make in
      make.top.left.right.equalTo(view.safeAreaLayoutGuide)
      make.height.equalTo(20)
    }
    button.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.bottom.equalTo(view.safeAreaLayoutGuide)
      make.height.equalTo(50)
    }
  }
}

/// 414 × 896 points, of which 44 at the top and 34 at the bottom are not safe.
struct `Views of presented controllers` {
  private let window = UIWindow(device: .iPhone11ProMax)
  private let root = UIViewController()
  private let page = Page()

  init() {
    window.diagnostics.handler = .silent
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func present(_ style: UIModalPresentationStyle) {
    page.modalPresentationStyle = style
    root.present(page, animated: true)
    window.layoutIfNeeded()
  }

  /// Interface Builder has sheets of 842 points on this device, with 34 at the bottom that are not safe.
  @Test func `stand in a sheet`() {
    present(.automatic)
    #expect(page.view.frame == CGRect(x: 0, y: 54, width: 414, height: 842))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(page.heading.frame == CGRect(x: 0, y: 0, width: 414, height: 20))
    #expect(page.button.frame == CGRect(x: 0, y: 842 - 34 - 50, width: 414, height: 50))
    #expect(page.view.window === window)
  }

  @Test(
    arguments: [.fullScreen, .overFullScreen, .overCurrentContext] as [UIModalPresentationStyle])
  func `fill the screen`(style: UIModalPresentationStyle) {
    present(style)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 414, height: 896))
    #expect(page.heading.frame.minY == 44)
  }

  @Test func `are as high as a detent`() {
    page.modalPresentationStyle = .pageSheet
    let sheet = page.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    present(.pageSheet)
    #expect(page.view.frame == CGRect(x: 0, y: 448, width: 414, height: 448))

    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 842)

    // 200 points above the safe area, which has 34 below.
    sheet?.detents = [.custom { _ in 200 }]
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 234)
    sheet?.detents = [.custom { $0.maximumDetentValue }, .medium()]
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 842)
    sheet?.detents = [.custom { _ in .nan }]
    window.layoutIfNeeded()
    #expect(page.view.frame.height == 842)
  }

  @Test func `stand where a program says`() {
    final class Half: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        let room = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
      }
    }
    final class Transition: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Half(presentedViewController: presented, presenting: presenting)
      }
    }
    let transition = Transition()
    page.transitioningDelegate = transition
    present(.custom)
    #expect(page.view.frame == CGRect(x: 0, y: 448, width: 414, height: 448))
  }

  /// A bar in a sheet is 56 points high, in 40 files.
  @Test func `have room for the bar of a navigation`() {
    let navigation = UINavigationController(rootViewController: page)
    root.present(navigation, animated: true)
    window.layoutIfNeeded()
    #expect(navigation.view.frame.height == 842)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 414, height: 56))
    #expect(page.heading.frame.minY == 56)
  }

  @Test func `come from children, and go with those in front of them`() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(page, animated: true)
    let front = UIViewController()
    page.present(front, animated: true)
    window.layoutIfNeeded()
    #expect(window.subviews == [root.view, page.view, front.view])

    child.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(window.subviews == [root.view])
    #expect(page.presentedViewController == nil)
  }

  @Test func `come as soon as there is a window, and go with the root`() {
    let other = UIViewController()
    other.present(page, animated: true)
    #expect(!page.isViewLoaded)
    window.rootViewController = other
    window.layoutIfNeeded()
    #expect(page.view.superview === window)

    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(window.subviews == [root.view])
  }

  @Test func `are not those of alerts`() {
    root.present(
      UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
    window.layoutIfNeeded()
    #expect(window.subviews == [root.view])
  }

  @Test func `turn with the device and follow another one`() {
    present(.automatic)
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 896, height: 414))

    // 744 × 1133 points.
    window.orientation = .portrait
    window.device = .iPadMini
    page.modalPresentationStyle = .formSheet
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 102, y: 256.5, width: 540, height: 620))
  }

  /// 1024 × 1366 points, of which 24 are not safe at the top. Readable content is 672 points wide, and margins are 20.
  @Test func `stand in the middle of an iPad`() {
    window.device = .iPadPro13
    present(.pageSheet)
    #expect(page.view.frame == CGRect(x: 156, y: 24, width: 712, height: 1318))
    #expect(page.view.safeAreaInsets == .zero)
    #expect(page.heading.frame.minY == 0)

    page.preferredContentSize = CGSize(width: 400, height: 500)
    page.sheetPresentationController?.prefersPageSizing = false
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 312, y: 433, width: 400, height: 500))

    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(page.view.frame == CGRect(x: 483, y: 262, width: 400, height: 500))
  }

  @Test(.timeLimit(.minutes(5)))
  func `may contain what presents them`() {
    root.present(page, animated: true)
    page.addChild(root)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    page.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(window.rootViewController === root)
  }

  @Test func `hide what is below a full screen`() {
    final class Told: UIViewController {
      var events: [String] = []
      override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { events.append("disappeared") }
    }
    let told = Told()
    window.rootViewController = told
    window.layoutIfNeeded()
    let sheet = UIViewController()
    told.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(told.events == ["appeared"])

    told.dismiss(animated: true)
    page.modalPresentationStyle = .fullScreen
    told.present(page, animated: true)
    window.layoutIfNeeded()
    told.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(told.events == ["appeared", "disappeared", "appeared"])
  }
}

/// 393 × 852 points, of which 59 at the top and 34 at the bottom are not safe.
struct `Bars of a navigation` {
  private let window = UIWindow(device: .iPhone15Pro)
  private let page = Page()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var start: CGFloat {
    window.layoutIfNeeded()
    return page.heading.frame.minY + page.view.frame.minY
  }

  @Test func `take 44 points, unless they are hidden`() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(page.view.frame == window.bounds)
    #expect(start == 103)
    #expect(page.view.safeAreaInsets.top == 103)

    navigation.setNavigationBarHidden(true, animated: false)
    #expect(start == 59)
  }

  @Test func `take 52 more for a large title`() {
    navigation.navigationBar.prefersLargeTitles = true
    #expect(start == 155)
    page.navigationItem.largeTitleDisplayMode = .never
    #expect(start == 103)
  }

  @Test func `take 52 more for a search, unless the window says how high they are`() {
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    #expect(start == 155)
    #expect(page.view.safeAreaInsets.top == 155)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(start == 207)
    window.topBarHeight = 96
    #expect(start == 155)
  }

  /// The device has no safe area at the top when it is held sideways.
  @Test func `take 32 points where there is little height`() {
    window.orientation = .landscape
    #expect(start == 32)
  }

  @Test func `end views that do not go on under them`() {
    page.edgesForExtendedLayout = []
    #expect(start == 103)
    #expect(page.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))

    page.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    #expect(start == 103)
    #expect(page.view.frame.minY == 103)
    page.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
  }

  @Test func `have the room of the window's bar instead`() {
    window.topBarHeight = 44
    #expect(start == 103)
    window.topBarHeight = 0
    #expect(start == 103)
  }

  @Test func `take 44 points below for buttons`() {
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(page.view.safeAreaInsets.bottom == 78)

    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == 34)
  }

  /// 49 points above the safe area.
  @Test func `push a tab bar away`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == 83)

    let details = UIViewController()
    details.hidesBottomBarWhenPushed = true
    navigation.pushViewController(details, animated: true)
    window.layoutIfNeeded()
    #expect(details.view.safeAreaInsets.bottom == 34)

    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == 83)
  }

  @Test func `are where controllers go back to`() {
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.popToViewController(second, animated: false)?.count == 1)
    #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(navigation.visibleViewController === second)
  }
}

struct `Windows of a size` {
  @Test func `are on the device that has it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.device == .iPhone8)
    #expect(window.environment.displayScale == 2)
    #expect(window.safeAreaInsets.top == 20)
    #expect(window.description.hasSuffix(" on iPhone 8"))
  }

  @Test func `are on it sideways`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(window.device == .iPhone15Pro)
    #expect(window.orientation == .landscape)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(window.description.hasSuffix("on iPhone 15 Pro, held sideways"))
  }

  @Test func `are on none for others`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(window.device == nil)
    #expect(window.safeAreaInsets == .zero)
    #expect(!window.description.contains(" on "))
  }
}
