import Ashlar
import Testing

struct `A view that has a maker` {
  let card = View(name: "card")
  let box = View(frame: CGRect(x: 5, y: 6, width: 70, height: 8))

  init() {
    card.addSubview(box)
  }

  @Test func `keeps its frame no longer`() {
    #expect(box.translatesAutoresizingMaskIntoConstraints)

    box.makeConstraints { make in make.edges.equalToSuperview() }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test(arguments: ["make", "prepare", "update", "remake"])
  func `gives its frame up with any verb`(verb: String) {
    switch verb {
    case "make": box.makeConstraints { _ in }
    case "prepare": box.prepareConstraints { _ in }
    case "update": box.updateConstraints { _ in }
    default: box.remakeConstraints { _ in }
    }

    #expect(!box.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `does not get its frame back when its constraints are removed`() {
    box.makeConstraints { make in make.edges.equalToSuperview() }

    box.removeConstraints()

    #expect(!box.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `leaves the frame of the other view alone`() {
    let badge = View(name: "badge")
    card.addSubview(badge)

    badge.makeConstraints { make in
      make.left.equalTo(box.right)
      make.top.equalTo(box)
      make.size.equalTo(10)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 5, y: 6, width: 70, height: 8)
    expectFrame(of: badge, x: 75, y: 6, width: 10, height: 10)
    #expect(box.translatesAutoresizingMaskIntoConstraints)
  }
}
