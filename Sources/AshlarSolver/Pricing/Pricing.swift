import AshlarStorage

/// The multipliers of the tight rows for the missed rows, and the pricing candidates among them.
///
/// It watches on which side of its constant each row is, lets the multipliers follow, and keeps the lists of what has
/// to be looked at. It uses the ``Problem`` and the ``WorkingSet``; the optimiser above decides which row leaves, and
/// how far.
struct Pricing: ~Copyable {
  var multipliers = Multipliers()
  var agenda = Agenda()

  private let fixedPlace = FixedPlace()
}
