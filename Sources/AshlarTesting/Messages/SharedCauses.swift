/// Problems in groups that have a cause in common, as places in their list.
struct SharedCauses {
  private(set) var groups: [[Int]] = []

  /// Puts each problem to the first one that has its likeliest cause among its own.
  ///
  /// - Parameter mayJoin: Whether a problem may be told with another one, the first of a group.
  init(_ problems: [LayoutProblem], where mayJoin: (Int, Int) -> Bool = { _, _ in true }) {
    var marks: [Set<String>] = []
    for (place, problem) in problems.enumerated() {
      let known = problem.marks.first.flatMap { chief in
        groups.indices.first { marks[$0].contains(chief) && mayJoin(groups[$0][0], place) }
      }
      if let known {
        groups[known].append(place)
      } else {
        groups.append([place])
        marks.append(Set(problem.marks))
      }
    }
  }
}
