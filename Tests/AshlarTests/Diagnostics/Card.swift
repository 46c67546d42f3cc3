import Ashlar

/// A card of 320 × 100 with an avatar of 40 × 40 at (16, 16), and a title to the right of it.
///
/// The title is from 16 + 40 + 12 = 68 to 320 − 16 = 304, so that it is 236 wide.
struct Card {
  let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let avatar = View(name: "avatar")
  let title = View(name: "title")

  /// The line of the first constraint; each of the others is one line further down.
  static let firstLine: UInt32 = #line + 7

  init() {
    card.name = "card"
    card.diagnostics.handler = .silent
    card.addSubviews(avatar, title)
    avatar.makeConstraints { make in
      make.left.equalTo(card).offset(16)
      make.top.equalTo(card).offset(16)
      make.width.equalTo(40)
      make.height.equalTo(40)
    }
    title.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(12)
      make.right.equalTo(card).offset(-16)
      make.centerY.equalTo(avatar)
      make.height.equalTo(20)
    }
    card.layoutIfNeeded()
  }
}
