import Testing

struct `Remaking a view where many wishes compete` {
  /// The first time ends at another one of many optima. From then on no constraint becomes tight twice.
  @Test func `takes fewer exchanges than it has constraints, again and again`() throws {
    var benchmark = try KiwiBenchmark()
    _ = try benchmark.remake(view: 1)
    for _ in 0..<5 {
      let remade = try benchmark.remake(view: 1)

      #expect(remade.constraints == 13)
      #expect(remade.exchanges < remade.constraints)
      #expect(remade.outcome == .optimal)
      #expect(benchmark.misses == [3: 944, 2: 1_000, 1: 44])
    }
  }
}
