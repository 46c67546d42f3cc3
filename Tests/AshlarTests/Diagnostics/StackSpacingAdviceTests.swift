import Ashlar
import Testing

/// What reports say of the spacing of a stack, which is a number that a person wrote.
struct `Advice about the spacing of a stack` {
  let root = View(root: 320, 160)
  let views = ["a", "b", "c"].map { View(name: $0) }
  let stack: StackView

  /// Three views of 40 and two gaps of 30 are 180; there are 160.
  init() {
    stack = StackView(arrangedSubviews: views, name: "form")
    stack.axis = .vertical
    stack.spacing = 30
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    for view in views { view.makeConstraints { $0.height.equalTo(40) } }
  }

  private func conflict() throws -> LayoutConflict {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first)
  }

  @Test func `names the property, and the number that ends the conflict`() throws {
    let conflict = try conflict()

    #expect("\(conflict)".contains("b.top == a.bottom + 30 (the spacing of form)"), "\(conflict)")
    #expect(
      conflict.suggestions.first?.description == "write form.spacing = 20 in place of 30",
      "\(conflict)")
    stack.spacing = 20
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `names a custom spacing by its view`() throws {
    stack.setCustomSpacing(35, after: views[1])
    let conflict = try conflict()

    #expect(
      "\(conflict)".contains("c.top == b.bottom + 35 (the custom spacing of form after b)"),
      "\(conflict)")
    #expect(
      conflict.suggestions.prefix(2).map(\.description) == [
        "write form.spacing = 5 in place of 30",
        "write form.setCustomSpacing(10, after: b) in place of 35",
      ])
    stack.setCustomSpacing(10, after: views[1])
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// Less than nothing would be needed: views have to be lower.
  @Test func `is none where views have no room without any`() throws {
    stack.spacing = 10
    root.frame.size.height = 100
    let conflict = try conflict()

    #expect(!conflict.suggestions.contains { "\($0)".contains("spacing") }, "\(conflict)")
  }

  /// Another pair of views has the same spacing, and no room for less.
  @Test func `is none where another gap needs the spacing`() throws {
    let last = View(name: "d")
    stack.addArrangedSubview(last)
    last.makeConstraints { make in
      make.height.equalTo(10)
      make.top.equalTo(views[2].bottom).offset(30)
    }
    root.frame.size.height = 200
    let conflict = try conflict()

    #expect(!conflict.suggestions.contains { "\($0)".contains("form.spacing") }, "\(conflict)")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `is right in a row, whatever the direction`(direction: LayoutDirection) throws {
    let row = StackView(arrangedSubviews: [View(name: "x"), View(name: "y")], name: "row")
    row.spacing = 30
    let root = View(root: 100, 50)
    root.environment.direction = direction
    root.addSubview(row)
    row.makeConstraints { $0.edges.equalToSuperview() }
    for view in row.arrangedSubviews { view.makeConstraints { $0.width.equalTo(40) } }
    root.layoutIfNeeded()

    let conflict = try #require(root.diagnostics.conflicts.first)
    #expect(
      conflict.suggestions.first?.description == "write row.spacing = 20 in place of 30",
      "\(conflict)")
    row.spacing = 20
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `is given by explanations, which know how many gaps there are`() {
    root.frame.size.height = 180
    root.layoutIfNeeded()
    let text = "\(views[2].explain(.top))"
    #expect(text.contains("its top edge stays 30 after b (the spacing of form)"), "\(text)")
    #expect(text.contains("the spacing of form by 0.5"), "\(text)")

    stack.setCustomSpacing(30, after: views[0])
    root.layoutIfNeeded()
    let custom = "\(views[1].explain(.top))"
    #expect(custom.contains("the custom spacing of form after a by 1"), "\(custom)")
  }

  @Test func `stands in what is missed`() {
    _ = try? conflict()
    let text = "\(views[2].explain(.top))"
    #expect(
      text.contains("(the spacing of form) wanted otherwise (required) and is missed by 20"),
      "\(text)")
  }

  /// How many constraints a layout has set aside.
  private func setAside(in root: View) -> Int {
    root.diagnostics.conflicts.reduce(0) { $0 + 1 + $1.alsoSetAside.count }
  }

  /// Stacks by chance, too small or too large for what is in them: each spacing that is advised is tried.
  @Test func `ends the conflict whenever it is given`() throws {
    var tried = 0
    for seed in 0..<60 {
      let (root, _) = crowded(UInt64(seed))
      guard let conflict = root.diagnostics.conflicts.first else { continue }
      let before = setAside(in: root)
      for suggestion in conflict.suggestions {
        guard case .changeSpacing(let demand, let spacing) = suggestion else { continue }
        let (root, stack) = crowded(UInt64(seed))
        let view = stack.arrangedSubviews.first { $0.name == demand.second?.item }
        if demand.description.contains("custom spacing"), let view {
          stack.setCustomSpacing(spacing, after: view)
        } else {
          stack.spacing = spacing
        }
        root.layoutIfNeeded()
        #expect(setAside(in: root) < before, "\(seed): \(suggestion)")
        tried += 1
      }
    }
    #expect(tried > 20)
  }

  private func crowded(_ seed: UInt64) -> (root: View, stack: StackView) {
    var random = Xorshift(seed: seed)
    let root = View(root: 200, 200)
    let stack = StackView(arrangedSubviews: (0..<4).map { View(name: "v\($0)") }, name: "stack")
    stack.axis = random.next(2) == 0 ? .vertical : .horizontal
    stack.distribution = random.next(3) == 0 ? .equalSpacing : .fill
    stack.spacing = CGFloat(5 * random.next(8))
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    for view in stack.arrangedSubviews {
      let length = 20 + 5 * random.next(6)
      if random.next(3) == 0 { stack.setCustomSpacing(CGFloat(5 * random.next(10)), after: view) }
      view.makeConstraints { make in
        if stack.axis == .vertical {
          make.height.equalTo(length)
        } else {
          make.width.equalTo(length)
        }
      }
    }
    root.layoutIfNeeded()
    return (root, stack)
  }
}
