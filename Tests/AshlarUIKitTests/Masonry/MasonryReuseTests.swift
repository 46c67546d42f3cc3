import AshlarUIKit
import Testing

struct `A maker of mas that the program does not keep` {
  private var (container, a, b) = UIView.rootWithTwo()

  init() {
    a.mas_makeConstraints { $0.left.equalTo(container) }
  }

  @Test func `does not serve while handles refer to it`() {
    var top: MASConstraint?
    a.mas_makeConstraints { top = $0.top.equalTo(container).offset(1) }
    let kept = b.mas_makeConstraints { make in
      make.top.equalTo(a.mas_bottom).offset(2)
      make.height.equalTo(20)
    }
    a.mas_makeConstraints { $0.height.equalTo(30) }

    top?.offset(11)
    kept.first?.offset(12)
    container.layoutIfNeeded()
    #expect(a.frame.minY == 11)
    // 11 + 30 + 12.
    #expect(b.frame.minY == 53)
    #expect(kept.map { $0.layoutConstraints.count } == [1, 1])
  }

  @Test func `tells what a verb has made, once it is asked`() {
    let made = b.mas_makeConstraints { make in
      make.top.left.equalTo(a).insets(MASEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.width.mas_equalTo(20)
      make.height.mas_equalTo(10).priorityLow().key("tall")
    }

    #expect(made.flatMap(\.layoutConstraints) == b.ownConstraints)
    #expect(made.map { $0.layoutConstraints.count } == [2, 1, 1])
    #expect(made.map(\.firstViewAttribute) == [b.mas_top, b.mas_width, b.mas_height])
    #expect(made[0].secondViewAttribute == a.mas_top)
    #expect(made[2].layoutConstraints.first?.identifier == "tall")

    made[0].offset(7)
    made[1].uninstall()
    #expect(
      b.ownConstraints.map(\.sentence)
        == ["b.top == a.top + 7", "b.left == a.left + 7", "tall: b.height == 10 @250"])
    made[1].install()
    #expect(b.ownConstraints.last?.sentence == "b.width == 20")
  }

  @Test func `tells what a verb has made that makes no sense`() {
    container.diagnostics.handler = .silent
    let made = b.mas_makeConstraints { make in
      make.width.equalTo(a.mas_left)
      make.height.equalTo(a)
    }

    #expect(made.map { $0.layoutConstraints.count } == [1, 1])
    #expect(made.map { $0.layoutConstraints.allSatisfy(\.isActive) } == [false, true])
  }

  // Where a scheduler listens, sentences keep their constraints.
  @Test(arguments: [false, true])
  func `keeps no views of what is told to it between two verbs`(isScheduled: Bool) {
    weak var gone: UIView?
    do {
      let root = UIView(root: 300, 200)
      let inner = UIView("inner", in: root)
      if isScheduled { root.layoutScheduler = LayoutScheduler { _ in } }
      gone = root
      weak var known: MASConstraintMaker?
      inner.mas_makeConstraints { make in
        known = make
        make.width.mas_equalTo(10)
      }
      known?.left.equalTo(root)
      known?.right.equalTo(root.mas_left).offset(2)
    }
    #expect(gone == nil)
  }

  @Test func `keeps no views of what is told to it when there is a fault`() {
    weak var gone: UIView?
    do {
      let root = UIView(root: 300, 200)
      let inner = UIView("inner", in: root)
      gone = root
      weak var known: MASConstraintMaker?
      root.diagnostics.handler = .call { [weak root] _ in
        if let root { known?.left.equalTo(root) }
      }
      inner.mas_makeConstraints { make in
        known = make
        make.width.mas_equalTo(CGFloat.nan)
      }
    }
    #expect(gone == nil)
  }

  @Test func `installs nothing of what is told to it between two verbs`() {
    weak var known: MASConstraintMaker?
    a.mas_makeConstraints { make in
      known = make
      make.width.equalTo(10)
    }
    known?.left.equalTo(b).offset(3).key("late")

    b.mas_makeConstraints { $0.width.equalTo(20) }
    #expect(b.constraints.map(\.sentence) == ["b.width == 20"])
    #expect(container.constraints.map(\.sentence) == ["a.left == root.left"])
  }

