import Ashlar
import Testing

struct `Required constraints that contradict each other` {
  let root = View(root: 400, 400)
  let view: View
  let rest: [LayoutConstraint]

  /// A view of height 100 at (10, 20).
  init() {
    view = View("view", in: root)
    rest = view.pin(x: 10, y: 20, width: 0, height: 100)
    rest[2].isActive = false
  }

  private func width(_ constant: CGFloat) -> LayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: constant)
  }

  private var conflicts: [LayoutConflict] { root.diagnostics.conflicts }

  @Test func `lose the youngest, and keep all others exactly`() {
    LayoutConstraint.activate([width(100), width(200)])

    root.layoutIfNeeded()

    #expect(frame(of: view) == [10, 20, 100, 100])
  }

  @Test func `count from when they became required, though nothing was laid out in between`() {
    let first = width(100)
    first.priority = 500
    let second = width(200)
    LayoutConstraint.activate([first, second])
    first.priority = .required

    root.layoutIfNeeded()
    #expect(view.frame.width == 200)

    second.priority = 500
    first.isActive = false
    root.layoutIfNeeded()
    second.priority = .required
    first.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  @Test func `are as young as new ones when they become required again`() {
    let first = width(100)
    let second = width(200)
    LayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    first.priority = 999
    first.priority = .required
    root.layoutIfNeeded()

    #expect(view.frame.width == 200)
  }

  @Test func `are reported with their texts, their lines and what they are missed by`() {
    let first = width(100)
    let second = width(200)
    LayoutConstraint.activate([first, second])

    root.layoutIfNeeded()

    #expect(conflicts.count == 1)
    let conflict = conflicts.first
    #expect(conflict?.members.map(\.text) == ["view.width == 100", "view.width == 200"])
    #expect(conflict?.members.map(\.location) == [first.sourceLocation, second.sourceLocation])
    #expect(conflict?.members.map(\.origin) == [.constraint, .constraint])
    #expect(conflict?.setAside.text == "view.width == 200")
    #expect(conflict?.missedBy == 100)
  }

  @Test func `are reported in words`() {
    let line = #line
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([first, second])

    root.layoutIfNeeded()

    #expect(
      conflicts.first?.description == """
        view.width == 200 (ConflictTests.swift:\(line + 2)) cannot hold beside this, and is missed by 100:
          view.width == 100 (ConflictTests.swift:\(line + 1))
        Try one of these:
          remove view.width == 100 (ConflictTests.swift:\(line + 1)) or view.width == 200 \
        (ConflictTests.swift:\(line + 2)); set isActive of the old one to false
          lower the priority of view.width == 200 (ConflictTests.swift:\(line + 2)) to 999, \
        which only hides the cause
          make view.width == 200 (ConflictTests.swift:\(line + 2)) an inequality with <=, \
        which only hides the cause
        """)
  }

  @Test func `stay active`() {
    let second = width(200)
    LayoutConstraint.activate([width(100), second])

    root.layoutIfNeeded()

    #expect(second.isActive)
    #expect(view.constraints.contains { $0 === second })
  }

  @Test func `come back when the opponent goes`() {
    let first = width(100)
    LayoutConstraint.activate([first, width(200)])
    root.layoutIfNeeded()

    first.isActive = false
    root.layoutIfNeeded()

    #expect(frame(of: view) == [10, 20, 200, 100])
    #expect(conflicts.isEmpty)
  }

  @Test func `come back when the opponent agrees or matters less`() {
    let first = width(100)
    LayoutConstraint.activate([first, width(200)])
    root.layoutIfNeeded()

    first.priority = 999
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(conflicts.isEmpty)

    first.constant = 200
    first.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(conflicts.isEmpty)
  }

  @Test func `are judged by when they were activated, not by when they were made`() {
    let first = width(100)
    let second = width(200)
    second.isActive = true
    first.isActive = true

    root.layoutIfNeeded()
    #expect(view.frame.width == 200)

    second.isActive = false
    second.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `are judged by their age when an older one changes`() {
    let first = width(100)
    LayoutConstraint.activate([first, width(100)])
    root.layoutIfNeeded()
    #expect(conflicts.isEmpty)

    first.constant = 200
    root.layoutIfNeeded()

    #expect(view.frame.width == 200)
    #expect(conflicts.map(\.setAside.text) == ["view.width == 100"])
  }

  @Test func `keep their age when they go to another tree`() {
    let child = View("child", in: view)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let own = child.widthAnchor.constraint(equalToConstant: 50)
    let half = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    LayoutConstraint.activate([own, half])
    root.layoutIfNeeded()
    #expect(child.frame.width == 50)

    let other = View(root: 500, 500)
    other.addSubview(view)
    other.layoutIfNeeded()

    #expect(child.frame.width == 50)
    #expect(other.diagnostics.conflicts.map(\.setAside.text) == ["child.width == 0.5 * view.width"])
  }
}

