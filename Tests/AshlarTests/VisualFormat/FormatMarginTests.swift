import Ashlar
import Testing

/// On UIKit the standard space to a superview is the superview's margin.
struct `The standard space to a superview` {
  let scene = FormatScene()

  @Test func `is 8 for a plain view`() throws {
    let made = try scene.sentences("|-[a]-|")
    #expect(made == ["a.leading == root.leading + 8", "root.trailing == a.trailing + 8"])
  }

  @Test func `is the superview's margin at that edge`() throws {
    scene.root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    let made = try scene.sentences("|-[a]-|") + scene.sentences("V:|-[a]-|")

    #expect(
      made == [
        "a.leading == root.leading + 2", "root.trailing == a.trailing + 4",
        "a.top == root.top + 1", "root.bottom == a.bottom + 3",
      ])
  }

  @Test func `follows the margin, active or not`() throws {
    let made = try scene.constraints("|-[a]-|") + scene.constraints("V:|-[a]-|")
    scene.root.layoutMargins = EdgeInsets(all: 20)
    LayoutConstraint.activate(made)
    scene.root.layoutIfNeeded()
    expectFrame(of: scene.a, x: 20, y: 20, width: 260, height: 160)

    scene.root.layoutMargins.left = 30
    scene.root.environment.safeAreaInsets.top = 5
    scene.root.layoutIfNeeded()

    expectFrame(of: scene.a, x: 30, y: 25, width: 250, height: 155)
  }

  @Test func `changes sides with the direction of reading`() throws {
    scene.root.layoutMargins = EdgeInsets(left: 2, right: 4)
    let made = try scene.constraints("|-[a(10)]")
    LayoutConstraint.activate(made)
    scene.root.environment.direction = .rightToLeft

    scene.root.layoutIfNeeded()

    #expect(scene.a.frame.maxX == 296)
    #expect(made[0].constant == 4)
  }

  @Test func `stays what the program has made it`() throws {
    let made = try scene.constraints("|-[a(10)]")
    LayoutConstraint.activate(made)

    made[0].constant = 8
    scene.root.layoutMargins = EdgeInsets(all: 20)
    scene.root.layoutIfNeeded()

    #expect(scene.a.frame.minX == 8)
  }

  @Test func `is what a spacing says, where it says something`() throws {
    scene.root.layoutMargins = EdgeInsets(all: 20)
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "|-[a]", views: scene.views,
      spacing: .init(betweenSiblings: 8, toSuperview: 12))

    #expect(made[0].constant == 12)
  }
}
