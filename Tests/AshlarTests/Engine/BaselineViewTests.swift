import Ashlar
import Testing

/// A card whose baselines are those of a text inside a panel inside it.
struct `Baselines of a view inside` {
  let root = View(root: 400, 400)
  private let card = BaselineCard(name: "card")
  let panel = View(name: "panel")
  private let text = Text(name: "text")
  let line = View(name: "line")

  /// The card is at (10, 20), the panel 3 below its top, the text 4 below that of the panel and 20 high;
  /// its first baseline is 15 below its top, its last 5 above its bottom: at 42 and at 42 as well.
  init() {
    root.addSubviews(card, line)
    card.addSubview(panel)
    panel.addSubview(text)
    card.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.top.equalToSuperview().offset(20)
      make.size.equalTo(100)
    }
    panel.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(3)
      make.size.equalTo(50)
    }
    text.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(4)
      make.width.equalTo(40)
      make.height.equalTo(20)
    }
    line.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(1)
      make.top.equalTo(card.firstBaseline)
    }
    card.text = text
  }

  private func place() -> CGFloat {
    root.layoutIfNeeded()
    return line.frame.minY
  }

  @Test func `are the view's own`() {
    // 20 + 3 + 4 + 15
    #expect(place() == 42)
    #expect(root.diagnostics.faults.isEmpty)
  }

  @Test func `are the last as well`() {
    line.remakeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(1)
      make.top.equalTo(card.lastBaseline).offset(2)
    }

    // 20 + 3 + 4 + 20 - 5 + 2
    #expect(place() == 44)
  }

  @Test func `move with the view inside`() {
    _ = place()
    text.updateConstraints { $0.top.equalToSuperview().offset(10) }

    // 20 + 3 + 10 + 15
    #expect(place() == 48)
  }

  @Test func `follow its text`() {
    _ = place()
    text.ascent = 12
    text.invalidateIntrinsicContentSize()

    // 20 + 3 + 4 + 12
    #expect(place() == 39)
  }

  @Test func `are the card's own edges without it`() {
    _ = place()
    card.text = nil
    card.invalidateIntrinsicContentSize()

    #expect(place() == 20)
  }

  @Test func `are forgotten when the view leaves, and found when it is back`() {
    _ = place()
    panel.removeFromSuperview()
    #expect(place() == 20)

    card.addSubview(panel)
    panel.makeConstraints { $0.left.top.equalToSuperview() }
    card.invalidateIntrinsicContentSize()
    // 20 + 0 + 4 + 15
    #expect(place() == 39)
  }

  @Test func `are not those of a view outside`() {
    card.text = line

    #expect(place() == 20)
  }

  @Test func `survive a move inside the card in one layout`() {
    _ = place()
    let other = View(name: "other")
    card.addSubview(other)
    other.makeConstraints { make in
      make.left.size.equalToSuperview()
      make.top.equalToSuperview().offset(30)
    }
    other.addSubview(text)
    text.makeConstraints { $0.top.equalToSuperview().offset(1) }

    // 20 + 30 + 1 + 15
    #expect(place() == 66)
  }

  @Test func `are handed on through several views`() {
    let frame = BaselineCard(name: "frame")
    root.addSubview(frame)
    frame.addSubview(card)
    frame.text = card
    frame.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(100)
      make.size.equalTo(200)
    }
    card.makeConstraints { $0.left.top.equalToSuperview() }
    line.remakeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(1)
      make.top.equalTo(frame.firstBaseline)
    }

    // 100 + 0 + 3 + 4 + 15
    #expect(place() == 122)
  }

  /// The text begins 7 below the top of the card; 30 from its baseline to the bottom make 52.
  @Test func `count in a fitting size`() {
    let alone = BaselineCard(name: "alone")
    let inner = Text(name: "inner")
    alone.addSubview(inner)
    alone.text = inner
    inner.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(7)
      make.width.equalTo(30)
      make.height.equalTo(20)
    }
    LayoutConstraint(
      item: alone, attribute: .bottom, relatedBy: .equal, toItem: alone, attribute: .firstBaseline,
      multiplier: 1, constant: 30
    ).isActive = true

    #expect(alone.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 7 + 15 + 30))
  }
}

private final class BaselineCard: View {
  var text: View?

  override var viewForLastBaselineLayout: View { text ?? self }
}

private final class Text: View {
  var ascent: CGFloat = 15

  override var firstBaselineOffsetFromTop: CGFloat { ascent }
  override var lastBaselineOffsetFromBottom: CGFloat { 5 }
}
