import Ashlar
import Testing

/// The masks in `Data/autoresizing.json`. Its rows about `NSStackView` wait for stack views.
struct `Recorded masks` {
  @Test func `are all there`() {
    #expect(RecordedMask.resizing.count == 12)
    #expect(RecordedMask.translating.count == 4)
    #expect(RecordedMask.all.count == 28)
  }

  private func makeTree(_ recorded: RecordedMask, from size: [CGFloat]) -> (View, View) {
    let superview = View(root: size[0], size[1])
    superview.environment.platform = .appKit
    let view = View("view", keeping: recorded.rectangle, in: superview)
    view.autoresizingMask = recorded.options
    return (superview, view)
  }

  @Test(arguments: RecordedMask.resizing)
  func `resize views as recorded`(_ recorded: RecordedMask) throws {
    let (superview, view) = makeTree(recorded, from: try #require(recorded.superviewFrom))
    let size = try #require(recorded.superviewTo)

    superview.frame.size = CGSize(width: size[0], height: size[1])

    let expected = try #require(recorded.expectedFrame)
    #expect(frame(of: view) == expected)
  }

  /// The same through constraints: a neighbour takes the view's frame over.
  @Test(arguments: RecordedMask.resizing)
  func `resize views in a layout as recorded`(_ recorded: RecordedMask) throws {
    let (superview, view) = makeTree(recorded, from: try #require(recorded.superviewFrom))
    let neighbour = View("neighbour", in: superview)
    neighbour.makeConstraints { $0.edges.equalTo(view) }
    superview.layoutIfNeeded()
    let size = try #require(recorded.superviewTo)

    superview.layout(in: CGSize(width: size[0], height: size[1]))

    let expected = try #require(recorded.expectedFrame)
    #expect(frame(of: view) == expected)
    #expect(frame(of: neighbour) == expected)
    #expect(superview.diagnostics.conflicts.isEmpty)
  }

  @Test(arguments: RecordedMask.translating)
  func `make the recorded constraints`(_ recorded: RecordedMask) throws {
    let bounds = try #require(recorded.superviewBounds)
    let superview = View(root: 0, 0)
    superview.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
    let view = View("view", keeping: recorded.rectangle, in: superview)
    view.autoresizingMask = recorded.options

    let made = view.autoresizingConstraints

    let expected = recorded.equations
    #expect(expected.count == 4)
    #expect(made.map(\.attribute.rawValue) == expected.map(\.attribute))
    for (constraint, (_, multiplier, constant)) in zip(made, expected) {
      // The source states six digits.
      #expect((constraint.multiplier - multiplier).magnitude < 1e-6, "\(constraint)")
      #expect((constraint.constant - constant).magnitude < 1e-6, "\(constraint)")
    }
  }
}
