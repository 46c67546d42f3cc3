import Ashlar
import Testing

struct `A layout` {
  let root = View(root: 300, 200)
  let card: View
  let title: View

  init() {
    card = View("card", in: root)
    title = View("title", in: card)
    card.pinEdges(inset: 10)
    title.pinEdges(inset: 5)
  }

  @Test func `of the root places everything`() {
    root.layoutIfNeeded()

    #expect(frame(of: card) == [10, 10, 280, 180])
    #expect(frame(of: title) == [5, 5, 270, 170])
  }

  @Test func `of any view places the views around it too`() {
    title.layoutIfNeeded()

    #expect(frame(of: card) == [10, 10, 280, 180])
    #expect(frame(of: title) == [5, 5, 270, 170])
  }

  @Test func `of a view leaves the other branches for later`() {
    let other = View("other", in: root)
    let leaf = View("leaf", in: other)
    other.pin(x: 1, y: 2, width: 30, height: 40)
    leaf.pin(x: 3, y: 4, width: 5, height: 6)

    card.layoutIfNeeded()
    #expect(frame(of: title) == [5, 5, 270, 170])
    #expect(frame(of: leaf) == [0, 0, 0, 0])

    root.layoutIfNeeded()
    #expect(frame(of: leaf) == [3, 4, 5, 6])
  }

  @Test func `follows the size of the root`() {
    root.layoutIfNeeded()

    root.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
    root.layoutIfNeeded()

    #expect(frame(of: root) == [50, 60, 100, 80])
    #expect(frame(of: card) == [10, 10, 80, 60])
    #expect(frame(of: title) == [5, 5, 70, 50])
  }

  @Test func `can give the root a size`() {
    root.frame.origin = CGPoint(x: 7, y: 8)

    root.layout(in: CGSize(width: 60, height: 50))

    #expect(frame(of: root) == [7, 8, 60, 50])
    #expect(frame(of: title) == [5, 5, 30, 20])
  }

  @Test func `does nothing where nothing has changed`() {
    let journal = Journal()
    let watched = WatchedView("watched", in: card, journal)
    watched.pin(x: 0, y: 0, width: 1, height: 1)
    root.layoutIfNeeded()
    _ = journal.read()

    root.layoutIfNeeded()
    root.layout(in: CGSize(width: 300, height: 200))
    watched.layoutIfNeeded()

    #expect(journal.read() == [])
  }

  @Test func `works in views that came since the last`() {
    root.layoutIfNeeded()
    let late = View("late", in: title)
    late.pinEdges(inset: 1)

    root.layoutIfNeeded()

    #expect(frame(of: late) == [1, 1, 268, 168])
  }

  @Test func `counts hidden views like the others`() {
    card.isHidden = true

    root.layoutIfNeeded()

    #expect(frame(of: title) == [5, 5, 270, 170])
  }

  @Test func `of a tree without constraints leaves frames as they are`() {
    let plain = View(root: 100, 100)
    let child = View("child", keeping: CGRect(x: 1, y: 2, width: 3, height: 4), in: plain)

    plain.layout(in: CGSize(width: 500, height: 500))

    #expect(frame(of: child) == [1, 2, 3, 4])
  }

  @Test func `of one tree does not touch another`() {
    let other = View(root: 50, 50)
    let leaf = View("leaf", in: other)
    leaf.pinEdges(inset: 1)

    root.layoutIfNeeded()

    #expect(frame(of: leaf) == [0, 0, 0, 0])
  }
}
