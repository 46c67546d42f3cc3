import Ashlar
import Testing

/// Expected frames are computed by hand.
struct `Changes of frames` {
  let root = View(root: 100, 100)
  let heard = Heard()

  /// What a closure has heard.
  final class Heard {
    var names: [String] = []
    var frames: [ObjectIdentifier: CGRect] = [:]
    var known: Set<View> = []

    func hear(_ view: View, _ frame: CGRect) {
      names.append(view.reportName)
      frames[ObjectIdentifier(view)] = frame
    }

    /// What has been heard since the last call.
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  /// A column of views with heights of 10, one below the other.
  private func column(_ names: String..., in outer: View) -> [View] {
    var above: View?
    return names.map { name in
      let view = View(name, in: outer)
      view.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let above { make.top.equalTo(above.bottom) } else { make.top.equalToSuperview() }
        make.height.equalTo(10)
      }
      above = view
      return view
    }
  }

  @Test func `are reported for every view first, and then for what has moved`() {
    let views = column("a", "b", "c", in: root)
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    #expect(heard.take() == ["root", "a", "b", "c"])
    #expect(heard.frames[ObjectIdentifier(views[2])] == CGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(root.movedViews == [root] + views)

    views[1].updateConstraints { $0.height.equalTo(15) }
    root.layoutIfNeeded()
    #expect(heard.take() == ["b", "c"])
    #expect(heard.frames[ObjectIdentifier(views[2])] == CGRect(x: 0, y: 25, width: 100, height: 10))
    #expect(root.movedViews == [views[1], views[2]])
  }

  @Test func `are not reported by a layout that has nothing to do`() {
    _ = column("a", "b", in: root)
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    _ = heard.take()

    root.layoutIfNeeded()
    #expect(heard.take() == [])
    #expect(root.movedViews == [])
  }

  @Test func `are reported in the order of the tree, whatever came first`() {
    let outer = View("outer", in: root)
    outer.makeConstraints { $0.edges.equalToSuperview() }
    _ = column("late", "later", in: root)
    _ = column("x", "y", "z", in: outer)
    let back = View("back", in: outer)
    outer.sendSubviewToBack(back)
    outer.exchangeSubview(at: 1, withSubviewAt: 3)
    outer.bringSubviewToFront(outer.subviews[2])
    root.onFrameChange(heard.hear)

    root.layoutIfNeeded()
    #expect(heard.take() == ["root", "outer", "back", "z", "x", "y", "late", "later"])
    root.layout(in: CGSize(width: 50, height: 100))
    #expect(heard.take() == ["root", "outer", "z", "x", "y", "late", "later"])
  }

  @Test func `that are taken back are none`() {
    let view = View("view", keeping: CGRect(x: 1, y: 2, width: 3, height: 4), in: root)
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    _ = heard.take()

    view.frame.origin.x = 50
    view.frame.origin.x = 1
    root.layoutIfNeeded()
    #expect(heard.take() == [])
    view.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(heard.take() == ["view"])
  }

