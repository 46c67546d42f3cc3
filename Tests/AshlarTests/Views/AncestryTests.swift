import Ashlar
import Testing

struct `The closest common superview` {
  let root = View(name: "root")
  let left = View(name: "left")
  let right = View(name: "right")
  let leaf = View(name: "leaf")
  let cousin = View(name: "cousin")

  init() {
    root.addSubviews(left, right)
    left.addSubview(leaf)
    right.addSubview(cousin)
  }

  @Test func `of a view and itself is the view`() {
    #expect(leaf.closestCommonSuperview(with: leaf) === leaf)
    #expect(View().closestCommonSuperview(with: root) == nil)
  }

  @Test func `of a view and one that contains it is the one that contains it`() {
    #expect(leaf.closestCommonSuperview(with: left) === left)
    #expect(left.closestCommonSuperview(with: leaf) === left)
    #expect(leaf.closestCommonSuperview(with: root) === root)
    #expect(root.closestCommonSuperview(with: leaf) === root)
  }

  @Test func `of siblings is their superview`() {
    #expect(left.closestCommonSuperview(with: right) === root)
  }

  @Test func `of cousins is where their branches meet`() {
    #expect(leaf.closestCommonSuperview(with: cousin) === root)
  }

  @Test func `of an uncle and a niece is where their branches meet`() {
    #expect(leaf.closestCommonSuperview(with: right) === root)
    #expect(right.closestCommonSuperview(with: leaf) === root)
  }

  @Test func `is the lowest of several`() {
    let one = View()
    let other = View()
    let inner = View()
    leaf.addSubview(inner)
    inner.addSubview(one)
    leaf.addSubview(other)

    #expect(one.closestCommonSuperview(with: other) === leaf)
  }

  @Test func `of views in different trees does not exist`() {
    let stranger = View()
    View().addSubview(stranger)

    #expect(leaf.closestCommonSuperview(with: stranger) == nil)
    #expect(stranger.closestCommonSuperview(with: leaf) == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `of two views 5,000 levels below it takes work that grows with the depth only`() {
    let one = end(ofChainIn: root, length: 5_000)
    let other = end(ofChainIn: root, length: 4_999)

    // Comparing every superview with every other one would be 25,000,000 steps, 400 times.
    for _ in 0..<400 {
      #expect(one.closestCommonSuperview(with: other) === root)
    }
  }

  private func end(ofChainIn view: View, length: Int) -> View {
    var view = view
    for _ in 0..<length {
      let next = View()
      view.addSubview(next)
      view = next
    }
    return view
  }
}

struct `A descendant` {
  let root = View()
  let child = View()
  let grandchild = View()

  init() {
    root.addSubview(child)
    child.addSubview(grandchild)
  }

  @Test func `is every view inside another, and the view itself`() {
    #expect(grandchild.isDescendant(of: root))
    #expect(grandchild.isDescendant(of: child))
    #expect(grandchild.isDescendant(of: grandchild))
  }

  @Test func `is not a view beside or around another`() {
    let sibling = View()
    root.addSubview(sibling)

    #expect(!root.isDescendant(of: child))
    #expect(!sibling.isDescendant(of: child))
    #expect(!child.isDescendant(of: View()))
  }

  @Test func `is one no longer once a view between has been removed`() {
    child.removeFromSuperview()

    #expect(!grandchild.isDescendant(of: root))
    #expect(grandchild.isDescendant(of: child))
  }
}
