import Ashlar
import AshlarTesting
import Testing

/// A root of 200 × 100 with a box of 50 × 30 at (20, 10).
struct Scene {
  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let box = View(name: "box")

  init() {
    root.name = "root"
    root.diagnostics.handler = .silent
    root.addSubview(box)
    box.makeConstraints { make in
      make.left.equalTo(root).offset(20)
      make.top.equalTo(root).offset(10)
      make.width.equalTo(50)
      make.height.equalTo(30)
    }
    root.layoutIfNeeded()
  }
}

@Suite(.hearsFailures) struct `Expectations in Swift Testing` {
  let scene = Scene()

  @Test func `pass where frames are as expected, within a tolerance`() {
    #expect(expectFrame(of: scene.box, x: 20, y: 10, width: 50, height: 30))
    #expect(
      expectFrame(of: scene.box, CGRect(x: 20.4, y: 10, width: 50, height: 30), tolerance: 0.5))
  }

  @Test func `fail at the line of the caller, with both frames and the reason`() {
    expectFailure(
      at: #line + 2, saying: "box is at (20, 10, 50, 30), expected (20, 10, 60, 30)",
      "box is 50 wide (SwiftTestingTests.swift:"
    ) { expectFrame(of: scene.box, x: 20, y: 10, width: 60, height: 30) }
  }

  @Test func `fail for numbers that are none`() {
    expectFailure(at: #line + 1) {
      expectFrame(of: scene.box, x: .nan, y: 10, width: 50, height: 30)
    }
  }

  @Test func `hold for placements`() {
    let other = View(name: "other")
    scene.root.addSubview(other)
    other.makeConstraints { make in
      make.left.equalTo(scene.box.right).offset(8)
      make.centerY.height.equalTo(scene.box)
      make.width.equalTo(10)
    }
    scene.root.layoutIfNeeded()

    expect(scene.box, .leftOf(gap: 8), other)
    expect(scene.box, .aligned(.centerY), other)
    expect(scene.box, .apart, other)
    expect(scene.box, .inside(margin: 10), scene.root)
    expectFailure(at: #line + 1, saying: "should be left of other by at least 9: missed by 1") {
      expect(scene.box, .leftOf(gap: 9), other)
    }
    expectFailure(at: #line + 1, saying: "should be above other", "missed by 30") {
      expect(scene.box, .above(gap: 0), other)
    }
    expectFailure(at: #line + 1, saying: "should be inside root by at least 11: missed by 1") {
      expect(scene.box, .inside(margin: 11), scene.root)
    }
    expectFailure(at: #line + 1, saying: "should have the same width as other: missed by 40") {
      expect(scene.box, .aligned(.width), other)
    }
    expectFailure(at: #line + 1, saying: "should not overlap root: missed by 30") {
      expect(scene.box, .apart, scene.root)
    }
  }
}
