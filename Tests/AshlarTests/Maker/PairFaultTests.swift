import Ashlar
import Testing

struct `Pairs of attributes that make no sense` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubviews(panel, box)
    panel.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
  }

  private func expectOneFault(
    _ error: LayoutConstraintError, _ constraint: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ sentence: (LayoutMaker) -> ConstraintHandle
  ) {
    var location: CodeLocation?

    let handle = box.makeConstraints { make in
      location = sentence(make).sourceLocation
      make.edges.equalToSuperview()
    }[0]
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100, sourceLocation: sourceLocation)
    let fault = LayoutFault(
      reason: .illegalConstraint(error, constraint: constraint), location: location)
    #expect(card.diagnostics.faults == [fault], sourceLocation: sourceLocation)
    #expect(!handle.isActive, sourceLocation: sourceLocation)
    #expect(location?.fileID == #fileID, sourceLocation: sourceLocation)
  }

  @Test func `leading has nothing to do with left`() {
    expectOneFault(.directionalWithAbsolute, "box.leading == panel.left") { make in
      make.leading.equalTo(panel.left)
    }
  }

  @Test func `right has nothing to do with trailing`() {
    expectOneFault(.directionalWithAbsolute, "box.right <= panel.trailing") { make in
      make.right.lessThanOrEqualTo(panel.trailing)
    }
  }

  @Test func `an anchor does not make left of leading`() {
    expectOneFault(.directionalWithAbsolute, "box.left == panel.leading") { make in
      make.left.equalTo(panel.leadingAnchor)
    }
  }

  @Test func `a place is not a length`() {
    expectOneFault(.locationWithSize, "box.left == panel.width") { make in
      make.left.equalTo(panel.width)
    }
  }

  @Test func `a length is not a place`() {
    expectOneFault(.locationWithSize, "box.height >= panel.bottom + 4") { make in
      make.height.greaterThanOrEqualTo(panel.bottom).offset(4)
    }
  }

  @Test func `a place times zero is a place without a partner`() {
    expectOneFault(.locationWithoutPartner, "box.right == 0 * panel.right") { make in
      make.right.equalTo(panel).multipliedBy(0)
    }
  }

  @Test func `a horizontal place and a vertical one are active until they are solved`() {
    let line: UInt32 = #line + 2
    let handle = box.makeConstraints { make in
      make.left.equalTo(panel.top)
      make.edges.equalToSuperview()
    }[0]
    #expect(handle.isActive)
    #expect(card.diagnostics.faults.isEmpty)

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .mixedAxes(constraint: "box.left == panel.top"),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
  }

  @Test func `a width and a height go together`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(panel.height)
      make.height.equalTo(box.width)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 80, height: 80)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `a constraint that makes no sense says so before it is activated`() {
    let constraint = box.prepareConstraints { make in
      make.leading.equalTo(panel.left)
    }.layoutConstraints[0]

    #expect(constraint.error == .directionalWithAbsolute)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `a list without attributes is no sentence`() {
    let line: UInt32 = #line + 2
    let handles = box.makeConstraints { make in
      make.attributes([]).equalToSuperview()
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(handles.map(\.isActive) == [false, true])
    #expect(card.diagnostics.faults.count == 1)
    #expect(
      card.diagnostics.faults.first?.location == CodeLocation(fileID: #fileID, line: line))
    #expect(card.diagnostics.faults.first?.description.contains("box") == true)
  }
}
