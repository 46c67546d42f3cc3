import AshlarBoxes
import Testing

/// Expected frames are computed by hand.
struct `Contents of boxes` {
  /// The size of a text of 100 points on lines of 10.
  private static func text(_ width: CGFloat?) -> CGSize {
    guard let width, width < 100 else { return CGSize(width: 100, height: 10) }
    let lines = width > 0 ? (100 / width).rounded(.up) : 100
    return CGSize(width: min(100, max(1, width)), height: lines * 10)
  }

  @Test func `give boxes their sizes, as far as priorities let them`() {
    let layout = BoxLayout()
    let root = layout.add()
    let name = layout.add(in: root)
    let value = layout.add(in: root)
    layout.setContent(of: name, CGSize(width: 60, height: 10))
    layout.setContent(of: value, CGSize(width: 80, height: 10))
    layout.setHugging(251, of: name, along: .horizontal)
    layout.setCompressionResistance(751, of: value, along: .horizontal)
    layout.combine([name, value], along: .horizontal, spacing: 0)
    layout.align([name, value], .top, in: root)
    layout.constrain(name) { $0.left.equalTo(root) }
    layout.constrain(value) { $0.right.equalTo(root) }

    layout.solve(root, in: CGSize(width: 200, height: 10))
    #expect(layout.frame(of: name).width == 60)
    #expect(layout.frame(of: value).width == 140)
    layout.solve(root, in: CGSize(width: 100, height: 10))
    #expect(layout.frame(of: name).width == 20)
    #expect(layout.frame(of: value).width == 80)
  }

  @Test func `are measured at the widths that boxes get`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    var asked: [CGFloat?] = []
    layout.setContent(of: box) { width in
      asked.append(width)
      return Self.text(width)
    }
    layout.constrain(box) { $0.left.top.right.equalToSuperview() }

    layout.solve(root, in: CGSize(width: 40, height: 100))
    #expect(layout.frame(of: box).height == 30)
    #expect(asked.first == .some(nil))
    #expect(asked.contains(40))

    asked = []
    layout.solve(root, in: CGSize(width: 40, height: 80))
    #expect(asked == [])
    layout.invalidateContent(of: box)
    layout.solve(root)
    #expect(!asked.isEmpty)
  }

  @Test func `answer what a box would take up`() {
    let layout = BoxLayout()
    let root = layout.add()
    let box = layout.add(in: root)
    layout.setContent(of: box) { Self.text($0) }
    layout.constrain(box) { make in
      make.edges.equalToSuperview().inset(5)
      make.width.greaterThanOrEqualTo(20)
      make.width.lessThanOrEqualTo(300)
    }

    #expect(layout.size(of: root) == CGSize(width: 110, height: 20))
    // 50 − 10 = 40: three lines.
    #expect(layout.size(of: root, width: 50) == CGSize(width: 50, height: 40))
    // The least width that is allowed: 20, five lines.
    #expect(layout.size(of: root, width: 0) == CGSize(width: 30, height: 60))
    #expect(layout.size(of: root, width: .infinity) == CGSize(width: 310, height: 20))
    #expect(layout.size(of: root, height: 77).height == 77)
    #expect(layout.frame(of: box) == .zero)

    layout.solve(root, width: 50)
    #expect(layout.frame(of: root).size == CGSize(width: 50, height: 40))
  }

  @Test func `have baselines`() {
    let layout = BoxLayout()
    let root = layout.add()
    let large = layout.add(in: root)
    let small = layout.add(in: root)
    layout.setContent(of: large, CGSize(width: 50, height: 30))
    layout.setBaselines(of: large, first: 22, last: 8)
    layout.setContent(of: small, CGSize(width: 20, height: 15))
    layout.setBaselines(of: small, first: 11, last: 4)
    layout.constrain(large) { $0.left.top.equalToSuperview() }
    layout.constrain(small) { make in
      make.left.equalTo(large.right)
      make.firstBaseline.equalTo(large)
    }
    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(layout.frame(of: small) == CGRect(x: 50, y: 11, width: 20, height: 15))
  }

  @Test func `leave margins, and no room when they are collapsed`() {
    let layout = BoxLayout()
    let root = layout.add()
    let first = layout.add(in: root)
    let second = layout.add(in: root)
    layout.setMargins(EdgeInsets(top: 3, left: 4, bottom: 3, right: 4), of: root)
    for box in [first, second] { layout.setContent(of: box, CGSize(width: 10, height: 10)) }
    layout.constrain(first) { $0.left.top.equalTo(root.margins) }
    layout.constrain(second) { make in
      make.left.equalTo(first)
      make.top.equalTo(first.bottom).offset(6)
    }
    layout.solve(root, in: CGSize(width: 100, height: 100))
    #expect(layout.frame(of: second) == CGRect(x: 4, y: 19, width: 10, height: 10))

    layout.setCollapsed(true, first)
    layout.solve(root)
    #expect(layout.frame(of: first).height == 0)
    #expect(layout.frame(of: second).minY == 3)
    layout.setCollapsed(false, first)
    layout.solve(root)
    #expect(layout.frame(of: second).minY == 19)
  }

  @Test func `wait for the loop of a program, which hears of what has moved`() {
    let layout = BoxLayout()
    var passes: [() -> Void] = []
    var heard: [Box] = []
    layout.scheduler = LayoutScheduler { passes.append($0) }
    layout.onFrameChange { box, _ in heard.append(box) }
    let root = layout.add()
    let box = layout.add(in: root)
    layout.constrain(box) { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    func turn() {
      let due = passes
      passes = []
      for pass in due { pass() }
    }
    turn()
    #expect(heard == [root, box])
    #expect(layout.frame(of: box).width == 10)

    heard = []
    layout.update(box) { $0.size.equalTo(20) }
    #expect(layout.frame(of: box).width == 10)
    #expect(passes.count == 1)
    turn()
    #expect(heard == [box])
    #expect(layout.frame(of: box).width == 20)
  }
}
