/// One call of ``LayoutItem/systemLayoutSizeFitting(_:)``.
struct FittingQuestion {
  private let view: View
  private let request: FittingRequest

  /// The results of earlier questions.
  private let cache: FittingCache

  init(_ view: View, _ request: FittingRequest) {
    self.view = view
    self.request = request
    cache = view.fittingCache ?? FittingCache()
    view.fittingCache = cache
  }

  /// Finds the size, or remembers it.
  func answer() -> CGSize {
    guard !cache.isBusy else {
      view.report(.fittingInsideItself(view: view.reportName), at: nil)
      return view.bounds.size
    }
    let request = legalRequest
    if !view.tree.nesting.isRunning { view.tree.updateProportions(inside: view) }
    cache.isBusy = true
    defer { cache.isBusy = false }
    if !view.tree.nesting.isSolving { prepare() }
    if let known = cache.size(for: request, of: view) { return known }
    cache.begin(view)
    let answer = view.tree.solveAlone(view, request)
    cache.remember(answer.size, for: request, answer.problem)
    announce(answer.conflicts)
    return answer.size
  }

  private func prepare() {
    view.updateConstraintsIfNeeded()
    view.tree.updateInsets()
    view.tree.updateCollapsing()
  }

  /// Reports conflicts, each once as long as it lasts, whatever its numbers are.
  private func announce(_ conflicts: [LayoutConflict]) {
    let known = cache.conflicts
    cache.conflicts = conflicts.map { $0.members.map { $0.serial ?? 0 } }
    for (conflict, key) in zip(conflicts, cache.conflicts) where !known.contains(key) {
      view.tree.diagnostics.announce(conflict, of: view)
    }
  }

  /// The request without invalid numbers, which are faults.
  private var legalRequest: FittingRequest {
    var legal = request
    legal.target = request.target.withLimits
    if !legal.target.isComputable {
      let name = "\(view.reportName)'s fitting size"
      view.report(.notComputable(request.target.text, for: name), at: nil)
      legal.target = .zero
    }
    legal.horizontal = self.legal(request.horizontal)
    legal.vertical = self.legal(request.vertical)
    return legal
  }

  private func legal(_ priority: LayoutPriority) -> LayoutPriority {
    if priority.isLegal { return priority }
    view.report(.illegalPriority(priority, of: view.reportName), at: nil)
    return .fittingSizeLevel
  }
}
