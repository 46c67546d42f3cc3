import AshlarTesting
import AshlarUIKit
import Testing

/// Layouts that people asked for, as they were answered: no check has anything to say of them.
struct `Reported layouts that are good` {
  // MARK: What scrolls

  /// Stack Overflow 35432204: three items of 50 and two gaps of 10 are 170, eight are 470 and scroll in 320.
  @Test(arguments: [(3, 75, 170, 170), (8, 0, 320, 470)] as [(Int, CGFloat, CGFloat, CGFloat)])
  func `a row is in the middle while there is room, and scrolls otherwise`(
    count: Int, x: CGFloat, width: CGFloat, content: CGFloat
  ) {
    let root = UIView(reported: 320, 100)
    let scroll = root.add(UIScrollView(), "scroll")
    let stack = scroll.add(UIStackView(), "stack")
    stack.spacing = 10
    for index in 0..<count {
      let item = UIView()
      item.name = "item\(index)"
      item.snp.makeConstraints { $0.size.equalTo(CGSize(width: 50, height: 40)) }
      stack.addArrangedSubview(item)
    }
    scroll.snp.makeConstraints { make in
      make.leading.top.greaterThanOrEqualToSuperview()
      make.trailing.bottom.lessThanOrEqualToSuperview()
      make.center.equalToSuperview()
    }
    stack.snp.makeConstraints { make in
      make.edges.height.equalToSuperview()
      make.width.equalToSuperview().priority(.low)
    }

    expectSilence(root)
    expectFrame(of: scroll, x: x, y: 30, width: width, height: 40)
    #expect(scroll.contentSize == CGSize(width: content, height: 40))
  }

