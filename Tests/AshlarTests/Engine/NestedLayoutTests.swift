import Ashlar
import TestTools
import Testing

struct `A layout inside a layout` {
  let journal = Journal()
  let root = View(root: 300, 200)
  let card: WatchedView

  init() {
    card = WatchedView("card", in: root, journal)
    card.pin(x: 10, y: 20, width: 100, height: 50)
  }

  @Test func `gives the frames of what is inside at once`() {
    let inner = View("inner", in: card)
    inner.pinEdges(inset: 5)
    var seen: [CGFloat] = []
    card.whenLayingOut = { card in
      card.layoutIfNeeded()
      seen = frame(of: inner)
    }

    root.layoutIfNeeded()

    #expect(seen == [5, 5, 90, 40])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `of a view that always asks for another is cut off with one fault`() {
    let count = onSmallStack { () -> Int in
      let root = View(root: 300, 200)
      let card = WatchedView("card", in: root, Journal())
      card.whenLayingOut = { card in
        card.setNeedsLayout()
        card.layoutIfNeeded()
      }
      root.layoutIfNeeded()
      return root.diagnostics.faults.count
    }

    #expect(count == 1)
  }

  @Test func `after a change in every round is cut off`() {
    let width = card.constraints[0]
    card.whenLayingOut = { card in
      width.constant += 1
      card.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(root.endlessFaults == 1)
    #expect(frame(of: card)[0...1] == [10, 20])
  }

  @Test func `while constraints are updated is cut off`() {
    card.whenUpdating = { card in
      card.setNeedsUpdateConstraints()
      card.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(root.endlessFaults == 1)
    #expect(frame(of: card) == [10, 20, 100, 50])
  }

  @Test(.timeLimit(.minutes(5))) func `of views that set off each other ends`() {
    let others = (0..<4).map { number in
      let view = WatchedView("view \(number)", in: root, journal)
      view.pin(x: 0, y: 0, width: 10, height: 10)
      return view
    }
    for view in others {
      view.whenLayingOut = { view in
        for other in others where other !== view {
          other.setNeedsLayout()
          other.layoutIfNeeded()
        }
      }
    }

    root.layoutIfNeeded()

    #expect(frame(of: others[3]) == [0, 0, 10, 10])
  }

  @Test func `is left to the one going on where views nest deeper than stacks are high`() {
    let width = onSmallStack { () -> CGFloat in
      let root = View(root: 1_000, 1_000)
      var view: View = root
      for _ in 0..<500 {
        let next = WatchedView("view", in: view, Journal())
        next.pinEdges(inset: 0.5)
        next.whenLayingOut = { view in for subview in view.subviews { subview.layoutIfNeeded() } }
        view = next
      }
      root.layoutIfNeeded()
      return view.frame.width
    }

    #expect(width == 500)
  }
}
