import Testing

@testable import Ashlar

/// The lists of boxes that wait inside a view to be placed, which are links between the numbers of boxes.
final class `Boxes that wait` {
  private let first = View(name: "first")
  private let second = View(name: "second")
  private var moves = EngineMoves()

  init() {
    first.node.index = 0
    second.node.index = 1
    for token in 0..<6 { moves.add(Int32(token)) }
  }

  private func takeAll(of view: View) -> [Int32] {
    var found: [Int32] = []
    var next = moves.takeList(of: view)
    while next >= 0 {
      found.append(next)
      next = moves.takeNext(after: next)
    }
    return found
  }

  @Test func `come in the order in which they began to, each once`() {
    for token in [3, 0, 5] { moves.link(Int32(token), in: first) }
    moves.link(1, in: second)
    #expect(takeAll(of: first) == [3, 0, 5])
    #expect(takeAll(of: first) == [])
    #expect(takeAll(of: second) == [1])
    moves.link(0, in: second)
    #expect(takeAll(of: second) == [0])
  }

  // A box leaves, and its number is that of a new one which waits elsewhere.
  @Test(arguments: [3, 0, 5])
  func `leave the others as they are`(number: Int32) {
    for token in [3, 0, 5] { moves.link(Int32(token), in: first) }
    moves.unlink(number, from: first)
    moves.link(number, in: second)
    moves.link(4, in: first)
    #expect(takeAll(of: first) == [3, 0, 5].filter { $0 != number } + [4])
    #expect(takeAll(of: second) == [number])
  }

  @Test func `are forgotten with a view that is in the place of another one`() {
    moves.link(2, in: first)
    let third = View(name: "third")
    third.node.index = 0
    moves.unlink(2, from: third)
    moves.link(2, in: second)
    #expect(takeAll(of: third) == [])
    #expect(takeAll(of: second) == [2])
  }

  // The numbers that a view has kept are those of an engine that has gone.
  @Test func `do not come from another engine`() {
    first.firstMovedBox = 4
    first.lastMovedBox = 2
    #expect(takeAll(of: first) == [])
    first.firstMovedBox = 40
    moves.link(1, in: first)
    #expect(takeAll(of: first) == [1])
  }
}

/// Constraints that have gone and wait for others like them.
struct `Retired constraints` {
  @Test func `are taken in the order in which they went, however many they are`() {
    var retired = RetiredConstraints()
    retired.begin((0..<40).map { constraint($0, of: 7) })
    var taken: [Int32] = []
    // The third, the first, and then one after the other.
    for wanted in [2, 0, 1] + Array(3..<40) {
      if let found = retired.take(of: 7, where: { $0.token == Int32(wanted) }) {
        taken.append(found.token)
      }
    }
    #expect(taken == [2, 0, 1] + Array(3..<40))
    #expect(retired.take(of: 7, where: { _ in true }) == nil)
  }

  @Test func `are compared with sixteen others`() {
    var retired = RetiredConstraints()
    retired.begin((0..<40).map { constraint($0, of: 7) })
    #expect(retired.take(of: 7, where: { $0.token == 16 }) == nil)
    #expect(retired.take(of: 7, where: { $0.token == 15 })?.token == 15)
    #expect(retired.take(of: 7, where: { $0.token == 16 })?.token == 16)
    #expect(retired.take(of: 8, where: { _ in true }) == nil)
  }

  @Test func `are those of a box that the engine knows`() {
    var retired = RetiredConstraints()
    retired.begin([constraint(1, of: 7), constraint(-1, of: 7), constraint(2, of: -1)])
    #expect(retired.take(of: -1, where: { _ in true }) == nil)
    #expect(retired.take(of: 7, where: { _ in true })?.token == 1)
    #expect(retired.take(of: 7, where: { _ in true }) == nil)
  }

  @Test func `are those of one round of changes`() {
    var retired = RetiredConstraints()
    retired.begin([constraint(1, of: 7), constraint(2, of: 9)])
    #expect(!retired.isEmpty)
    retired.end()
    #expect(retired.isEmpty)
    retired.begin([constraint(3, of: 9)])
    #expect(retired.take(of: 7, where: { _ in true }) == nil)
    #expect(retired.take(of: 9, where: { _ in true })?.token == 3)
  }

  private func constraint(_ token: Int32, of box: Int32) -> DroppedConstraint {
    DroppedConstraint(
      token: token, record: ConstraintRecord(terms: .nothing, first: 0, second: -1, holder: 0),
      first: box, second: -1)
  }
}
