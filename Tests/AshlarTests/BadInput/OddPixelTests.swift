import Ashlar
import Testing

/// Scales, places and lengths that no display has.
struct `With odd pixels` {
  let root = View(root: 300, 200)
  let outer: View
  let inner: View

  init() {
    outer = View("outer", in: root)
    inner = View("inner", in: outer)
  }

  @Test(arguments: [0, -2, 1e-4, 1e6, CGFloat.nan, .infinity, -.infinity])
  func `frames are left as they come out where no scale can be meant`(scale: CGFloat) {
    root.environment.displayScale = scale
    outer.pin(x: 0.2, y: 0.3, width: 10.1, height: 10.7)
    inner.pin(x: 0.4, y: 0.6, width: 3.3, height: 3.9)

    root.layoutIfNeeded()

    expectFrame(of: outer, x: 0.2, y: 0.3, width: 10.1, height: 10.7)
    expectFrame(of: inner, x: 0.4, y: 0.6, width: 3.3, height: 3.9)
  }

  @Test(arguments: [0.001, 0.3, 1.5, 2.625, 1000])
  func `edges lie on pixels at any other scale`(scale: CGFloat) {
    root.environment.displayScale = scale
    outer.pin(x: 0.2, y: 0.3, width: 110.1, height: 110.7)
    inner.pin(x: 0.4, y: 0.6, width: 31.3, height: 31.9)

    root.layoutIfNeeded()

    expectPixels(scale)
  }

  /// Pixels are a third less than a point: edges at 1.1 and 3.3 go to 4/3 and 10/3.
  @Test func `one and a half pixels to the point are two thirds of a point each`() {
    root.environment.displayScale = 1.5
    outer.pin(x: 1.1, y: 1.1, width: 2.2, height: 2.2)

    root.layoutIfNeeded()

    expectFrame(of: outer, x: 4.0 / 3, y: 4.0 / 3, width: 2, height: 2)
  }

  /// The corner of the root counts as a corner of a pixel, wherever it is.
  @Test func `a root between pixels has the frames of one at the corner`() {
    root.environment.displayScale = 2
    root.frame.origin = CGPoint(x: 0.3, y: -1000.7)
    outer.pin(x: 0.3, y: 0.2, width: 10, height: 10.1)
    inner.pin(x: 0.2, y: 0.1, width: 5, height: 5.3)

    root.layoutIfNeeded()

    expectFrame(of: outer, x: 0.5, y: 0, width: 10, height: 10.5)
    expectFrame(of: inner, x: 0, y: 0.5, width: 5, height: 5)
    #expect(root.frame.origin == CGPoint(x: 0.3, y: -1000.7))
  }

  @Test func `a root with a length between pixels keeps it`() {
    root.environment.displayScale = 2
    root.frame.size = CGSize(width: 50.3, height: 60.2)
    outer.makeConstraints { $0.edges.equalToSuperview() }

    root.layoutIfNeeded()

    #expect(root.frame.size == CGSize(width: 50.3, height: 60.2))
    expectFrame(of: outer, x: 0, y: 0, width: 50.5, height: 60)
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func `a thousand million points are on pixels too`(scale: CGFloat) {
    root.environment.displayScale = scale
    outer.pin(x: 1e9 + 0.3, y: -1e9 - 0.3, width: 1e9 + 0.4, height: 0.4)
    inner.pin(x: 0.3, y: 1e9 + 0.7, width: 10.3, height: 1e9)

    root.layoutIfNeeded()

    #expect((outer.frame.minX - 1e9 - 0.3).magnitude <= 0.51 / scale)
    #expect((outer.frame.width - 1e9 - 0.4).magnitude <= 1.01 / scale)
    expectPixels(scale)
  }

  @Test(arguments: [1e12, 1e15, 1e300])
  func `lengths between whose numbers no pixel fits only have to end`(length: CGFloat) {
    root.environment.displayScale = 3
    outer.pin(x: -length, y: length, width: length, height: 0.4)
    inner.pin(x: length, y: -length, width: 0.3, height: length)

    root.layoutIfNeeded()

    for view in [outer, inner] {
      let frame = view.frame
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.width.isFinite && frame.height.isFinite)
    }
  }

  /// A hundred-thousandth of a pixel is what sums of thousands of millions are off by.
  private func expectPixels(
    _ scale: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let corner = CGPoint(
      x: outer.frame.minX + inner.frame.minX, y: outer.frame.minY + inner.frame.minY)
    for frame in [outer.frame, CGRect(origin: corner, size: inner.frame.size)] {
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        let pixels = edge * scale
        #expect(
          (pixels - pixels.rounded()).magnitude <= 1e-5, "\(edge)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
