import Ashlar
import Testing

/// A content at 1000 gives way to what a person wrote, whenever either was made.
///
/// Source: reference, "What 4,000 recorded screens say", 3.
struct `A required content against a required constraint` {
  let root = View(root: 320, 100)
  let icon: View

  init() {
    icon = View("icon", in: root)
    icon.pinCorner()
  }

  /// What there is to do, in any order.
  enum Step: CaseIterable {
    case content, priorities, constraints
  }

  private static let orders: [[Step]] = [
    [.content, .priorities, .constraints], [.content, .constraints, .priorities],
    [.priorities, .content, .constraints], [.priorities, .constraints, .content],
    [.constraints, .content, .priorities], [.constraints, .priorities, .content],
  ]

  private func take(_ step: Step) {
    switch step {
    case .content: icon.contentSize = CGSize(width: 78, height: 106)
    case .priorities: icon.requireContent()
    case .constraints:
      icon.makeConstraints { make in
        make.width.equalTo(27)
        make.height.equalTo(36)
      }
    }
  }

  private var setAside: [LayoutDemand] { root.diagnostics.conflicts.map(\.setAside) }

  @Test(arguments: orders, [true, false])
  func `gives way in every order`(order: [Step], laysOutOften: Bool) {
    for step in order {
      take(step)
      if laysOutOften { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()

    #expect(frame(of: icon) == [0, 0, 27, 36])
    #expect(setAside.map(\.origin) == [.contentSize, .contentSize])
    #expect(setAside.map(\.first?.item) == ["icon", "icon"])
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `gives way when it changes, and holds when the constraint goes`() {
    let width = icon.widthAnchor.constraint(equalToConstant: 27)
    width.isActive = true
    take(.content)
    take(.priorities)
    root.layoutIfNeeded()
    #expect(icon.frame.size == CGSize(width: 27, height: 106))

    icon.contentSize = CGSize(width: 90, height: 106)
    root.layoutIfNeeded()
    #expect(icon.frame.width == 27)

    width.isActive = false
    root.layoutIfNeeded()
    #expect(icon.frame.width == 90)
    #expect(setAside.isEmpty)

    width.isActive = true
    root.layoutIfNeeded()
    #expect(icon.frame.width == 27)
  }

  @Test func `gives way to a constraint that becomes required`() {
    take(.content)
    take(.priorities)
    let width = icon.widthAnchor.constraint(equalToConstant: 27)
    width.priority = 999
    width.isActive = true
    root.layoutIfNeeded()
    #expect(icon.frame.width == 78)

    width.priority = .required
    root.layoutIfNeeded()
    #expect(icon.frame.width == 27)
  }

  /// Wider than the content is against hugging, and narrower is against compression resistance; each counts by itself.
  @Test(arguments: [(27, 1), (100, 0)] as [(CGFloat, Int)])
  func `gives way on the side on which it is required`(width: CGFloat, conflicts: Int) {
    icon.contentSize = CGSize(width: 78, height: 20)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    icon.makeConstraints { $0.width.equalTo(width) }
    root.layoutIfNeeded()

    #expect(icon.frame.width == width)
    #expect(setAside.count == conflicts)
  }

  @Test func `gives way to inequalities, to edges and to other views`() {
    take(.content)
    take(.priorities)
    icon.makeConstraints { make in
      make.width.lessThanOrEqualTo(50)
      make.bottom.equalToSuperview().offset(-30)
    }
    let twin = View("twin", in: root)
    twin.contentSize = CGSize(width: 10, height: 10)
    twin.requireContent()
    twin.makeConstraints { make in
      make.left.equalTo(icon.right)
      make.top.equalToSuperview()
      make.width.equalTo(icon)
    }
    root.layoutIfNeeded()

    #expect(icon.frame.height == 70)
    #expect(icon.frame.width <= 50)
    #expect(twin.frame.width == icon.frame.width)
    #expect(setAside.allSatisfy { $0.origin == .contentSize })
  }

  /// The text is 7 characters wide, and one line high.
  @Test func `gives way in labels`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: "a label", name: "label")
    root.addSubview(label)
    label.requireContent()
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(30)
      make.height.equalTo(9)
    }
    root.layoutIfNeeded()

    #expect(frame(of: label) == [0, 0, 30, 9])
    #expect(setAside.map(\.first?.item) == ["label", "label"])
  }

