import Ashlar
import TestTools
import Testing

/// Edges are rounded in the coordinates of the root, half up; frames are the differences of edges.
///
/// Source: reference, "What 4,000 recorded screens say", 1.
struct `Edges on a display` {
  let root = View(root: 100, 100)

  /// The nearest pixel; from the middle between two, the one behind.
  private func pixel(_ edge: CGFloat, _ scale: CGFloat) -> CGFloat {
    (edge * scale + 0.500001).rounded(.down) / scale
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { (one - other).magnitude < 1e-6 }

  /// Halves of 50.5 are 25.25, which is in the middle between two pixels.
  @Test func `go up from the middle, and what is inside begins there`() {
    root.frame.size = CGSize(width: 50.5, height: 50)
    root.environment.displayScale = 2
    let (a, b) = (View("a", in: root), View("b", in: root))
    let c = View("c", in: b)
    a.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(b)
    }
    b.makeConstraints { make in
      make.left.equalTo(a.right)
      make.right.top.bottom.equalToSuperview()
    }
    c.makeConstraints { make in
      make.left.equalToSuperview().offset(10.25)
      make.right.top.height.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(frame(of: a) == [0, 0, 25.5, 50])
    #expect(frame(of: b) == [25.5, 0, 25, 50])
    // From 35.5 to 50.5 in the root.
    #expect(frame(of: c) == [10, 0, 15, 50])
  }

  @Test(
    arguments: [(10.499_999_8, 11), (10.499_99, 10), (10.5, 11), (10.500_1, 11)]
      as [(CGFloat, CGFloat)])
  func `count as in the middle within a millionth of a pixel`(edge: CGFloat, expected: CGFloat) {
    root.environment.displayScale = 1
    let view = View("view", in: root)
    view.pin(x: edge, y: 0, width: 10 - (edge - 10), height: 10)
    root.layoutIfNeeded()

    expectFrame(of: view, x: expected, y: 0, width: 20 - expected, height: 10)
  }

  /// Views of random widths fill a box that stands anywhere, one after the other.
  @Test(arguments: [1, 2, 3] as [CGFloat], LayoutDirection.allCases)
  func `are shared by neighbours, and are those of the container at the ends`(
    scale: CGFloat, direction: LayoutDirection
  ) {
    var random = SplitMix(seed: 36)
    root.environment.displayScale = scale
    root.environment.direction = direction
    for _ in 0..<20 {
      let lengths: [CGFloat] = (0..<7).map { _ in CGFloat(random.below(2_000)) / 100 }
      let start = CGFloat(random.below(1_000)) / 100
      let box = View("box", in: root)
      box.pin(x: start, y: 0, width: lengths.reduce(0, +), height: 10)
      let views = row(lengths, in: box)
      root.layoutIfNeeded()
      let inOrder: [CGFloat] = direction == .leftToRight ? lengths : lengths.reversed()
      let placed: [View] = direction == .leftToRight ? views : views.reversed()

      var edge = start
      for (view, length) in zip(placed, inOrder) {
        let left = box.frame.minX + view.frame.minX
        #expect(isClose(left, pixel(edge, scale)))
        edge += length
        #expect(isClose(left + view.frame.width, pixel(edge, scale)))
      }
      #expect(isClose(placed[0].frame.minX, 0))
      #expect(isClose(placed[6].frame.maxX, box.frame.width))
      box.removeFromSuperview()
    }
  }

  private func row(_ lengths: [CGFloat], in box: View) -> [View] {
    let views = lengths.indices.map { View("\($0)", in: box) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.leading.equalTo(index == 0 ? box.leading : views[index - 1].trailing)
        if index < views.count - 1 {
          make.width.equalTo(lengths[index])
        } else {
          make.trailing.equalToSuperview()
        }
      }
    }
    return views
  }

  /// The edges of the view at depth *d* are *d* · 0.3 inside those of the root.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `do not go astray from view to view`(scale: CGFloat) {
    root.environment.displayScale = scale
    var view = root
    for _ in 0..<20 {
      view = View("inner", in: view)
      view.makeConstraints { $0.edges.equalToSuperview().inset(0.3) }
    }
    root.layoutIfNeeded()

