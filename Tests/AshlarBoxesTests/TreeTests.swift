import AshlarBoxes
import Testing

struct `The tree of a layout` {
  @Test func `has boxes in the order in which they stand`() {
    let layout = BoxLayout()
    let root = layout.add(name: "root")
    let a = layout.add(in: root)
    let b = layout.add(in: root)
    let back = layout.add(in: root, at: 0)

    #expect(layout.boxes(in: root) == [back, a, b])
    #expect(layout.container(of: b) == root)
    #expect(layout.container(of: root) == nil)
    #expect(layout.roots == [root])
    #expect(layout.count == 4)
    #expect([root, a, b, back].map(\.index) == [0, 1, 2, 3])
    layout.move(b, into: root, at: 0)
    #expect(layout.boxes(in: root) == [b, back, a])
  }

  @Test func `loses a box with everything inside it`() {
    let layout = BoxLayout()
    let root = layout.add()
    let outer = layout.add(in: root)
    let inner = layout.add(in: outer)
    let guide = layout.addGuide(in: outer)
    let beside = layout.add(in: root)
    layout.constrain(beside) { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(inner).priority(.high)
      make.size.equalTo(20).priority(.low)
    }
    layout.constrain(outer) { $0.edges.equalToSuperview() }
    layout.constrain(inner) { $0.edges.equalToSuperview().inset(10) }
    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(layout.frame(of: beside).width == 80)

    layout.remove(outer)
    for box in [outer, inner, guide] { #expect(layout.contains(box) == false) }
    #expect(layout.count == 2)
    layout.solve(root)
    #expect(layout.frame(of: beside).width == 20)
    #expect(layout.frame(of: inner) == .zero)

    // The places are used again; the old handles lead nowhere all the same.
    let new = (0..<3).map { _ in layout.add(in: root) }
    #expect(Set(new.map(\.index)) == Set([outer, inner, guide].map(\.index)))
    for box in [outer, inner, guide] {
      #expect(layout.contains(box) == false)
      #expect(!new.contains(box))
    }
  }

  @Test func `lets a subtree move, with what holds inside it`() {
    let layout = BoxLayout()
    let root = layout.add()
    let left = layout.add(in: root)
    let right = layout.add(in: root)
    let card = layout.add(in: left)
    let title = layout.add(in: card)
    layout.distribute([left, right], along: .horizontal, fixedSpacing: 0)
    layout.constrain([left, right]) { make, _ in make.top.bottom.equalTo(root) }
    layout.constrain(card) { $0.edges.equalTo(left) }
    layout.constrain(title) { $0.edges.equalTo(card).inset(5) }
    layout.solve(root, in: CGSize(width: 100, height: 50))
    #expect(layout.frame(of: title) == CGRect(x: 5, y: 5, width: 40, height: 40))

    layout.move(card, into: right)
    layout.constrain(card) { $0.edges.equalTo(right).inset(10) }
    var moved: [Box] = []
    layout.solve(root) { box, _ in moved.append(box) }
    #expect(layout.frame(of: title, in: root) == CGRect(x: 65, y: 15, width: 20, height: 20))
    #expect(moved == [card, title])
    #expect(layout.faults == [])
  }

  @Test func `may have several roots, and a box may become one`() {
    let layout = BoxLayout()
    let first = layout.add()
    let second = layout.add()
    let inner = layout.add(in: first)
    layout.constrain(inner) { $0.edges.equalToSuperview() }
    layout.solve(first, in: CGSize(width: 10, height: 10))
    layout.move(inner, into: nil)
    #expect(layout.roots == [first, second, inner])
    layout.solve(inner, in: CGSize(width: 30, height: 40))
    #expect(layout.frame(of: inner).size == CGSize(width: 30, height: 40))

    layout.move(second, into: inner)
    #expect(layout.roots == [first, inner])
    layout.constrain(second) { $0.edges.equalToSuperview().inset(1) }
    var moved: [Box] = []
    layout.solve(inner) { box, _ in moved.append(box) }
    #expect(moved == [second])
    #expect(layout.frame(of: second).size == CGSize(width: 28, height: 38))
  }

  @Test func `finds boxes by numbers of the program`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    let other = layout.add(in: root)
    layout.setKey(70, of: box)
    #expect(layout.box(forKey: 70) == box)
    #expect(layout.key(of: box) == 70)

    layout.setKey(70, of: other)
    #expect(layout.box(forKey: 70) == other)
    #expect(layout.key(of: box) == nil)
    layout.setKey(71, of: other)
    #expect(layout.box(forKey: 70) == nil)
    layout.remove(other)
    #expect(layout.box(forKey: 71) == nil)
    #expect(layout.key(of: layout.add(in: root)) == nil)
  }

  @Test func `goes with the layout, whatever keeps handles`() {
    final class Kept {}
    weak var kept: Kept?
    var handles: [Box] = []
    do {
      let layout = BoxLayout()
      let content = Kept()
      kept = content
      let root = layout.add()
      handles = [root, layout.add(in: root)]
      layout.setContent(of: handles[1]) { _ in withExtendedLifetime(content) { .zero } }
      layout.solve(root, in: CGSize(width: 10, height: 10))
    }
    #expect(kept == nil)
    #expect(handles.count == 2)
  }
}