  /// Stack Overflow 50847601: 480 − 20 − 30 while the text is short; 20 + 25 · 20 + 40 below a long one.
  @Test(arguments: [(1, 430, 480), (25, 560, 610)] as [(Int, CGFloat, CGFloat)])
  func `a footer is at the bottom, and below a long text`(
    lines: Int, y: CGFloat, content height: CGFloat
  ) {
    let root = UIView(reported: 320, 480)
    let scroll = root.add(UIScrollView(), "scroll")
    let content = scroll.add(UIView(), "content")
    let label = content.add(UILabel(), "label")
    let foot = content.add(UIView(), "foot")
    label.numberOfLines = 0
    label.text = Array(repeating: "abcdefghijklmnopqrstuvw", count: lines).joined(separator: "\n")
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalToSuperview().priority(250)
    }
    label.snp.makeConstraints { $0.top.left.right.equalToSuperview().inset(20) }
    foot.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(20)
      make.height.equalTo(30)
      make.top.greaterThanOrEqualTo(label.snp.bottom).offset(40)
    }

    expectSilence(root)
    expectFrame(of: foot, x: 20, y: y, width: 280, height: 30)
    #expect(scroll.contentSize == CGSize(width: 320, height: height))
  }

  // MARK: Texts

  /// Stack Overflow 36188488: the first baseline of three lines is level with one line, and the last one 40 below it.
  @Test(arguments: [true, false])
  func `labels stand on the first and on the last baseline of three lines`(isGrid: Bool) {
    let root = UIView(reported: 400, 300)
    if !isGrid { root.textMeasurer = SystemTextMeasurer() }
    let text = root.add(label: "one\ntwo\nthree", lines: 0)
    let (up, down) = (root.add(label: "UP"), root.add(label: "DOWN"))
    text.snp.makeConstraints { $0.top.left.equalToSuperview().offset(50) }
    up.snp.makeConstraints { make in
      make.left.equalTo(text.snp.right).offset(40)
      make.firstBaseline.equalTo(text)
    }
    down.snp.makeConstraints { make in
      make.left.equalTo(up.snp.right).offset(40)
      make.lastBaseline.equalTo(text)
    }

    expectSilence(root)
    #expect(up.frame.minY == text.frame.minY)
    #expect((down.frame.maxY - text.frame.maxY).magnitude < 0.001)
    if isGrid {
      expectFrame(of: text, x: 50, y: 50, width: 50, height: 60)
      expectFrame(of: down, x: 200, y: 90, width: 40, height: 20)
    }
  }

  /// The visual formats of Apple's page. The field has 320 − 3 · 8 − 2 · 40 − 8, and one is as wide as two.
  @Test func `lines of Apple's page about formats`() {
    let root = UIView(reported: 320, 300)
    var views: [String: UIView] = [:]
    let widths = [("find", 40), ("next", 40), ("field", -1), ("b", 60), ("one", 30), ("two", 50)]
    for (name, width) in widths {
      let view = root.add(UIView(), name)
      view.contentSize = CGSize(width: width, height: 20)
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    let formats = [
      "|-[find]-[next]-[field(>=20)]-|", "|-[b(100@20)]", "|-[one(==two)]-[two]",
      "V:|-[find]-[b]-[one]",
    ]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    for (name, other) in [("next", "find"), ("field", "find"), ("two", "one")] {
      views[name]?.snp.makeConstraints { make in make.top.equalTo(views[other]!) }
    }

    expectSilence(root)
    let frames: [String: CGRect] = [
      "find": CGRect(x: 8, y: 8, width: 40, height: 20),
      "next": CGRect(x: 56, y: 8, width: 40, height: 20),
      "field": CGRect(x: 104, y: 8, width: 208, height: 20),
      "b": CGRect(x: 8, y: 36, width: 60, height: 20),
      "one": CGRect(x: 8, y: 64, width: 50, height: 20),
      "two": CGRect(x: 66, y: 64, width: 50, height: 20),
    ]
    for (name, _) in widths { expectFrame(of: views[name]!, frames[name]!) }
  }

  // MARK: What comes and goes

  /// Stack Overflow 28301595: two distances whose priorities are exchanged. Heights of 40, gaps of 8.
  @Test func `a view moves up by exchanged priorities, and equal ones are ambiguous`() throws {
    let root = UIView(reported: 100, 200)
    let boxes = ["red", "orange", "yellow"].map { root.add(UIView(), $0) }
    for box in boxes {
      box.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(40)
      }
    }
    var (near, far): (Constraint?, Constraint?)
    boxes[0].snp.makeConstraints { $0.top.equalToSuperview() }
    boxes[1].snp.makeConstraints { $0.top.equalTo(boxes[0].snp.bottom).offset(8) }
    boxes[2].snp.makeConstraints { make in
      near = make.top.equalTo(boxes[1].snp.bottom).offset(8).priority(999).constraint
      far = make.top.equalTo(boxes[0].snp.bottom).offset(8).priority(500).constraint
    }
    expectSilence(root)
    #expect(boxes.map(\.frame.minY) == [0, 48, 96])

    boxes[1].isHidden = true
    near?.update(priority: 500)
    far?.update(priority: 999)
    expectSilence(root)
    #expect(boxes[2].frame.minY == 48)

    far?.update(priority: 500)
    let told = problems(root)
    #expect(told.count == 1)
    expect(told.first, says: "top is 48 and may be 48…96", "have the same priority and disagree")
  }

  /// Stack Overflow 19561269: insets of 8 that are required keep 16 open, whatever the height wishes. 20 + 16 before.
  @Test(arguments: [(1000, 16), (900, 0)] as [(Int, CGFloat)])
  func `a box collapses as far as its insets let it`(priority: Int, height: CGFloat) {
    let root = UIView(reported: 320, 200)
    let (box, next) = (root.add(UIView(), "box"), root.add(UIView(), "next"))
    let label = box.add(label: "text")
    box.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    label.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(8)
      make.bottom.equalToSuperview().inset(8).priority(priority)
    }
    next.snp.makeConstraints { make in
      make.top.equalTo(box.snp.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
    }
    expectSilence(root)
    #expect(next.frame.minY == 36)

    box.snp.makeConstraints { $0.height.equalTo(0).priority(999) }
    box.isHidden = true
    expectSilence(root)
    #expect(box.frame.height == height && next.frame.minY == height)
    if priority == 1000 {
      expect("\(box.explain(.height))", says: "box.height == 0 @999 (", "is missed by 16")
    }
  }

  /// Useyourloaf's page about the keyboard: 852 − 34 − 44 and 852 − 336 − 44; the text begins at 59.
  @Test func `a bar is above the keyboard, and a text above the bar`() {
    let window = UIWindow(device: .iPhone15Pro)
    let page = KeyboardPage()
    window.rootViewController = page
    expectSilence(window)
    expectFrame(of: page.bar, x: 0, y: 774, width: 393, height: 44)
    expectFrame(of: page.text, x: 0, y: 59, width: 393, height: 715)

    window.keyboardHeight = 336
    expectSilence(window)
    expectFrame(of: page.bar, x: 0, y: 472, width: 393, height: 44)
    expectFrame(of: page.text, x: 0, y: 59, width: 393, height: 413)
  }
}

private final class KeyboardPage: UIViewController {
  let text = UITextView()
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.add(text, "text")
    view.add(bar, "bar")
    bar.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
      make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.left.right.equalToSuperview()
      make.bottom.equalTo(bar.snp.top)
    }
  }
}
