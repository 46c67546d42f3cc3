import Ashlar
import Testing

/// The formats in `Data/visual-format.json`, which state what Apple's parser makes of them.
struct `Recorded formats` {
  @Test func `are all there`() {
    #expect(RecordedFormat.all.count == 72)
  }

  /// All in the recorded order, though not every case insists on it.
  @Test(arguments: RecordedFormat.equations)
  func `make the recorded constraints in order`(_ recorded: RecordedFormat) throws {
    let tree = RecordedFormatTree(recorded)

    let constraints = try tree.constraints(for: recorded)

    #expect(constraints.map(RecordedSentence.init) == recorded.expectConstraints)
    #expect(constraints.allSatisfy { !$0.isActive && $0.error == nil })
  }

  @Test(arguments: RecordedFormat.counts)
  func `make as many constraints as recorded`(_ recorded: RecordedFormat) throws {
    let tree = RecordedFormatTree(recorded)

    #expect(try tree.constraints(for: recorded).count == recorded.expectCount)
  }

  @Test(arguments: RecordedFormat.errors)
  func `are refused where that is recorded`(_ recorded: RecordedFormat) {
    let tree = RecordedFormatTree(recorded)

    #expect(throws: VisualFormatError.self) { try tree.constraints(for: recorded) }
  }

  @Test(arguments: RecordedFormat.frames)
  func `give the recorded frames`(_ recorded: RecordedFormat) throws {
    let tree = RecordedFormatTree(recorded)

    LayoutConstraint.activate(try tree.constraints(for: recorded))
    if recorded.fitting == true {
      tree.superview.frame.size = tree.superview.systemLayoutSizeFitting(.zero)
    }
    tree.superview.layoutIfNeeded()

    for (name, expectation) in (recorded.expectFrames ?? [:]).sorted(by: { $0.key < $1.key }) {
      // A thousandth of a point is far below a pixel and far above rounding.
      #expect(expectation.misses(of: tree.frame(of: name), tolerance: 0.001) == [], "\(name)")
    }
    #expect(tree.superview.diagnostics.conflicts.isEmpty)
  }

  /// A case may state several of these.
  @Test func `all state something`() {
    #expect(RecordedFormat.equations.count == 51)
    #expect(RecordedFormat.errors.count == 14)
    #expect(RecordedFormat.frames.count == 6)
    #expect(RecordedFormat.counts.count == 1)
  }
}
