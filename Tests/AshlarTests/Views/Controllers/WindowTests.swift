import Ashlar
import Testing

/// A screen of 390 × 844 with 47 above and 34 below, lying 844 × 390 with 47 beside and 21 below.
/// Fills the safe area of its view, and writes down where that is whenever a layout is over.
private final class SafeController: ViewController {
  let box = View(name: "box")
  var heard: [CGRect] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.makeConstraints { $0.edges.equalTo(view.safeArea) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heard.append(box.frame)
  }
}

struct `A window` {
  let window: Window
  let controller = ViewController()
  let button = View(name: "button")

  init() {
    let device = DeviceProfile(
      name: "phone", size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      landscapeSafeAreaInsets: EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    window = Window(device: device)
    window.diagnostics.handler = .silent
    controller.view.addSubview(button)
    button.makeConstraints { $0.edges.equalTo(controller.view.safeArea) }
    window.rootViewController = controller
  }

  private var buttonOnScreen: CGRect {
    window.layoutIfNeeded()
    return button.convert(button.bounds, to: window)
  }

  @Test func `is as large as the screen, and so is what it shows`() {
    window.layoutIfNeeded()

    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.view.frame == window.frame)
    #expect(buttonOnScreen == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
  }

  @Test func `follows when the device is turned`() {
    window.layoutIfNeeded()
    window.orientation = .landscape

    #expect(buttonOnScreen == CGRect(x: 47, y: 0, width: 844 - 94, height: 390 - 21))
  }

  /// The document's example: all edges extended, so that the view goes on under the bar, and its safe area
  /// with it.
  @Test func `has bars under which views go on, unless they are told not to`() {
    window.topBarHeight = 44
    window.bottomBarHeight = 49
    let inside = CGRect(x: 0, y: 47 + 44, width: 390, height: 844 - 47 - 44 - 34 - 49)
    #expect(buttonOnScreen == inside)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.topLayoutGuide.length == 91)

    controller.edgesForExtendedLayout = []
    #expect(buttonOnScreen == inside)
    #expect(controller.view.frame == inside)
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func `has a keyboard`() {
    button.remakeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.bottom.equalTo(controller.view.keyboardLayoutGuide.top)
    }
    // 844 - 34
    #expect(buttonOnScreen.maxY == 810)

    window.keyboardHeight = 336
    // 844 - 336
    #expect(buttonOnScreen.maxY == 508)
  }

  @Test func `gives the views of controllers the margins of the screen`() {
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == EdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    #expect(
      controller.systemMinimumLayoutMargins == DirectionalEdgeInsets(leading: 16, trailing: 16))

    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == EdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
  }

  @Test func `shows one controller at a time`() {
    window.layoutIfNeeded()
    let other = ViewController()
    window.rootViewController = other
    window.layoutIfNeeded()

    #expect(controller.view.superview == nil)
    #expect(other.view.superview === window)
    #expect(other.view.frame == window.bounds)

    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }
}

struct `A window that turns` {
  /// An iPhone X covers 44 above and 34 below, and on its side 44 at both ends and 21 below.
  @Test func `tells its controller of no layout that is half way`() {
    let window = Window(device: .iPhoneX)
    let controller = SafeController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.heard = []

    window.orientation = .landscape
    window.layoutIfNeeded()
    window.topBarHeight = 32
    window.layoutIfNeeded()
    window.orientation = .portrait
    window.layoutIfNeeded()

    #expect(
      controller.heard == [
        CGRect(x: 44, y: 0, width: 724, height: 354), CGRect(x: 44, y: 32, width: 724, height: 322),
        CGRect(x: 0, y: 76, width: 375, height: 702),
      ])
  }
}
