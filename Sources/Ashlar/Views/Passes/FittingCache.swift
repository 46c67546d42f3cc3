/// The target of a fitting size, in points, with its priority on each axis.
struct FittingRequest: Hashable {
  var target: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}

extension FittingRequest {
  /// Whether a wish of a stack around the view may decide: such a request is a new problem each time.
  var isWeak: Bool { min(horizontal, vertical) <= StackRole.suppression }
}

/// The cached fitting sizes of a view, valid while nothing in it changes, and the problem of the last query.
final class FittingCache {
  /// Whether a fitting size of the view is being found.
  var isBusy = false

  /// The reported conflicts of the last size, by the numbers of their constraints.
  var conflicts: [[Int64]] = []

  private var signature: FittingSignature?
  private var known: [(request: FittingRequest, size: CGSize)] = []

  /// The problem of the last question, if the next one may go on from it.
  private var problem: (any FittingProblem)?

  /// As many requests as a self-sizing list makes of one view, and a few more.
  private static let mostRequests = 8
}

/// The problem of a view by itself, with the result of the last query.
protocol FittingProblem: AnyObject {
  /// Finds the size for another request, after the contents of some boxes may have changed, and nothing else.
  ///
  /// - Parameters:
  ///   - request: The target.
  ///   - changed: The boxes whose contents may have changed.
  ///   - tree: The tree that the view is in now.
  /// - Returns: Nil where a new problem is needed.
  func size(
    for request: FittingRequest, after changed: [BoxNode], in tree: LayoutTree
  ) -> CGSize?
}

/// A fitting size, the demands that contradict a required target, and the problem from which other queries continue.
struct FittingAnswer {
  let size: CGSize
  let conflicts: [LayoutConflict]
  let problem: (any FittingProblem)?
}

// MARK: - Remembering

extension FittingCache {
  /// The size for a request, without a new problem.
  func size(for request: FittingRequest, of view: View) -> CGSize? {
    if request.isWeak {
      forget()
      return nil
    }
    var changed: [BoxNode] = []
    switch signature?.follow(view) ?? .anything {
    case .nothing:
      if let size = known.first(where: { $0.request == request })?.size { return size }
    case .contents(let boxes):
      known = []
      changed = boxes
    case .anything:
      forget()
      return nil
    }
    // It is put back once it has an answer: code that is called meanwhile may request another size.
    var last: (any FittingProblem)?
    swap(&last, &problem)
    guard let last, let size = last.size(for: request, after: changed, in: view.tree) else {
      return nil
    }
    problem = last
    remember(size, for: request)
    return size
  }

  /// Stores the new result, before anything can have changed.
  func begin(_ view: View) { signature = FittingSignature(of: view) }

  /// Keeps what has been found with a new problem.
  func remember(
    _ size: CGSize, for request: FittingRequest, _ problem: (any FittingProblem)?
  ) {
    self.problem = problem
    remember(size, for: request)
  }

  private func remember(_ size: CGSize, for request: FittingRequest) {
    if known.count == Self.mostRequests { known = [] }
    known.append((request, size))
  }

  private func forget() {
    signature = nil
    known = []
    problem = nil
  }
}
