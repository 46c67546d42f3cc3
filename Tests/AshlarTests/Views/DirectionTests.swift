import Ashlar
import Testing

struct `The direction of a tree` {
  let root = View(root: 100, 100)
  let card: View

  init() {
    card = View("card", in: root)
  }

  @Test func `is left to right at first`() {
    #expect(root.environment.direction == .leftToRight)
    #expect(card.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `is that of every view in it, wherever it is set`() {
    card.environment.direction = .rightToLeft

    #expect(root.environment.direction == .rightToLeft)
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `is taken over by views that are added`() {
    root.environment.direction = .rightToLeft

    let title = View("title", in: card)

    #expect(title.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `stays with a view that is removed`() {
    root.environment.direction = .rightToLeft

    card.removeFromSuperview()

    #expect(card.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    card.environment.direction = .leftToRight
    #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
