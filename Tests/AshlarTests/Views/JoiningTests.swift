import Testing

@testable import Ashlar

/// What it costs to put trees together, counted in the notes that move from one tree to another.
struct `Trees that become one` {
  private let count = 1024

  /// Each of the 1,024 views has one note at most, which is taken along once.
  @Test func `move each note once where views come one by one`() {
    let root = View(name: "root")
    for _ in 0..<count { root.addSubview(looseView(constrained: true)) }
    #expect(notesMoved(to: root) <= 2 * count)
  }

  /// The tree that is built has a note for each view and each constraint; the root has one of its own.
  @Test func `move each note once where a built tree joins`() {
    let built = looseView(constrained: true)
    for _ in 0..<count { built.addSubview(looseView(constrained: true)) }
    let before = notesMoved(to: built)
    let root = looseView(constrained: true)
    root.addSubview(built)
    #expect(notesMoved(to: root) - before <= 2 * (count + 1))
  }

  /// The longer list stays: of 1,024 views each is in the shorter one at most 10 times, since that doubles each time.
  @Test func `move few notes where each view is put into a new one`() {
    var root = looseView(constrained: false)
    for _ in 0..<count {
      let outer = looseView(constrained: false)
      outer.addSubview(root)
      root = outer
    }
    #expect(notesMoved(to: root) <= count * 10)
  }

  private func looseView(constrained: Bool) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    if constrained { view.widthAnchor.constraint(equalToConstant: 3).isActive = true }
    return view
  }

  private func notesMoved(to root: View) -> Int { root.tree.notesMoved }
}
