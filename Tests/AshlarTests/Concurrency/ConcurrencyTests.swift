import Ashlar
import TestTools
import Testing

struct `Trees in several tasks` {
  @Test func `may be made in one and laid out in another`() async {
    let root = CardList.make(7)
    let laidOut = Task {
      root.layoutIfNeeded()
      return root.subtree.map(\.frame)
    }

    #expect(await laidOut.value == CardList.layOut(7))
  }

  @Test func `have the same frames at once as one after the other`() async {
    let expected = (0..<200).map { CardList.layOut($0) }

    let found = await withTaskGroup(of: (Int, [CGRect]).self) { group in
      for number in 0..<200 { group.addTask { (number, CardList.layOut(number)) } }
      var found: [Int: [CGRect]] = [:]
      for await (number, frames) in group { found[number] = frames }
      return found
    }

    #expect(found.count == 200)
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
