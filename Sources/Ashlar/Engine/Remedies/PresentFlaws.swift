/// The flaws of the present layout, for comparison with those of a copy.
struct PresentFlaws {
  private let flaws: LayoutFlaws
  private let amounts: [LayoutFlaws.Flaw: Double]

  /// Flaws that grow by less are none, in points: a few roundings to pixels.
  private static let tolerance = 0.51

  /// - Returns: Nil if a copy without a change has no solution.
  init?(_ engine: LayoutEngine, _ root: View, _ rows: RehearsalRows) {
    guard let outcome = rows.outcome(after: RehearsalEdit()) else { return nil }
    flaws = LayoutFlaws(engine, root, rows)
    amounts = flaws.amounts(in: outcome)
  }

  /// The flaws that are larger in a copy, and those that count there whatever they are now, the worst first.
  func worsened(
    in outcome: RehearsalOutcome, orAny counts: (LayoutFlaws.Flaw) -> Bool = { _ in false }
  ) -> [LayoutFlaws.Flaw] {
    flaws.amounts(in: outcome).filter { flaw, amount in
      amount > amounts[flaw, default: 0] + Self.tolerance || counts(flaw)
    }.keys.sorted()
  }

  /// The description of a flaw for a reader: `then title is cut off`.
  func words(for flaw: LayoutFlaws.Flaw) -> String { flaws.words(for: flaw) }
}
