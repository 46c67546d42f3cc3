import Ashlar
import Testing

struct `The views of a tree` {
  let root = View(name: "root")

  init() {
    let left = View(name: "left")
    let right = View(name: "right")
    root.addSubviews(left, right)
    left.addSubviews(View(name: "left back"), View(name: "left front"))
    right.addSubview(View(name: "right only"))
  }

  @Test func `come each before those inside it, from back to front`() {
    #expect(
      root.subtree.map(\.reportName) == [
        "root", "left", "left back", "left front", "right", "right only",
      ])
  }

  @Test func `begin with the view that is asked`() {
    #expect(root.subviews[1].subtree.map(\.reportName) == ["right", "right only"])
    #expect(View(name: "alone").subtree.map(\.reportName) == ["alone"])
  }

  @Test func `follow the order of the subviews`() {
    root.sendSubviewToBack(root.subviews[1])

    #expect(
      root.subtree.map(\.reportName) == [
        "root", "right", "right only", "left", "left back", "left front",
      ])
  }
}

struct `A tag` {
  let root = View(name: "root")
  let first = View(name: "first")
  let second = View(name: "second")
  let inner = View(name: "inner")

  init() {
    root.addSubviews(first, second)
    first.addSubview(inner)
    root.tag = 1
    first.tag = 2
    inner.tag = 3
    second.tag = 3
  }

  @Test func `is zero at first`() {
    #expect(View().tag == 0)
  }

  @Test func `finds the first view in the order of the tree, the view itself included`() {
    #expect(root.viewWithTag(1) === root)
    #expect(root.viewWithTag(2) === first)
    #expect(root.viewWithTag(3) === inner)
    #expect(second.viewWithTag(3) === second)
  }

  @Test func `finds nothing outside the view that is asked`() {
    #expect(first.viewWithTag(1) == nil)
    #expect(root.viewWithTag(4) == nil)
  }
}
