internal import AshlarSolver

/// The linear dependence of frames on a length of the root, with its range.
///
/// What views do in overrides, contents with another height at another width, and what a program changes is not known here.
package struct LinearLayout {
  /// The lengths of the root, in points, between which the same constraints decide.
  package let range: ClosedRange<CGFloat>

  private let known: Set<ObjectIdentifier>
  private let rates: [ObjectIdentifier: CGRect]

  /// The dependence of the frames in a root on its length along an axis.
  ///
  /// - Returns: Nil if there has been no layout since the last change, or if no constraint depends on that length, of the root or
  ///   of one view that fills it.
  /// - Complexity: O(*n*) for *n* views, and for the constraints that depend on the length.
  package init?(of root: View, along axis: LayoutAxis) {
    guard let tree = root.existingTree, tree.changes.isEmpty, !tree.nesting.isSolving,
      let engine = tree.engine as? LayoutEngine, !engine.isUnfinished,
      let filled = FilledRoot(of: root, along: axis, where: { engine.system.knows($0) }),
      let found = Self.range(of: filled.first.node.token, along: axis, engine)
    else { return nil }
    range = CGFloat(found.range.lowerBound)...CGFloat(found.range.upperBound)
    var known = filled.known
    var rates = filled.rates
    for view in root.subtree where engine.system.knows(view.node) {
      let key = ObjectIdentifier(view)
      known.insert(key)
      func rate(_ side: RectangleSide) -> CGFloat {
        CGFloat(found.rates[Int(side.number(in: view.node.token))] ?? 0)
      }
      let frame = CGRect(x: rate(.left), y: rate(.top), width: rate(.width), height: rate(.height))
      if frame != .zero { rates[key] = frame }
    }
    (self.known, self.rates) = (known, rates)
  }

  private static func range(
    of token: Int32, along axis: LayoutAxis, _ engine: LayoutEngine
  ) -> LinearRange? {
    guard let length = engine.system.knownDemand(.frame(axis.extent), of: token) else { return nil }
    let constraint = engine.system.solver.constraint(at: length.constraint)
    return (try? engine.system.solver.linearRange(of: constraint)) ?? nil
  }

  /// By how much the numbers of a view's frame, in the space of its superview, change when the root gets longer by a point;
  /// nil for a view that constraints do not place.
  package func rate(of view: View) -> CGRect? {
    let key = ObjectIdentifier(view)
    return known.contains(key) ? rates[key] ?? .zero : nil
  }
}
