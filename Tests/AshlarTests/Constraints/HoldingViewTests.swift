import Ashlar
import Testing

struct `A view that is given a constraint to hold` {
  let root = View(root: 300, 200)
  let card: View
  let title: View
  let inset: LayoutConstraint

  init() {
    card = View("card", in: root)
    title = View("title", in: card)
    inset = title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8)
  }

  @Test func `activates it`() {
    card.addConstraint(inset)

    #expect(inset.isActive)
    #expect(card.constraints.count == 1)
    #expect(card.constraints.first === inset)
  }

  @Test func `holds it once`() {
    card.addConstraint(inset)
    card.addConstraint(inset)

    #expect(card.constraints.count == 1)
  }

  @Test func `holds several in order`() {
    let width = title.widthAnchor.constraint(equalToConstant: 5)

    card.addConstraints([inset, width])

    #expect(card.constraints.map(\.firstAttribute) == [.left, .width])
  }

  @Test func `may be above the closest common superview`() {
    card.pin(x: 100, y: 50, width: 80, height: 40)
    title.pin(x: 0, y: 0, width: 10, height: 10)[0].isActive = false

    root.addConstraint(inset)
    root.layoutIfNeeded()

    #expect(root.constraints.contains { $0 === inset })
    #expect(!card.constraints.contains { $0 === inset })
    #expect(frame(of: title) == [8, 0, 10, 10])
  }

  /// Half of the card's right edge is 40 in the card, and would be −10 if the root were the measure.
  @Test func `leaves multiplied locations to the closest common superview`() {
    card.pin(x: 100, y: 50, width: 80, height: 40)
    title.pin(x: 0, y: 0, width: 10, height: 10)[0].isActive = false
    let middle = LayoutConstraint(
      item: title, attribute: .left, relatedBy: .equal, toItem: card, attribute: .right,
      multiplier: 0.5)

    root.addConstraint(middle)
    root.layoutIfNeeded()

    #expect(frame(of: title) == [40, 0, 10, 10])
  }

  @Test func `takes it from the view that held it`() {
    inset.isActive = true

    root.addConstraint(inset)

    #expect(root.constraints.count == 1)
    #expect(card.constraints.isEmpty)
    #expect(inset.isActive)
  }

  @Test func `refuses it when an item is outside`() throws {
    title.addConstraint(inset)

    #expect(!inset.isActive)
    #expect(title.constraints.isEmpty)
    let fault = try #require(root.diagnostics.faults.first)
    #expect(
      fault.description.contains(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal."))
    #expect(fault.description.contains("title.left == card.left + 8"))
    #expect(fault.location == inset.sourceLocation)
  }

  @Test func `leaves it with its holder when it refuses it`() {
    inset.isActive = true

    title.addConstraint(inset)

    #expect(inset.isActive)
    #expect(card.constraints.count == 1)
  }

  @Test func `refuses it when it is in another tree`() {
    let stranger = View(root: 1, 1)

    stranger.addConstraint(inset)

    #expect(!inset.isActive)
    #expect(stranger.constraints.isEmpty)
  }

  @Test func `refuses one that makes no sense`() {
    let senseless = title.leftAnchor.constraint(equalTo: card.leadingAnchor)

    card.addConstraint(senseless)

    #expect(!senseless.isActive)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `lets it go again`() {
    card.addConstraint(inset)

    card.removeConstraint(inset)

    #expect(!inset.isActive)
    #expect(card.constraints.isEmpty)
  }

  @Test func `leaves those alone that others hold when it removes`() {
    let width = title.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([inset, width])

    root.removeConstraint(inset)
    card.removeConstraints([inset, width])

    #expect(!inset.isActive)
    #expect(width.isActive)
    #expect(title.constraints.count == 1)
  }

  @Test func `does nothing when it removes one that no view holds`() {
    card.removeConstraint(inset)

    #expect(!inset.isActive)
    #expect(root.diagnostics.faults.isEmpty)
  }
}
