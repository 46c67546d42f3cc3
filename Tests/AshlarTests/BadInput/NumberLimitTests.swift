import Ashlar
import Testing

/// The numbers that the article on limits states.
struct `Far from the origin` {
  let root = View(root: 300, 200)
  let far: View
  let near: View

  init() {
    far = View("far", in: root)
    near = View("near", in: root)
  }

  /// Places a view so far to the right, and another one a number of points further.
  private func place(_ distance: CGFloat, _ step: CGFloat) {
    far.pin(x: distance, y: 0, width: 10, height: 10)
    near.pin(x: 0, y: 0, width: 10, height: 10)[0].isActive = false
    near.leftAnchor.constraint(equalTo: far.leftAnchor, constant: step).isActive = true
    root.layoutIfNeeded()
  }

  /// Whether a second wish, a number of points beside the first, is found to contradict it.
  private func contradicts(_ distance: CGFloat, by step: CGFloat) -> Bool {
    far.pin(x: distance, y: 0, width: 10, height: 10)
    far.leftAnchor.constraint(equalTo: root.leftAnchor, constant: distance + step).isActive = true
    root.layoutIfNeeded()
    return !root.diagnostics.conflicts.isEmpty
  }

  /// Some pixels of a third of a point each: nothing is a pixel off up to ten million points.
  @Test(arguments: [1e4, 1e6, 1e7] as [CGFloat])
  func `every pixel of a fine display has its place`(distance: CGFloat) {
    root.environment.displayScale = 3
    place(distance, 5.0 / 3)

    let pixels = [far, near].map { ($0.frame.minX * 3).rounded() - distance * 3 }
    #expect(pixels == [0, 5])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// 10⁻⁸ of the distance is 0.1 at ten million, less than a pixel, and 1 at a hundred million.
  @Test func `a pixel is a contradiction up to ten million points`() {
    let isFound = contradicts(1e7, by: 1.0 / 3)
    #expect(isFound)
  }

  @Test
  func `a hundredth of a point counts beside a million, and two thousandths beside ten thousand`() {
    // 10⁻⁸ of a million is a hundredth: twice that counts for certain. Nothing below a thousandth does.
    let isFoundFar = contradicts(1e6, by: 0.02)
    let isFoundNear = Self().contradicts(1e4, by: 0.002)
    #expect(isFoundFar && isFoundNear)
  }

  /// At a hundred million points a third is less than 10⁻⁸ of an edge, and more than that of a width of 10.
  @Test func `how much counts depends on the terms of the constraint`() {
    let isFound = contradicts(1e8, by: 1.0 / 3)
    #expect(!isFound)

    near.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    near.heightAnchor.constraint(equalToConstant: 10).isActive = true
    near.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1e8).isActive = true
    near.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 1e8 + 10 + 1.0 / 3).isActive =
      true
    near.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.map(\.setAside.text) == ["near.width == 10"])
  }

  @Test func `multipliers go from a thousand-millionth to a thousand million`() {
    root.frame.size = CGSize(width: 1000, height: 1000)
    far.pin(x: 0, y: 0, width: 0, height: 10)[2].isActive = false
    let width = far.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e-9)
    width.isActive = true
    root.layoutIfNeeded()
    #expect((far.frame.width - 1e-6).magnitude < 1e-12)

    width.multiplier = 1e9
    root.layoutIfNeeded()
    #expect(far.frame.width == 1e12)
    #expect(root.diagnostics.faults.isEmpty)
  }
}
