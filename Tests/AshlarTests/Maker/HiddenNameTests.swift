import Ashlar
import Testing

struct `Attributes whose names a class has taken` {
  /// A view with subviews that are called what edges are called.
  final class Pair: View {
    let left = View(name: "left")
    let right = View(name: "right")
    var title = "a pair"
  }

  let card = View(name: "card")
  let pair = Pair(name: "pair")
  let box = View(name: "box")

  init() {
    card.addSubviews(pair, box)
    pair.addSubviews(pair.left, pair.right)
    pair.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `are the subviews, as targets too`() {
    pair.left.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(30)
    }

    pair.right.makeConstraints { make in
      make.left.equalTo(pair.left.right)
      make.top.bottom.equalTo(pair.left)
      make.right.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: pair.left, x: 0, y: 0, width: 30, height: 40)
    expectFrame(of: pair.right, x: 30, y: 0, width: 70, height: 40)
  }

  @Test func `are edges by way of the layout property`() {
    box.makeConstraints { make in
      make.left.equalTo(pair.layout.right)
      make.top.equalTo(pair.layout.bottom)
      make.size.equalTo(pair.layout.size)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 110, y: 50, width: 100, height: 40)
  }

  @Test func `are edges to code that knows it as a view`() {
    let view: View = pair

    box.makeConstraints { make in
      make.left.equalTo(view.right)
      make.top.height.equalTo(view)
      make.width.equalTo(5)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 110, y: 10, width: 5, height: 40)
  }

  @Test func `have a centre beside the point of that name`() {
    box.makeConstraints { make in
      make.center.equalTo(pair.layout.center)
      make.size.equalTo(20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 50, y: 20, width: 20, height: 20)
    #expect(pair.center == CGPoint(x: 60, y: 30))
  }
}
