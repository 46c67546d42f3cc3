import Ashlar
import AshlarTesting
import Testing

/// What a problem advises has been tried on a copy of the layout: it mends the problem, and makes nothing worse.
@Suite struct `Remedies for frames` {
  private let root = View(name: "root")
  private let box = View(name: "box")

  init() {
    root.addSubview(box)
    root.diagnostics.handler = .silent
  }

  private func problems(_ check: LayoutCheck, in size: CGSize) -> [String] {
    root.layout(in: size)
    return root.layoutProblems([check]).map(\.description)
  }

  // From 200 to 336 of 320 points. With the sign turned it ends at 304 and is 104 wide.
  @Test(arguments: [(100, true), (130, false)])
  func `turn a sign where the content fits then`(width: Int, isTold: Bool) {
    box.contentSize = CGSize(width: width, height: 20)
    box.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.equalToSuperview().offset(200)
      make.trailing.equalToSuperview().offset(16)
    }

    let found = problems(.insideSuperview, in: CGSize(width: 320, height: 100))
    #expect(found.count == 1)
    #expect(found.first?.contains("on the right, by 16") == true, "\(found)")
    #expect(found.first?.contains("write offset(-16) in place of 16") == isTold, "\(found)")
  }

  // 400 points in 320: a width that is required contradicts an edge that becomes so.
  @Test(arguments: [(LayoutPriority.defaultHigh, true), (.required, false)])
  func `raise a priority where that is no conflict`(priority: LayoutPriority, isTold: Bool) {
    box.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(400).priority(priority)
      make.trailing.lessThanOrEqualToSuperview().priority(500)
    }

    let found = problems(.insideSuperview, in: CGSize(width: 320, height: 100))
    #expect(found.count == 1)
    #expect(found.first?.contains("raise the priority of box.trailing") == isTold, "\(found)")
    #expect(found.first?.contains("write equalTo(320) in place of 400") == true, "\(found)")
  }

  // A content of 40 points is 20 high. The view below has the other 40 points of the root, and may have to have them.
  @Test(arguments: [true, false])
  func `make a height a bound where there is room`(isTold: Bool) {
    let below = View(name: "below")
    root.addSubview(below)
    box.contentSize = CGSize(width: 50, height: 40)
    box.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.height.equalTo(20)
    }
    below.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(box.bottom)
      if !isTold { make.height.equalTo(40) }
    }

    let found = problems(.contentFits, in: CGSize(width: 100, height: 60))
    #expect(found.count == 1)
    #expect(found.first?.contains("box is 20 high, but what it shows is 40") == true, "\(found)")
    #expect(
      found.first?.contains("write greaterThanOrEqualTo in place of equalTo") == isTold, "\(found)")
  }

  // From 20 to 50 in 40 points. A content gives way to an edge, and a width that is required contradicts it.
  @Test(arguments: [true, false])
  func `tie an edge that may give way`(isTold: Bool) {
    box.contentSize = CGSize(width: 30, height: 10)
    box.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview()
      if !isTold { make.width.equalTo(30) }
    }

    let found = problems(.insideSuperview, in: CGSize(width: 40, height: 20))
    #expect(found.count == 1)
    #expect(found.first?.contains("tie box.trailing to root.trailing") == isTold, "\(found)")
  }
}
