import Ashlar
import Testing

struct `Composites of the maker` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  private func attributes(
    _ subject: (LayoutMaker) -> ConstraintSubject
  ) -> [LayoutConstraint.Attribute] {
    box.prepareConstraints { make in subject(make).equalToSuperview() }
      .layoutConstraints.map(\.firstAttribute)
  }

  @Test func `the constraints of a composite have a fixed order`() {
    #expect(attributes(\.edges) == [.left, .top, .right, .bottom])
    #expect(attributes(\.directionalEdges) == [.leading, .top, .trailing, .bottom])
    #expect(attributes(\.horizontalEdges) == [.left, .right])
    #expect(attributes(\.verticalEdges) == [.top, .bottom])
    #expect(attributes(\.directionalHorizontalEdges) == [.leading, .trailing])
    #expect(attributes(\.directionalVerticalEdges) == [.top, .bottom])
    #expect(attributes(\.size) == [.width, .height])
    #expect(attributes(\.center) == [.centerX, .centerY])
  }

  @Test func `a list of attributes makes a constraint for each`() {
    #expect(attributes { $0.attributes([.height]) } == [.height])
    #expect(attributes { $0.attributes([.centerX, .width]) } == [.centerX, .width])
    #expect(
      attributes { $0.attributes([.left, .lastBaseline]) } == [.left, .lastBaseline])
  }

  @Test func `attributes and composites chain in any order`() {
    #expect(attributes { $0.width.center } == [.width, .centerX, .centerY])
    #expect(attributes { $0.center.width } == [.centerX, .centerY, .width])
    #expect(attributes { $0.size.left } == [.width, .height, .left])
    #expect(attributes { $0.top.and.bottom.with.left } == [.top, .bottom, .left])
  }

  @Test func `an attribute named twice counts once`() {
    #expect(attributes { $0.left.edges } == [.left, .top, .right, .bottom])
    #expect(attributes { $0.width.width } == [.width])
  }

  @Test func `a kept chain stays as it is when another goes on from it`() {
    let handles = box.makeConstraints { make in
      let places = make.left.top
      places.size.lessThanOrEqualToSuperview()
      places.equalToSuperview()
    }

    #expect(
      handles[0].layoutConstraints.map(\.firstAttribute) == [.left, .top, .width, .height])
    #expect(handles[1].layoutConstraints.map(\.firstAttribute) == [.left, .top])
  }

  @Test func `a chain is one sentence with one handle`() {
    let handles = box.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(20)
    }

    #expect(handles.count == 2)
    #expect(handles[0].layoutConstraints.count == 3)
    #expect(handles[1].layoutConstraints.count == 1)
  }

  @Test func `what follows a chain applies to each of its attributes`() {
    let constraints = box.makeConstraints { make in
      make.width.height.greaterThanOrEqualTo(card)
        .offset(CGSize(width: 90, height: 30)).multipliedBy(3).priority(.low)
    }.layoutConstraints

    #expect(constraints.map(\.constant) == [90, 30])
    #expect(constraints.map(\.secondAttribute) == [.width, .height])
    #expect(constraints.allSatisfy { $0.relation == .greaterThanOrEqual })
    #expect(constraints.allSatisfy { $0.secondItem === card && $0.multiplier == 3 })
    #expect(constraints.allSatisfy { $0.priority == 250 })
  }

  @Test func `horizontal and vertical edges together are the edges`() {
    let constraints = box.makeConstraints { make in
      make.verticalEdges.equalToSuperview()
      make.horizontalEdges.equalToSuperview()
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(card.constraints.count == 4)
    #expect(constraints.allSatisfy { $0.firstItem === box && $0.secondItem === card })
    #expect(constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute })
  }

  @Test func `directional edges together are the edges`() {
    let constraints = box.makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(constraints.map(\.firstAttribute) == [.top, .bottom, .leading, .trailing])
    #expect(constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute })
  }

  @Test func `centre and size together place a view`() {
    box.makeConstraints { make in
      make.center.equalTo(card).offset(50)
      make.size.equalTo(CGSize(width: 20, height: 10))
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 200, y: 95, width: 20, height: 10)
  }
}
