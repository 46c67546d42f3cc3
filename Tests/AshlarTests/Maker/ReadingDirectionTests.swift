import Ashlar
import Testing

struct `The maker where people read from right to left` {
  let card = View(name: "card")
  let box = View(name: "box")
  let insets = EdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
  let directional = DirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 30)

  init() {
    card.environment.direction = .rightToLeft
    card.addSubview(box)
  }

  @Test func `leading is the right edge, and its offset goes left`() {
    box.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview()
      make.width.equalTo(50)
      make.height.equalTo(10)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 250, y: 0, width: 50, height: 10)
  }

  @Test func `left stays left`() {
    box.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.top.equalToSuperview()
      make.width.equalTo(50)
      make.height.equalTo(10)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 20, y: 0, width: 50, height: 10)
  }

  @Test func `a row from leading to trailing runs from right to left`() {
    let icon = View(name: "icon")
    card.addSubview(icon)

    icon.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview()
      make.size.equalTo(40)
    }
    box.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.top.bottom.equalTo(icon)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: icon, x: 264, y: 0, width: 40, height: 40)
    expectFrame(of: box, x: 16, y: 0, width: 240, height: 40)
  }

  @Test func `at least a distance from leading is at most a place on the canvas`() {
    box.makeConstraints { make in
      make.leading.greaterThanOrEqualToSuperview().offset(30)
      make.right.equalToSuperview().priority(.low)
      make.top.equalToSuperview()
      make.size.equalTo(50)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 240, y: 0, width: 50, height: 50)
  }

  @Test func `left and right insets stay on their sides on directional edges`() {
    let constraints = box.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(insets)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 1, width: 280, height: 97)
    #expect(constraints.map(\.constant) == [30, 1, -10, -2])
  }

  @Test func `directional insets change sides on directional edges`() {
    let constraints = box.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(directional)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 30, y: 1, width: 280, height: 97)
    #expect(constraints.map(\.constant) == [10, 1, -30, -2])
  }

  @Test func `directional insets change sides on left and right too`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalToSuperview().inset(directional)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 30, y: 1, width: 280, height: 97)
    #expect(constraints.map(\.constant) == [30, 1, -10, -2])
  }

  @Test func `directional insets are left and right where people read from left to right`() {
    card.environment.direction = .leftToRight

    let constraints = box.makeConstraints { make in
      make.edges.equalToSuperview().inset(DirectionalEdgeInsets(all: 25))
      make.top.leading.bottom.trailing.equalToSuperview().inset(directional)
    }.layoutConstraints

    #expect(constraints.prefix(4).map(\.constant) == [25, 25, -25, -25])
    #expect(constraints.suffix(4).map(\.constant) == [1, 10, -2, -30])
    #expect(constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute })
  }

  @Test func `turning the direction around moves what is leading`() {
    box.makeConstraints { make in
      make.leading.equalToSuperview().inset(20)
      make.top.equalToSuperview()
      make.size.equalTo(50)
    }

    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 250, y: 0, width: 50, height: 50)

    card.environment.direction = .leftToRight
    card.layoutIfNeeded()
    expectFrame(of: box, x: 20, y: 0, width: 50, height: 50)
  }

  @Test func `insets follow the tree into which a view is put later`() {
    let screen = View(root: 320, 100)
    screen.environment.direction = .rightToLeft
    let cell = View(name: "cell")
    let inner = [View(name: "a"), View(name: "b"), View(name: "c")]
    for view in inner { cell.addSubview(view) }
    inner[0].makeConstraints { $0.edges.equalToSuperview().inset(directional) }
    inner[1].makeConstraints { $0.directionalEdges.equalToSuperview().inset(insets) }
    inner[2].makeConstraints { $0.edges.equalTo(directional) }

    screen.addSubview(cell)
    cell.makeConstraints { $0.edges.equalToSuperview() }
    screen.layoutIfNeeded()

    // Leading is right here, so that the directional 10 is on the right and the plain one on the left.
    expectFrame(of: inner[0], x: 30, y: 1, width: 280, height: 97)
    expectFrame(of: inner[1], x: 10, y: 1, width: 280, height: 97)
    expectFrame(of: inner[2], x: 30, y: 1, width: 280, height: 97)
  }

  @Test func `insets follow a change of direction, until the program sets the constant`() {
    let made = box.makeConstraints { $0.edges.equalToSuperview().inset(directional) }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 30, y: 1, width: 280, height: 97)

    card.environment.direction = .leftToRight
    card.layoutIfNeeded()
    expectFrame(of: box, x: 10, y: 1, width: 280, height: 97)

    made[0].layoutConstraints.first { $0.firstAttribute == .left }?.constant = 20
    card.environment.direction = .rightToLeft
    card.layoutIfNeeded()
    expectFrame(of: box, x: 20, y: 1, width: 290, height: 97)
  }
}
