import Ashlar
import Testing

struct `Verbs on arrays` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c")]

  let tops = ["a": 0, "b": 20, "c": 40]

  init() {
    for view in views { card.addSubview(view) }
  }

  private func makeColumn() {
    views.makeConstraints { make, view in
      make.left.right.equalToSuperview().inset(10)
      make.top.equalTo(tops[view.name ?? ""])
      make.height.equalTo(15)
    }
  }

  @Test func `the closure runs once for each view`() {
    let handles = views.makeConstraints { make in
      make.left.equalToSuperview().offset(5)
      make.width.equalTo(20)
    }

    #expect(handles.count == 6)
    #expect(
      handles.layoutConstraints.map { $0.firstItem?.name } == ["a", "a", "b", "b", "c", "c"])
    #expect(handles.allSatisfy { $0.isActive })
  }

  @Test func `each view is compared with the same target`() {
    let panel = View(name: "panel")
    card.addSubview(panel)
    panel.makeConstraints { make in make.edges.equalToSuperview().inset(10) }

    let constraints = views.makeConstraints { make in
      make.edges.equalTo(panel)
    }.layoutConstraints
    card.layout(in: CGSize(width: 320, height: 100))

    for view in views { expectFrame(of: view, x: 10, y: 10, width: 300, height: 80) }
    #expect(constraints.allSatisfy { $0.secondItem === panel })
  }

  @Test func `a closure with two arguments is handed the view`() {
    makeColumn()

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[0], x: 10, y: 0, width: 300, height: 15)
    expectFrame(of: views[1], x: 10, y: 20, width: 300, height: 15)
    expectFrame(of: views[2], x: 10, y: 40, width: 300, height: 15)
  }

  @Test func `updating changes each view's constraints`() {
    makeColumn()
    let before = card.constraints.count

    let handles = views.updateConstraints { make in make.height.equalTo(18) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[0], x: 10, y: 0, width: 300, height: 18)
    expectFrame(of: views[2], x: 10, y: 40, width: 300, height: 18)
    #expect(handles.count == 3)
    #expect(card.constraints.count == before)
    #expect(views.allSatisfy { $0.constraints.count == 1 })
  }

  @Test func `updating can be different for each view`() {
    makeColumn()

    views.updateConstraints { make, view in
      make.height.equalTo(view.name == "b" ? 30 : 5)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(views.map(\.frame.height) == [5, 30, 5])
  }

  @Test func `remaking replaces each view's constraints`() {
    makeColumn()

    views.remakeConstraints { make in make.edges.equalToSuperview().inset(20) }
    card.layout(in: CGSize(width: 320, height: 100))

    for view in views { expectFrame(of: view, x: 20, y: 20, width: 280, height: 60) }
    #expect(card.constraints.count == 12)
    #expect(views.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `remaking can be different for each view`() {
    makeColumn()

    views.remakeConstraints { make, view in
      make.top.bottom.equalToSuperview()
      make.width.equalTo(40)
      make.left.equalTo(view.name == "a" ? 0 : 100)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(views.map(\.frame.minX) == [0, 100, 100])
    expectFrame(of: views[2], x: 100, y: 0, width: 40, height: 100)
  }

  @Test func `removing removes each view's constraints`() {
    makeColumn()

    views.removeConstraints()

    #expect(card.constraints.isEmpty)
    #expect(views.allSatisfy { $0.constraints.isEmpty })
  }

  @Test func `preparing leaves all of them inactive`() {
    let handles =
      views.prepareConstraints { make in make.edges.equalToSuperview() }
      + views.prepareConstraints { make, view in make.width.equalTo(view.height) }

    #expect(handles.count == 6)
    #expect(card.constraints.isEmpty)

    for handle in handles.prefix(3) { handle.activate() }
    card.layout(in: CGSize(width: 320, height: 100))

    for view in views { expectFrame(of: view, x: 0, y: 0, width: 320, height: 100) }
  }

  @Test func `each view gives up its frame`() {
    views.makeConstraints { _ in }

    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `an empty array makes nothing`() {
    let none: [View] = []

    #expect(none.makeConstraints { make in make.left.equalTo(0) }.isEmpty)
    #expect(none.updateConstraints { make in make.left.equalTo(0) }.isEmpty)
    #expect(none.remakeConstraints { make in make.left.equalTo(0) }.isEmpty)
    none.removeConstraints()
  }
}
