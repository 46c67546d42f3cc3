import Ashlar
import Testing

struct `A priority` {
  @Test func `has Apple's names`() {
    #expect(LayoutPriority.required.rawValue == 1000)
    #expect(LayoutPriority.defaultHigh.rawValue == 750)
    #expect(LayoutPriority.high.rawValue == 750)
    #expect(LayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(LayoutPriority.medium.rawValue == 500)
    #expect(LayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(LayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(LayoutPriority.defaultLow.rawValue == 250)
    #expect(LayoutPriority.low.rawValue == 250)
    #expect(LayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test func `is a number where one is written`() {
    let whole: LayoutPriority = 999
    let fraction: LayoutPriority = 249.5

    #expect(whole.rawValue == 999)
    #expect(fraction.rawValue == 249.5)
    #expect(LayoutPriority(3) == LayoutPriority(rawValue: 3))
  }

  @Test func `can be a little more or less than another`() {
    #expect(LayoutPriority.high - 1 == 749)
    #expect(LayoutPriority.low + 0.5 == 250.5)
    #expect(LayoutPriority.required.advanced(by: -1) == 999)
    #expect(LayoutPriority.low.distance(to: .high) == 500)
  }

  @Test(arguments: [0, -1, 1000, Float.infinity, -.infinity, .greatestFiniteMagnitude])
  func `is the same as itself, whether it is legal or not`(number: Float) {
    #expect(LayoutPriority(number) == LayoutPriority(number))
    #expect([LayoutPriority(number)].contains(LayoutPriority(number)))
    #expect(LayoutPriority(.nan) != LayoutPriority(.nan))
  }

  @Test func `compares with others`() {
    #expect(LayoutPriority.low < .medium)
    #expect(LayoutPriority.required > .high)
    #expect([LayoutPriority.high, .low, .required].sorted() == [250, 750, 1000])
    #expect(LayoutPriority.low...LayoutPriority.high ~= .medium)
  }

  @Test func `is written as a number`() {
    #expect(LayoutPriority.required.description == "1000")
    #expect(LayoutPriority(249.5).description == "249.5")
  }
}

struct `The range of priorities` {
  let root = View(root: 100, 100)
  let view: View
  let width: LayoutConstraint

  init() {
    view = View("view", in: root)
    width = view.widthAnchor.constraint(equalToConstant: 10)
  }

  @Test(arguments: [Float.leastNonzeroMagnitude, 0.001, 249.99998, 999.5, 1000])
  func `is above 0 and up to 1000`(number: Float) {
    width.priority = LayoutPriority(number)
    width.isActive = true
    root.layoutIfNeeded()

    #expect(width.priority.rawValue == number)
    #expect(root.diagnostics.faults.isEmpty)
    #expect(view.frame.width == 10)
  }

  @Test(arguments: [0, -1, 1000.001, 1001, -.infinity, .infinity, .nan] as [Float])
  func `is kept: others are faults and change nothing`(number: Float) {
    width.priority = 500

    width.priority = LayoutPriority(number)

    #expect(width.priority == 500)
    #expect(root.diagnostics.faults.count == 1)
    let text = root.diagnostics.faults.first?.description ?? ""
    #expect(
      text.contains(
        "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
          + "1000.000000."))
    #expect(text.contains("PriorityTests.swift"))
    #expect(text.contains("view.width == 10"))
  }

  @Test(arguments: [0, -1, 1001, .nan] as [Float])
  func `is that of content too`(number: Float) {
    view.setContentHuggingPriority(LayoutPriority(number), for: .horizontal)
    view.setContentCompressionResistancePriority(LayoutPriority(number), for: .vertical)

    #expect(view.contentHuggingPriority(for: .horizontal) == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
    #expect(root.diagnostics.faults.count == 2)
    #expect(root.diagnostics.faults.allSatisfy { $0.description.contains("view") })
    #expect(root.diagnostics.faults.allSatisfy { $0.location != nil })
  }
}
