import Ashlar
import Testing

struct `Removing a view` {
  let root = View(root: 300, 200)
  let card: View
  let title: View
  let side: View

  init() {
    card = View("card", in: root)
    title = View("title", in: card)
    side = View("side", in: root)
  }

  @Test func `takes it out of its superview`() {
    card.removeFromSuperview()

    #expect(card.superview == nil)
    #expect(root.subviews.map(\.name) == ["side"])
    #expect(card.subviews.map(\.name) == ["title"])
  }

  @Test func `does nothing to a root`() {
    root.removeFromSuperview()

    #expect(root.subviews.map(\.name) == ["card", "side"])
  }

  @Test func `deactivates constraints between it and what is outside`() {
    let toSuperview = card.leftAnchor.constraint(equalTo: root.leftAnchor)
    let toSibling = side.leftAnchor.constraint(equalTo: card.rightAnchor)
    LayoutConstraint.activate([toSuperview, toSibling])

    card.removeFromSuperview()

    #expect(!toSuperview.isActive)
    #expect(!toSibling.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `deactivates constraints between what is inside it and what is outside`() {
    let out = title.leftAnchor.constraint(equalTo: side.rightAnchor)
    let into = side.widthAnchor.constraint(equalTo: title.widthAnchor)
    let distance = title.leftAnchor.anchorWithOffset(to: side.leftAnchor)
    let far = distance.constraint(equalToConstant: 10)
    LayoutConstraint.activate([out, into, far])
    #expect(root.constraints.count == 3)

    card.removeFromSuperview()

    #expect([out, into, far].allSatisfy { !$0.isActive })
    #expect(root.constraints.isEmpty)
  }

  @Test func `deactivates constraints with a guide on either side of the cut`() {
    let inner = LayoutGuide(name: "inner")
    let outer = LayoutGuide(name: "outer")
    title.addLayoutGuide(inner)
    root.addLayoutGuide(outer)
    let out = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    let into = outer.leftAnchor.constraint(equalTo: title.leftAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([out, into, own])

    card.removeFromSuperview()

    #expect(!out.isActive)
    #expect(!into.isActive)
    #expect(own.isActive)
    #expect(title.layoutGuides.map(\.name) == ["inner"])
  }

  @Test func `keeps constraints that it or a view inside it holds`() {
    let ownSize = card.widthAnchor.constraint(equalToConstant: 100)
    let inside = title.leftAnchor.constraint(equalTo: card.leftAnchor)
    let deeper = title.heightAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([ownSize, inside, deeper])

    card.removeFromSuperview()

    #expect([ownSize, inside, deeper].allSatisfy { $0.isActive })
    #expect(
      card.constraints.map(\.description) == ["card.width == 100", "title.left == card.left"])
    #expect(title.constraints.map(\.description) == ["title.height == 20"])
  }

  @Test func `deactivates a constraint inside it that a view above it was made to hold`() {
    let inside = title.leftAnchor.constraint(equalTo: card.leftAnchor)
    root.addConstraint(inside)

    card.removeFromSuperview()

    #expect(!inside.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `keeps the constraints of those who stay`() {
    side.pin(x: 10, y: 20, width: 30, height: 40)
    card.pinEdges(inset: 0)
    root.layoutIfNeeded()

    card.removeFromSuperview()
    root.layout(in: CGSize(width: 500, height: 500))

    #expect(frame(of: side) == [10, 20, 30, 40])
  }

  @Test func `does not bring the constraints back when the view is added again`() {
    let lost = card.pin(x: 10, y: 20, width: 100, height: 50)
    root.layoutIfNeeded()
    card.removeFromSuperview()

    root.addSubview(card)

    #expect(lost.map(\.isActive) == [false, false, true, true])
    #expect(root.constraints.isEmpty)
  }

  @Test func `leaves constraints that can be activated again later`() {
    let constraints = card.pin(x: 10, y: 20, width: 100, height: 50)
    root.layoutIfNeeded()
    card.removeFromSuperview()

    root.addSubview(card)
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()

    #expect(frame(of: card) == [10, 20, 100, 50])
  }

  @Test func `happens too when the view is added elsewhere`() {
    let other = View(root: 100, 100)
    let crossing = card.pinEdges(inset: 0)
    root.layoutIfNeeded()

    other.addSubview(card)

    #expect(crossing.allSatisfy { !$0.isActive })
    #expect(root.subviews.map(\.name) == ["side"])
    #expect(card.superview === other)
  }
}
