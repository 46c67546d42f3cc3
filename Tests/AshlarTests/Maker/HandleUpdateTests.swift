import Ashlar
import Testing

struct `Changing numbers with a handle` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
    box.makeConstraints { make in make.left.top.equalToSuperview().priority(.low) }
  }

  @Test func `an offset sets the constant, whatever it was made of`() {
    let handles = box.makeConstraints { make in
      make.height.equalTo(50)
      make.width.equalTo(100).offset(20)
      make.left.equalTo(5).inset(10)
    }

    for (handle, number) in zip(handles, [80, 90, 7]) {
      handle.update(offset: CGFloat(number))
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 7, y: 0, width: 90, height: 80)
    #expect(handles.map(\.constant) == [80, 90, 7])
  }

  @Test func `an offset can be set again and again`() {
    let handle = box.makeConstraints { make in make.size.equalTo(0) }[0]

    for width in 1...1000 { handle.update(offset: CGFloat(width)) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 1000, height: 1000)
    #expect(box.constraints.count == 2)
  }

  @Test func `an inset sets each constant by its own side`() {
    let handles = box.makeConstraints { make in
      make.top.equalToSuperview().offset(50)
      make.bottom.equalToSuperview().offset(25)
      make.horizontalEdges.equalToSuperview()
    }
    #expect(handles.map(\.constant) == [50, 25, 0])

    handles[0].update(offset: 15)
    handles[1].update(offset: 20)
    #expect(handles.map(\.constant) == [15, 20, 0])

    handles[0].update(inset: 15)
    handles[1].update(inset: 20)
    handles[2].update(inset: EdgeInsets(left: 1, right: 2))
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 1, y: 15, width: 317, height: 65)
    #expect(handles.map(\.constant) == [15, -20, 1])
  }

  @Test func `directional insets set leading and trailing`() {
    let handle = box.makeConstraints { make in make.directionalEdges.equalToSuperview() }[0]

    handle.update(inset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 2, y: 1, width: 314, height: 96)
  }

  @Test func `an offset after installation moves at once`() {
    let handle = box.makeConstraints { make in
      make.edges.equalToSuperview()
    }[0]

    handle.offset(10)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 320, height: 100)
  }

  @Test func `a priority may go to required and back`() {
    let wide = box.makeConstraints { make in
      make.height.equalTo(10)
      make.width.equalTo(100).priority(.medium)
      make.width.equalTo(200).priority(.low)
    }[2]
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 100, height: 10)

    wide.update(priority: .required)
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 200, height: 10)

    wide.update(priority: .low)
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 100, height: 10)
    #expect(wide.priority == .low)
  }

  @Test func `a multiplier makes a progress bar move`() {
    let progress = box.makeConstraints { make in
      make.width.equalToSuperview().multipliedBy(0)
      make.height.equalTo(4)
    }[0]
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 0, height: 4)

    progress.update(multiplier: 0.25)
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 80, height: 4)

    progress.update(multiplier: 1)
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 320, height: 4)
    #expect(progress.multiplier == 1)
  }

  @Test func `a multiplier multiplies a number that was the target`() {
    let width = box.makeConstraints { make in
      make.width.equalTo(200).multipliedBy(0.5)
      make.height.equalTo(4)
    }[0]

    width.update(multiplier: 0.2)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 40, height: 4)
    #expect(width.multiplier == 0.2)
    #expect(width.constant == 40)
  }

  @Test func `changes can be chained`() {
    let handle = box.makeConstraints { make in
      make.width.equalToSuperview()
      make.height.equalTo(4)
    }[0]

    handle.update(multiplier: 0.5).update(offset: -10).update(priority: .high)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 150, height: 4)
  }
}
