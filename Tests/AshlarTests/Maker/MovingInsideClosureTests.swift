import Ashlar
import Testing

// Sentences about the superview mean the one that the item has when the closure is done.

struct `A closure that moves its item` {
  private let page = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let left = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let right = View(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
  private let box = View(name: "box")

  init() {
    page.diagnostics.handler = .silent
    page.addSubviews(left, right)
  }

  @Test func `into its first superview may have spoken of it before`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(20)
      right.addSubview(box)
    }
    page.layoutIfNeeded()

    #expect(page.diagnostics.faults.isEmpty)
    expectFrame(of: box, x: 5, y: 5, width: 20, height: 20)
  }

  @Test func `means the last superview in every sentence`() {
    left.addSubview(box)

    let handles = box.makeConstraints { make in
      make.left.equalToSuperview().offset(5).labeled("near")
      make.top.equalTo(7)
      right.addSubview(box)
      make.right.equalToSuperview().offset(-5).priority(.high)
      make.height.equalTo(20)
    }
    page.layoutIfNeeded()

    // From 5 to 200 − 5 in the superview that is 200 wide.
    expectFrame(of: box, x: 5, y: 7, width: 190, height: 20)
    #expect(handles.layoutConstraints.count == 4)
    #expect(handles[0].layoutConstraints.map(\.identifier) == ["near"])
    #expect(handles[2].priority == .high)
    #expect(handles.prefix(3).allSatisfy { $0.layoutConstraints[0].secondItem === right })
  }

  @Test func `means a view that it names, wherever that is`() {
    left.addSubview(box)

    let handles = box.makeConstraints { make in
      make.left.equalTo(left).offset(5)
      make.top.equalToSuperview()
      right.addSubview(box)
      make.size.equalTo(20)
    }
    page.layoutIfNeeded()

    #expect(handles[0].layoutConstraints[0].secondItem === left)
    // 5 from the left of `left`, whose left is 100 to the left of that of `right`.
    expectFrame(of: box, x: -95, y: 0, width: 20, height: 20)
  }

  @Test func `out of every superview has said nothing about it`() throws {
    box.diagnostics.handler = .silent
    left.addSubview(box)

    let handles = box.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(20)
      box.removeFromSuperview()
      box.diagnostics.handler = .silent
    }

    #expect(handles.map(\.layoutConstraints.count) == [0, 1])
    #expect(box.constraints.count == 1)
    let fault = try #require(box.diagnostics.faults.first)
    #expect(fault.reason == .noSuperview(of: "box", attribute: "left"))
    #expect(fault.location?.line == 70)
  }
}

struct `A handle inside the closure` {
  @Test func `has no constraints yet, and switches nothing`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = View(name: "box")
    card.addSubview(box)

    let handles = box.makeConstraints { make in
      let width = make.width.equalTo(40).multipliedBy(2).priority(.low).inactive()
      width.activate()
      #expect(width.layoutConstraints.isEmpty)
      #expect(!width.isActive)
      #expect(width.constant == 0)
      #expect(width.multiplier == 2)
      #expect(width.priority == .low)
    }

    #expect(!handles[0].isActive)
    #expect(handles[0].constant == 80)
  }

  @Test func `lets the last of several adjustments count`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = View()
    card.addSubview(box)

    box.makeConstraints { make in
      // 10 · 2 + 3, with the height less by 4 below and above.
      make.width.equalTo(10).offset(CGSize(width: 90, height: 0)).offset(3).multipliedBy(2)
      make.height.equalTo(50).inset(4)
      make.left.equalTo(card).inset(EdgeInsets(top: 0, left: 8, bottom: 0, right: 0)).offset(1)
      make.top.equalTo(card.bottom).multipliedBy(0.5).offset(.infinity).offset(6)
    }
    card.layoutIfNeeded()

    expectFrame(of: box, x: 9, y: 106, width: 23, height: 42)
    #expect(card.diagnostics.faults.isEmpty)
  }
}
