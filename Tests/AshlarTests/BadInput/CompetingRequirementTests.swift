import Ashlar
import Testing

/// Contents, masks, safe areas and stacks that all require something else: a layout comes out, what a person wrote
/// holds, and what gives way is told.
struct `Things that require too much` {
  let root = View(root: 320, 100)

  private func box(_ name: String, width: CGFloat, in superview: View? = nil) -> View {
    let view = View(name, in: superview ?? root)
    view.contentSize = CGSize(width: width, height: 10)
    view.requireContent()
    return view
  }

  private var setAside: [LayoutDemand] { root.diagnostics.conflicts.map(\.setAside) }

  /// Both are as wide as one of them asks for.
  @Test func `are two contents that are written to be equal`() {
    let (a, b) = (box("a", width: 100), box("b", width: 60))
    a.pinCorner()
    b.pinCorner(y: 50)
    a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(a.frame.width == b.frame.width)
    #expect([60, 100].contains(a.frame.width))
    #expect(setAside.map(\.origin) == [.contentSize])
  }

  @Test func `are two contents, and a width that was written`() {
    let (a, b) = (box("a", width: 100), box("b", width: 60))
    a.pinCorner()
    b.pinCorner(y: 50)
    a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
    root.layoutIfNeeded()
    b.widthAnchor.constraint(equalToConstant: 33).isActive = true
    root.layoutIfNeeded()

    #expect([a, b].map(\.frame.width) == [33, 33])
    #expect(setAside.map(\.origin) == [.contentSize, .contentSize])
  }

  /// The mask keeps the view 20 from the right of the root.
  @Test func `are a content and a mask`() {
    let kept = View("kept", keeping: CGRect(x: 10, y: 0, width: 290, height: 30), in: root)
    kept.autoresizingMask = .flexibleWidth
    let view = box("view", width: 400)
    view.makeConstraints { make in
      make.left.right.top.equalTo(kept)
    }
    root.layoutIfNeeded()
    #expect(frame(of: view) == [10, 0, 290, 10])

    root.layout(in: CGSize(width: 220, height: 100))
    #expect(frame(of: kept) == [10, 0, 190, 30])
    #expect(frame(of: view) == [10, 0, 190, 10])
    #expect(setAside.map(\.origin) == [.contentSize])
  }

  /// 320 − 44 − 34.
  @Test func `are a content and a safe area`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 34)
    let view = box("view", width: 300)
    view.makeConstraints { make in
      make.left.right.equalTo(root.safeArea)
      make.top.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(frame(of: view) == [44, 0, 242, 10])
    #expect(setAside.map(\.origin) == [.contentSize])
  }

  @Test func `are a content and the root`() {
    let view = box("view", width: 900)
    view.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 320, 100])
    #expect(frame(of: root) == [0, 0, 320, 100])
    #expect(setAside.map(\.origin) == [.contentSize, .contentSize])
  }

  /// Views of 30 and 20 that are to be equal, one of 40 beside them, and 100 points for the row. All widths are written,
  /// and the cell keeps its frame.
  @Test(arguments: [true, false])
  func `are a stack in a stack in a cell`(isLaidOutFirst: Bool) {
    let cell = TableViewCell(name: "cell")
    cell.diagnostics.handler = .silent
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let views = ["a", "b", "c"].map { View(name: $0) }
    let inner = StackView(arrangedSubviews: Array(views[0...1]), name: "inner")
    inner.distribution = .fillEqually
    let row = StackView(arrangedSubviews: [inner, views[2]], name: "row")
    cell.contentView.addSubview(row)
    row.makeConstraints { $0.edges.equalToSuperview() }
    if isLaidOutFirst { cell.layoutIfNeeded() }
    for (view, width) in zip(views, [30, 20, 40]) {
      view.makeConstraints { $0.width.equalTo(width) }
    }
    cell.layoutIfNeeded()

    #expect(frame(of: cell.contentView) == [0, 0, 100, 50])
    #expect(frame(of: row) == [0, 0, 100, 50])
    #expect(views.map(\.frame.width) == [30, 20, 40])
    #expect(views.allSatisfy { $0.frame.height == 50 })
    let setAside = cell.diagnostics.conflicts.map(\.setAside)
    #expect(!setAside.isEmpty && setAside.allSatisfy { $0.origin == .stack })
    #expect(cell.diagnostics.faults.isEmpty)
  }

  /// Two rows that are to be equally high, with heights that were written, and a height for the cell that is measured:
  /// 30 + 20.
  @Test func `are stacks of which a cell makes its height`() {
    let cell = TableViewCell(name: "cell")
    cell.diagnostics.handler = .silent
    let views = ["a", "b"].map { View(name: $0) }
    let rows = views.map { StackView(arrangedSubviews: [$0], name: "row") }
    let column = StackView(arrangedSubviews: rows, name: "column")
    column.axis = .vertical
    column.distribution = .fillEqually
    cell.contentView.addSubview(column)
    column.makeConstraints { $0.edges.equalToSuperview() }
    for (view, height) in zip(views, [30, 20]) {
      view.makeConstraints { $0.height.equalTo(height) }
    }

    #expect(cell.height(forWidth: 100) == 50)
  }

  /// Everything at once comes and goes, and what is left is as if nothing had been.
  @Test func `leave nothing behind when they are gone`() {
    let view = box("view", width: 100)
    view.pinCorner()
    root.layoutIfNeeded()
    let before = frame(of: view)

    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(equalToConstant: 2),
      view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ]
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.width == 1)
    LayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()

    #expect(frame(of: view) == before)
    #expect(setAside.isEmpty)
  }
}
