import Ashlar
import Testing

/// Layouts of any length, with the middle one of their views.
private struct Screens {
  /// Rows of 44 below each other, each with a gap of 8 above it.
  static func list(_ count: Int) -> (root: View, middle: View, make: (View) -> Void) {
    let root = View(root: 320, 480)
    let rows = (0..<count).map { _ in View() }
    for row in rows { root.addSubview(row) }
    func make(_ view: View) {
      let index = rows.firstIndex { $0 === view }!
      view.remakeConstraints { make in
        make.left.right.equalTo(root)
        make.top.equalTo(index == 0 ? root.top : rows[index - 1].bottom).offset(8)
        make.height.equalTo(44)
      }
    }
    rows.forEach(make)
    return (root, rows[count / 2], make)
  }

  /// Views inside each other, each 4 smaller on every side than the one around it.
  static func nest(_ count: Int) -> (root: View, middle: View, make: (View) -> Void) {
    let root = View(root: CGFloat(8 * count + 100), CGFloat(8 * count + 100))
    var views = [root]
    for _ in 0..<count {
      let view = View()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    func make(_ view: View) {
      view.remakeConstraints { make in make.edges.equalToSuperview().inset(4) }
    }
    views.dropFirst().forEach(make)
    return (root, views[1 + count / 2], make)
  }

  /// A square of equal views with gaps of 8.
  static func grid(_ side: Int) -> (root: View, middle: View, make: (View) -> Void) {
    let root = View(root: CGFloat(60 * side), CGFloat(60 * side))
    let cells = (0..<side * side).map { _ in View() }
    for cell in cells { root.addSubview(cell) }
    func make(_ view: View) {
      let index = cells.firstIndex { $0 === view }!
      view.remakeConstraints { make in
        make.left.equalTo(index % side == 0 ? root.left : cells[index - 1].right).offset(8)
        make.top.equalTo(index < side ? root.top : cells[index - side].bottom).offset(8)
        if index > 0 { make.size.equalTo(cells[0]) }
        if index == side - 1 { make.right.equalTo(root).offset(-8) }
        if index == side * (side - 1) { make.bottom.equalTo(root).offset(-8) }
      }
    }
    cells.forEach(make)
    return (root, cells[side * side / 2], make)
  }

  /// Cells at fixed places, each with an icon, a title behind it and a line below both.
  static func feed(_ count: Int) -> (root: View, middle: View, make: (View) -> Void) {
    let root = View(root: 320, 480)
    func make(_ icon: View) {
      icon.remakeConstraints { make in
        make.left.top.equalTo(8)
        make.size.equalTo(40)
      }
    }
    let icons = (0..<count).map { index in
      let cell = View("cell", in: root)
      let icon = View("icon", in: cell)
      let title = View("title", in: cell)
      let line = View("line", in: cell)
      cell.makeConstraints { make in
        make.left.right.equalTo(root)
        make.top.equalTo(64 * index)
        make.height.equalTo(64)
      }
      make(icon)
      title.contentSize = CGSize(width: 120, height: 20)
      title.makeConstraints { make in
        make.left.equalTo(icon.right).offset(12)
        make.top.equalTo(icon)
      }
      line.makeConstraints { make in
        make.left.equalTo(title)
        make.right.bottom.equalTo(cell)
        make.height.equalTo(1)
      }
      return icon
    }
    return (root, icons[count / 2], make)
  }
}

extension View {
  /// What a layout does after something else has been done.
  fileprivate func work(after change: () -> Void) -> LayoutWork {
    layoutIfNeeded()
    let before = layoutWork
    change()
    layoutIfNeeded()
    return layoutWork - before
  }
}

struct `The work of a layout` {
  @Test func `of a constant in a feed is the same for 10 cells and for 1,000`() {
    let works = [10, 1_000].map { count in
      let (root, icon, _) = Screens.feed(count)
      let wide = icon.constraints.first { $0.firstAttribute == .width }!
      return root.work { wide.constant = 50 }
    }

    #expect(works[0] == works[1])
    // The icon is wider, the title and the line are further right, and the line is shorter.
    #expect(works[1].framesWritten == 3)
    #expect(works[1].unknownsVisited <= 4 * 4)
    #expect(works[1].constraintsVisited <= 20)
    #expect(works[1].pivots == 0)
    #expect(works[1].measureCalls == 0)
  }

  @Test func `of a constant calls the one view whose subviews have moved`() {
    let (root, icon, _) = Screens.feed(1_000)
    let wide = icon.constraints.first { $0.firstAttribute == .width }!

    #expect(root.work { wide.constant = 50 }.viewsLaidOut == 1)
  }

