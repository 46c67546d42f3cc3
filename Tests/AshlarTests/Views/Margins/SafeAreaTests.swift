import Ashlar
import Testing

struct `The safe area of a view` {
  let root = View(root: 300, 600)

  private func insets(_ numbers: CGFloat...) -> EdgeInsets {
    EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    View("view", keeping: CGRect(x: x, y: y, width: width, height: height), in: root)
  }

  @Test func `is all of it without a screen`() {
    #expect(root.safeAreaInsets == .zero)
    #expect(view(0, 0, 10, 10).safeAreaInsets == .zero)
  }

  // The example of §3.5: a superview with 64, 30, 83 and 10.

  @Test func `is what is left of the superview's at each edge`() {
    root.environment.safeAreaInsets = insets(64, 30, 83, 10)

    #expect(root.safeAreaInsets == insets(64, 30, 83, 10))
    #expect(view(0, 0, 300, 600).safeAreaInsets == insets(64, 30, 83, 10))
    #expect(view(40, 70, 100, 100).safeAreaInsets == .zero)
    #expect(view(20, 0, 100, 100).safeAreaInsets == insets(64, 10, 0, 0))
  }

  @Test func `is smaller the further inside a view begins`() {
    root.environment.safeAreaInsets = insets(59, 0, 34, 0)
    #expect(view(0, 20, 300, 100).safeAreaInsets == insets(39, 0, 0, 0))
  }

  @Test func `is no larger for a view that sticks out`() {
    root.environment.safeAreaInsets = insets(64, 30, 83, 10)
    #expect(view(-50, -50, 500, 800).safeAreaInsets == insets(64, 30, 83, 10))
  }

  @Test func `goes on from view to view`() {
    root.environment.safeAreaInsets = insets(50, 0, 0, 0)
    let outer = view(0, 10, 300, 300)
    let inner = View("inner", keeping: CGRect(x: 0, y: 15, width: 10, height: 10), in: outer)

    #expect(outer.safeAreaInsets.top == 40)
    #expect(inner.safeAreaInsets.top == 25)
  }

  @Test func `goes by what is scrolled`() {
    root.environment.safeAreaInsets = insets(50, 0, 0, 0)
    let page = view(0, 0, 300, 600)
    let row = View("row", keeping: CGRect(x: 0, y: 100, width: 300, height: 40), in: page)
    #expect(row.safeAreaInsets.top == 0)

    page.bounds.origin.y = 80

    #expect(row.safeAreaInsets.top == 30)
  }

  @Test func `can be made larger and smaller, down to nothing`() {
    root.environment.safeAreaInsets = insets(20, 0, 10, 0)
    root.additionalSafeAreaInsets = insets(44, 5, -15, 0)

    #expect(root.safeAreaInsets == insets(64, 5, 0, 0))
    #expect(view(0, 0, 10, 10).safeAreaInsets == insets(64, 5, 0, 0))
  }

  @Test func `stays with the screen when a view is taken off it`() {
    root.environment.safeAreaInsets = insets(20, 0, 10, 0)
    let page = view(0, 0, 300, 600)
    #expect(page.safeAreaInsets.top == 20)

    page.removeFromSuperview()
    #expect(page.safeAreaInsets == .zero)

    root.addSubview(page)
    #expect(page.safeAreaInsets.top == 20)
  }

  @Test func `tells views that it has changed, from the outside to the inside`() {
    let journal = Journal()
    let page = InsetJournal("page", in: root, journal)
    let bar = InsetJournal("bar", in: page, journal)
    page.pinEdges(inset: 0)
    bar.pin(x: 0, y: 0, width: 300, height: 44)
    root.layoutIfNeeded()
    _ = journal.read()

    root.environment.safeAreaInsets = insets(20, 0, 0, 0)

    #expect(
      journal.read() == [
        "safe area of page", "margins of page", "safe area of bar", "margins of bar",
      ])
  }

  @Test func `tells a view that has moved into it, once`() throws {
    root.environment.safeAreaInsets = insets(20, 0, 0, 0)
    let journal = Journal()
    let view = InsetJournal("view", in: root, journal)
    let top = view.pin(x: 0, y: 100, width: 50, height: 50)[1]
    root.layoutIfNeeded()
    _ = journal.read()

    top.constant = 50
    root.layoutIfNeeded()
    #expect(journal.read() == [])

    top.constant = 5
    root.layoutIfNeeded()
    #expect(journal.read() == ["safe area of view", "margins of view"])
    #expect(view.safeAreaInsets.top == 15)
  }

  @Test func `moves what is pinned to it when the view moves`() {
    root.environment.safeAreaInsets = insets(20, 0, 0, 0)
    let page = View("page", in: root)
    let title = View("title", in: page)
    let top = page.pin(x: 0, y: 100, width: 300, height: 200)[1]
    title.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.top.equalTo(page.safeAreaLayoutGuide)
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()
    expectFrame(of: title, x: 0, y: 0, width: 300, height: 10)

    top.constant = 0
    root.layoutIfNeeded()

    expectFrame(of: title, x: 0, y: 20, width: 300, height: 10)
  }
}
