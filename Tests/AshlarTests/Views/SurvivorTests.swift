import Ashlar
import Testing

/// Somebody may keep a view or a guide whose root goes.
@Suite struct `What outlives its root` {
  @Test func `is a root with what it has inside`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let title = View("title", in: card)
    title.pinEdges(inset: 5)
    root?.layoutIfNeeded()

    root = nil
    card.layout(in: CGSize(width: 40, height: 30))

    #expect(card.superview == nil)
    #expect(frame(of: title) == [5, 5, 30, 20])
  }

  @Test func `has lost the constraints that the root held`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let constraints = card.pin(x: 1, y: 2, width: 30, height: 40)
    root?.layoutIfNeeded()

    root = nil

    #expect(constraints.map(\.isActive) == [false, false, true, true])
    #expect(constraints[0].secondItem == nil)
  }

  @Test func `can be laid out when the tree went with changes waiting`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let title = View("title", in: card)
    let width = title.pin(x: 1, y: 2, width: 30, height: 40)[2]
    root?.layoutIfNeeded()
    width.constant = 50
    root?.frame.size.width = 99

    root = nil
    card.layoutIfNeeded()

    #expect(frame(of: title) == [1, 2, 50, 40])
  }

  @Test func `can move to another tree`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    let shelf = View("shelf", in: root!)
    shelf.addSubview(card)
    shelf.pinEdges(inset: 0)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.pinEdges(inset: 10)
    root?.layoutIfNeeded()
    #expect(frame(of: card) == [10, 10, 280, 280])

    root = nil
    let other = View(root: 100, 100)
    other.addSubview(card)
    card.pinEdges(inset: 20)
    other.layoutIfNeeded()

    #expect(shelf.subviews.isEmpty)
    #expect(frame(of: card) == [20, 20, 60, 60])
  }

  @Test func `may be two branches that know nothing of each other then`() {
    let left = View(name: "left")
    let right = View(name: "right")
    var root: View? = View(root: 300, 300)
    root?.addSubviews(left, right)
    let equal = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    equal.isActive = true
    root?.layoutIfNeeded()

    root = nil

    #expect(!equal.isActive)
    #expect(left.closestCommonSuperview(with: right) == nil)
    left.layout(in: CGSize(width: 10, height: 10))
    right.layout(in: CGSize(width: 20, height: 20))
    #expect(left.frame.width == 10)
  }

  @Test func `may be a guide, which finds a new owner`() {
    let guide = LayoutGuide(name: "guide")
    var root: View? = View(root: 300, 300)
    root?.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root!.leftAnchor, constant: 10)
    left.isActive = true
    root?.layoutIfNeeded()
    #expect(guide.layoutFrame.origin.x == 10)

    root = nil
    #expect(guide.owningView == nil)
    #expect(!left.isActive)

    let other = View(root: 100, 100)
    other.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 20).isActive = true
    other.layoutIfNeeded()
    #expect(guide.layoutFrame.origin.x == 20)
  }

  @Test func `may be only a constraint, which can be changed and not activated`() {
    var root: View? = View(root: 300, 300)
    let crossing = View("card", in: root!).pinCorner(x: 1, y: 2)[0]
    root?.layoutIfNeeded()

    root = nil

    #expect(!crossing.isActive)
    #expect(crossing.firstItem == nil)
    #expect(crossing.secondItem == nil)
    crossing.isActive = false
    #expect(crossing.constant == 1)
  }
}
