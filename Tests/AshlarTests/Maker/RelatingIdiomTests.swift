import Ashlar
import Testing

/// What apps write every day to place views beside, below and between each other.
struct `Idioms that relate views` {
  let page = View(name: "page")
  let icon = View(name: "icon")
  let title = View(name: "title")

  init() {
    page.addSubviews(icon, title)
  }

  private func placeIcon() {
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().offset(16)
      make.size.equalTo(40)
    }
  }

  @Test func `below another view and as wide`() {
    icon.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(10)
      make.height.equalTo(30)
    }

    title.makeConstraints {
      $0.top.equalTo(icon.bottom).offset(8)
      $0.leading.trailing.equalTo(icon)
      $0.height.equalTo(20)
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: title, x: 10, y: 48, width: 300, height: 20)
  }

  @Test func `in a row, as wide as the text and no wider than there is room`() {
    placeIcon()
    title.makeConstraints {
      $0.leading.equalTo(icon.trailing).offset(8)
      $0.centerY.equalTo(icon)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
    }

    title.contentSize = CGSize(width: 100, height: 20)
    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: title, x: 64, y: 26, width: 100, height: 20)

    title.contentSize = CGSize(width: 500, height: 20)
    page.layoutIfNeeded()
    expectFrame(of: title, x: 64, y: 26, width: 240, height: 20)
  }

  @Test func `guides as spacers share the room around two views`() {
    let guides = ["before", "between", "behind"].map { LayoutGuide(name: $0) }
    for guide in guides { page.addLayoutGuide(guide) }
    for view in [icon, title] {
      view.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(40)
      }
    }
    let row: [LayoutBox] = [guides[0], icon, guides[1], title, guides[2]]

    guides.makeConstraints { make in
      make.top.height.equalToSuperview()
      make.width.equalTo(guides[0])
    }
    row.combine(along: .horizontal, spacing: 0)
    guides[0].makeConstraints { $0.left.equalToSuperview() }
    guides[2].makeConstraints { $0.right.equalToSuperview() }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: icon, x: 80, y: 0, width: 40, height: 40)
    expectFrame(of: title, x: 200, y: 0, width: 40, height: 40)
    expectFrame(of: guides[1], x: 120, y: 0, width: 80, height: 480)
  }

  @Test func `a list built in a loop, each below the one before it`() {
    var last: View?
    let rows = (0..<4).map { View(name: "row \($0)") }

    for row in rows {
      page.addSubview(row)
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(last?.bottom ?? page.top).offset(10)
        make.height.equalTo(30)
      }
      last = row
    }
    page.layout(in: CGSize(width: 320, height: 480))

    for (index, row) in rows.enumerated() {
      expectFrame(of: row, x: 0, y: CGFloat(10 + 40 * index), width: 320, height: 30)
    }
  }

  @Test func `a target may be an attribute or a number as the case may be`() {
    var last: View?

    for row in [icon, title] {
      let above: any ConstraintTarget = if let last { last.bottom } else { 25 }
      row.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(above)
        make.height.equalTo(30)
      }
      last = row
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: icon, x: 0, y: 25, width: 320, height: 30)
    expectFrame(of: title, x: 0, y: 55, width: 320, height: 30)
  }

  @Test func `an array for the shared axis and a distribution for the other`() {
    let views = [icon, title]

    views.makeConstraints { make in
      make.top.equalTo(20)
      make.height.equalTo(views.map(\.width))
    }
    views.distribute(along: .horizontal, fixedSpacing: 12, leadSpacing: 16, tailSpacing: 16)
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: icon, x: 16, y: 20, width: 138, height: 138)
    expectFrame(of: title, x: 166, y: 20, width: 138, height: 138)
  }

  @Test func `as wide as the widest of several`() {
    let note = View(name: "note")
    page.addSubview(note)
    icon.makeConstraints { $0.width.equalTo(70) }
    title.makeConstraints { $0.width.equalTo(90) }

    note.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.greaterThanOrEqualTo([icon, title, 12])
      $0.width.equalTo(0).priority(.low)
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: note, x: 0, y: 0, width: 90, height: 10)
  }
}
