import AshlarBoxes
import Testing

/// Expected frames are computed by hand.
struct `Moves of boxes` {
  /// Rows of 10 points in a root, one below the other.
  private func rows(_ count: Int, _ layout: borrowing BoxLayout, in root: Box) -> [Box] {
    var rows: [Box] = []
    for _ in 0..<count {
      let row = layout.add(in: root)
      layout.constrain(row) { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(10)
        if let above = rows.last {
          make.top.equalTo(above.bottom)
        } else {
          make.top.equalToSuperview()
        }
      }
      rows.append(row)
    }
    return rows
  }

  private let size = CGSize(width: 100, height: 100)

  @Test
  func
    `come in the order of the tree, whatever the order in which boxes and constraints have come`()
  {
    let layout = BoxLayout()
    let root = layout.add()
    let last = layout.add(in: root)
    let inLast = layout.add(in: last)
    let first = layout.add(in: root, at: 0)
    let inFirst = layout.add(in: first)
    for box in [inLast, inFirst, last, first] {
      layout.constrain(box) { $0.edges.equalToSuperview() }
    }
    var moved: [Box] = []
    layout.solve(root, in: size) { box, _ in moved.append(box) }
    #expect(moved == [root, first, inFirst, last, inLast])

    moved = []
    layout.solve(root, in: CGSize(width: 50, height: 50)) { box, _ in moved.append(box) }
    #expect(moved == [root, first, inFirst, last, inLast])

    layout.move(first, into: root)
    moved = []
    layout.solve(root, in: size) { box, _ in moved.append(box) }
    #expect(moved == [root, last, inLast, first, inFirst])
  }

  @Test func `of few boxes among many come in the order of the tree`() {
    let layout = BoxLayout()
    let root = layout.add()
    let rows = rows(100, layout, in: root)
    layout.solve(root, in: size)

    // It moves those after it, and the new box does not.
    let new = layout.add(in: root, at: 98)
    layout.constrain(new) { $0.edges.equalToSuperview() }
    layout.update(rows[96]) { $0.height.equalTo(12) }
    var moved: [Box] = []
    layout.solve(root) { box, _ in moved.append(box) }
    #expect(moved == [rows[96], rows[97], new, rows[98], rows[99]])
  }

  /// Three rows in a layout with a scheduler, which is laid out and runs its passes when it is told.
  private final class ScheduledRows {
    let layout = BoxLayout()
    let root: Box
    private(set) var rows: [Box] = []
    private var waiting: [() -> Void] = []

    init(_ tests: `Moves of boxes`) {
      root = layout.add()
      layout.scheduler = LayoutScheduler { [unowned self] in waiting.append($0) }
      rows = tests.rows(3, layout, in: root)
      run()
      layout.solve(root, in: tests.size)
    }

    /// Gives the second row a height, and runs the passes that the scheduler has asked for.
    func setHeight(_ height: CGFloat) {
      layout.update(rows[1]) { $0.height.equalTo(height) }
      run()
    }

    private func run() {
      let due = waiting
      waiting = []
      for pass in due { pass() }
    }

    /// The moves that a call reports.
    func moved() -> [Box] {
      var moved: [Box] = []
      layout.solve(root) { box, _ in moved.append(box) }
      return moved
    }
  }

  @Test func `of passes that a scheduler ran come with the next call`() {
    let scheduled = ScheduledRows(self)
    scheduled.setHeight(15)
    #expect(scheduled.layout.frame(of: scheduled.rows[2]).minY == 25)
    #expect(scheduled.moved() == [scheduled.rows[1], scheduled.rows[2]])
  }

  @Test func `there and back are none`() {
    let scheduled = ScheduledRows(self)
    scheduled.setHeight(15)
    scheduled.setHeight(10)
    #expect(scheduled.moved() == [])
  }

  @Test func `are not those of boxes that the closure has removed, nor of those in their places`() {
    let layout = BoxLayout()
    let root = layout.add()
    let rows = rows(4, layout, in: root)
    var moved: [Box] = []
    var new: Box?
    layout.solve(root, in: size) { box, _ in
      moved.append(box)
      if box == rows[0] {
        layout.remove(rows[2])
        new = layout.add(in: root)
      }
    }
    #expect(moved == [root, rows[0], rows[1], rows[3]])

    moved = []
    layout.solve(root) { box, _ in moved.append(box) }
    #expect(new.map { moved.contains($0) } == true)
  }

  @Test func `of a layout inside the closure are reported there, and not again`() {
    let layout = BoxLayout()
    let root = layout.add()
    let rows = rows(3, layout, in: root)
    layout.solve(root, in: size)
    layout.update(rows[0]) { $0.height.equalTo(20) }

    var frames: [Box: [CGFloat]] = [:]
    layout.solve(root) { box, frame in
      frames[box, default: []].append(frame.maxY)
      guard box == rows[0] else { return }
      layout.update(rows[1]) { $0.height.equalTo(30) }
      layout.solve(root) { frames[$0, default: []].append($1.maxY) }
    }
    #expect(frames == [rows[0]: [20], rows[1]: [50], rows[2]: [60]])
  }

  @Test func `that the closure for all moves causes are reported next, once`() {
    let layout = BoxLayout()
    let root = layout.add()
    let rows = rows(3, layout, in: root)
    var heard: [(Box, CGFloat)] = []
    layout.onFrameChange { box, frame in
      heard.append((box, frame.maxY))
      guard box == rows[0], frame.height == 10 else { return }
      layout.update(rows[0]) { $0.height.equalTo(11) }
      layout.solve(root)
    }
    layout.solve(root, in: size)
    #expect(heard.filter { $0.0 == rows[2] }.map(\.1) == [31])
    #expect(heard.filter { $0.0 == rows[0] }.map(\.1) == [10, 11])
  }

  @Test func `write each frame that changes, and no other`() {
    let layout = BoxLayout()
    let root = layout.add()
    let rows = rows(50, layout, in: root)
    layout.solve(root, in: size)
    let known = layout.work(of: root).framesWritten

    layout.update(rows[40]) { $0.height.equalTo(12) }
    layout.solve(root)
    #expect(layout.work(of: root).framesWritten - known == 10)
  }
}
