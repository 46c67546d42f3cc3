internal import AshlarSolver

// The boxes inside a view that scrolls are placed in the area that it scrolls. Constraints that tie them to
// something outside, or to what is seen of the area, depend on how far it has been scrolled: it is part of
// their constants.

/// The constraints that depend on how far a view has been scrolled.
struct ScrollCrossings {
  /// How far it had been, in points, when they were put together.
  var offset: CGPoint

  /// Their tokens, and perhaps some of constraints that depend on it no more.
  var constraints: [Int32] = []
}

// MARK: - Putting constraints together

extension LayoutEngine {
  /// The area that a view scrolls, if an attribute of the view means that: if something inside it, in whose
  /// space it is taken, speaks of an edge of the view.
  ///
  /// The middle, seen from inside, is that of the frame, laid at the start of the area.
  ///
  /// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 2).
  func scrolledArea(
    of node: BoxNode, _ attribute: LayoutAttribute, in ancestor: BoxNode
  ) -> BoxNode? {
    guard attribute.isLocation, !attribute.isCenter, node === ancestor else {
      return nil
    }
    guard let view = node.view else { return nil }
    return view.scrollArea?.guide(in: view).node
  }

  /// Adds a multiple of how far a view has been scrolled along an axis.
  func addOffset(
    of node: BoxNode, _ axis: LayoutAxis, times factor: Double, to sentence: inout EngineSentence
  ) {
    guard let view = node.view else { return }
    let offset = view.storedBoundsOrigin
    sentence.constant += factor * Double(axis == .horizontal ? offset.x : offset.y)
    sentence.scrollers.append(Int32(token(of: node)))
  }

  /// Remembers the constraint that has been put together for the views on whose scrolling it depends.
  func noteCrossings(of constraint: LayoutConstraint) {
    if !sentence.scrollers.isEmpty { noteScrollers(of: constraint) }
  }

  private func noteScrollers(of constraint: LayoutConstraint) {
    for token in sentence.scrollers {
      guard let view = nodes[token]?.view else { continue }
      var known = crossings[token] ?? ScrollCrossings(offset: view.storedBoundsOrigin)
      if known.constraints.last != constraint.token { known.constraints.append(constraint.token) }
      crossings[token] = known
    }
  }
}

// MARK: - Scrolling

extension LayoutEngine {
  /// Works in that a view has been scrolled.
  func workInScrolling(of node: BoxNode) {
    guard let view = node.view, var known = crossings[node.token],
      known.offset != view.storedBoundsOrigin
    else { return }
    let constraints = known.constraints
    known.offset = view.storedBoundsOrigin
    known.constraints = []
    crossings[node.token] = known
    takeDirections()
    for token in Set(constraints).sorted() {
      if let constraint = entries[Int(token)].constraint { update(constraint) }
    }
  }

  /// Lets the area that a view scrolls begin at zero.
  func workInCorner(ofArea node: BoxNode) {
    let isKept = Penalties(.equal, .required)
    demand(.frame(.left), 0, isKept, .left, node.token)
    demand(.frame(.top), 0, isKept, .top, node.token)
  }
}
