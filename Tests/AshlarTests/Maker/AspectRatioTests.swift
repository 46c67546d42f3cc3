import Ashlar
import Testing

struct `An aspect ratio` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
    box.makeConstraints { make in make.left.top.equalToSuperview() }
  }

  @Test func `makes the width so many times the height`() {
    box.makeConstraints { make in
      make.aspectRatio(16.0 / 9)
      make.height.equalTo(90)
    }
    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 0, y: 0, width: 160, height: 90)
  }

  /// A wish for 400 meets a limit of 100, and the height follows what is left: 100 / 2.
  @Test func `follows a width that a limit cuts`() {
    box.makeConstraints { make in
      make.width.equalTo(400).priority(.high)
      make.width.lessThanOrEqualTo(100)
      make.aspectRatio(2)
    }
    card.layout(in: CGSize(width: 1080, height: 768))

    expectFrame(of: box, x: 0, y: 0, width: 100, height: 50)
  }

  @Test func `may be any number or a size`() {
    let whole = 2
    let handles = box.prepareConstraints { make in
      make.aspectRatio(1)
      make.aspectRatio(whole)
      make.aspectRatio(of: CGSize(width: 30, height: 20))
    }

    #expect(handles.map(\.multiplier) == [1, 2, 1.5])
  }

  @Test func `can be updated, and has a priority`() {
    let handle = box.makeConstraints { make in
      make.width.equalTo(120)
      make.aspectRatio(2).priority(.high)
    }[1]
    card.layout(in: CGSize(width: 320, height: 200))
    expectFrame(of: box, x: 0, y: 0, width: 120, height: 60)

    handle.update(multiplier: 3)
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 120, height: 40)
    #expect(handle.priority == .high)
  }

  @Test func `of a view that fits into another, as large as it can be`() {
    box.removeConstraints()
    box.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.inside(card)
      make.size.equalToSuperview().priority(.low)
      make.aspectRatio(3)
    }

    card.layout(in: CGSize(width: 300, height: 300))
    expectFrame(of: box, x: 0, y: 100, width: 300, height: 100)
  }

  @Test func `of a guide`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    guide.makeConstraints { make in
      make.left.top.equalTo(card)
      make.width.equalTo(100)
      make.aspectRatio(0.5)
    }
    card.layout(in: CGSize(width: 320, height: 300))

    expectFrame(of: guide, x: 0, y: 0, width: 100, height: 200)
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (.nan, "nan")] as [(CGFloat, String)])
  func `that is not above 0 is a fault, and the rest counts`(ratio: CGFloat, text: String) {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.aspectRatio(ratio)
      make.size.equalTo(30)
    }
    card.layout(in: CGSize(width: 320, height: 300))

    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .illegalRatio(of: "box", ratio: text),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
    expectFrame(of: box, x: 0, y: 0, width: 30, height: 30)
  }

  @Test func `of a size without a height is a fault`() {
    box.makeConstraints { make in make.aspectRatio(of: CGSize(width: 10, height: 0)) }

    #expect(card.diagnostics.faults.count == 1)
  }
}
