import Ashlar

// Pages with controls, narrow gaps, cards, and a slider of widths.

extension SamplePage {
  static var controls: SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 360))
    root.name = "settings"
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    let toggle = Switch(name: "toggle")
    toggle.isOn = true
    let (slider, progress) = (Slider(name: "volume"), ProgressView(name: "progress"))
    slider.value = 0.25
    progress.progress = 0.6
    let segments = SegmentedControl(titles: ["Day", "Week", "Month"], name: "span")
    segments.selectedIndex = 1
    let picture = ImageView(image: Image(size: CGSize(width: 80, height: 40)))
    picture.name = "picture"
    let field = TextField(name: "field")
    field.text = "Ada"
    let button = Button(name: "save")
    button.title = "Save"
    for view in [
      toggle, slider, progress, segments, ActivityIndicator(name: "wheel"), picture, field, button,
    ] {
      stack.addArrangedSubview(view)
    }
    root.addSubview(stack)
    stack.makeConstraints { $0.leading.top.trailing.equalToSuperview().inset(20) }
    for view in [slider, progress, field] {
      view.makeConstraints { $0.width.equalTo(200) }
    }
    root.layoutIfNeeded()
    return SamplePage(name: "controls", root: root)
  }

  /// Two cards 8 points from the edges and from each other, with an icon 4 points from its label, and a view without extent.
  static var gaps: SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
    root.name = "root"
    let (left, right) = (View(name: "left card"), View(name: "right card"))
    let (icon, label) = (View(name: "icon"), Label(text: "Revenue", name: "label"))
    let dot = View(name: "dot")
    root.addSubviews(left, right, dot)
    left.addSubviews(icon, label)
    left.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(8)
    }
    right.makeConstraints { make in
      make.leading.equalTo(left.trailing).offset(8)
      make.trailing.top.bottom.equalToSuperview().inset(8)
      make.width.equalTo(left)
    }
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(6)
      make.size.equalTo(24)
    }
    label.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(4)
      make.top.bottom.equalTo(icon)
    }
    dot.makeConstraints { make in
      make.size.equalTo(0)
      make.center.equalToSuperview()
    }
    root.layoutIfNeeded()
    return SamplePage(name: "gaps", root: root)
  }

  static var dashboard: SamplePage { dashboard("dashboard", .leftToRight) }

  static var rightToLeftDashboard: SamplePage {
    dashboard("dashboard-right-to-left", .rightToLeft)
  }

  /// Twelve cards in three rows of four, with an icon, a title and a number each.
  private static func dashboard(_ name: String, _ direction: LayoutDirection) -> SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 960, height: 420))
    root.name = "dashboard"
    root.environment.direction = direction
    let rows = StackView(name: "rows")
    rows.axis = .vertical
    for row in 0..<3 {
      let line = StackView(name: "row \(row)")
      for column in 0..<4 { line.addArrangedSubview(card(4 * row + column)) }
      rows.addArrangedSubview(line)
      line.distribution = .fillEqually
      line.spacing = 12
    }
    rows.distribution = .fillEqually
    rows.spacing = 12
    root.addSubview(rows)
    rows.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    root.layoutIfNeeded()
    return SamplePage(name: name, root: root)
  }

  private static func card(_ number: Int) -> View {
    let card = View(name: "card \(number)")
    let icon = View(name: "icon")
    let title = Label(
      text: ["Revenue", "Orders", "Visitors", "Returns"][number % 4], name: "title")
    let value = Label(text: "\(number * 137)", font: .system(28, weight: .bold), name: "value")
    card.addSubviews(icon, title, value)
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(12)
      make.size.equalTo(20)
    }
    title.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(6)
      make.centerY.equalTo(icon)
      make.trailing.lessThanOrEqualToSuperview().offset(-12)
    }
    value.makeConstraints { make in
      make.leading.equalTo(icon)
      make.bottom.equalToSuperview().offset(-12)
    }
    return card
  }

  /// An offer whose text has more lines where it is narrow, beside a price that gives way. Below 190 points it cannot hold.
  static var manyWidths: SamplePage {
    SamplePage(name: "widths", root: Offer().root, widths: 140...500)
  }
}

/// A text beside a price, of which one gives way below a width of 306: 16, at least 150, 8, 116 and 16.
struct Offer {
  let root = View(name: "offer")
  let text = Label(text: "Two nights in a room with a view of the lake", name: "text")
  let price = Label(text: "from 120", name: "price")

  init() {
    root.diagnostics.handler = .silent
    text.numberOfLines = 0
    root.addSubviews(text, price)
    text.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(16)
      make.width.greaterThanOrEqualTo(150)
    }
    price.makeConstraints { make in
      make.leading.equalTo(text.trailing).offset(8)
      make.trailing.top.equalToSuperview().inset(16)
      make.width.equalTo(116).priority(800)
    }
  }
}
