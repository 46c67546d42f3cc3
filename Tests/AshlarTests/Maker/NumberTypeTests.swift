import Ashlar
import Testing

struct `Numbers of any type in a sentence` {
  let card = View(name: "card")
  let box = View(name: "box")
  let whole = 12
  let unsigned: UInt = 12
  let single: Float = 12
  let double = 12.0
  let points: CGFloat = 12
  let twelfth: CGFloat = 0.08333333333333333

  enum Spacing: Int, ConstraintNumber {
    case gap = 12
  }

  init() {
    card.addSubview(box)
  }

  @Test func `offset and inset`() {
    let handles = box.prepareConstraints { make in
      make.left.equalToSuperview().offset(whole)
      make.left.equalToSuperview().offset(unsigned)
      make.left.equalToSuperview().offset(single)
      make.left.equalToSuperview().offset(double)
      make.left.equalToSuperview().offset(points)
      make.left.equalToSuperview().offset(Spacing.gap)
      make.left.equalToSuperview().inset(whole)
      make.left.equalToSuperview().inset(single)
      make.left.equalToSuperview().inset(Spacing.gap)
    }

    #expect(handles.map(\.constant) == [CGFloat](repeating: 12, count: 9))
  }

  @Test func `factors`() {
    let handles = box.prepareConstraints { make in
      make.width.equalToSuperview().multipliedBy(whole)
      make.width.equalToSuperview().multipliedBy(single)
      make.width.equalToSuperview().dividedBy(whole)
      make.width.equalToSuperview().dividedBy(single)
      make.width.equalToSuperview().dividedBy(double)
    }

    #expect(handles.map(\.multiplier) == [12, 12, twelfth, twelfth, twelfth])
  }

  @Test func `priorities`() {
    let handles = box.prepareConstraints { make in
      make.width.equalTo(1).priority(whole)
      make.width.equalTo(1).priority(single)
      make.width.equalTo(1).priority(double)
      make.width.equalTo(1).priority(points)
      make.width.equalTo(1).priority(LayoutPriority.high.rawValue + 1)
      make.width.equalTo(1).priority(.high + 1)
      make.width.equalTo(1).priority(12)
    }

    #expect(handles.map(\.priority) == [12, 12, 12, 12, 751, 751, 12])
  }

  @Test func `words without a relation`() {
    let handles = box.prepareConstraints { make in
      make.left.offset(whole)
      make.left.inset(single)
      make.width.offset(Spacing.gap)
      make.width.multipliedBy(whole)
      make.width.dividedBy(single)
      make.width.priority(whole)
    }

    #expect(handles.map(\.constant) == [12, 12, 12, 0, 0, 0])
    #expect(handles.map(\.multiplier) == [1, 1, 1, 12, twelfth, 1])
    #expect(handles[5].priority == 12)
  }

  @Test func `targets`() {
    let handles = box.prepareConstraints { make in
      make.width.equalTo(whole)
      make.width.equalTo(unsigned)
      make.width.equalTo(single)
      make.width.equalTo(double)
      make.width.equalTo(points)
      make.width.equalTo(Spacing.gap)
    }

    #expect(handles.map(\.constant) == [CGFloat](repeating: 12, count: 6))
  }

  @Test func `updates`() {
    let handle = box.makeConstraints { make in make.width.equalToSuperview() }[0]

    handle.update(offset: whole).update(multiplier: single).update(priority: whole)
    #expect(handle.constant == 12 && handle.multiplier == 12 && handle.priority == 12)

    handle.update(offset: Spacing.gap).update(multiplier: double).update(priority: single + 1)
    #expect(handle.constant == 12 && handle.multiplier == 12 && handle.priority == 13)

    // A width shrinks by both sides.
    handle.update(inset: whole)
    #expect(handle.constant == -24)
  }

  @Test func `literals and expressions of literals`() {
    let handles = box.prepareConstraints { make in
      make.left.equalTo(card).offset(16)
      make.left.equalTo(card).offset(-16.5)
      make.left.equalTo(card).offset(-1 / points)
      make.left.equalTo(card).offset(whole > 10 ? 8 : 4)
      make.left.equalTo(card).offset(2 * whole + 1)
      make.left.equalTo(card).offset(points * 2 + 1)
    }

    #expect(handles.map(\.constant) == [16, -16.5, -twelfth, 8, 25, 25])
  }
}
