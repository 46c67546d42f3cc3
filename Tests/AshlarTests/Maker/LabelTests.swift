import Ashlar
import Testing

struct `Labels of made constraints` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `the label of one constraint is its identifier`() {
    let constraints = box.makeConstraints { make in
      make.top.equalToSuperview().labeled("ceiling")
      make.left.equalToSuperview().labeled("wall")
    }.layoutConstraints

    #expect(constraints.map(\.identifier) == ["ceiling", "wall"])
  }

  @Test func `composites index their label`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalToSuperview().labeled("frame")
    }.layoutConstraints

    #expect(constraints.map(\.identifier) == ["frame[0]", "frame[1]", "frame[2]", "frame[3]"])
  }

  @Test func `several targets index their label`() {
    let constraints = box.makeConstraints { make in
      make.width.lessThanOrEqualTo([card.width, card.height]).labeled("limit")
    }.layoutConstraints

    #expect(constraints.map(\.identifier) == ["limit[0]", "limit[1]"])
  }

  @Test func `a label may stand before other adjustments`() {
    let constraint = box.makeConstraints { make in
      make.top.equalToSuperview().labeled("ceiling").offset(8).priority(.low)
    }.layoutConstraints[0]

    #expect(constraint.identifier == "ceiling")
    #expect(constraint.constant == 8)
    #expect(constraint.priority == .low)
  }

  @Test func `without a label there is no identifier`() {
    let constraint = box.makeConstraints { make in make.top.equalToSuperview() }
      .layoutConstraints[0]

    #expect(constraint.identifier == nil)
  }

  @Test func `an update names the constraint that exists`() {
    let constraint = box.makeConstraints { make in make.top.equalToSuperview() }
      .layoutConstraints[0]

    box.updateConstraints { make in make.top.equalToSuperview().labeled("ceiling") }

    #expect(constraint.identifier == "ceiling")
  }

  @Test func `reports call a constraint by its label`() {
    card.diagnostics.handler = .silent
    box.makeConstraints { make in
      make.width.equalTo(100)
      make.width.equalTo(200).labeled("wide")
    }

    card.layout(in: CGSize(width: 320, height: 100))

    #expect(card.diagnostics.conflicts.first?.setAside.text == "wide: box.width == 200")
  }

  @Test func `the name of a view is part of what its constraints say`() {
    let panel = View(name: "panel")
    card.addSubview(panel)

    let constraints = box.prepareConstraints { make in
      make.width.greaterThanOrEqualTo(300).priority(.low)
      make.lastBaseline.equalTo(panel.top).multipliedBy(2).offset(300)
      make.left.greaterThanOrEqualTo(panel).labeled("left")
    }.layoutConstraints

    #expect(
      constraints.map(\.description) == [
        "box.width >= 300 @250",
        "box.lastBaseline == 2 * panel.top + 300",
        "left: box.left >= panel.left",
      ])
  }
}
