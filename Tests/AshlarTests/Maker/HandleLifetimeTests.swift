import Ashlar
import Testing

struct `What a handle keeps alive` {
  /// A view that keeps the handles of its own constraints, as views of apps do.
  final class Cell: View {
    var bottom: ConstraintHandle?
    var all: [ConstraintHandle] = []
    let title = View(name: "title")

    func build() {
      addSubview(title)
      title.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        bottom = make.bottom.equalTo(self).offset(-8)
      }
      all = Array(makeConstraints { make in make.height.equalTo(title).offset(8) })
    }
  }

  @Test func `a view that keeps its own handles is let go`() {
    weak var gone: Cell?

    do {
      let cell = Cell(name: "cell")
      cell.build()
      cell.layout(in: CGSize(width: 100, height: 40))
      expectFrame(of: cell.title, x: 0, y: 0, width: 100, height: 32)
      gone = cell
    }

    #expect(gone == nil)
  }

  @Test func `a handle does not keep the views that it speaks of`() {
    var handle: ConstraintHandle?
    weak var gone: View?
    weak var target: View?

    do {
      let card = View(name: "card")
      let one = View(name: "one")
      let other = View(name: "other")
      card.addSubviews(one, other)
      handle = one.makeConstraints { make in make.left.equalTo(other.right) }[0]
      gone = one
      target = other
    }

    #expect(gone == nil)
    #expect(target == nil)
    #expect(handle?.isActive == false)
  }

  @Test func `a view that an anchor was taken from is let go`() {
    weak var gone: View?

    do {
      let card = View(name: "card")
      let box = View(name: "box")
      card.addSubview(box)
      box.makeConstraints { make in
        make.left.equalTo(card.leftAnchor)
        make.width.equalTo(card.leftAnchor.anchorWithOffset(to: card.centerXAnchor))
      }
      card.layout(in: CGSize(width: 100, height: 40))
      #expect(box.frame.width == 50)
      gone = box
    }

    #expect(gone == nil)
  }

  @Test func `a handle whose view is gone may still be switched`() {
    var handles: [ConstraintHandle] = []
    let card = View(name: "card")
    card.diagnostics.handler = .silent
    do {
      let box = View(name: "box")
      card.addSubview(box)
      handles = Array(box.makeConstraints { make in make.edges.equalTo(card) })
      box.removeFromSuperview()
    }

    handles[0].activate()
    handles[0].deactivate()
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(!handles[0].isActive)
    #expect(card.constraints.isEmpty)
    #expect(card.diagnostics.faults.count == 4)
  }

  @Test func `a view that is removed while its handle is kept leaves nothing behind`() {
    let card = View(name: "card")
    let box = View(name: "box")
    card.addSubview(box)
    let handle = box.makeConstraints { make in make.edges.equalToSuperview() }[0]
    card.layout(in: CGSize(width: 320, height: 100))

    box.removeFromSuperview()
    card.layout(in: CGSize(width: 200, height: 50))

    #expect(card.constraints.isEmpty)
    #expect(!handle.isActive)
    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
  }

  @Test func `a handle puts its constraints back when the view is back`() {
    let card = View(name: "card")
    let box = View(name: "box")
    card.addSubview(box)
    let handle = box.makeConstraints { make in make.edges.equalToSuperview() }[0]
    box.removeFromSuperview()

    card.addSubview(box)
    handle.activate()
    card.layout(in: CGSize(width: 200, height: 50))

    expectFrame(of: box, x: 0, y: 0, width: 200, height: 50)
  }

  /// What handles know of constraints stands in the constraints as long as the handles live. Here they have gone.
  @Test func `constraints whose handles have gone move to another tree`() {
    let root = View(name: "root")
    let card = View(name: "card")
    let boxes = (0..<3).map { View(name: "box \($0)") }
    root.addSubview(card)
    boxes.forEach(card.addSubview)
    do {
      let handles = boxes.map { box in box.makeConstraints { $0.width.equalTo(10) } }
      #expect(handles.map(\.count) == [1, 1, 1])
    }

    card.removeFromSuperview()
    #expect(boxes.map(\.constraints.count) == [1, 1, 1])
    #expect(boxes.allSatisfy { $0.constraints[0].constant == 10 })
  }
}
