import Ashlar
import Testing

struct `The first screen` {
  @Test func `a title beside an avatar takes what the avatar leaves`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let avatar = View(name: "avatar")
    let title = View(name: "title")
    card.addSubviews(avatar, title)
    avatar.makeConstraints { make in
      make.left.top.equalTo(card).offset(16)
      make.size.equalTo(40)
    }
    title.makeConstraints {
      $0.left.equalTo(avatar.right).offset(12)
      $0.centerY.equalTo(avatar)
      $0.right.equalToSuperview().offset(-16)
      $0.height.equalTo(20)
    }

    card.layoutIfNeeded()

    #expect(avatar.frameDescription == "(16, 16, 40, 40)")
    #expect(title.frameDescription == "(68, 26, 236, 20)")
  }
}
