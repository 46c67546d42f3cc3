import AshlarBoxes
import Testing

struct `A layout that is misused` {
  @Test func `refuses boxes of other layouts and removed ones`() {
    let layout = BoxLayout()
    let other = BoxLayout()
    layout.problemHandler = .silent
    let root = layout.add(name: "root")
    let box = layout.add(in: root, name: "box")
    let stranger = other.add()
    let gone = layout.add(in: root)
    layout.remove(gone)

    for bad in [stranger, gone] {
      layout.removeFaults()
      let made = [layout.add(in: bad), layout.addGuide(in: bad)]
      for box in made { #expect(layout.contains(box) == false) }
      let handles = [
        layout.constrain(bad) { _ in Issue.record("It ran.") },
        layout.prepare(bad) { _ in },
        layout.update(bad) { _ in },
        layout.remake(bad) { _ in },
      ]
      #expect(handles.map(\.count) == [0, 0, 0, 0])
      layout.removeConstraints(of: bad)
      layout.setName("x", of: bad)
      layout.setKey(1, of: bad)
      layout.setContent(of: bad, .zero)
      layout.move(bad, into: root)
      layout.move(box, into: bad)
      layout.remove(bad)
      layout.solve(bad, in: .zero) { _, _ in Issue.record("Something moved.") }
      #expect(layout.size(of: bad) == .zero)
      #expect(layout.frame(of: bad) == .zero)
      #expect(layout.explain(bad, .left) == nil)
      #expect(layout.faults.count == 15)
      let calls = layout.faults.compactMap { fault in
        if case .ignoredCall(let call, .unknownBox) = fault.reason { call } else { nil }
      }
      #expect(calls.count == 15)
      #expect(layout.faults.first?.location?.fileID == #fileID)
    }
    #expect(layout.box(forKey: 1) == nil)
    #expect(layout.boxes(in: root) == [box])
  }

  @Test func `leaves out sentences that compare with such a box, and those alone`() {
    let layout = BoxLayout()
    let other = BoxLayout()
    layout.problemHandler = .silent
    let root = layout.add()
    let box = layout.add(in: root, name: "box")
    let stranger = other.add()
    let line: UInt32 = #line + 2
    layout.constrain(box) { make in
      make.left.equalTo(stranger.right)
      make.left.top.equalTo(root).offset(3)
      make.size.equalTo([root, stranger])
    }
    layout.solve(root, in: CGSize(width: 50, height: 60))

    #expect(layout.frame(of: box) == CGRect(x: 3, y: 3, width: 50, height: 60))
    #expect(
      layout.faults.map(\.reason) == [
        .goneTarget(of: "box", attribute: "left"), .goneTarget(of: "box", attribute: "width"),
        .goneTarget(of: "box", attribute: "height"),
      ])
    #expect(layout.faults.first?.location?.line == line)
  }

