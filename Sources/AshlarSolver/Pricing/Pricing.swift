import AshlarStorage

/// What each tight row pays for the rows that are missed, and which of them may want to leave.
///
/// It watches on which side of its constant each row is, lets the multipliers follow, and keeps the lists
/// of what has to be looked at. It knows the ``Problem`` and the ``WorkingSet``; who leaves, and how far, is
/// for the optimiser above to say.
struct Pricing: ~Copyable {
  var multipliers = Multipliers()
  var agenda = Agenda()

  private let fixedPlace = FixedPlace()
}
