import Ashlar
import Testing

struct `Sentences that say too much` {
  let root = View(root: 300, 200)
  let a: View
  let b: View
  let c: View
  let rest: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    c = View("c", in: root)
    rest = View("rest", in: root)
    rest.pin(x: 1, y: 2, width: 30, height: 40)
  }

  private var conflicts: [LayoutConflict] {
    root.layoutIfNeeded()
    #expect(frame(of: rest) == [1, 2, 30, 40])
    #expect(root.diagnostics.faults.isEmpty)
    return root.diagnostics.conflicts
  }

  private func equal(
    _ first: LayoutDimension, _ second: LayoutDimension, plus constant: CGFloat = 0
  ) {
    first.constraint(equalTo: second, constant: constant).isActive = true
  }

  @Test func `in a circle of equal widths agree`() {
    equal(a.widthAnchor, b.widthAnchor)
    equal(b.widthAnchor, c.widthAnchor)
    equal(c.widthAnchor, a.widthAnchor)
    b.widthAnchor.constraint(equalToConstant: 50).isActive = true

    #expect(conflicts.isEmpty)
    #expect([a, b, c].map(\.frame.width) == [50, 50, 50])
  }

  @Test func `in a circle of growing widths are a conflict of all three`() {
    equal(a.widthAnchor, b.widthAnchor, plus: 1)
    equal(b.widthAnchor, c.widthAnchor, plus: 1)
    c.widthAnchor.constraint(equalToConstant: 50).isActive = true
    equal(c.widthAnchor, a.widthAnchor, plus: 1)

    // Either the circle alone, or with the 50 in place of a link: c + 3 == c is missed by 3.
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.setAside.text == "c.width == a.width + 1")
    #expect(conflicts.first?.missedBy == 3)
    #expect(conflicts.first?.members.count == 3)
    #expect([a, b, c].map(\.frame.width) == [52, 51, 50])
  }

  @Test func `about a view beside itself are a conflict of one`() {
    let line: UInt32 = #line + 1
    a.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 10).isActive = true
    a.pin(x: 3, y: 4, width: 5, height: 6)

    #expect(conflicts.map { $0.members.map(\.text) } == [["a.left == a.left + 10"]])
    #expect(conflicts.first?.missedBy == 10)
    #expect(conflicts.first?.setAside.location?.line == line)
    #expect(conflicts.first?.description.contains("ContradictionTests.swift:\(line)") == true)
    #expect(frame(of: a) == [3, 4, 5, 6])
  }

  @Test func `about a view beside itself may be true`() {
    a.leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true
    a.leftAnchor.constraint(lessThanOrEqualTo: a.leftAnchor, constant: 10).isActive = true
    a.leftAnchor.constraint(greaterThanOrEqualTo: a.leftAnchor, constant: -10).isActive = true

    #expect(conflicts.isEmpty)
  }

  @Test func `about a view beside itself are no conflict as wishes`() {
    let wish = a.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 10)
    wish.priority = 999
    wish.isActive = true

    #expect(conflicts.isEmpty)
  }

  @Test func `about a view beside itself can be put right`() {
    let odd = a.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 10)
    odd.isActive = true
    #expect(conflicts.count == 1)

    odd.constant = 0
    #expect(conflicts.isEmpty)

    odd.constant = 10
    #expect(conflicts.count == 1)

    odd.isActive = false
    #expect(conflicts.isEmpty)
  }

  @Test func `about twice its own width leave a view no width`() {
    equal(a.widthAnchor, a.widthAnchor)
    a.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2).isActive = true

    #expect(conflicts.isEmpty)
    #expect(a.frame.width == 0)
  }

  @Test func `with two widths are a conflict and the first counts`() {
    a.widthAnchor.constraint(equalToConstant: 100).isActive = true
    a.widthAnchor.constraint(equalToConstant: 200).isActive = true

    #expect(conflicts.map(\.missedBy) == [100])
    #expect(a.frame.width == 100)
  }

  @Test func `a hundred times in other words are a hundred conflicts at most`() {
    for width in 1...100 {
      a.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }

    #expect(conflicts.count == 99)
    #expect(conflicts.map(\.missedBy) == (1...99).map { CGFloat($0) })
    #expect(a.frame.width == 1)
  }

  @Test func `about room that is not there leave the older ones right`() {
    a.pin(x: 0, y: 0, width: 200, height: 10)
    b.pin(x: 0, y: 0, width: 200, height: 10)[0].isActive = false
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    b.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true

    #expect(conflicts.map(\.setAside.text) == ["b.right <= root.right"])
    #expect(conflicts.map(\.missedBy) == [100])
    #expect(frame(of: b) == [200, 0, 200, 10])
  }
}
