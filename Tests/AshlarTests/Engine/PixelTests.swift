import Ashlar
import Testing

struct `On a display` {
  let root = View(root: 300, 200)
  let view: View

  init() {
    view = View("view", in: root)
  }

  @Test func `without a scale nothing is rounded`() {
    view.pin(x: 0.2, y: 0.3, width: 10.1, height: 10.7)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [0.2, 0.3, 10.1, 10.7])
  }

  /// The edges are at 950.25 and 1046.5, and at 950.2 and 950.44. Half a pixel goes up.
  @Test func `edges go to the nearest pixel, and from the middle up`() {
    root.environment.displayScale = 2
    view.pin(x: 950.25, y: 950.2, width: 96.25, height: 0.24)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [950.5, 950, 96, 0.5])
  }

  /// The edges are at 10.4 and 30.8, and at 10.6 and 31.
  @Test(arguments: LayoutPlatform.allCases)
  func `frames are the differences of rounded edges on both platforms`(platform: LayoutPlatform) {
    root.environment.platform = platform
    root.environment.displayScale = 1
    view.pin(x: 10.4, y: 10.6, width: 20.4, height: 20.4)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [10, 11, 21, 20])
  }

  /// The view begins at 10.5 in the root, which goes to 11.
  @Test func `edges are rounded in the space of the root`() {
    root.environment.displayScale = 1
    let outer = View("outer", keeping: CGRect(x: 0.5, y: 0, width: 100, height: 100), in: root)
    outer.addSubview(view)
    view.pin(x: 10, y: 10, width: 20, height: 20)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [10.5, 10, 20, 20])
  }

  /// The edges are at 0.4 and 33.8, and at 34.2 and 67.6.
  @Test func `errors do not add up`() {
    root.environment.displayScale = 1
    view.pin(x: 0.4, y: 0, width: 33.4, height: 10)
    let next = View("next", in: root)
    next.pin(x: 0, y: 0, width: 33.4, height: 10)[0].isActive = false
    next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 0.4).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 34, 10])
    #expect(frame(of: next) == [34, 0, 34, 10])
  }

  @Test func `guides and frames that are kept stay as they are`() {
    root.environment.displayScale = 1
    let kept = View("kept", keeping: CGRect(x: 0.3, y: 0.3, width: 9.7, height: 9.7), in: root)
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    guide.makeConstraints { $0.edges.equalTo(kept) }
    view.makeConstraints { $0.edges.equalTo(kept) }

    root.layoutIfNeeded()

    #expect(frame(of: kept) == [0.3, 0.3, 9.7, 9.7])
    #expect(frame(of: guide) == [0.3, 0.3, 9.7, 9.7])
    #expect(frame(of: view) == [0, 0, 10, 10])
  }

  @Test func `frames follow when the scale changes`() {
    view.pin(x: 0.3, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()

    root.environment.displayScale = 2
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0.5, 0, 10, 10])

    root.environment.displayScale = nil
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0.3, 0, 10, 10])
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func `a scale that makes no sense is none`(_ scale: CGFloat) {
    root.environment.displayScale = scale

    #expect(root.environment.displayScale == nil)
  }
}
