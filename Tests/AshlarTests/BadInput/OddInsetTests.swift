import Ashlar
import TestTools
import Testing

struct `Odd margins and safe areas` {
  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View("view", in: root)
  }

  private var faults: [String] { root.diagnostics.faults.map(\.description) }

  @Test func `larger than the view are reported as what cannot hold, and leave the rest alone`() {
    root.layoutMargins = EdgeInsets(all: 80)
    view.makeConstraints { make in make.edges.equalTo(root.layoutMarginsGuide) }
    let other = View("other", in: root)
    other.pin(x: 1, y: 2, width: 3, height: 4)

    root.layoutIfNeeded()

    let conflicts = root.diagnostics.conflicts
    #expect(conflicts.count == 2)
    #expect(conflicts.allSatisfy { $0.missedBy == 60 })
    #expect(conflicts.first?.members.contains { $0.text == "view.width >= 0" } == true)
    #expect(view.frame.width >= 0 && view.frame.height >= 0)
    expectFrame(of: other, x: 1, y: 2, width: 3, height: 4)
    expectFrame(of: root.layoutMarginsGuide, x: 80, y: 80, width: 0, height: 0)

    root.layout(in: CGSize(width: 200, height: 300))
    #expect(root.diagnostics.conflicts.isEmpty)
    expectFrame(of: view, x: 80, y: 80, width: 40, height: 140)
  }

  @Test func `larger than the screen end`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 1e9, left: 1e9, bottom: 1e9, right: 1e9)
    view.makeConstraints { make in make.edges.equalToSuperview { $0.safeArea } }

    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.count == 2)
    #expect(root.safeAreaLayoutGuide.layoutFrame.size == .zero)

    root.environment.safeAreaInsets = EdgeInsets(all: 10)
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    expectFrame(of: view, x: 10, y: 10, width: 80, height: 80)
  }

  /// A safe area is floored at 0, whether or not something else is asked of the view before.
  @Test(arguments: [false, true])
  func `of a screen below zero are none`(isAskedFirst: Bool) {
    if isAskedFirst { _ = root.safeArea }
    root.environment.safeAreaInsets = EdgeInsets(all: -7)
    view.makeConstraints { make in make.edges.equalToSuperview { $0.safeArea } }

    root.layoutIfNeeded()

    #expect(root.safeAreaInsets == .zero)
    expectFrame(of: view, x: 0, y: 0, width: 100, height: 100)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e13])
  func `that are no numbers are faults and change nothing`(number: CGFloat) {
    view.makeConstraints { make in make.edges.equalTo(root.margins) }
    root.layoutIfNeeded()

    root.layoutMargins.left = number
    root.directionalLayoutMargins = DirectionalEdgeInsets(trailing: number)
    root.additionalSafeAreaInsets.top = number
    root.environment.safeAreaInsets.top = number
    root.environment.keyboardHeight = number
    root.environment.readableContentWidth = number
    root.environment.minimumLayoutMargins = DirectionalEdgeInsets(all: number)
    root.layoutIfNeeded()

    #expect(faults.count == 7)
    #expect(faults[0].contains("root.layoutMargins was ignored"))
    #expect(faults[3].contains("root.environment was ignored"))
    #expect(root.environment == LayoutEnvironment())
    expectFrame(of: view, x: 8, y: 8, width: 84, height: 84)
  }

  /// Each answer to a change is another change.
  @Test func `that a view changes whenever they change do not go on for ever`() {
    let journal = Journal()
    let restless = InsetJournal("restless", in: root, journal)
    restless.whenSafeAreaChanges = { view in view.additionalSafeAreaInsets.top += 1 }
    restless.pinEdges(inset: 0)

    root.environment.safeAreaInsets.top = 10
    root.layoutIfNeeded()

    #expect(faults.count == 1)
    #expect(faults.first?.contains("asked for another layout 100 times") == true)
    #expect(journal.read().count < 500)
  }

  /// The higher the view, the higher it begins, and then it is safe and begins further down.
  @Test func `that depend on a place that depends on them do not go on for ever`() {
    root.environment.safeAreaInsets.top = 20
    let inner = View("inner", in: view)
    inner.makeConstraints { make in
      make.left.bottom.width.equalToSuperview()
      make.height.equalTo(10)
      make.top.equalTo(view.layoutMarginsGuide).offset(0)
    }
    view.makeConstraints { make in
      make.left.width.bottom.equalToSuperview()
    }

    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(view.frame.minX == 0 && view.frame.height.isFinite)
  }

  @Test func `survive what is done in their hooks`() {
    let journal = Journal()
    let page = InsetJournal("page", in: root, journal)
    let inner = InsetJournal("inner", in: page, journal)
    page.whenSafeAreaChanges = { _ in inner.removeFromSuperview() }
    inner.whenSafeAreaChanges = { view in view.superview?.layoutIfNeeded() }
    page.pinEdges(inset: 0)
    inner.pinEdges(inset: 0)

    root.environment.safeAreaInsets.top = 10
    root.layoutIfNeeded()

    #expect(inner.superview == nil)
    #expect(inner.safeAreaInsets == .zero)
    #expect(page.safeAreaInsets.top == 10)
  }

  @Test func `go down a deep tree without a deep stack`() {
    let depth = 20_000
    let top = onSmallStack { () -> CGFloat in
      let root = View(root: 100, 100)
      var innermost = root
      for _ in 0..<depth {
        innermost = View(
          "view", keeping: CGRect(x: 0, y: 0, width: 100, height: 100), in: innermost)
      }
      root.environment.safeAreaInsets.top = 10
      return innermost.safeAreaInsets.top
    }
    #expect(top == 10)
  }
}
