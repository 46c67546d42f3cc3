import Ashlar
import Testing

/// What apps write every day to change a layout while it is on the screen.
struct `Idioms that change a layout` {
  let page = View(name: "page")
  let bar = View(name: "bar")
  let field = View(name: "field")

  init() {
    page.addSubviews(bar, field)
  }

  @Test func `a kept bottom follows the keyboard`() {
    var bottom: ConstraintHandle?
    field.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
      bottom = make.bottom.equalToSuperview()
    }
    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: field, x: 0, y: 436, width: 320, height: 44)

    bottom?.update(offset: -216)
    page.layoutIfNeeded()
    expectFrame(of: field, x: 0, y: 220, width: 320, height: 44)

    bottom?.update(inset: 0)
    page.layoutIfNeeded()
    expectFrame(of: field, x: 0, y: 436, width: 320, height: 44)
  }

  @Test func `a kept width shows progress`() {
    var progress: ConstraintHandle?
    bar.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(4)
      progress = make.width.equalTo(0)
    }

    for percent in [0, 30, 100] as [CGFloat] {
      progress?.update(offset: 320 * percent / 100)
      page.layout(in: CGSize(width: 320, height: 480))
      expectFrame(of: bar, x: 0, y: 0, width: 3.2 * percent, height: 4)
    }
  }

  @Test(arguments: [true, false])
  func `a condition inside the closure`(isCompact: Bool) {
    bar.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(60)
    }

    field.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
      if isCompact {
        make.top.equalTo(bar.bottom)
      } else {
        make.bottom.equalToSuperview()
      }
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: field, x: 0, y: isCompact ? 60 : 436, width: 320, height: 44)
  }

  @Test func `one remake for each state`() {
    enum State: CaseIterable { case hidden, peek, open }
    let expected: [State: CGRect] = [
      .hidden: CGRect(x: 0, y: 480, width: 320, height: 100),
      .peek: CGRect(x: 0, y: 420, width: 320, height: 100),
      .open: CGRect(x: 0, y: 0, width: 320, height: 480),
    ]

    for state in State.allCases + [.peek, .hidden] {
      field.remakeConstraints { make in
        make.left.right.equalToSuperview()
        switch state {
        case .hidden: make.top.equalTo(page.bottom)
        case .peek: make.top.equalTo(page.bottom).offset(-60)
        case .open: make.top.bottom.equalToSuperview()
        }
        if state != .open { make.height.equalTo(100) }
      }
      page.layout(in: CGSize(width: 320, height: 480))
      #expect(field.frame == expected[state])
    }
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test func `two sets of constraints, one of them active`() {
    let shown = [bar, field].prepareConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(20)
      make.height.equalTo(40)
    }
    let hidden = [bar, field].prepareConstraints { make in
      make.left.right.equalToSuperview()
      make.bottom.equalTo(page.top)
      make.height.equalTo(40)
    }

    for handle in shown { handle.activate() }
    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: bar, x: 0, y: 20, width: 320, height: 40)

    for handle in shown { handle.deactivate() }
    for handle in hidden { handle.activate() }
    page.layoutIfNeeded()
    expectFrame(of: bar, x: 0, y: -40, width: 320, height: 40)
    expectFrame(of: field, x: 0, y: -40, width: 320, height: 40)

    for handle in hidden { handle.isActive = false }
    for handle in shown { handle.isActive = true }
    page.layoutIfNeeded()
    expectFrame(of: field, x: 0, y: 20, width: 320, height: 40)
  }
}