  @Test func `of masks and of frames that a program sets are reported with the next layout`() {
    let view = View("view", keeping: CGRect(x: 0, y: 0, width: 100, height: 20), in: root)
    view.autoresizingMask = .flexibleWidth
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    _ = heard.take()

    root.frame.size.width = 200
    #expect(heard.take() == [])
    root.layoutIfNeeded()
    #expect(heard.take() == ["root", "view"])
    #expect(heard.frames[ObjectIdentifier(view)] == CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func `ask the scheduler for a pass`() {
    let view = View("view", keeping: CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
    let loop = Loop()
    root.onFrameChange(heard.hear)
    root.layoutScheduler = loop.scheduler
    loop.turn()
    root.layoutIfNeeded()
    _ = heard.take()

    view.frame.origin.y = 5
    loop.turn()
    #expect(heard.take() == ["view"])
  }

  @Test func `of views that come are reported, of views that leave are not`() {
    let views = column("a", "b", in: root)
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    _ = heard.take()

    let a = views[0]
    a.removeFromSuperview()
    a.frame.origin.y = 70
    root.layoutIfNeeded()
    // Nothing says where b is in the column any more; it keeps its width, and is free to go anywhere.
    #expect(!heard.take().contains("a"))
    root.addSubview(a)
    root.layoutIfNeeded()
    #expect(heard.take().contains("a"))
  }

  @Test func `of a tree that is added to another one are reported to the other's closure`() {
    let other = View(name: "other")
    let inner = View(name: "inner")
    other.addSubview(inner)
    let own = Heard()
    other.onFrameChange(own.hear)
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    _ = heard.take()

    root.addSubview(other)
    root.layoutIfNeeded()
    #expect(heard.take() == ["other", "inner"])
    other.removeFromSuperview()
    inner.frame.origin.x = 7
    other.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(heard.take() == [])
    #expect(own.take() == [])
  }

  @Test func `that a closure causes are reported next`() {
    let views = column("a", "b", in: root)
    root.onFrameChange { [heard, root] view, frame in
      heard.hear(view, frame)
      if view === views[0], frame.height == 10 {
        views[0].updateConstraints { $0.height.equalTo(30) }
        root.layoutIfNeeded()
      }
    }
    root.layoutIfNeeded()

    // The frame of b is reported once: it has moved before its turn came.
    #expect(heard.take() == ["root", "a", "b", "a"])
    #expect(heard.frames[ObjectIdentifier(views[1])] == CGRect(x: 0, y: 30, width: 100, height: 10))
    #expect(root.diagnostics.faults == [])
  }

  @Test func `without end are a fault`() {
    let view = View("view", keeping: .zero, in: root)
    var count = 0
    root.onFrameChange { [root] changed, _ in
      guard changed === view else { return }
      count += 1
      view.frame.origin.x += 1
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()

    #expect(count == 100)
    #expect(root.diagnostics.faults.map(\.reason) == [.endlessLayout(view: "view", passes: 100)])
  }

  @Test func `may let everything go`() {
    let views = column("a", "b", in: root)
    root.onFrameChange { [root, heard] view, frame in
      heard.hear(view, frame)
      if view === views[0] {
        root.onFrameChange(nil)
        for view in views { view.removeFromSuperview() }
      }
    }
    root.layoutIfNeeded()
    #expect(heard.take() == ["root", "a"])
    #expect(root.movedViews == [])
    root.layout(in: CGSize(width: 10, height: 10))
    #expect(heard.take() == [])
  }

  @Test func `are not heard by a closure that has been replaced`() {
    _ = column("a", in: root)
    let second = Heard()
    root.onFrameChange(heard.hear)
    root.layoutIfNeeded()
    root.onFrameChange(second.hear)
    root.layoutIfNeeded()
    #expect(heard.take() == ["root", "a"])
    #expect(second.take() == ["root", "a"])
  }

  /// What mirrors a tree by its reports has the frames of the tree, and hears nothing twice.
  @Test(arguments: 1...20) func `are enough to mirror a tree`(_ seed: UInt64) {
    var random = Xorshift(seed: seed)
    var pool = (0..<12).map { View(name: "v\($0)") }
    root.onFrameChange { [root, heard] view, frame in
      #expect(heard.frames[ObjectIdentifier(view)] != frame || !heard.known.contains(view))
      heard.known.insert(view)
      heard.hear(view, frame)
      #expect(view.isDescendant(of: root))
    }
    for _ in 0..<60 {
      let view = pool[random.next(pool.count)]
      let other = pool[random.next(pool.count)]
      switch random.next(8) {
      case 0:
        if view.superview !== root { heard.known.subtract(view.subtree) }
        root.addSubview(view)
      case 1 where !other.isDescendant(of: view):
        if view.superview !== other { heard.known.subtract(view.subtree) }
        other.insertSubview(view, at: 0)
      case 2:
        view.removeFromSuperview()
        heard.known.subtract(view.subtree)
      case 3: view.frame.origin.x += CGFloat(random.next(3) - 1)
      case 4 where view.superview != nil:
        view.remakeConstraints { make in
          make.left.top.equalToSuperview().offset(random.next(6))
          make.size.equalTo(1 + random.next(9))
        }
      case 5: root.frame.size.width += 1
      case 6: pool.swapAt(0, random.next(pool.count))
      default:
        heard.names = []
        root.layoutIfNeeded()
        for view in root.subtree { #expect(heard.frames[ObjectIdentifier(view)] == view.frame) }
        let order = root.subtree.map(\.reportName).filter(heard.names.contains)
        #expect(heard.names == order)
        #expect(root.movedViews.map(\.reportName) == order)
      }
    }
  }
}
