import Ashlar
import Testing

/// What a tree leaves behind in its parts when it is cut.
struct `A part of a tree that is cut off` {
  @Test func `places what had moved before the cut`() {
    let root = View(root: 100, 100)
    let a = View("a", in: root)
    let b = View("b", in: a)
    let c = View("c", in: root)
    a.pinEdges(inset: 0)
    LayoutConstraint.activate([
      b.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    c.layoutIfNeeded()

    a.removeFromSuperview()
    a.layout(in: CGSize(width: 100, height: 100))
    b.pinEdges(inset: 5)
    a.layoutIfNeeded()

    #expect(frame(of: b) == [5, 5, 90, 90])
  }

  @Test func `keeps the order of activation, layout or not`() {
    for isLaidOut in [false, true] {
      let root = View(root: 300, 300)
      let view = View("view", in: root)
      view.pinCorner()
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let second = view.widthAnchor.constraint(equalToConstant: 200)
      LayoutConstraint.activate([first, second])
      if isLaidOut { root.layoutIfNeeded() }

      first.isActive = false
      first.isActive = true
      root.layoutIfNeeded()

      #expect(view.frame.width == 200, "laid out before: \(isLaidOut)")
      #expect(root.diagnostics.conflicts.map(\.setAside.text) == ["view.width == 100"])
    }
  }

  @Test func `a constraint that is off again before any layout is freed`() {
    let root = View(root: 300, 300)
    let view = View("view", in: root)
    weak var gone: LayoutConstraint?
    do {
      let wish = view.widthAnchor.constraint(equalToConstant: 100)
      for _ in 0..<1_000 {
        wish.isActive = true
        wish.isActive = false
      }
      gone = wish
    }

    #expect(gone == nil)
  }
}
