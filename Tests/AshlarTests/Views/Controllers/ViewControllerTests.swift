import Ashlar
import Testing

struct `A view controller` {
  let root = View(root: 320, 480)
  let controller = Recorder()

  @Test func `makes its view when it is needed, once`() {
    #expect(!controller.isViewLoaded)
    #expect(controller.calls == [])

    _ = controller.view
    controller.loadViewIfNeeded()

    #expect(controller.isViewLoaded)
    #expect(controller.calls == ["viewDidLoad"])
  }

  @Test func `may make a view of its own kind`() {
    let own = OwnView()

    #expect(own.view === own.special)
  }

  /// Each layout of the view is one of each; one update of constraints was asked for. (Reference, §12.1.)
  @Test func `hears of every layout of its view, before and after`() {
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    #expect(controller.calls == ["viewDidLoad", "update", "will", "layout", "did"])

    controller.view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(controller.calls.suffix(3) == ["will", "layout", "did"])
    #expect(controller.calls.count == 8)

    controller.view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(controller.calls.suffix(1) == ["update"])
  }

  @Test func `hears of another size of its view`() {
    root.addSubview(controller.view)
    controller.view.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    let count = controller.calls.count

    root.layout(in: CGSize(width: 300, height: 300))

    #expect(Array(controller.calls[count...]) == ["will", "layout", "did"])
  }

  @Test func `adds to the safe area of its view, and hears of it`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    controller.view.frame = root.bounds
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()

    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(controller.topLayoutGuide.length == 64)
    #expect(controller.bottomLayoutGuide.length == 0)
    #expect(controller.calls.contains("safe area"))
  }

  @Test func `has children, each once, and none that contains it`() {
    let child = ViewController()
    let grandchild = ViewController()
    controller.addChild(child)
    controller.addChild(child)
    child.addChild(grandchild)
    grandchild.addChild(controller)

    #expect(controller.children.count == 1)
    #expect(child.parent === controller)
    #expect(controller.parent == nil)

    child.removeFromParent()
    #expect(controller.children.isEmpty)
    #expect(child.parent == nil)
  }

  /// Apple, `UIViewController`: `addChild` announces the move, and the container tells when it is done;
  /// with `removeFromParent` it is the other way round.
  @Test func `hears of a move to another parent`() {
    let child = Recorder()

    controller.addChild(child)
    #expect(child.calls == ["will move in"])
    child.didMove(toParent: controller)
    child.willMove(toParent: nil)
    child.removeFromParent()

    #expect(child.calls == ["will move in", "did move in", "will move out", "did move out"])
  }

  @Test func `tells of its view only when there is one`() {
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view

    #expect(controller.viewIfLoaded === view)
  }

  @Test func `hears of other margins of its view`() {
    root.addSubview(controller.view)
    root.layoutIfNeeded()
    controller.calls = []

    controller.view.layoutMargins = EdgeInsets(all: 20)
    root.layoutIfNeeded()

    #expect(controller.calls.filter { $0 == "margins" }.count == 1)
  }

  @Test func `goes without its view, and the view without it`() {
    weak var goneController: ViewController?
    weak var goneView: View?
    let kept: View = {
      let controller = ViewController()
      goneController = controller
      goneView = controller.view
      return View(root: 10, 10)
    }()
    #expect(goneController == nil)
    #expect(goneView == nil)
    _ = kept

    let view = View(name: "view")
    do {
      let controller = ViewController()
      controller.view = view
    }
    view.layoutIfNeeded()
    #expect(view.superview == nil)
  }
}

private final class RecordingView: View {
  var note: (String) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }
}

final class Recorder: ViewController {
  var calls: [String] = []

  override func loadView() {
    let view = RecordingView(name: "recorded")
    view.note = { [unowned self] in calls.append($0) }
    self.view = view
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }

  override func updateViewConstraints() {
    calls.append("update")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { calls.append("will") }
  override func viewDidLayoutSubviews() { calls.append("did") }
  override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
  override func viewLayoutMarginsDidChange() { calls.append("margins") }

  override func willMove(toParent parent: ViewController?) {
    calls.append(parent == nil ? "will move out" : "will move in")
  }

  override func didMove(toParent parent: ViewController?) {
    calls.append(parent == nil ? "did move out" : "did move in")
  }
}

private final class OwnView: ViewController {
  let special = View(name: "special")

  override func loadView() { view = special }
}
