import AshlarStorage

/// Moves from one working set to a better one, until none is better.
///
/// It works changes in, makes required rows hold one after the other, and exchanges tight rows as long as that pays.
/// It gets the ``Problem``, the ``WorkingSet`` and the ``Pricing``, none of which refers to it.
@usableFromInline
struct Optimiser: ~Copyable {
  var crashBasis = CrashBasis()
  var lineSearch = LineSearch()
  var plan = PropagationPlan()
  @usableFromInline var contradictions = Contradictions()

  /// How many exchanges a solve may take; nil for as many as its size allows.
  var workLimit: Int?

  /// How many coefficients and entries of lists a solve may look at; nil for as many as its size allows.
  var visitLimit: Int?

  /// How much the last solve has looked at that began with a first basis for most of the problem.
  var firstBasisVisits = 0

  /// The work that exchanges may take before a new first basis is found; nil if none may be.
  var trial: ExchangeTrial?

  private let fixedPlace = FixedPlace()
}
