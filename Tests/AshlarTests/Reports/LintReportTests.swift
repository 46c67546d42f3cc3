import Ashlar
import Testing

/// Reports of people whose layouts are legal and not meant.
struct `Reported about lints` {
  let root = View(root: 320, 480)

  private var findings: [String] {
    root.layoutIfNeeded()
    return LayoutLint.findings(of: root).map(\.description)
  }

  /// Six words of nine letters: at 100 one a line, at 300 three.
  @Test func `lines that go by a width of another time`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(
      text: Array(repeating: "abcdefghi", count: 6).joined(separator: " "), name: "l")
    label.numberOfLines = 0
    root.addSubview(label)
    label.makeConstraints {
      $0.top.left.equalToSuperview()
      $0.width.equalTo(300)
    }
    label.preferredMaxLayoutWidth = 100
    #expect(findings.contains { $0.contains("Set l.preferredMaxLayoutWidth to 0") })
    #expect(label.frame.height == 120)

    label.preferredMaxLayoutWidth = 0
    #expect(findings.isEmpty)
    #expect(label.frame.height == 40)
  }

  /// A custom view of 600 in a stack that is tied to all edges of what scrolls.
  @Test func `a vertical stack that is wider than its scroll view`() {
    let scroll = ScrollView()
    scroll.name = "scroll"
    let stack = StackView()
    stack.name = "stack"
    stack.axis = .vertical
    let custom = View(name: "custom")
    custom.contentSize = CGSize(width: 600, height: 50)
    root.addSubview(scroll)
    scroll.addSubview(stack)
    stack.addArrangedSubview(custom)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    stack.makeConstraints { $0.edges.equalToSuperview() }
    #expect(findings.contains { $0.contains("Tie stack.width to scroll.width") })

    stack.makeConstraints { $0.width.equalToSuperview() }
    #expect(findings.isEmpty)
  }

  @Test func `a number that is multiplied`() {
    let view = View("view", in: root)
    LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 0.2, constant: 295
    ).isActive = true

    #expect(findings.contains { $0.contains("multiplied by 0.2") && $0.contains("the product") })
  }
}
