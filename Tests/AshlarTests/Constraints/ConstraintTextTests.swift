import Ashlar
import Testing

struct `The text of a constraint` {
  let root = View(root: 100, 100)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
  }

  @Test func `is the relation as one would write it`() {
    let left = a.leftAnchor
    #expect(left.constraint(equalTo: b.rightAnchor).description == "a.left == b.right")
    #expect(
      left.constraint(lessThanOrEqualTo: b.rightAnchor, constant: 12).description
        == "a.left <= b.right + 12")
    #expect(
      left.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: -4.5).description
        == "a.left >= b.right - 4.5")
  }

  @Test func `has a multiplier other than 1 before the second item`() {
    let half = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5, constant: 3)
    #expect(half.description == "a.width == 0.5 * b.height + 3")

    half.multiplier = -1
    #expect(half.description == "a.width == -1 * b.height + 3")
  }

  @Test func `is a number without a second item`() {
    #expect(a.widthAnchor.constraint(equalToConstant: 100).description == "a.width == 100")
    #expect(a.heightAnchor.constraint(equalToConstant: 0).description == "a.height == 0")
    #expect(
      a.heightAnchor.constraint(lessThanOrEqualToConstant: -5).description == "a.height <= -5")
  }

  @Test func `has a priority that is not required at its end`() {
    let constraint = a.widthAnchor.constraint(equalToConstant: 100)

    constraint.priority = .high
    #expect(constraint.description == "a.width == 100 @750")

    constraint.priority = 250.5
    #expect(constraint.description == "a.width == 100 @250.5")
  }

  @Test func `writes thirds with three decimals`() {
    let third = a.widthAnchor.constraint(
      equalTo: b.widthAnchor, multiplier: 1.0 / 3, constant: 100.0 / 3)

    #expect(third.description == "a.width == 0.333 * b.width + 33.333")
  }

  @Test func `calls views without names by type and place`() {
    let views = [View(), View()]
    root.addSubview(views[0])
    root.addSubview(views[1])

    // The views a and b are the first two.
    #expect(
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor).description
        == "View#3.top == View#2.bottom")
  }

  @Test func `calls guides by their names or their owners`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)

    #expect(
      guide.topAnchor.constraint(equalTo: root.topAnchor).description
        == "root.guide#0.top == root.top")
  }

  @Test func `has distances in brackets`() {
    let distance = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)

    #expect(
      distance.constraint(greaterThanOrEqualToConstant: 8).description
        == "(b.left - a.right) >= 8")
    #expect(
      a.widthAnchor.constraint(equalTo: distance, multiplier: 2).description
        == "a.width == 2 * (b.left - a.right)")
  }
}