  /// A frame is older than everything.
  @Test func `gives way to the frame that a view keeps`() {
    let kept = View("kept", keeping: CGRect(x: 5, y: 5, width: 30, height: 20), in: root)
    kept.contentSize = CGSize(width: 60, height: 60)
    kept.requireContent()
    icon.makeConstraints { make in
      make.width.equalTo(kept)
      make.height.equalTo(kept)
    }
    root.layoutIfNeeded()

    #expect(frame(of: kept) == [5, 5, 30, 20])
    #expect(frame(of: icon) == [0, 0, 30, 20])
    #expect(setAside.allSatisfy { $0.origin == .contentSize })
  }
}

// MARK: - Several contents

extension `A required content against a required constraint` {
  /// What happens to two views that have to be equally wide and whose contents are not.
  enum Event: CaseIterable {
    case first, second, equality
  }

  private static let histories: [[Event]] = [
    [.first, .second, .equality], [.first, .equality, .second], [.second, .first, .equality],
    [.second, .equality, .first], [.equality, .first, .second], [.equality, .second, .first],
  ]

  /// Of two contents the one that comes first in the tree counts as older, whichever was set first.
  @Test(arguments: histories, [true, false])
  func `of contents the first one in the tree holds`(history: [Event], laysOutOften: Bool) {
    let twin = View("twin", in: root)
    twin.pinCorner()
    for view in [icon, twin] { view.requireContent() }
    for event in history {
      switch event {
      case .first: icon.contentSize = CGSize(width: 100, height: 10)
      case .second: twin.contentSize = CGSize(width: 60, height: 10)
      case .equality: icon.widthAnchor.constraint(equalTo: twin.widthAnchor).isActive = true
      }
      if laysOutOften { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()

    #expect([icon.frame.width, twin.frame.width] == [100, 100])
    #expect(setAside.map(\.first?.item) == ["twin"])

    root.bringSubviewToFront(icon)
    root.layoutIfNeeded()
    #expect([icon.frame.width, twin.frame.width] == [60, 60])
    #expect(setAside.map(\.first?.item) == ["icon"])
  }

  /// A stack that fills equally wants 50 and 50, the contents 30 and 70.
  @Test(arguments: [true, false])
  func `a stack holds against contents, whichever was there first`(isStackFirst: Bool) {
    let views = [View(name: "a"), View(name: "b")]
    let stack = StackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    if isStackFirst { root.layoutIfNeeded() }
    for (view, width) in zip(views, [30, 70]) {
      view.contentSize = CGSize(width: width, height: 10)
      view.requireContent()
      if !isStackFirst { root.layoutIfNeeded() }
    }
    stack.distribution = .fill
    root.layoutIfNeeded()
    stack.distribution = .fillEqually
    root.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [50, 50])
    #expect(setAside.allSatisfy { $0.origin == .contentSize })
  }
}

// MARK: - Sizes that fit

extension `A required content against a required constraint` {
  /// The box is 5 around the icon on all sides.
  @Test func `gives way in sizes that fit`() {
    let box = View("box", in: root)
    let inside = View("inside", in: box)
    inside.contentSize = CGSize(width: 78, height: 106)
    inside.requireContent()
    inside.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    #expect(
      box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 88, height: 116))

    inside.makeConstraints { make in
      make.width.equalTo(27)
      make.height.equalTo(36)
    }

    #expect(
      box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 37, height: 46))
  }

  /// The cell is 36 and 2 · 8 high, whatever the content asks for.
  @Test func `gives way in cells`() {
    let cell = RowCell(name: "cell")
    cell.diagnostics.handler = .silent
    cell.box.contentSize = CGSize(width: 10, height: 106)
    cell.box.requireContent()
    #expect(cell.height(forWidth: 320) == 122)

    cell.box.makeConstraints { $0.height.equalTo(36) }

    #expect(cell.height(forWidth: 320) == 52)
  }
}

extension View {
  /// Makes the size of the content required on both axes, on both sides.
  func requireContent() {
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }
}
