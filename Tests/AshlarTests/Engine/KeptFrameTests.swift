import Ashlar
import Testing

struct `Setting the frame` {
  let root = View(root: 300, 200)

  @Test func `of a view that constraints place lasts until the next layout`() {
    let view = View("view", in: root)
    view.pin(x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()

    view.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
    #expect(frame(of: view) == [9, 9, 9, 9])

    root.layoutIfNeeded()
    #expect(frame(of: view) == [1, 2, 30, 40])
  }

  @Test func `of a view that nothing mentions lasts while its mask counts`() {
    let view = View("view", keeping: CGRect(x: 1, y: 1, width: 1, height: 1), in: root)
    View("other", in: root).pinEdges(inset: 0)
    root.layoutIfNeeded()

    view.frame = CGRect(x: 9, y: 8, width: 7, height: 6)
    root.layoutIfNeeded()

    #expect(frame(of: view) == [9, 8, 7, 6])
  }

  @Test func `of a view that keeps its frame moves what is tied to it`() {
    let kept = View("kept", keeping: CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let follower = View("follower", in: root)
    follower.pin(x: 0, y: 0, width: 5, height: 5)[0].isActive = false
    follower.leftAnchor.constraint(equalTo: kept.rightAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: kept) == [10, 10, 50, 50])
    #expect(frame(of: follower) == [68, 0, 5, 5])

    kept.center.x += 100
    root.layoutIfNeeded()

    #expect(frame(of: kept) == [110, 10, 50, 50])
    #expect(frame(of: follower) == [168, 0, 5, 5])
  }

  @Test func `of the root moves nothing inside when only its origin changes`() {
    let view = View("view", in: root)
    view.pinEdges(inset: 5)
    root.layoutIfNeeded()

    root.frame.origin = CGPoint(x: 100, y: 100)
    root.layoutIfNeeded()

    #expect(frame(of: root) == [100, 100, 300, 200])
    #expect(frame(of: view) == [5, 5, 290, 190])
  }
}

struct `A view that keeps its frame` {
  let root = View(root: 320, 480)

  @Test func `is every view at first`() {
    #expect(View().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `holds it against wishes without a conflict`() {
    let view = View("view", keeping: CGRect(x: 1, y: 2, width: 30, height: 40), in: root)
    for wish in view.pin(x: 5, y: 5, width: 50, height: 50) { wish.priority = 999 }

    root.layoutIfNeeded()

    #expect(frame(of: view) == [1, 2, 30, 40])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `follows constraints as soon as it keeps it no longer`() {
    let view = View("view", keeping: CGRect(x: 1, y: 2, width: 30, height: 40), in: root)
    for wish in view.pin(x: 5, y: 6, width: 50, height: 60) { wish.priority = 999 }
    root.layoutIfNeeded()

    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()

    #expect(frame(of: view) == [5, 6, 50, 60])
  }

  @Test func `stays where it was placed when it begins to keep it`() {
    let view = View("view", in: root)
    let constraints = view.pin(x: 5, y: 6, width: 50, height: 60)
    root.layoutIfNeeded()

    view.translatesAutoresizingMaskIntoConstraints = true
    LayoutConstraint.deactivate(constraints)
    root.layout(in: CGSize(width: 100, height: 100))

    #expect(frame(of: view) == [5, 6, 50, 60])
  }

  /// The document forgets to say so at first, and the logo comes out wrong.
  @Test func `contradicts constraints that place it, with its frame in the report`() {
    let logo = View("logo", keeping: .zero, in: root)
    LayoutConstraint.activate([
      logo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      logo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      logo.topAnchor.constraint(equalTo: root.topAnchor),
      logo.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(frame(of: logo) == [0, 0, 0, 0])
    // The right edge and the height have one cause, and are told at once.
    #expect(root.diagnostics.conflicts.map(\.alsoSetAside.count) == [1])
    #expect(
      root.diagnostics.conflicts.allSatisfy { conflict in
        conflict.members.contains { $0.origin == .autoresizingMask && $0.text.contains("logo.") }
      })

    logo.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()

    #expect(frame(of: logo) == [0, 0, 320, 240])
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

struct `A root` {
  let root = View(root: 300, 200)

  @Test func `keeps its frame against a constraint, which is in conflict with it`() {
    let width = root.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: root) == [0, 0, 300, 200])
    let conflict = root.diagnostics.conflicts.first
    #expect(conflict?.members.map(\.text) == ["root.width == 300", "root.width == 100"])
    #expect(conflict?.members.map(\.origin) == [.frame, .constraint])
    #expect(conflict?.missedBy == 200)
  }

  @Test func `keeps its frame against a wish without a word`() {
    let width = root.widthAnchor.constraint(equalToConstant: 100)
    width.priority = 999
    width.isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: root) == [0, 0, 300, 200])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `keeps its frame whether it says so or not`() {
    root.translatesAutoresizingMaskIntoConstraints = false
    View("view", in: root).pin(x: 0, y: 0, width: 5, height: 5)
    let right = root.rightAnchor.constraint(equalTo: root.subviews[0].rightAnchor)
    right.priority = 999
    right.isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: root) == [0, 0, 300, 200])
  }

  @Test func `holds against content of its own and inside it`() {
    root.contentSize = CGSize(width: 1000, height: 1000)
    let view = View("view", in: root)
    view.contentSize = CGSize(width: 1000, height: 10)
    view.pinEdges(inset: 0)

    root.layoutIfNeeded()

    #expect(frame(of: root) == [0, 0, 300, 200])
    #expect(frame(of: view) == [0, 0, 300, 200])
  }
}
