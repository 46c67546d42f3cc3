import Ashlar
import Testing

/// What is called while the engine asks views what they want, and changes the tree.
struct `While views are asked what they want` {
  let root = View(root: 300, 200)
  let card: View
  let sibling: View
  let nosy: NosyView

  init() {
    card = View("card", in: root)
    sibling = View("sibling", in: root)
    nosy = NosyView(name: "nosy")
    nosy.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(nosy)
    card.pin(x: 10, y: 20, width: 100, height: 50)
    nosy.pinCorner(x: 1, y: 2)
  }

  private func expectOrder(at location: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    #expect(frame(of: card) == [10, 20, 100, 50], sourceLocation: location)
    #expect(frame(of: nosy) == [1, 2, 30, 40], sourceLocation: location)
  }

  @Test func `a sibling may be removed and freed`() {
    weak var gone: View?
    do {
      let passing = View("passing", in: root)
      passing.pin(x: 5, y: 5, width: 5, height: 5)
      root.layoutIfNeeded()
      passing.constraints[0].constant = 7
      gone = passing
    }
    nosy.whenAsked = { [root] in root.subviews.first { $0.name == "passing" }?.removeFromSuperview()
    }
    nosy.invalidateIntrinsicContentSize()

    root.layoutIfNeeded()

    #expect(gone == nil)
    expectOrder()
  }

  @Test func `a view that has yet to be looked at may go to another tree`() {
    let other = View(root: 100, 100)
    let passing = View("passing", in: root)
    passing.contentSize = CGSize(width: 30, height: 10)
    passing.pinCorner(x: 5, y: 6)
    nosy.whenAsked = { [nosy] in
      nosy.whenAsked = {}
      other.addSubview(passing)
      passing.pinCorner(x: 7, y: 8)
    }

    expectOrder()
    other.layoutIfNeeded()

    #expect(frame(of: passing) == [7, 8, 30, 10])
  }

  @Test func `a constraint may be deactivated and freed`() {
    sibling.pin(x: 0, y: 0, width: 9, height: 9)
    nosy.whenAsked = { [sibling] in LayoutConstraint.deactivate(sibling.constraints) }

    root.layoutIfNeeded()

    #expect(sibling.constraints.isEmpty)
    expectOrder()
  }

  @Test func `a constraint that is new may be deactivated, and be back`() {
    root.layoutIfNeeded()
    let wishes = [
      card.widthAnchor.constraint(equalToConstant: 7), sibling.pinCorner(x: 3, y: 4)[0],
    ]
    LayoutConstraint.activate(wishes)
    nosy.whenAsked = { [nosy] in
      nosy.whenAsked = {}
      LayoutConstraint.deactivate(wishes)
      wishes[1].isActive = true
    }
    nosy.invalidateIntrinsicContentSize()

    expectOrder()

    #expect(!wishes[0].isActive)
    #expect(frame(of: sibling) == [3, 4, 0, 0])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `the constraint in question may be deactivated`() {
    let late = NosyView(name: "late")
    late.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(late)
    var wish: LayoutConstraint? = late.leftAnchor.constraint(equalTo: card.rightAnchor)
    wish?.isActive = true
    late.whenAsked = { [weak wish] in wish?.isActive = false }
    wish = nil

    root.layoutIfNeeded()
    card.constraints.first?.constant = 100

    #expect(root.constraints.allSatisfy { $0.firstItem !== late })
    expectOrder()
  }

  @Test func `the view itself may go`() {
    nosy.whenAsked = { [nosy] in nosy.removeFromSuperview() }

    root.layoutIfNeeded()

    #expect(nosy.superview == nil)
    #expect(frame(of: card) == [10, 20, 100, 50])
  }

  @Test func `the tree may become a part of another`() {
    let screen = View(root: 1_000, 1_000)
    nosy.whenAsked = { [root] in if root.superview == nil { screen.addSubview(root) } }

    root.layoutIfNeeded()
    screen.layoutIfNeeded()

    #expect(root.superview === screen)
    expectOrder()
  }

  @Test func `a layout does nothing`() {
    nosy.whenAsked = { [root, card] in
      card.layoutIfNeeded()
      root.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.isEmpty)
    expectOrder()
  }

  @Test func `asking to be asked again is cut off`() {
    nosy.whenAsked = { [nosy] in nosy.invalidateIntrinsicContentSize() }

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.map(\.description).joined().contains("100 times in a row"))
    expectOrder()
  }

  @Test func `who hears a fault may remove the view`() {
    let passing = View("passing", in: root)
    passing.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
    LayoutConstraint(
      item: passing, attribute: .left, relatedBy: .equal, toItem: card, attribute: .top
    ).isActive = true
    root.diagnostics.handler = .call { [root] _ in
      root.subviews.first { $0.name == "passing" }?.removeFromSuperview()
    }

    root.layoutIfNeeded()

    #expect(passing.superview == nil)
    expectOrder()
  }

  @Test func `who hears a conflict may remove what is in it`() {
    card.widthAnchor.constraint(equalToConstant: 7).isActive = true
    var heard = 0
    root.diagnostics.handler = .call { [card] _ in
      heard += 1
      LayoutConstraint.deactivate(card.constraints.filter { $0.constant == 7 })
    }

    expectOrder()

    #expect(heard == 1)
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

/// A view of 30 × 40 that does what a test wants done when it is asked for its size.
final class NosyView: View {
  var whenAsked: () -> Void = {}

  override var intrinsicContentSize: CGSize {
    whenAsked()
    return CGSize(width: 30, height: 40)
  }
}
