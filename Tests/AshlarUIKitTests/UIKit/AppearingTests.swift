import AshlarUIKit
import Testing

/// What controllers were told, one after the other.
private final class Diary {
  var lines: [String] = []

  /// What has been told since the last time.
  func read() -> [String] {
    let read = lines
    lines = []
    return read
  }
}

private final class Page: UIViewController {
  let diary: Diary
  let box = UIView()
  private(set) var boxHeight: CGFloat?
  var whenAppearing: ((Page) -> Void)?

  init(_ title: String, _ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(10)
    }
  }

  private func note(_ event: String) { diary.lines.append("\(title ?? "") \(event)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
    whenAppearing?(self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("appeared, \(box.frame.width) wide")
    boxHeight = box.frame.height
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("disappeared")
  }
}

struct `Controllers whose views appear` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let diary = Diary()
  private let first: Page
  private let second: Page

  init() {
    first = Page("first", diary)
    second = Page("second", diary)
  }

  @Test func `come with a key window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
  }

  @Test func `hear of it before and after the layout, once`() {
    window.rootViewController = first
    #expect(diary.read() == [])
    window.makeKeyAndVisible()
    #expect(diary.read() == ["first will appear", "first appeared, 200.0 wide"])

    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(diary.read() == [])
  }

  @Test func `may change the layout that they appear in`() {
    first.whenAppearing = { $0.box.snp.updateConstraints { $0.height.equalTo(25) } }
    window.rootViewController = first
    window.makeKeyAndVisible()

    expectFrame(of: first.box, x: 0, y: 0, width: 200, height: 25)
    #expect(first.boxHeight == 25)
    #expect(diary.read() == ["first will appear", "first appeared, 200.0 wide"])
  }

  /// Of 20 characters of 20 × 10 points, ten go into 200: two lines, which a second round of the layout finds.
  @Test func `hear of it when heights have followed widths`() {
    window.textMeasurer = GridTextMeasurer(width: 20, height: 10)
    let label = UILabel()
    label.text = "aaaaaaaaa bbbbbbbbbb"
    label.numberOfLines = 0
    first.whenAppearing = { page in
      page.view.addSubview(label)
      label.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
      page.box.snp.remakeConstraints { make in
        make.left.right.top.equalToSuperview()
        make.height.equalTo(label)
      }
    }
    window.rootViewController = first
    window.makeKeyAndVisible()

    #expect(first.boxHeight == 20)
  }

  @Test func `hear that another one takes their place`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    _ = diary.read()
    window.rootViewController = second
    window.layoutIfNeeded()

    #expect(
      diary.read() == [
        "first will disappear", "second will appear", "first disappeared",
        "second appeared, 200.0 wide",
      ])
  }

  @Test func `hear it in navigations, of which the last one is seen`() {
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(diary.read() == ["first will appear", "first appeared, 200.0 wide"])

    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(diary.read().first == "first will disappear")

    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(
      diary.read() == [
        "second will disappear", "first will appear", "second disappeared",
        "first appeared, 200.0 wide",
      ])
  }

  @Test func `hear it above bars, where the chosen one is seen`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(diary.read() == ["first will appear", "first appeared, 200.0 wide"])

    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(
      diary.read() == [
        "first will disappear", "second will appear", "first disappeared",
        "second appeared, 200.0 wide",
      ])
  }

  @Test func `hear it inside others, after those`() {
    first.addChild(second)
    first.view.addSubview(second.view)
    second.view.autoresizingMask = []
    second.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    second.didMove(toParent: first)
    window.rootViewController = first
    window.makeKeyAndVisible()
    #expect(
      diary.read() == [
        "first will appear", "second will appear", "first appeared, 200.0 wide",
        "second appeared, 50.0 wide",
      ])

    second.willMove(toParent: nil)
    second.view.removeFromSuperview()
    second.removeFromParent()
    window.layoutIfNeeded()
    #expect(diary.read() == ["second will disappear", "second disappeared"])
  }

  @Test func `hear it when they are taken inside one that is seen`() {
    window.rootViewController = first
    window.makeKeyAndVisible()
    _ = diary.read()
    first.addChild(second)
    first.view.addSubview(second.view)
    second.view.frame = .zero
    window.layoutIfNeeded()

    #expect(diary.read() == ["second will appear", "second appeared, 0.0 wide"])
  }

  @Test func `hear it when nothing but their views come and go`() {
    let stage = UIView()
    window.rootViewController = first
    first.view.addSubview(stage)
    first.addChild(second)
    window.makeKeyAndVisible()
    _ = diary.read()

    stage.addSubview(second.view)
    second.view.frame = .zero
    window.layoutIfNeeded()
    #expect(diary.read() == ["second will appear", "second appeared, 0.0 wide"])

    second.view.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(diary.read() == ["second will disappear", "second disappeared"])
  }

  @Test func `are let go when they are gone`() {
    weak var gone: Page?
    do {
      let page = Page("page", diary)
      gone = page
      window.rootViewController = page
      window.makeKeyAndVisible()
    }
    window.rootViewController = nil
    window.layoutIfNeeded()

    #expect(gone == nil)
    #expect(diary.read().suffix(2) == ["page will disappear", "page disappeared"])
  }

  @Test func `end even if each takes the other's place when it appears`() {
    window.diagnostics.handler = .silent
    let (one, two) = (first, second)
    first.whenAppearing = { [weak window] _ in window?.rootViewController = two }
    second.whenAppearing = { [weak window] _ in window?.rootViewController = one }
    window.rootViewController = first
    window.layoutIfNeeded()

    #expect(window.diagnostics.faults.count == 1)
  }
}
