import Ashlar
import Testing

/// Reports about what scrolls.
struct `Reported about scroll views` {
  let root = View(root: 320, 480)
  let scroll = ScrollView(name: "scroll")

  init() {
    root.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
  }

  /// 320 − 5 − 100.
  @Test func `a label at the right is seen when it is tied to the frame`() {
    let logo = View("logo", in: scroll)
    logo.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.top.equalToSuperview().offset(10)
      make.size.equalTo(80)
    }
    let label = View("label", in: scroll)
    label.makeConstraints { make in
      make.right.equalTo(scroll.frameLayoutGuide).offset(-5)
      make.top.equalToSuperview().offset(20)
      make.width.equalTo(100)
      make.height.equalTo(20)
    }
    root.layoutIfNeeded()

    #expect(frame(of: label) == [215, 20, 100, 20])
  }

  @Test(arguments: [true, false])
  func `a page with the width of the frame and the edges of the content fits`(isWidthFirst: Bool) {
    let (page, tall) = (View("page", in: scroll), View(name: "tall"))
    page.addSubview(tall)
    if isWidthFirst { page.makeConstraints { $0.width.equalToSuperview() } }
    page.makeConstraints { $0.edges.equalToSuperview() }
    if !isWidthFirst { page.makeConstraints { $0.width.equalToSuperview() } }
    tall.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(900)
    }
    root.layoutIfNeeded()
    #expect(frame(of: page) == [0, 0, 320, 900])
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))

    root.layout(in: CGSize(width: 500, height: 480))
    #expect(scroll.contentSize == CGSize(width: 500, height: 900))

    tall.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(frame(of: page) == [0, 0, 500, 0])
  }

  @Test func `a stack scrolls sideways until it is as wide as the frame`() {
    let (stack, custom) = (StackView(name: "stack"), View(name: "custom"))
    stack.axis = .vertical
    custom.contentSize = CGSize(width: 600, height: 50)
    scroll.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    stack.addArrangedSubview(custom)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 600, height: 50))
    #expect(frame(of: custom) == [0, 0, 600, 50])

    stack.makeConstraints { $0.width.equalTo(scroll) }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 50))
    #expect(frame(of: custom) == [0, 0, 320, 50])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// Fifty rows of 20.
  @Test func `a stack without a bottom does not scroll`() {
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    scroll.addSubview(stack)
    stack.makeConstraints { $0.top.left.right.width.equalToSuperview() }
    for index in 0..<50 {
      let row = View(name: "\(index)")
      row.contentSize = CGSize(width: 100, height: 20)
      stack.addArrangedSubview(row)
    }
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 0)
    #expect(frame(of: stack) == [0, 0, 320, 1_000])

    stack.makeConstraints { $0.bottom.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 1_000))
  }

  @Test(arguments: [(100, 100), (1_000, 300)] as [(CGFloat, CGFloat)])
  func `one is as high as its content until a limit`(content: CGFloat, height: CGFloat) {
    let (page, foot) = (View("page", in: scroll), View("foot", in: root))
    scroll.remakeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.lessThanOrEqualTo(300)
      make.height.equalTo(page).priority(.low)
    }
    page.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(content)
    }
    foot.makeConstraints { make in
      make.top.equalTo(scroll.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
    }
    root.layoutIfNeeded()

    #expect(frame(of: scroll) == [0, 0, 320, height])
    #expect(scroll.contentSize == CGSize(width: 320, height: content))
    #expect(frame(of: foot) == [0, height, 320, 44])
  }

  @Test func `pages stand side by side, and follow when the screen turns`() {
    let pages = (0..<5).map { View("\($0)", in: scroll) }
    for (index, page) in pages.enumerated() {
      page.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.size.equalTo(scroll)
        make.left.equalTo(index == 0 ? scroll.left : pages[index - 1].right)
      }
    }
    pages[4].makeConstraints { $0.right.equalToSuperview() }
    for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
      root.layout(in: size)
      #expect(scroll.contentSize == CGSize(width: 5 * size.width, height: size.height))
      #expect(pages.map(\.frame.minX) == (0..<5).map { size.width * CGFloat($0) })
      #expect(pages.allSatisfy { $0.frame.size == size })
    }
    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(pages.map(\.frame.minX) == (0..<5).map { 480 * CGFloat($0) })
  }
}
