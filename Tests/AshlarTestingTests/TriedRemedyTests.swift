import Ashlar
import AshlarTesting
import Testing

/// What a problem advises has been tried on a copy of the layout: it mends the problem, and makes nothing worse.
struct `Remedies for frames` {
  private let root = View(name: "root")
  private let box = View(name: "box")

  init() {
    root.addSubview(box)
    root.diagnostics.handler = .silent
  }

  private func problems(_ check: LayoutCheck, in size: CGSize) -> [String] {
    root.layout(in: size)
    return root.layoutProblems([check]).map(\.description)
  }

  // From 200 to 336 of 320 points. With the sign turned it ends at 304 and is 104 wide.
  @Test(arguments: [(100, true), (130, false)])
  func `turn a sign where the content fits then`(width: Int, isTold: Bool) {
    box.contentSize = CGSize(width: width, height: 20)
    box.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview().offset(200)
      make.trailing.equalToSuperview().offset(16)
    }

    let found = problems(.insideSuperview, in: CGSize(width: 320, height: 100))
    #expect(found.count == 1)
    #expect(found.first?.contains("on the right, by 16") == true, "\(found)")
    #expect(found.first?.contains("write offset(-16) in place of 16") == isTold, "\(found)")
  }

  // 400 points in 320: a width that is required contradicts an edge that becomes so.
  @Test(arguments: [(LayoutPriority.defaultHigh, true), (.required, false)])
  func `raise a priority where that is no conflict`(priority: LayoutPriority, isTold: Bool) {
    box.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(400).priority(priority)
      make.trailing.lessThanOrEqualToSuperview().priority(500)
    }

    let found = problems(.insideSuperview, in: CGSize(width: 320, height: 100))
    #expect(found.count == 1)
    #expect(found.first?.contains("raise the priority of box.trailing") == isTold, "\(found)")
    #expect(found.first?.contains("write equalTo(320) in place of 400") == true, "\(found)")
  }

  // A content of 40 points is 20 high. The view below has the other 40 points of the root, and may have to have them.
  @Test(arguments: [true, false])
  func `make a height a bound where there is room`(isTold: Bool) {
    let below = View(name: "below")
    root.addSubview(below)
    box.contentSize = CGSize(width: 50, height: 40)
    box.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(20)
    }
    below.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(box.bottom)
      if !isTold { make.height.equalTo(40) }
    }

    let found = problems(.contentFits, in: CGSize(width: 100, height: 60))
    #expect(found.count == 1)
    #expect(found.first?.contains("box is 20 high, but what it shows is 40") == true, "\(found)")
    #expect(
      found.first?.contains("write greaterThanOrEqualTo in place of equalTo") == isTold, "\(found)")
  }

  // From 20 to 50 in 40 points. A content gives way to an edge, and a width that is required contradicts it.
  @Test(arguments: [true, false])
  func `tie an edge that may give way`(isTold: Bool) {
    box.contentSize = CGSize(width: 30, height: 10)
    box.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview()
      if !isTold { make.width.equalTo(30) }
    }

    let found = problems(.insideSuperview, in: CGSize(width: 40, height: 20))
    #expect(found.count == 1)
    #expect(found.first?.contains("tie box.trailing to root.trailing") == isTold, "\(found)")
  }

  // 44 points for a text of 40 with 8 above and below: 28.
  @Test func `name the line that makes what is around too low`() {
    let row = View(name: "row")
    root.addSubview(row)
    row.addSubview(box)
    box.contentSize = CGSize(width: 50, height: 40)
    row.makeConstraints { make in
      make.leading.top.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
    box.makeConstraints { $0.edges.equalToSuperview().inset(8) }

    let found = problems(.contentFits, in: CGSize(width: 100, height: 200))
    #expect(found.count == 1)
    #expect(
      found.first?.contains("write greaterThanOrEqualTo in place of equalTo for row.height == 44 (")
        == true, "\(found)")
  }
}

/// What the advice about two views that overlap is.
struct `Remedies for overlaps` {
  private let root = View(name: "root")
  private let title = View(name: "title")
  private let subtitle = View(name: "subtitle")

  init() {
    root.addSubviews(title, subtitle)
    root.diagnostics.handler = .silent
    for view in [title, subtitle] {
      view.contentSize = CGSize(width: 100, height: 20)
      view.makeConstraints { $0.leading.equalToSuperview() }
    }
    title.makeConstraints { $0.top.equalToSuperview() }
  }

  private func advice() -> String {
    root.layout(in: CGSize(width: 200, height: 100))
    return root.layoutProblems([.noOverlap]).map(\.description).joined()
  }

  // 8 below the top, and not below the bottom.
  @Test func `replace the line that names the wrong edge`() {
    subtitle.makeConstraints { $0.top.equalTo(title).offset(8) }

    let advice = advice()
    #expect(
      advice.contains(
        "tie subtitle.top to title.bottom in place of subtitle.top == title.top + 8 ("),
      "\(advice)")
  }

  @Test func `add a line where a bound leaves room`() {
    subtitle.makeConstraints { $0.top.greaterThanOrEqualToSuperview() }

    let advice = advice()
    #expect(!advice.contains("in place of"), "\(advice)")
  }

  @Test func `replace the line that contradicts`() {
    subtitle.makeConstraints { $0.top.equalToSuperview() }

    let advice = advice()
    #expect(
      advice.contains("tie subtitle.top to title.bottom in place of subtitle.top == root.top ("),
      "\(advice)")
  }

  // Nothing but the stack places views in a stack, so that no line can be replaced.
  @Test func `leave alone what a stack places`() {
    let stack = StackView(arrangedSubviews: [View(name: "a"), View(name: "b")])
    stack.name = "stack"
    stack.axis = .vertical
    for view in stack.arrangedSubviews { view.makeConstraints { $0.height.equalTo(60) } }
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.trailing.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 50, height: 100))
    }
    subtitle.makeConstraints { $0.top.equalTo(title.bottom) }

    let advice = advice()
    #expect(advice.contains("a (0, 0, 50, 60) and b (0, 40, 50, 60) overlap"), "\(advice)")
    #expect(!advice.contains("tie "), "\(advice)")
  }
}
