import Ashlar
import Testing

struct `Shares of a stack in proportion` {
  let root = View(root: 400, 400)

  /// 70 and 140 of 210 are 30 and 60 of 90; then it is 60 of 120 each.
  @Test func `are right again when something deep inside changes`() {
    let contents = [30, 60].map { (width: CGFloat) in
      let view = View()
      view.contentSize = CGSize(width: width, height: 10)
      return view
    }
    let boxes = contents.map { content in
      let box = View()
      box.addSubview(content)
      content.makeConstraints { $0.edges.equalToSuperview() }
      return box
    }
    let row = StackView(arrangedSubviews: boxes)
    row.distribution = .fillProportionally
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.pin(x: 0, y: 0, width: 210, height: 10)
    root.layoutIfNeeded()
    #expect(boxes.map { frame(of: $0)[2] } == [70, 140])

    contents[0].contentSize.width = 60
    root.layoutIfNeeded()
    #expect(boxes.map { frame(of: $0)[2] } == [105, 105])

    let least = contents[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    least.isActive = true
    root.layoutIfNeeded()
    #expect(boxes.map { frame(of: $0)[2] } == [90, 120])

    least.constant = 90
    root.layoutIfNeeded()
    #expect(boxes.map { frame(of: $0)[2] } == [84, 126])
  }

  @Test func `are right in fitting sizes, and in every tree`() {
    let content = View()
    content.contentSize = CGSize(width: 30, height: 10)
    let box = View()
    box.addSubview(content)
    content.makeConstraints { $0.edges.equalToSuperview() }
    let row = StackView(arrangedSubviews: [box, View()])
    row.arrangedSubviews[1].contentSize = CGSize(width: 60, height: 10)
    row.distribution = .fillProportionally
    let card = View(root: 90, 10)
    card.addSubview(row)
    row.makeConstraints { $0.edges.equalToSuperview() }
    card.layoutIfNeeded()

    content.contentSize.width = 60
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 10))

    // 20 of 80, and 180 of 240.
    root.addSubview(card)
    card.frame.size.width = 240
    root.layoutIfNeeded()
    content.contentSize.width = 20
    root.layoutIfNeeded()
    #expect(frame(of: box)[2] == 60)

    card.removeFromSuperview()
    content.contentSize.width = 180
    card.layoutIfNeeded()
    #expect(frame(of: box)[2] == 180)
  }

  /// 100 and 200 share 600 points; then it is 100 and 150.
  @Test func `go by those of a stack inside that came later`() {
    var widths: [LayoutConstraint] = []
    let boxes = (0..<3).map { _ in
      let content = View()
      let box = View()
      box.addSubview(content)
      content.makeConstraints { $0.edges.equalToSuperview() }
      widths.append(content.widthAnchor.constraint(greaterThanOrEqualToConstant: 100))
      return box
    }
    LayoutConstraint.activate(widths)
    let outer = StackView(arrangedSubviews: [boxes[0]])
    outer.distribution = .fillProportionally
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    outer.pin(x: 0, y: 0, width: 600, height: 10)
    root.layoutIfNeeded()

    let inner = StackView(arrangedSubviews: [boxes[1], boxes[2]])
    inner.distribution = .fillProportionally
    outer.addArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect([boxes[0], inner].map { frame(of: $0)[2] } == [200, 400])

    widths[1].constant = 50
    root.layoutIfNeeded()
    #expect([boxes[0], inner].map { frame(of: $0)[2] } == [240, 360])
  }

  /// The stack does not ask for the sizes of views in which nothing has changed.
  @Test func `are not looked at again when something elsewhere changes`() {
    final class Part: View {
      var questions = 0
      override var intrinsicContentSize: CGSize {
        questions += 1
        return CGSize(width: 30, height: 10)
      }
    }
    let parts = [Part(), Part()]
    let row = StackView(arrangedSubviews: parts)
    row.distribution = .fillProportionally
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.pin(x: 0, y: 0, width: 210, height: 10)
    let other = View("other", in: root)
    let numbers = other.pin(x: 0, y: 20, width: 40, height: 10)
    root.layoutIfNeeded()
    let known = parts.map(\.questions)

    numbers[2].constant = 50
    root.layoutIfNeeded()

    #expect(frame(of: other)[2] == 50)
    #expect(parts.map(\.questions) == known)
  }
}
