import AshlarBoxes
import Testing

struct `A layout of boxes` {
  /// A card of 320 × 100 with a picture, and a title beside it.
  private func card(_ layout: borrowing BoxLayout) -> (card: Box, avatar: Box, title: Box) {
    let card = layout.add(name: "card")
    let avatar = layout.add(in: card, name: "avatar")
    let title = layout.add(in: card, name: "title")
    layout.setContent(of: title) { width in
      // A text of 400 points on lines of 20.
      guard let width, width < 400 else { return CGSize(width: 400, height: 20) }
      return CGSize(width: width, height: (400 / width).rounded(.up) * 20)
    }
    layout.constrain(avatar) { make in
      make.left.top.equalTo(card).offset(8)
      make.size.equalTo(40)
    }
    layout.constrain(title) {
      $0.left.equalTo(avatar.right).offset(8)
      $0.right.equalTo(card).inset(8)
      $0.centerY.equalTo(avatar)
    }
    return (card, avatar, title)
  }

  @Test func `gives boxes the frames that their constraints and contents say`() {
    let layout = BoxLayout()
    let (card, avatar, title) = card(layout)
    var moved: [Box] = []

    layout.solve(card, in: CGSize(width: 320, height: 100)) { box, frame in
      moved.append(box)
      #expect(layout.frame(of: box) == frame)
    }

    #expect(moved == [card, avatar, title])
    #expect(layout.frame(of: card) == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(layout.frame(of: avatar) == CGRect(x: 8, y: 8, width: 40, height: 40))
    // 320 − 56 − 8 = 256 wide: two lines, whose middle is that of the picture, at 28.
    #expect(layout.frame(of: title) == CGRect(x: 56, y: 8, width: 256, height: 40))
    #expect(layout.faults == [])
  }

  @Test func `calls for what has moved, and for nothing else`() {
    let layout = BoxLayout()
    let (card, _, title) = card(layout)
    layout.solve(card, in: CGSize(width: 320, height: 100))
    var moved: [Box] = []

    layout.solve(card, in: CGSize(width: 320, height: 100)) { box, _ in moved.append(box) }
    #expect(moved == [])

    layout.solve(card, in: CGSize(width: 480, height: 100)) { box, _ in moved.append(box) }
    #expect(moved == [card, title])
    // 480 − 56 − 8 = 416: one line.
    #expect(layout.frame(of: title) == CGRect(x: 56, y: 18, width: 416, height: 20))
  }
}
