import AshlarStorage

// Changes that concern much of the problem, such as the heights of a hundred texts, may take an exchange each, each with
// all that stands behind. A new first basis takes one pass over the coefficients. Which of the two is cheaper shows only
// on the way, so exchanges may take as long as the last first basis did with all that followed it.

/// The work that exchanges may take before a new first basis is found.
struct ExchangeTrial {
  /// How much they may look at: as much as the last first basis did, with all that followed it. So both together take
  /// about twice what the cheaper of the two takes, or less.
  ///
  /// Source: R. M. Karp, "On-line algorithms versus off-line algorithms: how much is it worth to know the future?", IFIP
  /// Congress 1992, on renting or buying.
  let visits: Int

  let begin: Work
}

extension ExchangeTrial {
  /// Whether the required rows that wait for their turns will take more than that, if each takes as much as those before.
  ///
  /// An eighth of it shows how much one takes.
  func isTooDear(_ work: Work, _ agenda: borrowing Agenda) -> Bool {
    let spent = work.termsVisited - begin.termsVisited
    if spent <= visits / 8 { return false }
    return spent / max(1, work.pivots - begin.pivots) * agenda.pending.count > visits - spent
  }
}
