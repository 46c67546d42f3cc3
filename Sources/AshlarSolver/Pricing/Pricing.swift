import AshlarStorage

/// The multipliers of the tight rows for the missed rows, and the pricing candidates among them.
///
/// It watches on which side of its constant each row is, lets the multipliers follow, and keeps the lists
/// of what has to be looked at. It knows the ``Problem`` and the ``WorkingSet``; who leaves, and how far, is
/// for the optimiser above to say.
struct Pricing: ~Copyable {
  var multipliers = Multipliers()
  var agenda = Agenda()

  private let fixedPlace = FixedPlace()
}