  @Test(arguments: ["list", "nest", "grid", "feed"])
  func `of making one view again does not grow`(screen: String) {
    let works = [9, 900].map { count in
      let (root, middle, make) =
        switch screen {
        case "list": Screens.list(count)
        case "nest": Screens.nest(count)
        case "grid": Screens.grid(count == 9 ? 3 : 30)
        default: Screens.feed(count)
        }
      return root.work { make(middle) }
    }

    for work in works {
      #expect(work.unknownsVisited <= 8)
      #expect(work.constraintsVisited <= 8)
      #expect(work.framesWritten == 0)
      #expect(work.viewsLaidOut == 0)
      #expect(work.measureCalls == 0)
    }
  }

  @Test func `of a resize writes the frames that change, and no others`() {
    let (root, _, _) = Screens.feed(100)

    let wider = root.work { root.frame.size.width = 400 }
    let higher = root.work { root.frame.size.height = 800 }

    // The cells and the lines get wider; icons and titles stay. Nothing depends on the height.
    #expect(wider.framesWritten == 200)
    #expect(higher.framesWritten == 0)
  }

  @Test func `of a change of content asks that view only`() {
    let (root, icon, _) = Screens.feed(100)
    let title = icon.superview!.subviews[1]

    let work = root.work { title.contentSize.width = 130 }

    #expect(work.measureCalls == 1)
    #expect(work.framesWritten == 1)
  }

  @Test func `is nothing when nothing has changed`() {
    let (root, _, _) = Screens.list(100)

    #expect(root.work {} == LayoutWork())
  }

  @Test func `adds up`() {
    let (root, _, _) = Screens.list(3)
    #expect(root.layoutWork == LayoutWork())

    root.layoutIfNeeded()
    let first = root.layoutWork
    // Three rows and the root have unknowns; the root knows its frame.
    #expect(first.measureCalls == 4)
    #expect(first.framesWritten == 3)

    let second = root.work { root.frame.size.width = 400 }
    #expect(root.layoutWork == first + second)
  }
}

struct `A constraint in the place of one that went` {
  let root = View(root: 300, 200)
  let card: View
  let title: View

  init() {
    card = View("card", in: root)
    title = View("title", in: card)
    card.pin(x: 10, y: 20, width: 100, height: 50)
    title.pin(x: 1, y: 2, width: 30, height: 40)
    root.layoutIfNeeded()
  }

  @Test func `has its own constant`() {
    card.remakeConstraints { make in
      make.left.top.equalTo(7)
      make.width.equalTo(60)
      make.height.equalTo(50)
    }
    LayoutConstraint.deactivate(
      (root.constraints + card.constraints).filter { $0.constant == 10 || $0.constant == 100 })
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.count == 1)
    #expect(card.frame.origin.x == 7)
    #expect(card.frame.width == 60)
  }

  @Test func `is as young as it looks`() {
    let old = card.constraints.first { $0.constant == 100 }!
    let other = card.widthAnchor.constraint(equalToConstant: 70)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.width == 100)

    old.isActive = false
    card.widthAnchor.constraint(equalToConstant: 90).isActive = true
    root.layoutIfNeeded()

    // The one of 70 is the oldest now.
    #expect(card.frame.width == 70)
    #expect(root.diagnostics.conflicts.map(\.setAside.text) == ["card.width == 90"])
  }

  @Test func `may matter more or less`() {
    card.constraints.first { $0.constant == 100 }!.isActive = false
    let wish = card.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = .low
    wish.isActive = true
    card.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.width == 80)

    wish.isActive = false
    card.widthAnchor.constraint(equalToConstant: 75).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.width == 75)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `may be on a view that has been away`() {
    title.removeFromSuperview()
    card.addSubview(title)
    title.pinCorner(x: 5, y: 6)
    root.layoutIfNeeded()

    #expect(frame(of: title) == [5, 6, 30, 40])
  }

  @Test func `may be one of many that go and come together`() {
    let bounds = (0..<100).map {
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0) / 10)
    }
    LayoutConstraint.activate(bounds)
    root.layoutIfNeeded()

    LayoutConstraint.deactivate(bounds)
    LayoutConstraint.activate(bounds.reversed())
    root.layoutIfNeeded()

    #expect(frame(of: title) == [1, 2, 30, 40])
    #expect(title.constraints.count == 2 + 100)
  }
}
