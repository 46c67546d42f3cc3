import Ashlar
import Testing

/// A box of 100 × 40 that the margins of its card hold; a card without constraints of its own has 8 on
/// every side, as the reference says in §3.3.
struct `The fitting size with margins` {
  let card = View(name: "card")

  init() {
    let box = View("box", in: card)
    box.contentSize = CGSize(width: 100, height: 40)
    box.makeConstraints { make in
      make.edges.equalTo(card.layoutMarginsGuide)
    }
  }

  private var size: CGSize { card.systemLayoutSizeFitting(View.layoutFittingCompressedSize) }

  @Test func `counts them`() {
    #expect(size == CGSize(width: 116, height: 56))
  }

  @Test func `follows other margins, though it was asked before`() {
    _ = size
    card.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(size == CGSize(width: 106, height: 44))
  }

  @Test func `follows what is added to the safe area`() {
    _ = size
    card.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)

    #expect(size == CGSize(width: 116, height: 86))
  }
}
