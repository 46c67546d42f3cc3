import AshlarBoxes
import Testing

/// Expected frames are computed by hand.
struct `Arrangements of boxes` {
  private func root(_ layout: borrowing BoxLayout, _ count: Int) -> (root: Box, boxes: [Box]) {
    let root = layout.add(name: "root")
    return (root, (0..<count).map { layout.add(in: root, name: "\($0)") })
  }

  @Test func `share a length after fixed gaps`() {
    let layout = BoxLayout()
    let (root, boxes) = root(layout, 3)
    let made = layout.distribute(
      boxes, along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 5)
    layout.align(boxes, .top, in: root)
    layout.align(boxes, .bottom, in: root)
    layout.solve(root, in: CGSize(width: 120, height: 40))

    // 120 − 2 · 5 − 2 · 10 = 90, a third each.
    #expect(boxes.map { layout.frame(of: $0).minX } == [5, 45, 85])
    #expect(
      boxes.map { layout.frame(of: $0).size }
        == Array(repeating: CGSize(width: 30, height: 40), count: 3))
    let areActive = made.allSatisfy { $0.isActive }
    #expect(areActive)
  }

  @Test func `share the gaps between fixed lengths`() {
    let layout = BoxLayout()
    let (root, boxes) = root(layout, 3)
    layout.distribute(boxes, along: .vertical, fixedItemLength: 20)
    layout.align(boxes, .left, in: root)
    layout.equalSizes(boxes)
    layout.constrain(boxes[0]) { $0.width.equalTo(7) }
    layout.solve(root, in: CGSize(width: 50, height: 100))

    // Two gaps of (100 − 60) / 2.
    #expect(boxes.map { layout.frame(of: $0).minY } == [0, 40, 80])
    #expect(boxes.map { layout.frame(of: $0).width } == [7, 7, 7])
  }

  @Test func `fill the cells of a grid`() {
    let layout = BoxLayout()
    let (root, boxes) = root(layout, 5)
    layout.distributeGrid(boxes, columns: 2, fixedSpacing: 10)
    layout.solve(root, in: CGSize(width: 110, height: 80))

    // Columns of (110 − 10) / 2, three rows of (80 − 20) / 3.
    #expect(boxes.map { layout.frame(of: $0).minX } == [0, 60, 0, 60, 0])
    #expect(boxes.map { layout.frame(of: $0).minY } == [0, 0, 30, 30, 60])
    #expect(layout.frame(of: boxes[4]).size == CGSize(width: 50, height: 20))
  }

  @Test func `share the gaps of a grid, and are replaced by another one`() {
    let layout = BoxLayout()
    let (root, boxes) = root(layout, 4)
    layout.distributeGrid(boxes, columns: 2, fixedItemSize: CGSize(width: 20, height: 10))
    layout.solve(root, in: CGSize(width: 100, height: 50))
    // One gap of 100 − 40 across, and one of 50 − 20 down.
    #expect(boxes.map { layout.frame(of: $0).minX } == [0, 80, 0, 80])
    #expect(boxes.map { layout.frame(of: $0).minY } == [0, 0, 40, 40])

    layout.redistribute(boxes) { layout.distributeGrid(boxes, columns: 4, fixedSpacing: 4) }
    layout.solve(root)
    // Columns of (100 − 3 · 4) / 4.
    #expect(boxes.map { layout.frame(of: $0).minX } == [0, 26, 52, 78])
    #expect(layout.frame(of: boxes[3]).size == CGSize(width: 22, height: 50))
    #expect(layout.conflicts == [])
  }

  @Test func `have gaps of their own`() {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let (root, boxes) = root(layout, 3)
    layout.constrain(boxes) { make, _ in
      make.top.equalTo(root)
      make.size.equalTo(10)
    }
    layout.constrain(boxes[0]) { $0.left.equalTo(root) }
    layout.combine(boxes, along: .horizontal, spacings: [1, 2])
    layout.solve(root, in: CGSize(width: 100, height: 10))
    #expect(boxes.map { layout.frame(of: $0).minX } == [0, 11, 23])

    #expect(layout.combine(boxes, along: .horizontal, spacings: [1]) == [])
    #expect(layout.faults.count == 1)
    layout.update(boxes) { make, _ in make.size.equalTo(20) }
    layout.solve(root)
    #expect(boxes.map { layout.frame(of: $0).minX } == [0, 21, 43])
    layout.remake(boxes) { make, box in make.edges.equalTo(root).inset(box.index) }
    layout.solve(root)
    #expect(boxes.map { layout.frame(of: $0).minX } == [1, 2, 3])
  }

  @Test func `put boxes one behind the other`() {
    let layout = BoxLayout()
    let (root, boxes) = root(layout, 3)
    layout.constrain(boxes) { make, _ in
      make.top.equalTo(root)
      make.size.equalTo(10)
    }
    layout.constrain(boxes[0]) { $0.left.equalTo(root).offset(1) }
    layout.combine(boxes, along: .horizontal, spacing: 4)
    layout.solve(root, in: CGSize(width: 100, height: 10))

    #expect(boxes.map { layout.frame(of: $0).minX } == [1, 15, 29])
  }

  @Test func `refuse boxes that the layout does not know`() {
    let layout = BoxLayout()
    let other = BoxLayout()
    layout.problemHandler = .silent
    let (root, boxes) = root(layout, 2)
    let stranger = other.add()

    #expect(layout.distribute(boxes + [stranger], along: .horizontal, fixedSpacing: 1) == [])
    #expect(layout.align(boxes, .top, in: stranger) == [])
    #expect(layout.distributeGrid(boxes, columns: 0, fixedSpacing: 1) == [])
    #expect(
      layout.faults.map(\.reason) == [
        .ignoredCall("distribute", .unknownBox), .ignoredCall("align", .unknownBox),
        .noColumns(given: 0, for: ["0", "1"]),
      ])
    #expect(layout.boxes(in: root) == boxes)
  }
}

