import Ashlar
import Testing

/// What is said of layouts that people reported: the words that matter.
///
/// Source: public reports and questions, named with each.
struct `Reported words` {
  let root = View(root: 320, 480)

  /// SnapKit#106: both edges are wishes, and stronger than the content.
  @Test func `a content gives way to the edges of its own view`() {
    root.frame.size.height = 60
    let (icon, label) = (View("icon", in: root), View("label", in: root))
    label.contentSize = CGSize(width: 60, height: 20)
    icon.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(40)
    }
    label.makeConstraints { make in
      make.centerY.equalToSuperview()
      make.left.equalTo(icon.right).priority(.high)
      make.right.equalToSuperview().priority(.high)
    }
    root.layoutIfNeeded()

    let text = "\(label.explain(.width))"
    #expect(text.contains("is missed by 204. It gave way to label."), "\(text)")
  }

  /// Stack Overflow 48547221: nine numbers move a block, and one more is no riddle.
  @Test func `an explanation tells the last of nine numbers`() {
    let blocks = (0..<4).map { View("b\($0)", in: root) }
    for block in blocks {
      block.makeConstraints { make in
        make.height.equalTo(20)
        make.left.right.equalToSuperview()
      }
    }
    blocks[0].makeConstraints { $0.top.equalToSuperview() }
    blocks[3].makeConstraints { $0.bottom.equalToSuperview() }
    let gaps = (0..<3).map {
      blocks[$0].bottomAnchor.anchorWithOffset(to: blocks[$0 + 1].topAnchor)
    }
    gaps[1].constraint(equalTo: gaps[0], multiplier: 4).isActive = true
    gaps[2].constraint(equalTo: gaps[0]).isActive = true
    root.layoutIfNeeded()

    let text = "\(blocks[2].explain(.top))"
    #expect(text.contains("or root.height by "), "\(text)")
    #expect(!text.contains("one of 1") && !text.contains("one more"), "\(text)")
  }

  /// Stack Overflow, "a scroll view as high as its content": with a limit alone.
  @Test func `a scroll view with nothing but a greatest height is told of`() throws {
    let scroll = ScrollView(frame: .zero)
    scroll.name = "scroll"
    let (content, foot) = (View(name: "content"), View(name: "foot"))
    root.addSubviews(scroll, foot)
    scroll.addSubview(content)
    scroll.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.lessThanOrEqualTo(300)
    }
    content.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(100)
    }
    foot.makeConstraints { make in
      make.top.equalTo(scroll.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
    }
    root.layoutIfNeeded()

    let texts = root.layoutAmbiguities().map(\.description)
    #expect(texts.count == 1)
    #expect(texts[0].contains("height is 0 and may be 0…300"), "\(texts)")
    #expect(texts[0].contains("foot moves with it"), "\(texts)")
    #expect(texts[0].contains("Give scroll a height"), "\(texts)")
  }

  /// PureLayout#129 on a screen that is too low: 40, 90 and 100 are 230, and there are 200.
  @Test func `gaps that cannot be less than nothing are told of with all heights`() throws {
    root.frame.size.height = 200
    let views = [40, 90, 100].map { View("v\($0)", in: root) }
    let guides = (0..<4).map { _ in LayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    for (view, height) in zip(views, [40, 90, 100]) {
      view.makeConstraints { make in
        make.height.equalTo(height)
        make.left.equalToSuperview()
      }
    }
    for (index, guide) in guides.enumerated() {
      guide.makeConstraints { make in
        if index > 0 { make.height.equalTo(guides[0]) }
        make.top.equalTo(index == 0 ? root.top : views[index - 1].bottom)
        make.bottom.equalTo(index == 3 ? root.bottom : views[index].top)
      }
    }
    root.layoutIfNeeded()

    let text = "\(try #require(root.diagnostics.conflicts.first))"
    #expect(text.contains("is missed by 30:"), "\(text)")
    #expect(text.contains("(sizes are not negative)"), "\(text)")
    for height in [40, 90, 100] { #expect(text.contains("v\(height).height == \(height) ")) }
  }

  /// Stack Overflow 14530393: two views below each other, and neither is tied to anything else.
  @Test func `what stands free up and down is told of once, with what goes with it`() {
    let (button, text) = (View("button", in: root), View("text", in: root))
    button.contentSize = CGSize(width: 40, height: 40)
    text.contentSize = CGSize(width: 60, height: 20)
    button.makeConstraints { $0.centerX.equalToSuperview() }
    text.makeConstraints { make in
      make.top.equalTo(button.bottom).offset(8)
      make.centerX.equalTo(button)
    }
    root.layoutIfNeeded()

    let texts = root.layoutAmbiguities().map(\.description)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("text moves with it") == true, "\(texts)")
    #expect(texts.first?.contains("Tie top, bottom or centerY of button to something") == true)
  }

  /// SnapKit#365 and layout#105: a row of pages without its last edge, and a stack without its bottom.
  @Test(arguments: [true, false])
  func `a scroll view names the edge that is missing, and where it belongs`(
    isRow: Bool
  ) {
    let scroll = ScrollView(frame: .zero)
    scroll.name = "scroll"
    root.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    if isRow {
      var last: View?
      for index in 0..<3 {
        let page = View("p\(index)", in: scroll)
        page.makeConstraints { make in
          make.top.bottom.width.height.equalToSuperview()
          make.left.equalTo(last?.right ?? scroll.left)
        }
        last = page
      }
    } else {
      let stack = StackView(arrangedSubviews: [View(name: "row")], name: "stack")
      stack.axis = .vertical
      stack.arrangedSubviews[0].contentSize = CGSize(width: 100, height: 20)
      scroll.addSubview(stack)
      stack.makeConstraints { $0.top.left.right.width.equalToSuperview() }
    }
    root.layoutIfNeeded()

    let text = root.layoutAmbiguities().map(\.description).joined()
    let name = isRow ? "p2.right to scroll.right" : "stack.bottom to scroll.bottom"
    #expect(
      text.contains(
        "tie \(name), beside its other constraints (SaidReportTests.swift:"), "\(text)")
  }

  /// PureLayout#246: all that one sentence needs.
  @Test func `forgotten masks are one sentence`() throws {
    let views = ["rules", "info"].map { View($0, keeping: .zero, in: root) }
    for view in views { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor).isActive = true
    root.layoutIfNeeded()

    let texts = root.diagnostics.conflicts.map(\.description).joined(separator: "\n")
    #expect(texts.contains("Do this:\n  set "), "\(texts)")
    #expect(texts.contains("translatesAutoresizingMaskIntoConstraints"), "\(texts)")
  }
}