    var next = root
    var left: CGFloat = 0
    for depth in 1...20 {
      let inner = next.subviews[0]
      left += inner.frame.minX
      #expect(isClose(left, pixel(0.3 * CGFloat(depth), scale)))
      #expect(isClose(left + inner.frame.width, pixel(100 - 0.3 * CGFloat(depth), scale)))
      #expect(inner.frame.minX >= -1e-6 && inner.frame.maxX <= next.frame.width + 1e-6)
      next = inner
    }
  }

  /// The inner view is 0.3 and then 0.6 from the edge of the root, and 10 wide.
  @Test func `follow when only a view around them moves`() {
    root.environment.displayScale = 1
    let outer = View("outer", in: root)
    let place = outer.pin(x: 0, y: 0, width: 20, height: 20)[0]
    let inner = View("inner", in: outer)
    inner.pin(x: 0.3, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(frame(of: inner) == [0, 0, 10, 10])

    place.constant = 0.3
    root.layoutIfNeeded()
    #expect(frame(of: outer) == [0, 0, 20, 20])
    #expect(frame(of: inner) == [1, 0, 10, 10])

    place.constant = 0
    root.layoutIfNeeded()
    #expect(frame(of: inner) == [0, 0, 10, 10])
  }

  /// A view with a frame of its own is between them: it is moved by hand.
  @Test func `follow when a frame around them is set`() {
    root.environment.displayScale = 1
    let outer = View("outer", keeping: CGRect(x: 0, y: 0, width: 20, height: 20), in: root)
    let inner = View("inner", in: outer)
    inner.makeConstraints { make in
      make.left.equalToSuperview().offset(0.3)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    root.layoutIfNeeded()
    #expect(frame(of: inner) == [0, 0, 10, 10])

    outer.frame.origin.x = 0.3
    root.layoutIfNeeded()

    // From 0.6 to 10.6 in the root, which is from 1 to 11.
    #expect(frame(of: inner) == [0.7, 0, 10, 10])
  }
}

// MARK: - Other containers

extension `Edges on a display` {
  /// A third of 100 is 33.33, which is 66.67 pixels.
  @Test(arguments: [(1, [33, 34, 33]), (2, [33.5, 33, 33.5])] as [(CGFloat, [CGFloat])])
  func `of what a stack arranges are shared`(scale: CGFloat, widths: [CGFloat]) {
    root.environment.displayScale = scale
    let views = (0..<3).map { View(name: "\($0)") }
    let stack = StackView(arrangedSubviews: views, name: "stack")
    stack.distribution = .fillEqually
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(views.map { frame(of: $0)[2] } == widths)
    #expect(views.map(\.frame.minX).dropFirst() == views.map(\.frame.maxX).dropLast())
    #expect(views[2].frame.maxX == 100)
  }

  /// The view begins at 0.5, which goes to 1; the row stands from 10.8 to 31.2 in the root, which goes to 11 and 31.
  @Test(arguments: [0, 7, 7.4, -3.7] as [CGFloat])
  func `of what is scrolled do not depend on how far it is`(offset: CGFloat) {
    root.environment.displayScale = 1
    let scroll = ScrollView(name: "scroll")
    root.addSubview(scroll)
    scroll.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalToSuperview().offset(0.5)
    }
    let row = View("row", in: scroll)
    row.makeConstraints { make in
      make.left.right.width.equalToSuperview()
      make.top.equalToSuperview().offset(10.3)
      make.height.equalTo(20.4)
      make.bottom.equalToSuperview().offset(-200)
    }
    root.layoutIfNeeded()
    scroll.contentOffset.y = offset
    root.layoutIfNeeded()

    #expect(frame(of: scroll) == [0, 1, 100, 99])
    #expect(frame(of: row) == [0, 10, 100, 20])
  }

  /// The second row begins at 30.5 and ends at 61: the view stands from 30.7 to 60.8 in the root, which goes to 31 and 61.
  @Test func `in cells are on the pixels of the root`() throws {
    root.environment.displayScale = 1
    let table = TableView(frame: root.bounds)
    table.rowHeight = 30.5
    table.register("row") { PixelCell(name: "cell") }
    let rows = Rows([0, 0])
    table.dataSource = rows
    root.addSubview(table)
    root.layoutIfNeeded()

    let cell = try #require(table.cellForRow(at: RowPath(row: 1)) as? PixelCell)
    let top = cell.frame.minY + cell.contentView.frame.minY + cell.box.frame.minY
    #expect(isClose(top, 31))
    #expect(isClose(top + cell.box.frame.height, 61))
  }

  /// The guide ends at 33.4 exactly, and the view goes by that and not by what is shown.
  @Test func `are rounded once, behind a guide as well`() {
    root.environment.displayScale = 1
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    guide.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(33.4)
      make.height.equalTo(10)
    }
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.equalTo(guide.right).offset(0.4)
      make.top.height.equalTo(guide)
      make.width.equalTo(10)
    }
    root.layoutIfNeeded()

    #expect(frame(of: guide) == [0, 0, 33.4, 10])
    #expect(frame(of: view) == [34, 0, 10, 10])
  }
}

/// A cell with a box 0.2 inside its edges.
private final class PixelCell: TableViewCell {
  let box = View(name: "box")

  override func didLoad() {
    contentView.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview().inset(0.2) }
  }
}
