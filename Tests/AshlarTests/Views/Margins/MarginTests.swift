import Ashlar
import Testing

struct `The margins of a view` {
  let root = View(root: 300, 300)
  let card: View

  init() {
    card = View("card", keeping: CGRect(x: 20, y: 20, width: 100, height: 100), in: root)
  }

  private func insets(_ numbers: CGFloat...) -> EdgeInsets {
    EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  @Test func `are 8 on every edge at first`() {
    #expect(card.layoutMargins == EdgeInsets(all: 8))
    #expect(!card.preservesSuperviewLayoutMargins)
    #expect(card.insetsLayoutMarginsFromSafeArea)
  }

  @Test func `are what they were set to, negative ones as well`() {
    card.layoutMargins = insets(1, -2, 3, -400)
    #expect(card.layoutMargins == insets(1, -2, 3, -400))
  }

  // The three records of §3.4: a superview with margins of 40, 50, 60 and 70.

  @Test func `keep what is left of the superview's`() {
    root.layoutMargins = insets(40, 50, 60, 70)
    card.preservesSuperviewLayoutMargins = true

    #expect(card.layoutMargins == insets(20, 30, 8, 8))
  }

  @Test func `keep all of the superview's in its corner`() {
    root.layoutMargins = insets(40, 50, 60, 70)
    card.preservesSuperviewLayoutMargins = true
    card.frame.origin = .zero

    #expect(card.layoutMargins == insets(40, 50, 8, 8))

    card.layoutMargins = insets(1, 2, 3, 4)
    #expect(card.layoutMargins == insets(40, 50, 3, 4))
  }

  @Test func `do not keep the superview's unless they are told to`() {
    root.layoutMargins = insets(40, 50, 60, 70)
    #expect(card.layoutMargins == EdgeInsets(all: 8))
  }

  // The example of §3.4 in both directions.

  @Test func `are one value with two names`() {
    root.environment.direction = .rightToLeft

    card.layoutMargins = insets(1, 2, 3, 4)
    let directional = card.directionalLayoutMargins
    #expect(directional == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))

    card.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(card.layoutMargins == insets(5, 8, 7, 6))
  }

  @Test func `change sides with the direction if they were set with one`() {
    card.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 20)
    let other = View("other", in: root)
    other.layoutMargins = insets(0, 10, 0, 20)

    root.environment.direction = .rightToLeft

    #expect(card.layoutMargins == insets(0, 20, 0, 10))
    #expect(other.layoutMargins == insets(0, 10, 0, 20))
  }

  @Test func `begin at the safe area`() {
    root.environment.safeAreaInsets = insets(44, 0, 34, 0)
    #expect(root.layoutMargins == insets(52, 8, 42, 8))

    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == EdgeInsets(all: 8))
  }

  /// 44 of the safe area and 8 for both; the superview's margin is not added to it once more.
  @Test func `count the safe area once where they keep the superview's`() {
    root.environment.safeAreaInsets = insets(44, 0, 0, 0)
    let full = View("full", keeping: CGRect(x: 0, y: 0, width: 300, height: 300), in: root)
    full.preservesSuperviewLayoutMargins = true

    #expect(full.layoutMargins == insets(52, 8, 8, 8))
  }

  @Test func `of a root are at least those that the screen asks for`() {
    root.environment.minimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 20)
    #expect(root.layoutMargins == insets(0, 16, 0, 20))

    root.layoutMargins = insets(5, 5, 5, 25)
    #expect(root.layoutMargins == insets(5, 16, 5, 25))
    #expect(card.layoutMargins == EdgeInsets(all: 8))
  }

  @Test func `tell once that they have changed`() {
    let journal = Journal()
    let view = InsetJournal("view", in: root, journal)
    root.layoutIfNeeded()

    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(journal.read() == ["margins of view"])
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(journal.read() == [])

    view.preservesSuperviewLayoutMargins = true
    #expect(journal.read() == ["margins of view"])
    root.layoutMargins = insets(10, 10, 10, 10)
    #expect(journal.read() == ["margins of view"])
  }

  @Test func `ask for a layout`() {
    root.layoutIfNeeded()
    #expect(card.description == "View card (20, 20, 100, 100)")

    card.layoutMargins = .zero

    #expect(card.description == "View card (20, 20, 100, 100) (layout pending)")
  }
}
