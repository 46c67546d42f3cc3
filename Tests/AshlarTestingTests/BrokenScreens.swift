import Ashlar

/// Ways in which people break a screen.
enum Break: CaseIterable {
  case heightTwice, missingTop, leftBesideLeading, leftAndRightOnly, fixedWidth, oneLine
  case missingBottom, wrongSign, overlap, mask, otherPadding
}

/// Five screens as people write them every day, good as they are, and what breaks them. Letters are 10 wide, and lines 20
/// high.
struct BrokenScreen {
  let root: View

  /// Which way of breaking the screen has been chosen.
  private let chosen: Break?

  /// The line that breaks the screen.
  private(set) var line = 0

  private init(_ name: String, _ chosen: Break?) {
    root = View(name: name)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.diagnostics.handler = .silent
    self.chosen = chosen
  }

  /// Whether the screen is to be broken in a way; the line after the call is what breaks it.
  private mutating func isBroken(_ way: Break, line: Int = #line) -> Bool {
    if chosen == way { self.line = line + 1 }
    return chosen == way
  }

  private func label(_ name: String, _ text: String, lines: Int = 1) -> Label {
    let label = Label(text: text, name: name)
    label.numberOfLines = lines
    root.addSubview(label)
    return label
  }

  private func view(_ name: String) -> View {
    let view = View(name: name)
    root.addSubview(view)
    return view
  }
}

// MARK: - Screens

extension BrokenScreen {
  /// A picture of a person, and a name and a place beside it.
  static func card(_ chosen: Break? = nil) -> BrokenScreen {
    var screen = BrokenScreen("card", chosen)
    let avatar = screen.view("avatar")
    let title = screen.label("title", "Ada Lovelace")
    let place = screen.label("place", "London")
    avatar.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
      make.size.equalTo(40)
      if screen.isBroken(.heightTwice) {
        make.height.equalTo(56)
      }
    }
    title.makeConstraints { make in
      make.leading.equalTo(avatar.trailing).offset(12)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
      if !screen.isBroken(.missingTop) {
        make.top.equalTo(avatar)
      }
    }
    place.makeConstraints { make in
      if screen.isBroken(.otherPadding) {
        make.leading.equalTo(avatar.trailing).offset(10)
      } else {
        make.leading.equalTo(title)
      }
      make.top.equalTo(title.bottom).offset(4)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
    }
    return screen
  }

  /// A label with a field behind it.
  static func form(_ chosen: Break? = nil) -> BrokenScreen {
    var screen = BrokenScreen("form", chosen)
    let name = screen.label("name", "Name")
    let field = TextField(name: "field")
    screen.root.addSubview(field)
    name.setContentHuggingPriority(.required - 1, for: .horizontal)
    name.makeConstraints { make in
      make.leading.equalToSuperview().inset(16)
      make.centerY.equalTo(field)
    }
    field.makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(16)
      if screen.isBroken(.leftBesideLeading) {
        make.left.equalTo(name.trailing).offset(8)
      } else {
        make.leading.equalTo(name.trailing).offset(8)
      }
    }
    return screen
  }

  /// A title and a button at its end.
  static func header(_ chosen: Break? = nil) -> BrokenScreen {
    var screen = BrokenScreen("header", chosen)
    let title = screen.label("title", "Recipes")
    let button = screen.view("button")
    title.makeConstraints { make in
      if screen.isBroken(.leftAndRightOnly) {
        make.left.equalToSuperview().offset(16)
      } else {
        make.leading.equalToSuperview().offset(16)
      }
      make.centerY.equalToSuperview()
    }
    button.makeConstraints { make in
      make.size.equalTo(32)
      make.centerY.equalToSuperview()
      if screen.isBroken(.wrongSign) {
        make.trailing.equalToSuperview().offset(16)
      } else if chosen == .leftAndRightOnly {
        make.right.equalToSuperview().offset(-16)
      } else {
        make.trailing.equalToSuperview().offset(-16)
      }
    }
    return screen
  }

  /// A row that is as high as its text.
  static func row(_ chosen: Break? = nil) -> BrokenScreen {
    var screen = BrokenScreen("row", chosen)
    let isShort = screen.isBroken(.oneLine)
    let text = screen.label("text", "A text of some more words than fit", lines: isShort ? 1 : 0)
    text.makeConstraints { make in
      make.leading.trailing.top.equalToSuperview().inset(12)
      if screen.isBroken(.fixedWidth) {
        make.width.equalTo(200)
      }
      if !screen.isBroken(.missingBottom) {
        make.bottom.equalToSuperview().inset(12)
      }
    }
    return screen
  }

  /// A picture with words under it.
  static func article(_ chosen: Break? = nil) -> BrokenScreen {
    var screen = BrokenScreen("article", chosen)
    let picture = screen.view("picture")
    let caption = screen.label("caption", "A bridge")
    picture.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(120)
    }
    caption.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      if screen.isBroken(.overlap) {
        make.top.equalTo(picture.bottom).offset(-8)
      } else {
        make.top.equalTo(picture.bottom).offset(8)
      }
    }
    if screen.isBroken(.mask) {
      caption.translatesAutoresizingMaskIntoConstraints = true
    }
    return screen
  }
}
