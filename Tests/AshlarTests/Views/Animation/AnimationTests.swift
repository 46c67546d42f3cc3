import Ashlar
import Testing

/// The button of the document: from 50 on the left to 50 on the right of a screen 320 wide.
struct `An animation` {
  let root = View(root: 320, 480)
  let button: View

  init() {
    button = View("button", in: root)
    button.contentSize = CGSize(width: 80, height: 30)
    button.makeConstraints { $0.left.top.equalToSuperview().offset(50) }
    root.layoutIfNeeded()
  }

  private func moveToTheRight() {
    button.remakeConstraints { make in
      make.right.equalToSuperview().offset(-50)
      make.top.equalToSuperview().offset(50)
    }
  }

  @Test func `says from where to where views go`() throws {
    moveToTheRight()

    let animation = View.animate(duration: 2) { root.layoutIfNeeded() }

    #expect(animation.moves.count == 1)
    let move = try #require(animation.moves.first)
    #expect(move.view === button)
    #expect(move.start == CGRect(x: 50, y: 50, width: 80, height: 30))
    #expect(move.end == CGRect(x: 190, y: 50, width: 80, height: 30))
    #expect(button.frame == move.end)
    #expect(animation.description == "button: (50, 50, 80, 30) → (190, 50, 80, 30)")
  }

  @Test func `may take one constraint away and add another`() {
    root.removeConstraints(firstItem: button, firstAttribute: .left)
    button.makeConstraints { $0.right.equalToSuperview().offset(-50) }

    let animation = View.animate(duration: 2) { root.layoutIfNeeded() }

    #expect(animation.moves.map(\.end.minX) == [190])
  }

  @Test func `says where views are in between`() {
    moveToTheRight()
    let animation = View.animate(duration: 2, delay: 1, curve: .linear) { root.layoutIfNeeded() }

    let places = [-1, 0, 1, 1.5, 2, 3, 9].map { animation.frame(of: button, at: $0).minX }

    #expect(places == [50, 50, 50, 85, 120, 190, 190])
    #expect(animation.frames(at: 2) == [CGRect(x: 120, y: 50, width: 80, height: 30)])
    #expect(animation.frame(of: root, at: 1) == root.frame)
  }

  @Test func `grows views as it moves them`() {
    button.remakeConstraints { make in
      make.left.bottom.equalToSuperview()
      make.size.equalTo(200)
    }
    let animation = View.animate(duration: 1, curve: .linear) { root.layoutIfNeeded() }

    // Half way from (50, 50, 80, 30) to (0, 280, 200, 200).
    let half = CGRect(x: 25, y: 165, width: 140, height: 115)
    #expect(animation.frame(of: button, at: 0.5) == half)
  }

  @Test func `moves what is set by hand, and what moves with it`() {
    let inner = View("inner", in: root)
    inner.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()

    let animation = View.animate(duration: 1) {
      root.frame.size.width = 400
      root.layoutIfNeeded()
    }

    #expect(animation.moves.map(\.view.name) == [root.name, "inner"])
    #expect(animation.moves.map(\.start.width) == [320, 320])
    #expect(animation.moves.map(\.end.width) == [400, 400])
  }

  /// One is added before anything has been laid out, the other after.
  @Test func `moves views that are added from the frames they were given`() {
    let first = View(name: "first")
    let second = View(name: "second")
    second.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    let animation = View.animate(duration: 1) {
      root.addSubview(first)
      first.makeConstraints { $0.edges.equalToSuperview().inset(10) }
      root.layoutIfNeeded()
      first.addSubview(second)
      second.makeConstraints { $0.edges.equalToSuperview().inset(5) }
      root.layoutIfNeeded()
    }

    #expect(animation.moves.map(\.view.name) == ["first", "second"])
    #expect(animation.moves.map(\.start) == [.zero, CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(
      animation.moves.map(\.end) == [
        CGRect(x: 10, y: 10, width: 300, height: 460), CGRect(x: 5, y: 5, width: 290, height: 450),
      ])
  }

  @Test func `moves nothing without a layout`() {
    moveToTheRight()

    #expect(View.animate(duration: 1) {}.moves.isEmpty)
    root.layoutIfNeeded()
    #expect(View.animate(duration: 1) { root.layoutIfNeeded() }.moves.isEmpty)
  }

  @Test func `is over at once`() {
    var heard: [Bool] = []

    View.animate(duration: 5) {
    } completion: {
      heard.append($0)
    }

    #expect(heard == [true])
  }

  @Test func `contains those inside it`() {
    let other = View(root: 100, 100)
    var inner: LayoutAnimation?
    moveToTheRight()

    let outer = View.animate(duration: 1) {
      inner = View.animate(duration: 2) { root.layoutIfNeeded() }
      other.frame.origin.x = 7
    }

    #expect(inner?.moves.map(\.end.minX) == [190])
    #expect(outer.moves.map(\.end.minX) == [190, 7])
  }

  @Test func `does not hear of tasks that it starts`() async {
    let root = root
    var task: Task<CGFloat, Never>?
    let animation = View.animate(duration: 1) {
      task = Task {
        let other = View(frame: .zero)
        other.frame.origin.x = 9
        return other.frame.minX
      }
      root.frame.origin.x = 3
    }

    #expect(await task?.value == 9)
    #expect(animation.moves.map(\.end.minX) == [3])
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func `of a senseless duration takes no time`(_ duration: Double) {
    moveToTheRight()
    let animation = View.animate(duration: duration, delay: duration) { root.layoutIfNeeded() }

    #expect(animation.duration == 0)
    #expect(animation.delay == 0)
    #expect(animation.frame(of: button, at: -0.1).minX == 50)
    #expect(animation.frame(of: button, at: 0).minX == 190)
    #expect(animation.frame(of: button, at: .nan).minX == 50)
  }
}
