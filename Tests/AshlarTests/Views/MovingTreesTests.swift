import Ashlar
import Testing

/// What has been laid out in one tree and moves to another goes by what is said there.
struct `A view that moves to another tree` {
  private let first = View(root: 100, 200)
  private let second = View(root: 100, 200)

  /// 30 + 0 + 70 from the left; from the right the first one begins at 100 − 30.
  @Test func `has its stacks begin where people begin to read`() {
    let icon = View(name: "icon")
    let title = View(name: "title")
    let stack = StackView(arrangedSubviews: [icon, title])
    icon.makeConstraints { $0.width.equalTo(30) }
    move(stack, to: first)
    #expect([icon, title].map(\.frame.minX) == [0, 30])

    second.environment.direction = .rightToLeft
    move(stack, to: second)
    #expect([icon, title].map(\.frame.minX) == [70, 0])
  }

  /// A third of 100 is on the grid of pixels only where there is no display.
  @Test func `has its frames on the pixels of the display`() {
    let view = View()
    let part = View()
    view.addSubview(part)
    part.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.333)
    }
    move(view, to: first)
    #expect(abs(part.frame.width - 33.3) < 1e-9)

    second.environment.displayScale = 2
    move(view, to: second)
    #expect(part.frame.width == 33.5)
  }

  /// Ten letters, each 10 wide; then 5.
  @Test func `has its texts measured there`() {
    let label = Label(text: "ten lettrs")
    first.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    second.textMeasurer = GridTextMeasurer(width: 5, height: 10)
    let box = View()
    box.addSubview(label)
    label.makeConstraints { $0.left.top.equalToSuperview() }
    move(box, to: first)
    #expect(label.frame.size == CGSize(width: 100, height: 20))
    move(box, to: second)
    #expect(label.frame.size == CGSize(width: 50, height: 10))
  }

  /// Lists that went with it and came back would be as long as 2 to the power of 40.
  @Test func `takes nothing with it that is about other views`() {
    let parts = [View(), View()]
    let row = StackView(arrangedSubviews: parts)
    row.distribution = .fillProportionally
    for part in parts { part.contentSize = CGSize(width: 10, height: 10) }
    move(row, to: first)
    let hidden = View()
    hidden.collapsesWhenHidden = true
    hidden.isHidden = true
    first.addSubview(hidden)
    first.environment.safeAreaInsets.top = 10

    let view = View()
    first.addSubview(view)
    for _ in 0..<40 {
      view.removeFromSuperview()
      first.addSubview(view)
    }
    first.layoutIfNeeded()
    #expect(parts.map(\.frame.width) == [50, 50])
    #expect(hidden.frame.size == .zero)
  }

  private func move(_ view: View, to root: View) {
    root.addSubview(view)
    view.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
  }
}