struct `A conflict` {
  let root = View(root: 400, 400)
  let view: View

  init() {
    view = View("view", in: root)
  }

  @Test func `names only what it takes`() {
    view.pinEdges(inset: 10)
    View("other", in: root).pinEdges(inset: 0)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: view) == [10, 10, 380, 380])
    #expect(
      root.diagnostics.conflicts.map { $0.members.map(\.text).sorted() } == [
        [
          "root.width == 400", "view.left == root.left + 10", "view.right == root.right - 10",
          "view.width == 100",
        ]
      ])
    #expect(root.diagnostics.conflicts.first?.setAside.text == "view.width == 100")
    #expect(root.diagnostics.conflicts.first?.missedBy == 280)
  }

  @Test func `is found between inequalities`() {
    view.pinCorner()
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width >= 200)
    #expect(
      root.diagnostics.conflicts.map { $0.members.map(\.text) } == [
        ["view.width >= 200", "view.width <= 150"]
      ])
  }

  @Test func `on each axis is one of its own`() {
    view.pin(x: 0, y: 0, width: 10, height: 10)
    view.pin(x: 5, y: 6, width: 17, height: 18)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 10, 10])
    #expect(root.diagnostics.conflicts.map(\.missedBy) == [5, 6, 7, 8])
  }

  @Test func `does not reach the rest of the tree`() {
    let neighbour = View("neighbour", in: root)
    neighbour.pin(x: 0, y: 0, width: 10, height: 10)[0].isActive = false
    neighbour.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8).isActive = true
    view.pin(x: 10, y: 20, width: 30, height: 40)
    view.widthAnchor.constraint(equalToConstant: 300).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: neighbour) == [48, 0, 10, 10])
  }

  @Test func `is told once, and again only after it was gone`() {
    var told: [LayoutDiagnostics.Problem] = []
    root.diagnostics.handler = .call { told.append($0) }
    view.pin(x: 0, y: 0, width: 10, height: 10)
    let rival = view.widthAnchor.constraint(equalToConstant: 20)
    rival.isActive = true
    root.layoutIfNeeded()
    #expect(told.count == 1)

    root.layout(in: CGSize(width: 500, height: 500))
    root.layoutIfNeeded()
    #expect(told.count == 1)

    rival.isActive = false
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    rival.isActive = true
    root.layoutIfNeeded()
    #expect(told.count == 2)
  }

  @Test func `may be solved by who hears of it`() {
    let rival = view.widthAnchor.constraint(equalToConstant: 20)
    root.diagnostics.handler = .call { _ in rival.isActive = false }
    view.pin(x: 0, y: 0, width: 10, height: 10)
    rival.isActive = true

    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(frame(of: view) == [0, 0, 10, 10])
  }

  @Test func `does not exist between two that say the same`() {
    view.pin(x: 1, y: 2, width: 3, height: 4)
    view.pin(x: 1, y: 2, width: 3, height: 4)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [1, 2, 3, 4])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `is heard once, however its numbers change, and again when it is back`() {
    var heard: [String] = []
    root.diagnostics.handler = .call { heard.append("\($0)") }
    view.pinEdges(inset: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true

    for size in 0..<20 { root.layout(in: CGSize(width: 300 + size, height: 200)) }
    #expect(heard.count == 1)
    #expect(root.diagnostics.conflicts.first?.missedBy == 249)

    width.isActive = false
    root.layoutIfNeeded()
    width.isActive = true
    root.layoutIfNeeded()
    #expect(heard.count == 2)
  }

  @Test func `of a constraint with itself is missed by all that it asks for`() {
    let text = BaselineView(name: "text")
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    text.firstBaselineAnchor.constraint(equalTo: text.topAnchor, constant: 4).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true

    root.layoutIfNeeded()

    // The baseline is 10 below the top, not 4. The contradictions come in the order of their ages.
    #expect(root.diagnostics.conflicts.map(\.missedBy) == [6, 10])
  }
}

private final class BaselineView: View {
  override var firstBaselineOffsetFromTop: CGFloat { 10 }
}