/// Expected frames are computed by hand.
struct `Helpers for boxes` {
  @Test func `make lines, barriers, chains and shares`() {
    let layout = BoxLayout()
    let root = layout.add()
    let label = layout.add(in: root)
    let other = layout.add(in: root)
    let field = layout.add(in: root)
    let badge = layout.add(in: root)
    layout.setContent(of: label, CGSize(width: 30, height: 10))
    layout.setContent(of: other, CGSize(width: 50, height: 10))
    layout.align([label, other], .leading, in: root)
    layout.chain([label, other], along: .vertical, .packed, spacing: 4, bias: 0)
    let end = layout.barrier(.trailing, of: [label, other], margin: 6)
    let third = layout.guideline(.trailing, of: root, fraction: 0.25)
    layout.constrain(field) { make in
      make.leading.equalTo(end)
      make.trailing.equalTo(third)
      make.top.bottom.equalTo(other)
    }
    layout.constrain(badge) { $0.size.equalTo(20) }
    layout.bias(0.75, of: badge, along: .horizontal)
    layout.bias(1, of: badge, along: .vertical)
    layout.solve(root, in: CGSize(width: 200, height: 100))

    #expect(layout.frame(of: other) == CGRect(x: 0, y: 14, width: 50, height: 10))
    #expect(layout.frame(of: field) == CGRect(x: 56, y: 14, width: 94, height: 10))
    #expect(layout.frame(of: badge) == CGRect(x: 135, y: 80, width: 20, height: 20))
    #expect(layout.faults == [])
    #expect(layout.contains(end) == true)
    #expect(layout.contains(third) == true)
    #expect(layout.container(of: end) == root)
  }

  @Test func `refuse boxes that nothing contains`() {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let first = layout.add()
    let second = layout.add()
    let barriers = [layout.barrier(.left, of: [first, second]), layout.barrier(.left, of: [])]
    let line = layout.guideline(.left, of: BoxLayout().add())
    for box in barriers + [line] { #expect(layout.contains(box) == false) }
    #expect(layout.bias(0.5, of: first, along: .horizontal) == nil)
    #expect(layout.faults.count == 4)
  }
}
