import Ashlar
import Testing

struct `Numbers that make no sense` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
  }

  /// Expects a sentence to be one fault about an attribute, and to leave the others alone.
  private func expectOneFault(
    _ error: LayoutConstraintError, about attribute: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ sentence: (LayoutMaker) -> ConstraintHandle
  ) {
    var location: CodeLocation?
    let handle = box.makeConstraints { make in
      location = sentence(make).sourceLocation
      make.left.top.equalTo(5)
      make.size.equalTo(20)
    }[0]
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 5, y: 5, width: 20, height: 20, sourceLocation: sourceLocation)
    #expect(!handle.isActive, sourceLocation: sourceLocation)
    #expect(card.diagnostics.faults.count == 1, sourceLocation: sourceLocation)
    #expect(card.diagnostics.faults.first?.location == location, sourceLocation: sourceLocation)
    #expect(location?.fileID == #fileID, sourceLocation: sourceLocation)
    guard case .illegalConstraint(error, let text) = card.diagnostics.faults.first?.reason else {
      Issue.record("expected \(error)", sourceLocation: sourceLocation)
      return
    }
    #expect(text.hasPrefix("box.\(attribute) "), sourceLocation: sourceLocation)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an offset is finite`(offset: CGFloat) {
    expectOneFault(.notFinite, about: "right") { make in
      make.right.equalToSuperview().offset(offset)
    }
  }

  /// 50 + 4 and 50 + 6 become 2 · 50 + 4 and 2 · 50 + 6.
  @Test func `an offset that is refused leaves the one before it`() {
    let handle = box.makeConstraints { make in
      make.left.top.equalTo(0)
      make.size.equalTo(50).offset(CGSize(width: 4, height: 6))
    }[1]

    handle.offset(CGSize(width: CGFloat.nan, height: CGFloat.infinity))
    handle.multipliedBy(2)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 104, height: 106)
    #expect(!card.diagnostics.faults.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an inset is finite`(inset: CGFloat) {
    expectOneFault(.notFinite, about: "bottom") { make in
      make.bottom.equalToSuperview().inset(inset)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a multiplier is finite`(multiplier: CGFloat) {
    expectOneFault(.multiplierNotFinite, about: "width") { make in
      make.width.equalToSuperview().multipliedBy(multiplier)
    }
  }

  @Test func `nothing can be divided by zero`() {
    expectOneFault(.multiplierNotFinite, about: "height") { make in
      make.height.equalToSuperview().dividedBy(0)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a number that is the target is finite`(number: CGFloat) {
    expectOneFault(.notFinite, about: "width") { make in make.width.lessThanOrEqualTo(number) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a number without a relation is finite`(number: CGFloat) {
    expectOneFault(.notFinite, about: "centerX") { make in make.centerX.offset(number) }
  }

  @Test(arguments: [0, -1, 1001, Float.nan, .infinity])
  func `a priority is above zero and at most a thousand`(priority: Float) {
    expectOneFault(.illegalPriority, about: "width") { make in
      make.width.equalTo(300).priority(LayoutPriority(priority))
    }
  }

  @Test func `an offset that no solver could compute with is out of range`() {
    expectOneFault(.outOfRange, about: "right") { make in
      make.right.equalToSuperview().offset(1e13)
    }
  }

  @Test func `of a composite only the attribute with the number is left out`() {
    let handle = box.makeConstraints { make in
      make.left.top.equalTo(5)
      make.size.equalTo(CGSize(width: CGFloat.nan, height: 40))
      make.width.equalTo(20)
    }[1]
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 5, y: 5, width: 20, height: 40)
    #expect(card.diagnostics.faults.count == 1)
    #expect(handle.layoutConstraints.map(\.isActive) == [false, true])
  }

  @Test func `an update with such a number leaves the constraint as it was`() {
    box.makeConstraints { make in
      make.left.top.equalTo(5)
      make.size.equalTo(20)
    }

    let line: UInt32 = #line + 2
    let handles = box.updateConstraints { make in
      make.left.equalTo(5).offset(.nan)
      make.top.equalTo(9)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 5, y: 9, width: 20, height: 20)
    #expect(handles.map(\.isActive) == [false, true])
    #expect(card.diagnostics.faults.count == 1)
    #expect(card.diagnostics.faults.first?.location == CodeLocation(fileID: #fileID, line: line))
  }

  @Test func `a sentence with such a number can be put right later`() {
    let handle = box.makeConstraints { make in
      make.left.top.height.equalTo(5)
      make.width.equalTo(CGFloat.nan)
    }[1]
    #expect(!handle.isActive)

    handle.update(offset: 30)
    handle.activate()
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 5, y: 5, width: 30, height: 5)
    #expect(card.diagnostics.faults.count == 1)
  }
}
