import Ashlar
import Testing

struct `A maker that the program does not keep` {
  private let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let title = View(name: "title")
  private let note = View(name: "note")

  init() {
    card.diagnostics.handler = .silent
    card.addSubviews(title, note)
    // The tree comes with the first constraint.
    title.makeConstraints { make in make.left.equalToSuperview().offset(5) }
  }

  @Test func `keeps no views of what is told to it between two verbs`() {
    weak var gone: View?
    do {
      let root = View(name: "root")
      let inner = View(name: "inner")
      root.diagnostics.handler = .silent
      root.addSubview(inner)
      gone = root
      weak var known: LayoutMaker?
      inner.makeConstraints { make in
        known = make
        make.width.equalTo(10)
      }
      known?.left.equalTo(root)
    }
    #expect(gone == nil)
  }

  @Test func `is left alone once a handle refers to it`() {
    weak var first: LayoutMaker?
    weak var second: LayoutMaker?

    let top = title.makeConstraints { make in
      first = make
      make.top.equalTo(10)
    }
    note.makeConstraints { make in
      second = make
      make.top.equalTo(20)
    }
    top[0].update(offset: 11)
    card.layoutIfNeeded()

    #expect(first !== second)
    #expect(top.layoutConstraints.map(\.constant) == [11])
    expectFrame(of: title, x: 5, y: 11, width: 0, height: 0)
    expectFrame(of: note, x: 0, y: 20, width: 0, height: 0)
  }

  @Test(arguments: [false, true])
  func `is used again after other trees have joined, and constraints have gone`(isLarge: Bool) {
    weak var first: LayoutMaker?
    let box = View(name: "box")
    let inner = View(name: "inner")
    box.addSubview(inner)
    title.makeConstraints { make in
      first = make
      make.top.equalTo(10)
    }
    // Of two trees the smaller one is moved: that of the box, or that of the card.
    inner.makeConstraints { make in
      make.left.top.equalTo(2)
      if isLarge { for number in 3...9 { make.width.equalTo(number).priority(.low) } }
    }
    card.addSubview(box)
    title.removeConstraints()
    box.makeConstraints { make in
      #expect(make === first)
      make.left.top.equalTo(20)
    }
    card.layoutIfNeeded()

    #expect(title.constraints.isEmpty)
    #expect(box.frame.origin == CGPoint(x: 20, y: 20))
    #expect(inner.frame.origin == CGPoint(x: 2, y: 2))
  }

  @Test func `is left alone while its closure runs`() {
    title.makeConstraints { outer in
      outer.top.equalTo(10)
      note.makeConstraints { inner in
        #expect(inner !== outer)
        inner.top.equalTo(20)
        inner.left.equalTo(1)
      }
      outer.width.equalTo(30)
    }
    card.layoutIfNeeded()

    expectFrame(of: title, x: 5, y: 10, width: 30, height: 0)
    expectFrame(of: note, x: 1, y: 20, width: 0, height: 0)
  }

  @Test func `does not take what was said for what is said next`() {
    title.makeConstraints { make in
      make.width.equalTo(10).multipliedBy(3).priority(.high).labeled("wide")
      make.top.equalToSuperview().inset(7)
    }

    let handles = note.makeConstraints { make in
      make.width.equalTo(20)
      make.top.equalToSuperview()
    }
    card.layoutIfNeeded()

    #expect(handles.count == 2)
    #expect(handles.map(\.label) == [nil, nil])
    #expect(handles.layoutConstraints.map(\.priority) == [.required, .required])
    expectFrame(of: title, x: 5, y: 7, width: 30, height: 0)
    expectFrame(of: note, x: 0, y: 0, width: 20, height: 0)
  }
}

struct `A constraint that a maker made` {
  private let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let title = View(name: "title")

  init() {
    card.addSubview(title)
    title.makeConstraints { make in make.left.equalToSuperview() }
  }

  @Test func `is let go with its activity`() {
    weak var top: LayoutConstraint?

    title.makeConstraints { make in make.top.equalToSuperview() }
    top = card.constraints.last
    #expect(top?.firstAttribute == .top)
    title.removeConstraints()

    #expect(top == nil)
  }

  @Test func `is let go with its view`() {
    weak var top: LayoutConstraint?

    title.makeConstraints { make in make.top.equalToSuperview() }
    top = card.constraints.last
    title.removeFromSuperview()

    #expect(top == nil)
  }

  @Test func `is let go if it was only prepared`() {
    weak var top: LayoutConstraint?

    do {
      let handles = title.prepareConstraints { make in make.top.equalToSuperview() }
      top = handles[0].layoutConstraints.first
      #expect(top != nil)
    }

    #expect(top == nil)
  }

  @Test func `is let go when it has been remade and laid out`() {
    weak var top: LayoutConstraint?

    title.makeConstraints { make in make.top.equalToSuperview() }
    top = card.constraints.last
    card.layoutIfNeeded()
    title.remakeConstraints { make in make.bottom.equalToSuperview() }
    card.layoutIfNeeded()

    #expect(top == nil)
  }

  @Test func `keeps knowing which items are gone`() {
    let handles: [LayoutConstraint]
    do {
      let other = View(name: "other")
      card.addSubview(other)
      title.makeConstraints { make in make.top.equalTo(other.bottom) }
      handles =
        other.prepareConstraints { make in make.left.right.equalTo(title) }
        .layoutConstraints
      other.removeFromSuperview()
    }

    #expect(handles.map { $0.firstItem == nil } == [true, true])
    #expect(handles.allSatisfy { $0.secondItem === title })
    #expect(handles[0].description == "(gone).left == title.left")
  }

  @Test func `gets a constant inside the closure that forgets the number before`() {
    let handles = title.makeConstraints { make in
      make.width.equalTo(50).update(offset: 80)
      make.height.equalTo(50).offset(3).update(inset: 4)
    }

    // A size shrinks by 4 on both sides, of nothing.
    #expect(handles.layoutConstraints.map(\.constant) == [80, -8])
  }
}
