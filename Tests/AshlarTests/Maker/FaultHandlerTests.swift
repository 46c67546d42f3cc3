import Ashlar
import Testing

struct `Who hears of a maker's faults` {
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

  @Test func `may say more with the same maker, of which nothing comes`() {
    let box = View(name: "box")
    nonisolated(unsafe) weak var known: LayoutMaker?
    nonisolated(unsafe) var count = 0
    box.diagnostics.handler = .call { _ in
      count += 1
      for _ in 0..<100 { known?.height.equalTo(3).offset(1).priority(.low) }
    }
    let handles = box.makeConstraints { make in
      known = make
      make.left.top.equalToSuperview()
      make.width.equalTo(CGFloat.nan)
      make.width.equalTo(2)
    }

    // Of each of the three faults the handler hears, and of the hundred late sentences that it wrote then.
    #expect(count == 303)
    #expect(handles.map(\.layoutConstraints.count) == [0, 1, 1])
    #expect(box.constraints.map(\.constant) == [2])
  }

  @Test func `may move the item, free it, lay it out and make more constraints`() {
    let root = View(name: "root")
    let other = View(name: "other")
    var box: View? = View(name: "box")
    root.addSubviews(box ?? View(), other)
    var step = 0
    root.diagnostics.handler = .call { [root, other] _ in
      step += 1
      if step == 1 { other.addSubview(root.subviews[0]) }
      if step == 2 { other.subviews.first?.makeConstraints { $0.height.equalTo(7) } }
      if step == 3 { root.layoutIfNeeded() }
      if step == 4 { other.subviews.first?.removeFromSuperview() }
    }
    let handles = box?.makeConstraints { make in
      box = nil
      for _ in 1...4 { make.left.equalTo(CGFloat.nan) }
      make.width.equalTo(5)
    }

    #expect(step == 4)
    #expect(handles?.count == 5)
    #expect(other.subviews.isEmpty)
  }

  /// The next fault names the box, which has no name of its own, while the maker is in use.
  @Test func `may end the tree, and a sentence after it be wrong, too`() async {
    await #expect(processExitsWith: .success) {
      var root: View? = View(name: "root")
      let box = View()
      root?.addSubview(box)
      root?.diagnostics.handler = .call { _ in root = nil }
      let handles = box.makeConstraints { make in
        make.width.equalTo(10)
        make.left.equalTo(CGFloat.nan)
        make.top.equalToSuperview()
        make.height.equalTo(20)
      }
      box.diagnostics.handler = .silent
      box.layoutIfNeeded()

      precondition(root == nil)
      precondition(handles.map(\.isActive) == [true, false, false, true])
      precondition(box.constraints.map(\.constant) == [10, 20])
    }
  }

  @Test(arguments: [false, true])
  func `may end the tree in which the maker knows its constraints by their places`(isLast: Bool) {
    var root: View? = View(name: "root")
    let (box, other) = (View(name: "box"), View(name: "other"))
    root?.addSubviews(box, other)
    root?.diagnostics.handler = .call { _ in
      // With another verb the maker, which is in use, is no longer the last one of the tree.
      if !isLast { other.makeConstraints { $0.width.equalTo(3) } }
      root = nil
    }
    let handles = box.makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(CGFloat.nan)
      make.height.equalTo(20)
    }
    // The box is a root now, and its frame, which is empty, misses both.
    box.diagnostics.handler = .silent
    box.layoutIfNeeded()

    #expect(root == nil)
    #expect(handles.map(\.isActive) == [true, false, true])
    #expect(box.constraints.map(\.constant) == [10, 20])
  }

  @Test func `the fatal handler ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let box = View(name: "box")
      box.diagnostics.handler = .fatal
      box.makeConstraints { make in make.left.equalToSuperview() }
    }
  }
}
