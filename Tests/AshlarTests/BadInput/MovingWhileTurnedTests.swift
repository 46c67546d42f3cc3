import Ashlar
import Testing

/// A scheduler may do anything at once when it hears that a direction of reading has changed.
struct `A scheduler that acts while a direction of reading changes` {
  private let root = View(root: 300, 200)
  private let card: View
  private let title: View

  /// The root has many constraints, so that those of the card have places that no small tree has.
  init() {
    for number in 0..<20 { View("view \(number)", in: root).pin(x: 1, y: 2, width: 3, height: 4) }
    card = View("card", in: root)
    title = View("title", in: card)
    card.pin(x: 10, y: 10, width: 100, height: 50)
    title.makeConstraints {
      $0.leading.top.equalTo(card).offset(5)
      $0.width.height.equalTo(20)
    }
    root.layoutIfNeeded()
  }

  @Test func `may take the view out of its tree`() {
    root.layoutScheduler = LayoutScheduler { [root, card] _ in
      root.layoutScheduler = nil
      card.removeFromSuperview()
    }

    card.semanticContentAttribute = .forceRightToLeft

    root.layoutScheduler = nil
    card.frame.size = CGSize(width: 100, height: 50)
    card.layoutIfNeeded()
    // From the right edge: 100 − 5 − 20.
    #expect(frame(of: title) == [75, 5, 20, 20])
  }

  @Test func `may take a view out of a tree that turns as a whole`() {
    root.layoutScheduler = LayoutScheduler { [root, card] _ in
      root.layoutScheduler = nil
      card.removeFromSuperview()
    }

    root.environment.direction = .rightToLeft

    card.frame.size = CGSize(width: 100, height: 50)
    card.layoutIfNeeded()
    #expect(card.superview == nil)
    #expect(frame(of: title) == [75, 5, 20, 20])
  }
}
