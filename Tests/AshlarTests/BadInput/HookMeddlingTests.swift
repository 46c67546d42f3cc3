import Ashlar
import Testing

/// Hooks that move the view that is just being moved.
struct `A hook that moves the view itself` {
  let here = View(root: 100, 100)
  let there = View(root: 200, 200)

  @Test func `before it is removed wins`() {
    let mover = MovingView(name: "mover")
    here.addSubview(mover)
    let view = View(name: "view")
    mover.addSubview(view)
    mover.whenRemoving = { [there] in there.addSubview($0) }

    view.removeFromSuperview()

    #expect(view.superview === there)
    #expect(there.subviews.count == 1)
    #expect(mover.subviews.isEmpty)

    here.addSubview(view)
    #expect(there.subviews.isEmpty)
    #expect(here.subviews.count == 2)
  }

  @Test func `while it goes somewhere else wins`() {
    let mover = MovingView(name: "mover")
    here.addSubview(mover)
    let view = View(name: "view")
    mover.addSubview(view)
    mover.whenRemoving = { [there] in there.addSubview($0) }

    here.addSubview(view)

    #expect([here, there].filter { $0.subviews.contains { $0 === view } }.count == 1)
    #expect(view.superview?.subviews.contains { $0 === view } == true)
  }

  @Test func `into its own subview leaves both where they are sane`() {
    let view = LeavingView(name: "view")
    let inner = View(name: "inner")
    here.addSubview(view)
    view.whenMoved = { view in
      guard view.superview == nil, inner.superview == nil else { return }
      view.whenMoved = { _ in }
      inner.addSubview(view)
      there.addSubview(inner)
    }

    inner.removeFromSuperview()
    there.addSubview(view)

    #expect(view.superview === inner)
    #expect(inner.superview === there)
    #expect(there.subviews.count == 1)
  }

  @Test func `to another tree while constraints are updated is laid out there`() {
    let journal = Journal()
    let view = WatchedView("view", in: here, journal)
    let inner = View("inner", in: view)
    inner.pinEdges(inset: 0)
    view.whenUpdating = { view in
      view.whenUpdating = { _ in }
      there.addSubview(view)
      view.pinEdges(inset: 50)
    }

    view.layoutIfNeeded()

    #expect(frame(of: view) == [50, 50, 100, 100])
    #expect(frame(of: inner) == [0, 0, 100, 100])
  }
}

/// A view that does what a test wants done when a view inside it is about to go.
private final class MovingView: View {
  var whenRemoving: (View) -> Void = { _ in }

  override func willRemoveSubview(_ subview: View) { whenRemoving(subview) }
}

/// A view that does what a test wants done when its superview has changed.
private final class LeavingView: View {
  var whenMoved: (LeavingView) -> Void = { _ in }

  override func didMoveToSuperview() { whenMoved(self) }
}
