import Ashlar
import Testing

/// The boxes between the items of a constraint take part in the layout without any constraint of
/// their own, and have to leave it like the others.
struct `Views on the way between the items of a constraint` {
  let root = View(root: 300, 300)
  let frame1 = CGRect(x: 10, y: 20, width: 200, height: 200)
  let frame2 = CGRect(x: 5, y: 5, width: 100, height: 100)
  let outer: View
  let inner: View
  let leaf: View

  init() {
    outer = View("outer", keeping: frame1, in: root)
    inner = View("inner", keeping: frame2, in: outer)
    leaf = View("leaf", in: inner)
    pinLeaf(to: root)
    root.layoutIfNeeded()
  }

  /// Puts the leaf at (50, 60) in a view, with a size of 70 × 80.
  private func pinLeaf(to view: View) {
    LayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 50),
      leaf.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      leaf.rightAnchor.constraint(equalTo: view.leftAnchor, constant: 120),
      leaf.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 140),
    ])
  }

  @Test func `count with their frames`() {
    // The inner view begins at (15, 25) in the root.
    #expect(frame(of: leaf) == [35, 35, 70, 80])
    #expect(frame(of: outer) == [10, 20, 200, 200])
    #expect(frame(of: inner) == [5, 5, 100, 100])
  }

  @Test func `move what is tied across them when their frames are set`() {
    outer.frame.origin = CGPoint(x: 0, y: 0)
    inner.frame.origin = CGPoint(x: 20, y: 30)

    root.layoutIfNeeded()

    #expect(frame(of: leaf) == [30, 30, 70, 80])
  }

  @Test func `can move to another tree`() {
    let other = View(root: 300, 300)

    other.addSubview(outer)
    pinLeaf(to: other)
    root.layoutIfNeeded()
    other.layoutIfNeeded()

    #expect(frame(of: leaf) == [35, 35, 70, 80])
  }

  @Test func `can go while the tree stays`() {
    outer.removeFromSuperview()
    let late = View("late", in: root)
    late.pinEdges(inset: 3)

    root.layoutIfNeeded()

    #expect(frame(of: late) == [3, 3, 294, 294])
  }

  @Test func `can be left out when the leaf moves up`() {
    root.addSubview(leaf)
    pinLeaf(to: root)

    root.layoutIfNeeded()

    #expect(frame(of: leaf) == [50, 60, 70, 80])
  }

  @Test func `can have a constraint held above the closest common superview`() {
    let page = View(root: 500, 500)
    page.addSubview(root)
    let width = leaf.heightAnchor.constraint(equalTo: inner.heightAnchor)
    width.priority = 999
    page.addConstraint(width)
    page.layoutIfNeeded()
    #expect(frame(of: leaf) == [35, 35, 70, 80])

    root.removeFromSuperview()
    root.layoutIfNeeded()

    #expect(!width.isActive)
    #expect(frame(of: leaf) == [35, 35, 70, 80])
  }

  @Test func `can be the owners of guides`() {
    let guide = LayoutGuide(name: "guide")
    inner.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
    let width = guide.widthAnchor.constraint(equalTo: root.widthAnchor)
    LayoutConstraint.activate([left, width])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.origin.x == 1)
    #expect(guide.layoutFrame.width == 300)

    inner.removeLayoutGuide(guide)
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([left, width])
    root.layoutIfNeeded()

    #expect(guide.layoutFrame.origin.x == 16)
  }
}
