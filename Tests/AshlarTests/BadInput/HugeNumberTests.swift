import Ashlar
import Testing

struct `Numbers that are finite and too large` {
  let root = View(root: 300, 200)
  let view: View
  let constraints: [LayoutConstraint]

  init() {
    view = View("view", in: root)
    constraints = view.pin(x: 1, y: 2, width: 30, height: 40)
  }

  private func expectNoHarm(at location: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    #expect(frame(of: root) == [0, 0, 300, 200], sourceLocation: location)
    #expect(frame(of: view) == [1, 2, 30, 40], sourceLocation: location)
  }

  @Test(arguments: [1e300, -1e300, 1.1e12] as [CGFloat])
  func `make a constant that is a fault`(number: CGFloat) {
    let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: number)
    #expect(constraint.error == .outOfRange)

    constraint.isActive = true
    constraints[2].constant = number

    #expect(!constraint.isActive)
    #expect(constraints[2].constant == 30)
    #expect(root.diagnostics.faults.count == 2)
    #expect(root.diagnostics.faults.allSatisfy { $0.description.contains("view.width") })
    expectNoHarm()
  }

  /// A number is written in full: rounded to thousandths, the multiplier would be a harmless 0.
  @Test func `are written like all others in the fault`() {
    constraints[0].constant = 1e13
    constraints[0].multiplier = 1e-10
    constraints[2].priority = 1001
    view.makeConstraints { $0.aspectRatio(-2) }

    let faults = root.diagnostics.faults.map(\.description)
    #expect(faults.count == 4)
    #expect(faults[0].hasSuffix("stays as it is; 10000000000000 was refused."))
    #expect(faults[1].hasSuffix("stays as it is; 1e-10 was refused."))
    #expect(faults[2].hasSuffix("stays as it is; 1001 was refused."))
    #expect(faults[3].contains("The aspect ratio of -2 for view was left out."))
  }

  @Test(arguments: [1e300, -1e10, 1e-10, 1e-300] as [CGFloat])
  func `or too small make a multiplier that is a fault`(number: CGFloat) {
    let constraint = view.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: number)
    #expect(constraint.error == .outOfRange)

    constraint.isActive = true

    #expect(!constraint.isActive)
    #expect(root.diagnostics.faults.count == 1)
    expectNoHarm()
  }

  @Test func `make a frame or a content size that is a fault`() {
    root.frame.size.width = 1e300
    view.contentSize = CGSize(width: -1e300, height: 1e13)

    #expect(root.diagnostics.faults.count == 2)
    expectNoHarm()
  }

  @Test func `begin beyond a million million`() {
    constraints[0].constant = 1e12
    constraints[2].isActive = false
    let third = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1e9)
    third.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.origin.x == 1e12)
    #expect(view.frame.width == 300e9)
    #expect(root.diagnostics.faults.isEmpty)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `are no reason to lose smaller ones beside them`() {
    let far = View("far", in: root)
    far.pin(x: 1e12, y: -1e12, width: 1e12, height: 0)

    expectNoHarm()
    #expect(far.frame == CGRect(x: 1e12, y: -1e12, width: 1e12, height: 0))
  }
}
