import Ashlar
import Testing

/// Same tree, same layout, also where nothing determines a place.
struct `What nothing determines` {
  let root = View(root: 300, 200)

  init() {
    View("other", in: root).pin(x: 7, y: 7, width: 7, height: 7)
  }

  private func view(_ name: String, content: CGSize? = nil) -> View {
    let view = View(name, in: root)
    if let content { view.contentSize = content }
    return view
  }

  @Test func `is at the origin, with the size of the content or none`() {
    let (filled, empty) = (view("filled", content: CGSize(width: 120, height: 40)), view("empty"))
    empty.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    root.layoutIfNeeded()

    #expect(frame(of: filled) == [0, 0, 120, 40])
    #expect(frame(of: empty) == [0, 0, 0, 0])
  }

  @Test func `has the size of the content again after constraints came and went`() {
    let view = view("view", content: CGSize(width: 120, height: 40))
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 33),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ]
    root.layoutIfNeeded()
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 50, 33, 40])

    LayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 0, 120, 40])
  }

  @Test func `follows the content`() {
    let view = view("view", content: CGSize(width: 120, height: 40))
    root.layoutIfNeeded()

    view.contentSize = CGSize(width: 10, height: 20)
    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 10, 20])
  }

  @Test(arguments: 0...5 as ClosedRange<Int>)
  func `of two views that know only each other is the first at zero`(history: Int) {
    let (a, b) = (view("a"), view("b"))
    let between = a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)
    live(through: history, a, b, between)
    between.isActive = true
    root.layoutIfNeeded()

    #expect([a, b].map(\.frame.minX) == [0, -8])
  }

  /// What came before.
  private func live(through history: Int, _ a: View, _ b: View, _ between: LayoutConstraint) {
    switch history {
    case 1: root.layoutIfNeeded()
    case 2: passOn(b.pinCorner(x: 40, y: 3))
    case 3:
      passOn(a.pinCorner(x: 40, y: 3))
      passOn(b.pinCorner(x: 3, y: 40))
    case 4:
      between.isActive = true
      b.removeFromSuperview()
      root.layoutIfNeeded()
      root.addSubview(b)
    case 5:
      between.constant = -30
      passOn([between])
      between.constant = 8
    default: break
    }
  }

  /// Lays out with constraints, and then without them.
  private func passOn(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
  }

  @Test func `goes by the order of the views, whatever it was`() {
    let (a, b) = (view("a"), view("b"))
    a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.minX) == [0, -8])

    root.bringSubviewToFront(a)
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.minX) == [8, 0])

    root.insertSubview(a, at: 0)
    root.layoutIfNeeded()
    #expect([a, b].map(\.frame.minX) == [0, -8])
  }

  @Test func `is there from the first constraint on, wherever that is`() {
    let root = View(root: 300, 200)
    let view = View("view", in: root)
    view.contentSize = CGSize(width: 120, height: 40)
    view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    root.layoutIfNeeded()
    #expect(frame(of: view) == [3, 4, 5, 6])

    let inner = View("inner", in: View(name: "box").put(in: root))
    inner.widthAnchor.constraint(equalToConstant: 9).isActive = true
    root.layoutIfNeeded()

    #expect(frame(of: view) == [0, 0, 120, 40])
  }

  /// What a tree has had says nothing of what it is: frames are those of the program again, and another constraint begins anew.
  @Test func `ends with the last constraint`() {
    let root = View(root: 300, 200)
    let view = View("view", in: root)
    view.contentSize = CGSize(width: 120, height: 40)
    let other = View("other", in: root)
    let width = other.widthAnchor.constraint(equalToConstant: 9)
    let narrow = other.widthAnchor.constraint(equalToConstant: 8)
    LayoutConstraint.activate([width, narrow])
    root.diagnostics.handler = .silent
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 0, 120, 40])
    #expect(root.diagnostics.conflicts.count == 1)

    LayoutConstraint.deactivate([width, narrow])
    view.contentSize = CGSize(width: 10, height: 4)
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 0, 120, 40])
    #expect(frame(of: other) == [0, 0, 9, 0])
    #expect(root.diagnostics.conflicts.isEmpty)
    view.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    root.layoutIfNeeded()
    #expect(frame(of: view) == [3, 4, 5, 6])

    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [0, 0, 10, 4])
    #expect(frame(of: other) == [0, 0, 8, 0])
  }

  @Test func `counts no less work when the last constraint goes`() {
    let root = View(root: 300, 200)
    let width = View("view", in: root).widthAnchor.constraint(equalToConstant: 9)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 8
    root.layoutIfNeeded()
    let before = root.layoutWork
    width.isActive = false

    root.layoutIfNeeded()

    #expect(root.layoutWork.unknownsVisited >= before.unknownsVisited)
    #expect(before.unknownsVisited > 0)
  }

  @Test func `is there when a view comes into the tree or lets go of its frame`() {
    let late = View(name: "late")
    late.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    late.contentSize = CGSize(width: 120, height: 40)
    root.addSubview(late)
    root.layoutIfNeeded()
    #expect(frame(of: late) == [3, 4, 5, 6])

    late.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(frame(of: late) == [0, 0, 120, 40])

    let branch = View(name: "branch")
    let leaf = View("leaf", in: branch)
    leaf.contentSize = CGSize(width: 11, height: 12)
    root.addSubview(branch)
    root.layoutIfNeeded()
    #expect(frame(of: leaf) == [0, 0, 11, 12])
  }

  @Test func `is there in a tree that a branch leaves`() {
    let branch = view("branch")
    let leaf = View("leaf", in: branch)
    leaf.contentSize = CGSize(width: 11, height: 12)
    let width = leaf.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    root.layoutIfNeeded()
    branch.removeFromSuperview()
    width.isActive = false
    View("more", in: branch).pin(x: 0, y: 0, width: 1, height: 1)
    branch.layoutIfNeeded()

    #expect(frame(of: leaf) == [0, 0, 11, 12])
  }

  @Test func `is no place for a guide without constraints, wherever it has been`() {
    let branch = view("branch")
    let guide = LayoutGuide(name: "guide")
    branch.addLayoutGuide(guide)
    let constraint = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 40)

    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)

    constraint.isActive = true
    root.layoutIfNeeded()
    branch.removeFromSuperview()
    root.addSubview(branch)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)

    constraint.isActive = true
    root.layoutIfNeeded()
    root.addLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `is no place for a guide whose view is gone`() {
    let guide = LayoutGuide(name: "guide")
    do {
      let gone = View(root: 300, 200)
      gone.addLayoutGuide(guide)
      guide.makeConstraints { $0.edges.equalToSuperview() }
      gone.layoutIfNeeded()
      #expect(guide.layoutFrame.width == 300)
    }
    root.addLayoutGuide(guide)
    root.layoutIfNeeded()

    #expect(guide.layoutFrame == .zero)
  }

  @Test func `is no place for views that keep their frames`() {
    let kept = View("kept", keeping: CGRect(x: 3, y: 4, width: 5, height: 6), in: root)
    kept.contentSize = CGSize(width: 120, height: 40)
    root.layoutIfNeeded()

    #expect(frame(of: kept) == [3, 4, 5, 6])
  }
}

// MARK: - Work

extension `What nothing determines` {
  /// Views that keep their frames, and of which no constraint speaks.
  private func work(besides count: Int) -> (first: LayoutWork, second: LayoutWork) {
    let root = View(root: 300, 200)
    for _ in 0..<count { root.addSubview(View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) }
    let view = View("view", in: root)
    let width = view.pin(x: 7, y: 7, width: 7, height: 7)[2]
    root.layoutIfNeeded()
    let first = root.layoutWork
    width.constant = 9
    root.layoutIfNeeded()
    return (first, root.layoutWork - first)
  }

  @Test func `costs no work where frames are kept: 10,000 views besides are as none`() {
    let (none, many) = (work(besides: 0), work(besides: 10_000))

    for (one, other) in [(none.first, many.first), (none.second, many.second)] {
      #expect(one.unknownsVisited == other.unknownsVisited)
      #expect(one.constraintsVisited == other.constraintsVisited)
      #expect(one.pivots == other.pivots)
      #expect(one.framesWritten == other.framesWritten)
      #expect(one.measureCalls == other.measureCalls)
    }
  }
}

extension View {
  fileprivate func put(in superview: View) -> View {
    superview.addSubview(self)
    return self
  }
}
