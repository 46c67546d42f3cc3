import Ashlar
import Testing

/// A page with a list of texts whose heights become known in any order.
///
/// The layout and the lessons are those of an old tutorial on Masonry: what is made in code that runs again
/// accumulates, what is updated does not.
struct `Code that makes constraints again and again` {
  let page = View(name: "page")
  let container = View(name: "container")
  let button = View(name: "button")

  init() {
    page.addSubview(container)
    container.addSubview(button)
    container.makeConstraints { make in make.edges.equalToSuperview() }
  }

  private func write(_ make: LayoutMaker) {
    make.top.equalTo(container).offset(100)
    make.left.equalTo(container).offset(50)
    make.right.equalTo(container).offset(-50)
    make.height.equalTo(40)
  }

  /// How many active constraints are about the button.
  private var count: Int {
    (container.constraints + button.constraints).count { $0.firstItem === button }
  }

  private func expectPlaced() {
    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: button, x: 50, y: 100, width: 220, height: 40)
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test func `making accumulates, and the lint says so`() {
    #expect(count == 0)
    button.makeConstraints(write)
    #expect(count == 4)
    #expect(LayoutLint.findings(of: page).isEmpty)

    button.makeConstraints(write)

    #expect(count == 8)
    expectPlaced()
    let findings = LayoutLint.findings(of: page)
    #expect(findings.count == 4)
    for finding in findings {
      guard case .duplicate(let constraint, let first) = finding.kind else {
        Issue.record("\(finding)")
        continue
      }
      #expect(constraint.hasPrefix("button."))
      #expect(first == finding.location)
    }
  }

  @Test func `updating does not`() {
    for _ in 1...1000 { button.updateConstraints(write) }

    #expect(count == 4)
    expectPlaced()
    #expect(LayoutLint.findings(of: page).isEmpty)
  }

  @Test func `remaking does not, and what was there goes`() {
    let old = button.makeConstraints { make in make.edges.equalToSuperview() }

    for _ in 1...1000 { button.remakeConstraints(write) }

    #expect(count == 4)
    #expect(old.allSatisfy { !$0.isActive })
    expectPlaced()
  }

  @Test func `updating where constraints should be updated, when a height is known`() {
    let list = TextList()
    list.layout(in: CGSize(width: 320, height: 480))
    #expect(list.texts.map(\.frame.minY) == [50, 50, 50, 50])
    let count = list.countOfConstraints

    // Which text gets which height, and where all of them begin then; the container ends with the last.
    let steps: [(index: Int, height: CGFloat, tops: [CGFloat], end: CGFloat)] = [
      (0, 80, [50, 130, 130, 130], 130),
      (3, 100, [50, 130, 130, 130], 230),
      (1, 150, [50, 130, 280, 280], 380),
      (2, 60, [50, 130, 280, 340], 440),
    ]
    for (index, height, tops, end) in steps {
      list.heights[index] = height
      list.setNeedsUpdateConstraints()
      list.layoutIfNeeded()

      for (number, text) in list.texts.enumerated() {
        expectFrame(of: text, x: 0, y: tops[number], width: 320, height: list.heights[number])
      }
      expectFrame(of: list.container, x: 0, y: 0, width: 320, height: end)
      #expect(list.countOfConstraints == count)
    }
    #expect(list.updates == 5)
    #expect(list.diagnostics.conflicts.isEmpty && list.diagnostics.faults.isEmpty)
    #expect(LayoutLint.findings(of: list).isEmpty)
  }
}

/// Four texts below each other, as high as what has been heard of them so far.
private final class TextList: View {
  let container = View(name: "container")
  let texts = ["one", "two", "three", "four"].map { View(name: $0) }
  var heights: [CGFloat] = [0, 0, 0, 0]
  var updates = 0

  var countOfConstraints: Int { subtree.reduce(0) { $0 + $1.constraints.count } }

  init() {
    super.init(frame: .zero)
    name = "list"
    addSubview(container)
    for text in texts { container.addSubview(text) }
  }

  override func updateConstraints() {
    updates += 1
    container.updateConstraints { make in make.left.top.right.equalTo(self) }
    for (index, text) in texts.enumerated() {
      text.updateConstraints { make in
        if index == 0 {
          make.top.equalTo(container).offset(50)
        } else {
          make.top.equalTo(texts[index - 1].bottom)
        }
        make.left.right.equalTo(container)
        make.height.equalTo(heights[index])
        if index == texts.count - 1 { make.bottom.equalTo(container) }
      }
    }
    super.updateConstraints()
  }
}
