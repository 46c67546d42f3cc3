import Ashlar
import Testing

@Suite(.timeLimit(.minutes(5))) struct `10,000 constraints between the same two views` {
  let root = View(root: 300, 200)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    a.pin(x: 10, y: 0, width: 20, height: 10)
  }

  private func activate(_ make: (CGFloat) -> LayoutConstraint) -> [LayoutConstraint] {
    let constraints = (0..<10_000).map { make(CGFloat($0)) }
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return constraints
  }

  @Test func `may all be the same`() {
    _ = activate { _ in b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8) }

    #expect(b.frame.minX == 38)
    #expect(root.constraints.count == 10_002)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `may each ask for more`() {
    let bounds = activate {
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: $0)
    }
    let wish = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    wish.priority = .low
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 10_029)

    LayoutConstraint.deactivate(Array(bounds.dropFirst(100)))
    root.layoutIfNeeded()
    #expect(b.frame.minX == 129)
    #expect(root.constraints.count == 2 + 100 + 1)
  }

  @Test func `go with one of the views`() {
    let constraints = activate { _ in b.leftAnchor.constraint(equalTo: a.rightAnchor) }

    b.removeFromSuperview()
    root.layoutIfNeeded()

    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(root.constraints.count == 2)
    #expect(frame(of: a) == [10, 0, 20, 10])
  }

  @Test func `may be wishes that disagree`() {
    _ = activate { number in
      let wish = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: number)
      wish.priority = 500
      return wish
    }

    // With an even number of wishes, anything between the two in the middle costs the same.
    #expect((5_029...5_030).contains(b.frame.minX))
  }
}