  @Test func `forgets what the last one updated, removed and said`() {
    a.mas_updateConstraints { make in
      make.left.equalTo(container).offset(5)
      make.edges.equalTo([container, b]).key("all")
    }
    a.mas_remakeConstraints { $0.width.equalTo(10).multipliedBy(2).priorityLow() }
    b.mas_makeConstraints { $0.width.equalTo(20) }
    b.mas_makeConstraints { $0.width.equalTo(30) }

    #expect(a.ownConstraints.map(\.sentence) == ["a.width == 10 @250"])
    #expect(b.constraints.map(\.sentence) == ["b.width == 20", "b.width == 30"])
  }

  @Test func `takes any number of sentences, attributes and targets`() {
    a.mas_remakeConstraints { make in
      make.left.equalTo(container).offset(1)
      make.top.equalTo(container).offset(2)
      make.width.greaterThanOrEqualTo(3)
      make.height.greaterThanOrEqualTo(4)
      make.right.lessThanOrEqualTo(container).offset(-5)
      make.left.top.right.bottom.width.height.equalTo(b).offset(6)
      make.bottom.lessThanOrEqualTo([container, b, container, b, container]).offset(-7)
    }

    #expect(
      a.ownConstraints.map(\.sentence) == [
        "a.left == root.left + 1", "a.top == root.top + 2", "a.width >= 3", "a.height >= 4",
        "a.right <= root.right - 5", "a.left == b.left + 6", "a.top == b.top + 6",
        "a.right == b.right + 6", "a.bottom == b.bottom + 6", "a.width == b.width + 6",
        "a.height == b.height + 6", "a.bottom <= root.bottom - 7", "a.bottom <= b.bottom - 7",
        "a.bottom <= root.bottom - 7", "a.bottom <= b.bottom - 7", "a.bottom <= root.bottom - 7",
      ])
  }

  @Test func `lets go of what it made and named`() {
    weak var constraint: NSLayoutConstraint?
    weak var other: UIView?
    do {
      let passing = UIView()
      other = passing
      container.addSubview(passing)
      a.mas_makeConstraints { $0.top.equalTo(passing) }
      constraint = container.constraints.last
    }
    #expect(constraint != nil)

    other?.removeFromSuperview()
    #expect(other == nil)

    a.mas_remakeConstraints { _ in }
    #expect(constraint == nil)
  }

  @Test func `names the file of each sentence`() {
    let made = a.mas_makeConstraints { make in
      make.width.equalTo(1, fileID: "One.swift", line: 11)
      make.height.equalTo(b, fileID: "Two.swift", line: 22)
      make.top.equalTo(3, fileID: "One.swift", line: 33)
    }

    let lines = made.flatMap(\.layoutConstraints).map { "\($0.sourceLocation)" }
    #expect(lines == ["One.swift:11", "Two.swift:22", "One.swift:33"])
  }

  @Test func `gives a sentence without a relation no place in the code`() {
    a.mas_makeConstraints { $0.width.equalTo(1, fileID: "One.swift", line: 1) }
    b.mas_makeConstraints { $0.left.offset(5) }

    #expect(b.ownConstraints.map(\.sourceLocation.fileID) == [""])
  }

  @Test func `keeps no views of what it refused`() {
    weak var gone: UIView?
    do {
      let root = UIView(root: 300, 200)
      let inner = UIView("inner", in: root)
      gone = root
      inner.mas_makeConstraints { $0.left.equalTo(root).priority(0) }
    }
    #expect(gone == nil)
  }

  @Test func `names nothing where it is compared with no views`() {
    let made = a.mas_makeConstraints { make in
      make.edges.equalTo([UIView]()).key("before")
      make.size.key("after").equalTo([UIView]())
      make.width.equalTo(10).key("width")
    }

    #expect(made.map(\.layoutConstraints.count) == [0, 0, 1])
    #expect(a.constraints.map(\.identifier) == ["width"])
  }

  @Test func `keeps what it has made when it is compared with several views`() {
    let width = a.mas_makeConstraints { _ = $0.width }[0]
    width.equalTo([b, container])
    #expect(a.constraints.map(\.sentence) == ["a.width == 0"])

    width.uninstall()
    #expect(a.constraints.isEmpty)
  }

  @Test func `lets a handler of faults put it right`() {
    let strange = UIView(name: "strange")
    var left: MASConstraint?
    container.diagnostics.handler = .call { _ in
      if strange.superview != nil { return }
      container.addSubview(strange)
      left?.install()
    }
    a.mas_remakeConstraints { left = $0.left.equalTo(strange) }

    #expect(container.constraints.map(\.sentence) == ["a.left == strange.left"])
    #expect(left?.layoutConstraints.count == 1)
  }

  @Test func `bears that fewer parts are left after a fault`() {
    let lonely = UIView(name: "lonely")
    var all: MASConstraint?
    lonely.diagnostics.handler = .call { _ in all?.equalTo([UIView]()) }
    lonely.mas_makeConstraints { all = $0.left.top.right.bottom.width }
    #expect(lonely.constraints.map(\.firstAttribute) == [])

    container.addSubview(lonely)
    lonely.mas_makeConstraints { $0.left.top.right.bottom.equalTo(container) }
    #expect(lonely.ownConstraints.count == 4)
  }

  @Test(arguments: [false, true])
  func `makes nothing of what was refused, by either of its handles`(isKnown: Bool) {
    container.diagnostics.handler = .silent
    let strange = UIView(name: "strange")
    var known: MASConstraint?
    let made = b.mas_makeConstraints { make in
      let width = make.width.equalTo(strange)
      if isKnown { known = width }
      make.height.equalTo(10)
    }
    made[0].install()
    known?.install()

    #expect(b.ownConstraints.map(\.sentence) == ["b.height == 10"])
    #expect(made.map { $0.layoutConstraints.count } == [0, 1])
  }

  @Test func `lets a handler of faults add what was missing`() {
    let lonely = UIView(name: "lonely")
    var both: MASConstraint?
    lonely.diagnostics.handler = .call { [container] _ in
      container.addSubview(lonely)
      both?.equalTo(container)
    }
    lonely.mas_makeConstraints { both = $0.left.width }
    #expect(lonely.ownConstraints.map(\.sentence) == ["lonely.width == root.width"])
  }

  @Test func `lets a handler of faults install the rest`() {
    var both: MASConstraint?
    container.diagnostics.handler = .call { _ in both.take()?.install() }
    let made = b.mas_makeConstraints { both = $0.width.height.equalTo(a.mas_left) }
    #expect(b.ownConstraints.isEmpty)
    #expect(made.flatMap(\.layoutConstraints).map { $0.secondItem === a } == [true, true])
  }

  @Test func `tells what was made though a fault has changed everything`() {
    let strange = UIView(name: "strange")
    container.diagnostics.handler = .call { [b] _ in
      b.removeFromSuperview()
      b.diagnostics.handler = .silent
    }
    let made = b.mas_makeConstraints { make in
      make.top.equalTo(container)
      make.width.equalTo(strange)
      make.left.offset(1)
      make.height.equalTo(10)
    }
    made[0].offset(5)
    made[2].offset(7)

    // Like Masonry the third asks for the superview when it is installed, and there is none any more.
    #expect(made.map { $0.layoutConstraints.map(\.constant) } == [[5], [], [], [10]])
    #expect(b.ownConstraints.map(\.sentence) == ["b.height == 10"])
  }

  @Test func `tells what was made though a scheduler has taken it away`() {
    var isDone = false
    container.layoutIfNeeded()
    b.mas_makeConstraints {
      $0.width.equalTo(a)
      $0.height.mas_equalTo(10)
    }
    container.layoutIfNeeded()
    container.layoutScheduler = LayoutScheduler { [b] _ in
      if isDone { return }
      isDone = true
      NSLayoutConstraint.deactivate([b.ownConstraints[0]])
    }
    let made = b.mas_updateConstraints {
      $0.width.equalTo(a).offset(3)
      $0.height.mas_equalTo(11)
    }

    #expect(isDone)
    #expect(made.map { $0.layoutConstraints.map(\.constant) } == [[3], [11]])
    made[0].install()
    #expect(
      b.ownConstraints.map(\.sentence).sorted() == ["b.height == 11", "b.width == a.width + 3"])
  }

  @Test func `installs no sentence twice that a fault has brought about`() {
    let strange = UIView(name: "strange")
    let maker = MASConstraintMaker(view: b)
    var width: [MASConstraint] = []
    container.diagnostics.handler = .call { _ in
      _ = maker.width.equalTo(10)
      width += maker.install()
    }
    maker.height.equalTo(strange)
    #expect(maker.install().count == 1)
    width.first?.uninstall()

    #expect(width.count == 1)
    #expect(maker.install().isEmpty)
    #expect(b.ownConstraints.isEmpty)
  }
}
