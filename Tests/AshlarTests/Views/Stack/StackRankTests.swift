import Ashlar
import Testing

/// The first view of a stack gives way where the sums of what is missed are equal, and nowhere else.
///
/// Source: reference, "What 4,000 recorded screens say", 5.
struct `The order of the views in a stack` {
  let root = View(root: 382, 200)

  private func view(_ name: String, width: CGFloat, height: CGFloat = 10) -> View {
    let view = View(name: name)
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  /// A stack at the top left, with a width of its own.
  private func stack(_ views: [View], width: CGFloat) -> StackView {
    let stack = StackView(arrangedSubviews: views, name: "stack")
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(width)
    }
    return stack
  }

  /// Places a view outside of the stack that is as wide as one inside, and asks for the same content.
  private func addTwin(of view: View, content: CGFloat) {
    let twin = self.view("twin", width: content)
    root.addSubview(twin)
    twin.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(100)
      make.width.equalTo(view)
    }
  }

  @Test(
    arguments: [(90, [50, 20, 20]), (30, [0, 10, 20]), (60, [20, 20, 20])]
      as [(CGFloat, [CGFloat])])
  func `decides between equals`(width: CGFloat, widths: [CGFloat]) {
    let views = ["a", "b", "c"].map { view($0, width: 20) }
    _ = stack(views, width: width)
    root.layoutIfNeeded()

    #expect(views.map(\.frame.width) == widths)
  }

  /// To stretch or squeeze the first costs twice as much, because its twin follows it.
  @Test(arguments: [(100, 65), (40, 5)] as [(CGFloat, CGFloat)])
  func `does not outweigh a sum`(width: CGFloat, rest: CGFloat) {
    let (a, b) = (view("a", width: 35), view("b", width: 35))
    _ = stack([a, b], width: width)
    addTwin(of: a, content: 35)
    root.layoutIfNeeded()

    #expect(a.frame.width == 35)
    #expect(b.frame.width == rest)
  }

  /// 30 too much: the first would cost 60, and all others cost the same.
  @Test func `does not outweigh a sum in a long stack`() {
    let views = (0..<1_000).map { view("\($0)", width: 1) }
    _ = stack(views, width: 1_030)
    addTwin(of: views[0], content: 1)
    root.layoutIfNeeded()

    #expect(views[0].frame.width == 1)
    #expect(views[1].frame.width == 31)
    #expect(views.dropFirst(2).allSatisfy { $0.frame.width == 1 })
  }

  /// A priority that is higher by the least step still decides.
  @Test func `does not outweigh a priority`() {
    let (a, b) = (view("a", width: 20), view("b", width: 20))
    a.setContentHuggingPriority(251, for: .horizontal)
    _ = stack([a, b], width: 70)
    root.layoutIfNeeded()

    #expect([a, b].map(\.frame.width) == [20, 50])
  }

  /// 61.5, five times 61.5 and 16 are 3 more than there is. The first view would miss all 3 of them; those of the stack
  /// inside miss 0.6, 0.1, 0.1, 0.1 and 0.6.
  @Test func `does not outweigh what a stack inside misses`() {
    root.environment.displayScale = 2
    let (a, z) = (view("a", width: 61.5, height: 118), view("z", width: 61.5, height: 118))
    let inner = StackView(
      arrangedSubviews: [61.5, 61, 61, 61, 61.5].map { view("inside", width: $0, height: 118) },
      name: "inner")
    inner.distribution = .fillEqually
    let row = StackView(arrangedSubviews: [a, inner, z], name: "row")
    root.addSubview(row)
    row.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(118)
    }
    z.makeConstraints { $0.width.equalTo(16) }
    root.layoutIfNeeded()

    #expect([a, inner, z].map(\.frame.width) == [61.5, 304.5, 16])
  }

  /// The stack has 54 points for two labels of 20.5 and a gap of 2; the text beside it keeps its height.
  @Test func `does not outweigh what a label outside misses`() {
    let root = View(root: 414, 172)
    root.environment.displayScale = 2
    let labels = ["a", "b", "text"].map { view($0, width: 40, height: 20.5) }
    for label in labels {
      for axis in LayoutAxis.allCases { label.setContentHuggingPriority(251, for: axis) }
    }
    let stack = StackView(arrangedSubviews: Array(labels[0...1]), name: "stack")
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 2
    let (icon, foot) = (View(name: "icon"), View(name: "foot"))
    root.addSubviews(stack, icon, labels[2], foot)
    stack.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(8)
    }
    icon.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.height.equalTo(24)
      make.top.equalTo(stack.bottom).offset(18)
    }
    labels[2].makeConstraints { make in
      make.left.equalTo(icon.right).offset(8)
      make.right.equalToSuperview()
      make.centerY.equalTo(icon)
    }
    foot.makeConstraints { make in
      make.left.equalTo(labels[2])
      make.right.equalToSuperview()
      make.height.equalTo(59)
      make.top.equalTo(labels[2].bottom).offset(11)
      make.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(stack.frame.height == 54)
    #expect(labels.map(\.frame.height) == [26, 26, 20.5])
  }
}
