/// The sides to which the terms of a row may move without a loss at any priority.
struct OptimalRange: Equatable {
  var under: Bool
  var over: Bool

  /// The row has to stay active.
  static let none = OptimalRange(under: false, over: false)

  /// The row may go anywhere.
  static let full = OptimalRange(under: true, over: true)
}

extension Pricing {
  /// The sides on which a row is in *every* optimum, as the multipliers of the present one prove.
  ///
  /// The costs have one dual solution in common for all optima. A point is an optimum if and only if each row is on a
  /// side on which the dual allows it: a tight row that would cost something has to stay active; one whose price is
  /// exactly paid for may leave to that side; a row that is missed, or has slack, may not pass its constant. The
  /// levels below all priorities do not influence this.
  ///
  /// This holds in degenerate points as well: whether there is a step to go is then a question of
  /// these conditions together, and no longer one of prices.
  ///
  /// Source: complementary slackness; A. Schrijver, "Theory of Linear and Integer Programming",
  /// 1986. Levels are digits of one number in an ordered field, for which it holds too.
  func optimalRange(of row: Row, _ problem: borrowing Problem, _ workingSet: borrowing WorkingSet)
    -> OptimalRange
  {
    let slot = problem.slot(of: row)
    if slot >= 0 {
      return OptimalRange(
        under: costSign(at: slot, to: .under, problem, workingSet).sign <= 0,
        over: costSign(at: slot, to: .over, problem, workingSet).sign <= 0)
    }
    let mindsUnder = problem.level(of: row, on: .under) > 0
    let mindsOver = problem.level(of: row, on: .over) > 0
    let mindsNothing = !mindsUnder && !mindsOver
    switch problem.side(of: row) {
    case .active: return OptimalRange(under: !mindsUnder, over: !mindsOver)
    case .under: return OptimalRange(under: true, over: mindsNothing)
    case .over: return OptimalRange(under: mindsNothing, over: true)
    }
  }
}
