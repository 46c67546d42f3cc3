import Ashlar
import Testing

@Suite struct `Who hears of a maker's faults` {
  @Test func `a closure hears of each once, when it happens`() {
    let box = View(name: "box")
    var heard: [String] = []
    box.diagnostics.handler = .call { heard.append($0.description) }

    box.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview()
    }

    #expect(heard.count == 2)
    #expect(heard.map { $0.contains("box.left") } == [true, false])
    #expect(heard.allSatisfy { $0.contains("FaultHandlerTests.swift:") })
  }

  @Test func `faults from before a view joined a tree come along`() {
    let card = View(name: "card")
    let box = View(name: "box")
    box.diagnostics.handler = .silent
    box.makeConstraints { make in make.left.equalToSuperview() }

    card.addSubview(box)

    #expect(
      card.diagnostics.faults.map(\.reason) == [.noSuperview(of: "box", attribute: "left")])
  }

  @Test func `the fatal handler ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let box = View(name: "box")
      box.diagnostics.handler = .fatal
      box.makeConstraints { make in make.left.equalToSuperview() }
    }
  }
}
