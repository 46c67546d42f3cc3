import Ashlar
import Testing

struct `A lint of a layout` {
  let card = View(name: "card")
  let icon = View(name: "icon")
  let title = View(name: "title")

  init() {
    card.addSubviews(icon, title)
  }

  private var kinds: [LayoutLint.Kind] { LayoutLint.findings(of: card).map(\.kind) }

  @Test func `finds nothing in a layout that is as it should be`() {
    icon.contentSize = CGSize(width: 20, height: 20)
    title.contentSize = CGSize(width: 80, height: 20)
    icon.setContentHuggingPriority(251, for: .horizontal)
    icon.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(8)
      make.width.equalTo(title).priority(.low)
    }
    title.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(8)
      make.trailing.equalToSuperview().inset(8)
      make.top.bottom.equalTo(icon)
      make.edges.inside(card)
    }

    #expect(kinds == [])
  }

  @Test func `finds what was made twice, and where it was made first`() {
    func make() -> UInt32 {
      let line: UInt32 = #line + 1
      icon.makeConstraints { make in make.left.top.equalToSuperview() }
      return line
    }
    let line = make()
    let first = CodeLocation(fileID: #fileID, line: line)
    #expect(kinds == [])

    _ = make()

    let findings = LayoutLint.findings(of: card)
    #expect(
      findings.map(\.kind) == [
        .duplicate(constraint: "icon.left == card.left", first: first),
        .duplicate(constraint: "icon.top == card.top", first: first),
      ])
    #expect(findings.map(\.location) == [first, first])
    #expect(findings[0].mend.contains("updateConstraints"))
    #expect(
      findings[0].description.hasPrefix(
        "LintTests.swift:\(line): icon.left == card.left is there twice; "))
  }

  @Test func `takes other numbers, priorities and relations for something else`() {
    icon.makeConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(10).priority(.high)
      make.width.lessThanOrEqualTo(10)
      make.width.equalTo(11).priority(.low)
      make.height.equalTo(10)
      make.width.equalTo(icon.height)
    }

    #expect(kinds == [])
  }

  @Test func `finds left and trailing in one sentence`() {
    icon.makeConstraints { make in
      make.left.top.trailing.equalToSuperview()
    }
    title.makeConstraints { make in
      make.left.equalToSuperview()
      make.trailing.equalToSuperview()
    }

    #expect(
      kinds == [.mixedDirections(item: "icon", absolute: "left", directional: "trailing")])
  }

  @Test func `finds edges that are all bounded from below`() {
    icon.makeConstraints { make in
      make.edges.greaterThanOrEqualToSuperview().inset(8)
      make.center.equalToSuperview()
    }
    title.makeConstraints { make in
      make.right.greaterThanOrEqualToSuperview()
      make.left.greaterThanOrEqualTo(icon.right)
    }

    let findings = LayoutLint.findings(of: card)

    #expect(findings.map(\.kind) == [.growsOutwards(item: "icon", container: "card")])
    #expect(findings.first?.mend.contains("lessThanOrEqual for the far edges") == true)
  }

  /// A content that is required contradicts nothing here, whatever is around it.
  @Test func `says nothing of content that must not give way and need not`() {
    title.contentSize = CGSize(width: 80, height: 20)
    title.setContentHuggingPriority(.required, for: .vertical)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    title.makeConstraints { make in make.left.top.equalToSuperview() }
    card.layout(in: CGSize(width: 390, height: 844))

    #expect(kinds == [])
  }

  @Test func `says nothing of neighbours where one has a width or an end is open`() {
    icon.contentSize = CGSize(width: 20, height: 20)
    title.contentSize = CGSize(width: 80, height: 20)
    icon.makeConstraints { make in make.top.left.equalToSuperview() }
    title.makeConstraints { make in make.top.equalTo(icon.bottom) }
    card.layout(in: CGSize(width: 390, height: 844))
    #expect(kinds == [])

    title.makeConstraints { make in make.bottom.equalToSuperview() }
    title.makeConstraints { make in make.height.equalTo(30) }
    card.layoutIfNeeded()
    #expect(kinds == [])
  }

  /// A panel across the card with a label, 20 high, at its top.
  private func addPanel() -> (panel: View, label: View) {
    let panel = View(name: "panel")
    let label = View(name: "label")
    card.addSubview(panel)
    panel.addSubview(label)
    panel.makeConstraints { make in make.left.top.right.equalToSuperview() }
    label.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(20)
    }
    return (panel, label)
  }

  @Test func `finds a container that nothing holds open`() {
    let (_, label) = addPanel()
    card.layout(in: CGSize(width: 320, height: 100))
    #expect(kinds == [.notHeldOpen(view: "panel", axis: .vertical)])

    label.makeConstraints { make in make.bottom.lessThanOrEqualToSuperview() }
    card.layoutIfNeeded()
    #expect(kinds == [.notHeldOpen(view: "panel", axis: .vertical)])

    label.makeConstraints { make in make.bottom.equalToSuperview() }
    card.layoutIfNeeded()
    #expect(kinds == [])
  }

  /// Two bounds that meet hold the panel open as an equation does.
  @Test func `says nothing of a container that bounds hold open`() {
    let (panel, label) = addPanel()
    label.makeConstraints { make in make.bottom.lessThanOrEqualToSuperview() }
    panel.makeConstraints { make in make.height.lessThanOrEqualTo(20) }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(panel.frame.height == 20)
    #expect(kinds == [])
  }

  @Test func `finds a mask that came back after the maker`() {
    icon.makeConstraints { make in make.left.top.equalToSuperview() }

    icon.translatesAutoresizingMaskIntoConstraints = true

    #expect(kinds == [.translatedMask(view: "icon")])
  }

  /// Where the program has fixed in which direction people read, both edges are what they are.
  @Test func `says nothing of left and trailing that always read from left to right`() {
    icon.semanticContentAttribute = .forceLeftToRight
    icon.makeConstraints { make in make.left.top.trailing.equalToSuperview() }

    #expect(kinds == [])
  }

  /// The top of the card is 0 in the space in which the constraint compares, whatever it is multiplied by.
  @Test func `finds a multiplier of an edge that is 0`() {
    icon.makeConstraints { make in
      make.top.equalToSuperview().multipliedBy(1.5)
      make.left.equalToSuperview().multipliedBy(2)
      make.right.bottom.equalToSuperview().multipliedBy(0.5)
      make.centerX.equalToSuperview().multipliedBy(0.5)
    }

    #expect(
      kinds == [
        .multipliedZero(
          constraint: "icon.top == 1.5 * card.top", multiplier: 1.5, edge: "card.top"),
        .multipliedZero(
          constraint: "icon.left == 2 * card.left", multiplier: 2, edge: "card.left"),
      ])
  }

  /// From right to left the trailing edge is the left one, which is 0 in the card.
  @Test func `finds a multiplier that has no effect from right to left`() {
    let edge = "card.trailing"
    icon.makeConstraints { make in make.leading.equalTo(card.trailing).multipliedBy(0.25) }
    let text = "icon.leading == 0.25 * card.trailing"
    #expect(
      kinds == [.mirroredMultiplier(constraint: text, multiplier: 0.25, edge: edge)])

    card.environment.direction = .rightToLeft
    card.layout(in: CGSize(width: 320, height: 100))
    #expect(kinds == [.multipliedZero(constraint: text, multiplier: 0.25, edge: edge)])
  }

  @Test func `looks only at what is inside the view that it is asked about`() {
    icon.makeConstraints { make in make.left.trailing.equalToSuperview() }

    #expect(LayoutLint.findings(of: title).isEmpty)
    #expect(LayoutLint.findings(of: icon).isEmpty)
    #expect(LayoutLint.findings(of: card).count == 1)
  }

  @Test func `changes nothing, and says the same each time`() {
    icon.makeConstraints { make in make.left.trailing.top.equalToSuperview() }
    icon.makeConstraints { make in make.left.trailing.top.equalToSuperview() }
    card.layout(in: CGSize(width: 320, height: 100))
    let work = card.layoutWork

    let first = LayoutLint.findings(of: card)
    card.layoutIfNeeded()

    #expect(LayoutLint.findings(of: card) == first)
    // Three duplicates, and a mixture in each of the two sentences.
    #expect(first.count == 5)
    #expect(card.layoutWork == work)
  }

  @Test func `each finding has a place and a mend that names something to do`() {
    icon.makeConstraints { make in make.left.trailing.top.equalToSuperview() }
    title.makeConstraints { make in make.edges.greaterThanOrEqualToSuperview() }
    title.translatesAutoresizingMaskIntoConstraints = true

    for finding in LayoutLint.findings(of: card) {
      #expect(finding.location != nil)
      #expect(finding.description.hasSuffix(finding.mend))
      #expect(finding.description.hasPrefix("LintTests.swift:"))
      #expect(finding.mend.count > 20)
    }
    #expect(kinds.count == 3)
  }
}