  @Test func `does not put a box into itself, a guide to the roots, or lay out what is no root`() {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let root = layout.add(name: "root")
    let box = layout.add(in: root, name: "box")
    let inner = layout.add(in: box, name: "inner")
    let guide = layout.addGuide(in: box, name: "guide")
    layout.move(box, into: inner)
    layout.move(root, into: root)
    layout.move(guide, into: nil)
    layout.solve(box, in: CGSize(width: 10, height: 10))
    layout.setContent(of: guide, .zero)
    _ = layout.add(in: guide)

    #expect(
      Set(layout.faults.map(\.reason)) == [
        .viewInsideItself(view: "box", superview: "inner"),
        .viewInsideItself(view: "root", superview: "root"),
        .ignoredCall("move", .guide("guide")), .ignoredCall("solve", .noRoot("box")),
        .ignoredCall("setContent", .guide("guide")), .ignoredCall("add", .guide("guide")),
      ])
    #expect(layout.container(of: box) == root)
    #expect(layout.container(of: inner) == box)
    #expect(layout.roots == [root])
  }

  @Test func `does not let a content change it`() {
    final class Owner {
      let layout = BoxLayout()
    }
    let owner = Owner()
    owner.layout.problemHandler = .silent
    let root = owner.layout.add()
    let box = owner.layout.add(in: root)
    owner.layout.constrain(box) { $0.left.top.equalToSuperview() }
    owner.layout.setContent(of: box) { [unowned owner] _ in
      owner.layout.remove(box)
      owner.layout.constrain(box) { $0.width.equalTo(1) }
      owner.layout.solve(root, in: .zero)
      _ = owner.layout.add()
      return CGSize(width: 10, height: 20)
    }
    owner.layout.solve(root, in: CGSize(width: 100, height: 100))

    #expect(owner.layout.frame(of: box) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(owner.layout.count == 2)
    #expect(
      Set(owner.layout.faults.map(\.reason))
        == Set(
          ["remove", "constrain", "solve", "add"].map { .ignoredCall($0, .whileMeasured) }))
  }

  @Test func `lets what hears of moves change everything`() {
    let layout = BoxLayout()
    let root = layout.add()
    let first = layout.add(in: root)
    let second = layout.add(in: root)
    for box in [first, second] { layout.constrain(box) { $0.edges.equalToSuperview() } }
    var heard: [Box] = []
    layout.solve(root, in: CGSize(width: 10, height: 10)) { box, _ in
      heard.append(box)
      if box == first { layout.remove(second) }
    }
    // The second one has gone before its turn came.
    #expect(heard == [root, first])
    #expect(layout.count == 2)
  }

  @Test func `refuses numbers that are none`() {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let root = layout.add()
    let box = layout.add(in: root)
    layout.constrain(box) { make in
      make.left.top.equalToSuperview().offset(CGFloat.nan)
      make.width.equalTo(CGFloat.infinity)
    }
    layout.solve(root, in: CGSize(width: 10, height: 10))
    layout.setContent(of: box, CGSize(width: CGFloat.nan, height: 1))
    layout.setMargins(EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0), of: root)
    layout.setHugging(LayoutPriority(.nan), of: box, along: .horizontal)
    layout.setBaselines(of: box, first: .infinity, last: 0)
    layout.environment.safeAreaInsets.top = .nan
    layout.solve(root, in: CGSize(width: CGFloat.nan, height: 1))
    layout.setContent(of: box) { _ in CGSize(width: CGFloat.nan, height: CGFloat.nan) }
    layout.solve(root)

    #expect(layout.frame(of: root).size == CGSize(width: 10, height: 10))
    #expect(layout.faults.count >= 9)
    #expect(layout.environment == LayoutEnvironment())
  }

  @Test func `ends, if contents change themselves without end`() {
    final class Owner {
      let layout = BoxLayout()
      var handle: ConstraintHandle?
    }
    let owner = Owner()
    owner.layout.problemHandler = .silent
    let root = owner.layout.add()
    let box = owner.layout.add(in: root)
    var width: CGFloat = 0
    owner.layout.constrain(box) { make in
      make.left.top.equalToSuperview()
      owner.handle = make.width.equalTo(1)
    }
    owner.layout.setContent(of: box) { [unowned owner] limit in
      width += 1
      owner.handle?.update(offset: width)
      return CGSize(width: 10, height: limit ?? 10)
    }
    owner.layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(width < 1_000)
  }

  @Test func `holds very many boxes, in width and in depth`() {
    let layout = BoxLayout()
    let root = layout.add()
    var last = root
    for index in 0..<20_000 { last = layout.add(in: index % 2 == 0 ? root : last) }
    #expect(layout.count == 20_001)
    layout.solve(root, in: CGSize(width: 10, height: 10))

    var outer = layout.add()
    let deep = outer
    for _ in 0..<20_000 { outer = layout.add(in: outer) }
    layout.solve(deep, in: CGSize(width: 10, height: 10))
    layout.remove(root)
    #expect(layout.count == 20_001)
  }
}
