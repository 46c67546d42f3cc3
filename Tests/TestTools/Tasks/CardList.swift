import Ashlar

/// Lists of cards with everything that a tree can have, by a number that all their sizes depend on.
package enum CardList {
  /// Makes a tree that waits for its layout.
  package static func make(_ number: Int) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300 + CGFloat(number % 50), height: 2_000))
    root.name = "root"
    root.diagnostics.handler = .silent
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
    if number.isMultiple(of: 2) { root.environment.direction = .rightToLeft }
    var last: View?
    for index in 0..<10 { last = addCard(index, of: number, below: last, to: root) }
    return root
  }

  private static func addCard(
    _ index: Int, of number: Int, below last: View?, to root: View
  ) -> View {
    let card = View(name: "card\(index)")
    let label = Label(text: String(repeating: "word ", count: (number + index) % 30 + 1))
    label.numberOfLines = 0
    root.addSubview(card)
    card.addSubview(label)
    label.makeConstraints { $0.edges.equalTo(card.margins) }
    card.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      if let last {
        make.top.equalTo(last.bottom).offset(8)
      } else {
        make.top.equalTo(root.safeArea)
      }
      make.height.greaterThanOrEqualTo(44)
    }
    return card
  }

  /// Makes a tree, lays it out and takes down its frames.
  package static func layOut(_ number: Int) -> [CGRect] {
    let root = make(number)
    root.layoutIfNeeded()
    return root.subtree.map(\.frame)
  }
}
