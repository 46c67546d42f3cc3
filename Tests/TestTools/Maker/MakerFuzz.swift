import Ashlar

/// Bytes that are carried out as changes of a tree, most of them through the maker.
package enum MakerFuzz: FuzzSubject {
  package static let name = "maker"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    // Some views to begin with: without them nothing can happen.
    var bytes = [random.byte()]
    for _ in 0...random.below(5) { bytes += [0, random.byte(), random.byte()] }
    return bytes + random.bytes(random.below(400))
  }

  package static func failure(of bytes: [UInt8]) -> String? {
    let world = MakerWorld(bytes)
    world.live()
    return world.failure
  }
}

/// A tree that bytes change.
///
/// In a *tame* world all numbers are such that a layout can be compared with that of a fresh tree. In a
/// *wild* one they are anything: all that calls have to do is end, and leave frames that are numbers.
package final class MakerWorld {
  package let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  var views: [View] = []
  var guides: [LayoutGuide] = []
  var handles: [ConstraintHandle] = []
  var group = ConstraintGroup()
  var reader: ByteReader
  var complaint = Complaint()
  let isWild: Bool

  /// How many closures of makers are being run, one inside the other.
  var nesting = 0

  /// The maker of a closure that is over.
  var lateMaker: LayoutMaker?

  /// The passes that a scheduler has been given and has not run.
  var passes: [() -> Void] = []

  /// How often a hook or a handler has changed something.
  package internal(set) var meddlingCount = 0

  /// Whether those who are called change nothing.
  var isQuiet = false

  /// How many layouts have been compared with those of fresh trees.
  package private(set) var comparisons = 0

  package init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    isWild = reader.byte() % 4 == 3
    root.name = "root"
    root.diagnostics.handler = .silent
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
  }
}

// MARK: - Living

extension MakerWorld {
  /// What is wrong, once something is.
  package var failure: String? { complaint.text.map { "\($0)\n\(state)" } }

  package func live() {
    while !reader.isAtEnd, complaint.text == nil { step() }
    layOut()
  }

  func step() {
    switch reader.index(below: 32) {
    case 0...1: addView()
    case 2: removeView()
    case 3: moveView()
    case 4: addGuide()
    case 5...10: make()
    case 11: updateHandle()
    case 12...13: switchHandle()
    case 14: useGroup()
    case 15...16: arrange()
    case 17: changeContent()
    case 18: changePriorities()
    case 19: changeMargins()
    case 20: turn()
    case 21: resize()
    case 22: hide()
    case 23...24: changeConstraint()
    case 25: keepFrame()
    case 26: ask()
    case 27: removeConstraints()
    case 28: speakLate()
    case 29: engage()
    default: layOut()
    }
  }

  /// Lays out, and compares with a tree that has never seen another state.
  private func layOut() {
    let count = meddlingCount
    root.layoutIfNeeded()
    if nesting > 0 { return }
    quietly {
      // A handler that hears that a layout is over may have changed something.
      if meddlingCount > count { root.layoutIfNeeded() }
      checkLayout()
    }
  }

  private func checkLayout() {
    for view in root.subtree {
      complaint.expect(view.frame.isAllFinite, "\(view.reportName) is at \(view.frame)")
    }
    guard !root.diagnostics.faults.contains(where: \.isAboutTheEnd) else { return }
    let frames = root.subtree.map(\.frame)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    complaint.expect(frames == root.subtree.map(\.frame), "laid out again, it is another layout")
    guard !isWild, root.diagnostics.conflicts.isEmpty, !hasSafeArea else { return }
    let violation = RequiredCheck(root).violation()
    complaint.expect(violation == nil, violation ?? "")
    compareWithFresh()
    comparisons += 1
  }

  /// Whether what constraints go by may depend on where views are, so that several layouts may be right.
  private var hasSafeArea: Bool { root.environment.safeAreaInsets != .zero }

  /// The tree in words.
  private var state: String {
    let constraints = root.subtree.flatMap(\.constraints).map {
      "\($0)"
    }
    return "\(LayoutSnapshot(of: root))\n\(constraints.joined(separator: "\n"))\n"
      + "\(root.environment)\n\(root.diagnostics.faults.suffix(4))"
  }
}

extension LayoutFault {
  /// Whether a layout was cut off before its end.
  package var isAboutTheEnd: Bool {
    switch reason {
    case .endlessLayout, .workLimit: true
    default: false
    }
  }
}
