import Ashlar
import Testing

struct `Constraints by their left side` {
  let page = View(root: 320, 480)
  let button: View
  let other: View

  init() {
    button = View("button", in: page)
    other = View("other", in: page)
    button.pin(x: 50, y: 50, width: 100, height: 40)
    other.pin(x: 0, y: 200, width: 10, height: 10)
  }

  @Test func `are those that the view holds for the item and the attribute`() {
    let upper = button.leftAnchor.constraint(lessThanOrEqualTo: other.rightAnchor, constant: 90)
    upper.isActive = true

    let found = page.constraints(firstItem: button, firstAttribute: .left)

    #expect(
      found.map(\.description) == [
        "button.left == root.left + 50", "button.left <= other.right + 90",
      ])
  }

  @Test func `are not those that another view holds`() {
    #expect(page.constraints(firstItem: button, firstAttribute: .width).isEmpty)
    #expect(button.constraints(firstItem: button, firstAttribute: .width).count == 1)
  }

  @Test func `are not those that have the item on the right`() {
    page.leftAnchor.constraint(lessThanOrEqualTo: button.leftAnchor).isActive = true

    #expect(page.constraints(firstItem: button, firstAttribute: .left).count == 1)
    #expect(page.constraints(firstItem: page, firstAttribute: .left).count == 1)
  }

  /// The animation of the document: the constraint to the left edge goes, one to the right comes.
  @Test func `can be replaced by others`() {
    page.layoutIfNeeded()
    #expect(frame(of: button) == [50, 50, 100, 40])

    page.removeConstraints(firstItem: button, firstAttribute: .left)
    button.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -50).isActive = true
    page.layoutIfNeeded()

    #expect(frame(of: button) == [170, 50, 100, 40])
    #expect(frame(of: other) == [0, 200, 10, 10])
    #expect(page.constraints(firstItem: button, firstAttribute: .left).isEmpty)
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test func `may not exist`() {
    page.removeConstraints(firstItem: button, firstAttribute: .trailing)

    #expect(page.constraints.count == 4)
  }
}
