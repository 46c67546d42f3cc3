import Ashlar
import Testing

struct `A scheduler` {
  let loop = Loop()
  let root = View(root: 100, 100)
  let view: View
  let width: LayoutConstraint

  init() {
    view = View("view", in: root)
    width = view.pin(x: 0, y: 0, width: 10, height: 10)[2]
    root.layoutScheduler = loop.scheduler
  }

  @Test func `is asked for a pass when it comes to pending layout`() {
    #expect(loop.passes.count == 1)
    #expect(frame(of: view) == [0, 0, 0, 0])

    loop.turn()
    #expect(frame(of: view) == [0, 0, 10, 10])
    #expect(loop.passes.isEmpty)
  }

  /// The view has joined the tree of its superview by the time that the scheduler hears of it.
  @Test func `may ask a view whose mask is off for a layout while it is added`() {
    loop.turn()
    let late = View(name: "late")
    late.translatesAutoresizingMaskIntoConstraints = false
    late.contentSize = CGSize(width: 30, height: 20)
    root.layoutScheduler = LayoutScheduler { [late] _ in late.layoutIfNeeded() }
    root.addSubview(late)
    root.layoutIfNeeded()

    #expect(frame(of: late) == [0, 0, 30, 20])
  }

  @Test func `runs one pass for many changes`() {
    loop.turn()

    width.constant = 20
    width.constant = 30
    view.contentSize = CGSize(width: 1, height: 1)
    view.setNeedsLayout()
    let late = View("late", in: root)
    late.pin(x: 1, y: 1, width: 1, height: 1)
    #expect(loop.passes.count == 1)

    loop.turn()
    #expect(frame(of: view) == [0, 0, 30, 10])
    #expect(frame(of: late) == [1, 1, 1, 1])
    #expect(loop.passes.isEmpty)
  }

  @Test func `hears of each kind of change`() {
    let changes: [(View, LayoutConstraint) -> Void] = [
      { _, width in width.constant += 1 },
      { _, width in width.priority = 900 },
      { _, width in width.isActive = false },
      { view, _ in view.contentSize.width = 44 },
      { view, _ in view.setNeedsLayout() },
      { view, _ in view.setNeedsUpdateConstraints() },
      { view, _ in view.superview?.frame.size.width += 1 },
      { view, _ in view.removeFromSuperview() },
    ]
    for change in changes {
      loop.turn()
      change(view, width)
      #expect(loop.passes.count == 1)
    }
  }

  @Test func `may lay out when it is asked, and loses no change by that`() {
    loop.turn()
    root.layoutScheduler = LayoutScheduler { [unowned root, loop] pass in
      loop.passes.append(pass)
      root.layoutIfNeeded()
    }

    for number in [20, 30, 40] as [CGFloat] {
      width.constant = number
      loop.turn()
      #expect(frame(of: view) == [0, 0, number, 10])
    }
  }

  @Test func `is not asked while a layout is going on, which sees to it`() {
    loop.turn()
    let journal = Journal()
    let card = WatchedView("card", in: root, journal)
    card.whenLayingOut = { [width] _ in width.constant = 50 }

    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 50, 10])
    loop.turn()
    #expect(loop.passes.isEmpty)
  }

  @Test func `is asked for what a layout of a part has left`() {
    loop.turn()
    let journal = Journal()
    let near = WatchedView("near", in: root, journal)
    let far = WatchedView("far", in: root, journal)
    loop.turn()
    _ = journal.read()

    near.setNeedsLayout()
    far.setNeedsLayout()
    near.layoutIfNeeded()
    #expect(journal.read() == ["layout near"])

    loop.turn()
    #expect(journal.read() == ["layout far"])
  }

  @Test func `that runs the pass at once gets nothing done, and no harm`() {
    root.layoutScheduler = LayoutScheduler { $0() }

    width.constant = 70
    View("late", in: root).pin(x: 1, y: 1, width: 1, height: 1)
    width.isActive = false
    #expect(frame(of: view) == [0, 0, 0, 0])

    width.isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 0, 70, 10])
  }

  @Test func `is not asked again for a layout that never ends`() {
    loop.turn()
    root.diagnostics.handler = .silent
    let endless = WatchedView("endless", in: root, Journal())
    endless.whenLayingOut = { $0.setNeedsLayout() }

    loop.turn()

    #expect(loop.passes.isEmpty)
    #expect(root.diagnostics.faults.count == 1)

    endless.whenLayingOut = { _ in }
    width.constant = 5
    loop.turn()
    #expect(view.frame.width == 5)
  }

  /// Nothing is half done when a scheduler hears of it.
  @Test func `hears of a verb once it is done`() {
    loop.turn()
    let late = View("late", in: root)
    var heard: [Int] = []
    root.layoutScheduler = LayoutScheduler { [late] pass in
      heard.append(late.ownConstraints.filter { $0.constant == 5 }.count)
      // It hears of the next change, too.
      pass()
    }
    heard = []

    let handles = late.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(5)
    }
    root.layoutIfNeeded()
    late.updateConstraints { $0.size.equalTo(6) }
    late.remakeConstraints { $0.edges.equalTo(view).offset(5) }
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(late.ownConstraints)
    LayoutConstraint.activate(handles.layoutConstraints)
    root.layoutIfNeeded()
    handles[1].update(offset: 5)
    ConstraintGroup(handles).deactivate()

    #expect(heard == [4, 2, 4, 0, 2, 4, 0])
  }

  @Test func `does not keep the tree, and a pass without one does nothing`() {
    weak var gone: View?
    do {
      let short = View(root: 1, 1)
      short.layoutScheduler = loop.scheduler
      gone = short
    }

    #expect(gone == nil)
    loop.turn()
  }

  @Test func `is nil at first, and can be taken back`() {
    #expect(View().layoutScheduler == nil)
    loop.turn()

    root.layoutScheduler = nil
    width.constant = 20

    #expect(root.layoutScheduler == nil)
    #expect(loop.passes.isEmpty)
  }
}

/// A loop that is turned by hand.
final class Loop {
  var passes: [() -> Void] = []

  var scheduler: LayoutScheduler {
    LayoutScheduler { self.passes.append($0) }
  }

  func turn() {
    let due = passes
    passes = []
    for pass in due { pass() }
  }
}
