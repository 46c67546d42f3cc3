import Ashlar
import Testing

struct `Sentences after the closure` {
  private let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let title = View(name: "title")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(title)
  }

  @Test func `are faults that say so and make nothing`() throws {
    var kept: LayoutMaker?
    let handles = title.makeConstraints { make in
      kept = make
      make.left.top.equalTo(10)
      make.size.equalTo(20)
    }

    kept?.right.equalToSuperview().offset(3)
    card.layoutIfNeeded()

    let fault = try #require(card.diagnostics.faults.first)
    #expect(card.diagnostics.faults.count == 1)
    #expect(fault.reason == .lateSentence(of: "title", attribute: "right"))
    #expect(fault.location?.line == 21)
    #expect(handles.count == 2)
    expectFrame(of: title, x: 10, y: 10, width: 20, height: 20)
  }
}
