import Ashlar
import Testing

struct `Relations of the maker` {
  let card = View(name: "card")
  let avatar = View(name: "avatar")
  let title = View(name: "title")

  init() {
    card.addSubviews(avatar, title)
    avatar.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `equal takes the value of another view's attribute`() {
    title.makeConstraints { make in
      make.left.equalTo(avatar.right)
      make.top.equalTo(avatar.bottom)
      make.width.equalTo(avatar.height)
      make.height.equalTo(avatar.width)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: title, x: 110, y: 50, width: 40, height: 100)
  }

  @Test func `a view stands for its attribute of the same name`() {
    title.makeConstraints { make in
      make.left.equalTo(avatar)
      make.top.equalTo(avatar)
      make.width.equalTo(avatar)
      make.height.equalTo(avatar)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: title, x: 10, y: 10, width: 100, height: 40)
  }

  @Test func `at most stops what would be greater`() {
    title.makeConstraints { make in
      make.left.top.equalTo(avatar)
      make.width.height.equalTo(300).priority(.low)
      make.width.lessThanOrEqualTo(avatar)
      make.height.lessThanOrEqualTo(avatar.width)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: title, x: 10, y: 10, width: 100, height: 100)
  }

  @Test func `at least stops what would be less`() {
    title.makeConstraints { make in
      make.left.top.equalTo(avatar)
      make.width.height.equalTo(20).priority(.low)
      make.width.greaterThanOrEqualTo(avatar)
      make.height.greaterThanOrEqualTo(avatar.height)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: title, x: 10, y: 10, width: 100, height: 40)
  }

  @Test func `an inequality that is met changes nothing`() {
    title.makeConstraints { make in
      make.left.top.equalTo(avatar)
      make.width.height.equalTo(60)
      make.width.lessThanOrEqualTo(avatar)
      make.height.greaterThanOrEqualTo(avatar)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: title, x: 10, y: 10, width: 60, height: 60)
  }

  @Test func `each relation says what it compares and how`() {
    let constraints = title.makeConstraints { make in
      make.width.equalTo(avatar.height)
      make.width.lessThanOrEqualTo(avatar.height)
      make.width.greaterThanOrEqualTo(avatar.height)
    }.layoutConstraints

    #expect(constraints.map(\.relation) == [.equal, .lessThanOrEqual, .greaterThanOrEqual])
    #expect(constraints.allSatisfy { $0.firstItem === title && $0.firstAttribute == .width })
    #expect(constraints.allSatisfy { $0.secondItem === avatar && $0.secondAttribute == .height })
  }

  @Test func `a sentence says everything that a constraint has`() {
    let constraint = title.makeConstraints { make in
      make.width.equalTo(avatar.height).multipliedBy(0.5).offset(10).priority(345)
    }.layoutConstraints[0]

    card.layout(in: CGSize(width: 320, height: 200))

    #expect(title.frame.width == 30)
    #expect(constraint.firstItem === title)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem === avatar)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 10)
    #expect(constraint.priority == 345)
    #expect(card.constraints.last === constraint)
  }
}
