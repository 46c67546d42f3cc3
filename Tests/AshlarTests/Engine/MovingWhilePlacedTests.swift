import Ashlar
import Testing

/// A view that does something once when it lays out its subviews.
private final class Interrupter: View {
  var interruption: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    let work = interruption
    interruption = nil
    work?()
  }
}

/// What a view may do to views that wait for their layout in the same pass: none gets a frame from a tree that it has left.
struct `A tree that changes while views are placed` {
  private let root = View(root: 300, 200)
  private let before: Interrupter
  private let card: View
  private let first: View
  private let second: View

  /// Another tree, with more boxes than the first one.
  private let other = View(root: 300, 200)

  init() {
    before = Interrupter("before", in: root)
    card = View("card", in: root)
    first = View("first", in: card)
    second = View("second", in: card)
    for number in 0..<20 { View("view \(number)", in: other).pin(x: 1, y: 2, width: 3, height: 4) }
    other.layoutIfNeeded()
    before.pin(x: 0, y: 0, width: 9, height: 9)
    card.pin(x: 10, y: 10, width: 200, height: 100)
    first.pin(x: 5, y: 5, width: 40, height: 20)
    second.pin(x: 50, y: 5, width: 40, height: 20)
  }

  @Test func `places what has moved to another tree there`() {
    before.interruption = { [other, second] in
      other.addSubview(second)
      second.pinCorner(x: 7, y: 8)
      other.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(frame(of: first) == [5, 5, 40, 20])
    #expect(frame(of: second) == [7, 8, 40, 20])
  }

  @Test func `places a container that has moved with all that it contains`() {
    before.interruption = { [other, card] in
      other.addSubview(card)
      card.pin(x: 20, y: 30, width: 200, height: 100)
      other.layoutIfNeeded()
    }

    root.layoutIfNeeded()
    other.layoutIfNeeded()

    #expect(frame(of: card) == [20, 30, 200, 100])
    #expect(frame(of: first) == [5, 5, 40, 20])
    #expect(frame(of: second) == [50, 5, 40, 20])
  }

  @Test func `leaves alone what belongs to no tree any more`() {
    before.interruption = { [second] in second.removeFromSuperview() }

    root.layoutIfNeeded()

    #expect(second.superview == nil)
    #expect(frame(of: first) == [5, 5, 40, 20])
    #expect(frame(of: card) == [10, 10, 200, 100])
  }

  @Test func `places what comes back in the same moment`() {
    before.interruption = { [card, second] in
      second.removeFromSuperview()
      card.addSubview(second)
      second.pinCorner(x: 60, y: 6)
    }

    root.layoutIfNeeded()

    #expect(frame(of: second) == [60, 6, 40, 20])
  }
}
