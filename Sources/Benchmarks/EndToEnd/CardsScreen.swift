import Ashlar

/// Cards below each other with one view in each, plain or with everything that can be around edges:
/// margins, a safe area and a direction of reading from right to left. The frames differ; the constraints
/// are as many.
final class CardsScreen {
  let root = View()
  let isSurrounded: Bool
  private let cards: [View]
  private let contents: [View]

  init(count: Int, isSurrounded: Bool) {
    self.isSurrounded = isSurrounded
    cards = (0..<count / 2).map { _ in View() }
    contents = (0..<count / 2).map { _ in View() }
    for (card, content) in zip(cards, contents) {
      root.addSubview(card)
      card.addSubview(content)
    }
  }

  var viewCount: Int { 2 * cards.count }

  func make() {
    if isSurrounded {
      root.environment.direction = .rightToLeft
      root.environment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    }
    for (index, card) in cards.enumerated() {
      make(card, below: index == 0 ? nil : cards[index - 1])
      make(contents[index], in: card)
    }
  }

  private func make(_ card: View, below other: View?) {
    card.makeConstraints { make in
      if isSurrounded {
        make.leading.trailing.equalTo(root.margins)
      } else {
        make.left.right.equalTo(root).inset(8)
      }
      if let other {
        make.top.equalTo(other.bottom).offset(8)
      } else if isSurrounded {
        make.top.equalTo(root.safeArea)
      } else {
        make.top.equalTo(root).offset(59)
      }
      make.height.equalTo(44)
    }
  }

  private func make(_ content: View, in card: View) {
    content.makeConstraints { make in
      if isSurrounded {
        make.leading.trailing.top.bottom.equalTo(card.margins)
      } else {
        make.left.right.top.bottom.equalTo(card).inset(8)
      }
    }
  }

  /// Lays everything out on a root that is high enough for all cards.
  func layOut(_ round: Int) {
    let height = 59 + 52 * CGFloat(cards.count) + 34
    root.layout(in: CGSize(width: 320 + CGFloat(round % 100), height: height))
  }
}
