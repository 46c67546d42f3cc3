import Ashlar
import Testing

/// A list of cards with everything that a tree can have, by a number that all its sizes depend on.
private func makeTree(_ number: Int) -> View {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300 + CGFloat(number % 50), height: 2_000))
  root.name = "root"
  root.diagnostics.handler = .silent
  root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
  if number.isMultiple(of: 2) { root.environment.direction = .rightToLeft }
  var last: View?
  for index in 0..<10 {
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
    last = card
  }
  return root
}

private func frames(of root: View) -> [CGRect] { root.subtree.map(\.frame) }

private func layOut(_ number: Int) -> [CGRect] {
  let root = makeTree(number)
  root.layoutIfNeeded()
  return frames(of: root)
}

@Suite struct `Trees in several tasks` {
  @Test func `may be made in one and laid out in another`() async {
    let root = makeTree(7)
    let laidOut = Task {
      root.layoutIfNeeded()
      return frames(of: root)
    }

    #expect(await laidOut.value == layOut(7))
  }

  @Test func `have the same frames at once as one after the other`() async {
    let expected = (0..<1_000).map { layOut($0) }

    let found = await withTaskGroup(of: (Int, [CGRect]).self) { group in
      for number in 0..<1_000 { group.addTask { (number, layOut(number)) } }
      var found: [Int: [CGRect]] = [:]
      for await (number, frames) in group { found[number] = frames }
      return found
    }

    #expect(found.count == 1_000)
    #expect(expected.indices.allSatisfy { found[$0] == expected[$0] })
  }

  @Test func `share a measurer, which keeps nothing`() async {
    let measurer = Core14TextMeasurer()
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let root = View(name: "root")
          root.textMeasurer = measurer
          return root.boundingSize(of: "The same text", font: .system(17)).width
        }
      }
      return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
    }

    #expect(widths.count == 1)
  }
}
