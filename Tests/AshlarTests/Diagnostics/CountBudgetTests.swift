import Ashlar
import Testing

struct `Counts from outside` {
  private var budget = CountBudget.rows
  private var reasons: [LayoutFault.Reason] = []

  private mutating func count(_ given: Int) -> Int {
    budget.count(given, of: "rows") { reasons.append($0) }
  }

  @Test mutating func `are taken as they are up to ten million`() {
    #expect(count(0) == 0)
    #expect(count(10_000_000) == 10_000_000)
    #expect(reasons.isEmpty)
  }

  @Test(arguments: [10_000_001, 1 << 60, Int.max])
  mutating func `are none beyond that`(given: Int) {
    #expect(count(given) == 0)
    #expect(reasons == [.excessiveCount(given, of: "rows", most: 10_000_000)])
    #expect(
      "\(reasons[0])"
        == "\(given) for the number of rows counts as 0. There can be 10000000 in all.")
  }

  @Test(arguments: [-1, Int.min])
  mutating func `are none below none`(given: Int) {
    #expect(count(given) == 0)
    #expect(reasons == [.negativeCount(given, of: "rows")])
  }

  @Test mutating func `are added up`() {
    #expect(count(6_000_000) == 6_000_000)
    #expect(count(4_000_001) == 0)
    #expect(count(4_000_000) == 4_000_000)
    #expect(count(1) == 0)
    #expect(reasons == [4_000_001, 1].map { .excessiveCount($0, of: "rows", most: 10_000_000) })
  }

  @Test func `are sections up to a million`() {
    var budget = CountBudget.sections

    #expect(budget.count(1_000_001, of: "sections") { _ in } == 0)
    #expect(budget.count(1_000_000, of: "sections") { _ in } == 1_000_000)
  }
}
