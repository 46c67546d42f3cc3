internal import AshlarSolver

/// The frames of a layout after a trial change of its constraints, found by solving a copy of the engine's rows.
///
/// Nothing is laid out, and no view moves. Contents whose height follows their width are asked for it. What views would do
/// in overrides of ``View/layoutSubviews()`` is not known.
package struct LayoutRehearsal {
  private let engine: LayoutEngine
  private let root: View
  let rows: RehearsalRows

  /// The copy's value for each unknown in the present layout.
  private let present: [Double]

  /// The number of rows of copies that may still be solved.
  private var room = Self.mostSolved

  /// The flaws of the present layout, once a remedy has been judged.
  private var flaws: LayoutFlaws?

  private static let mostSolved = 100_000

  /// A layout of more rows is not copied.
  private static let mostRows = 20_000

  /// Numbers that differ by less are the same, in points.
  private static let tolerance = 1e-6

  /// The greatest difference between a value of the copy and that of the layout, in points.
  private static let closeness = 0.01

  /// Copies the rows of a root's engine.
  ///
  /// - Returns: Nil if there has been no layout since the last change, if it is very large, or if the copy does not have its
  ///   numbers: of a layout that has stopped early, and where history has left a choice.
  package init?(of root: View) {
    guard let tree = root.existingTree, tree.changes.isEmpty,
      let engine = tree.engine as? LayoutEngine, !engine.isUnfinished
    else { return nil }
    let rows = RehearsalRows(engine, root.root)
    guard rows.count <= Self.mostRows, let present = rows.solution(after: RehearsalEdit()) else {
      return nil
    }
    let known = engine.system.allNodes.filter(rows.knows).flatMap { node in
      LayoutEngine.sides.map { engine.system.solver.unknown($1, of: node.token) }
    }
    guard
      known.allSatisfy({
        (present[$0.index] - engine.system.solver.value(of: $0)).magnitude <= Self.closeness
      })
    else { return nil }
    (self.engine, self.root, self.rows, self.present) = (engine, root, rows, present)
  }
}

// MARK: - Asking

extension LayoutRehearsal {
  /// The movement of each view and guide inside the view that contains it, and its growth, without a demand; those
  /// that stay are left out. In points, before rounding to pixels.
  ///
  /// - Returns: Nil if the demand cannot be left out, or that would take too long to find out.
  /// - Complexity: That of a first layout of the tree.
  package mutating func shifts(without demand: LayoutDemand) -> [ObjectIdentifier: CGRect]? {
    shifts(after: rows.edit(leavingOut: demand))
  }

  /// The same after a remedy of a conflict has been followed; nil also for one that leaves a choice.
  package mutating func shifts(
    after remedy: LayoutConflict.Suggestion
  ) -> [ObjectIdentifier: CGRect]? { shifts(after: rows.edit(following: remedy)) }

  /// The same after a remedy for something else than a conflict, which makes nothing worse: no view vanishes, is cut off or
  /// ends outside another one, and nothing is contradicted or undetermined that was not.
  ///
  /// - Returns: Nil also if something becomes worse.
  package mutating func shifts(
    mending remedy: LayoutConflict.Suggestion
  ) -> [ObjectIdentifier: CGRect]? { shifts(mending: rows.edit(following: remedy)) }

  /// The same after a demand has become required.
  package mutating func shifts(requiring demand: LayoutDemand) -> [ObjectIdentifier: CGRect]? {
    shifts(mending: rows.edit(requiring: demand))
  }

  /// The same after the right or the lower edge of a view has been kept inside its superview, where contents may be cut off
  /// more than they are.
  package mutating func shifts(
    boundingFarEdgeOf view: View, along axis: LayoutAxis
  ) -> [ObjectIdentifier: CGRect]? {
    shifts(mending: rows.edit(boundingFarEdgeOf: view, along: axis), cutting: true)
  }

  /// The same after a view has been tied to the end of another one in the same superview, in place of a demand.
  package mutating func shifts(
    placing second: View, behind first: View, along axis: LayoutAxis,
    insteadOf demand: LayoutDemand?
  ) -> [ObjectIdentifier: CGRect]? {
    shifts(mending: rows.edit(placing: second, behind: first, along: axis, insteadOf: demand))
  }

  private mutating func shifts(
    mending edit: RehearsalEdit?, cutting mayCut: Bool = false
  ) -> [ObjectIdentifier: CGRect]? {
    guard let edit, room >= 2 * rows.count else { return nil }
    if flaws == nil {
      room -= rows.count
      flaws = LayoutFlaws(engine, root, rows)
    }
    room -= rows.count
    guard let flaws, let outcome = rows.outcome(after: edit),
      flaws.worsened(in: outcome).allSatisfy({ mayCut && $0.kind == .cut })
    else { return nil }
    return shifts(to: outcome.solution)
  }

  /// The same where a number of a frame that nothing determines is another one, in points.
  package mutating func shifts(
    moving box: LayoutBox, _ attribute: LayoutAttribute, to value: CGFloat
  ) -> [ObjectIdentifier: CGRect]? {
    guard rows.knows(box.node), let side = LayoutEngine.sides.first(where: { $0.0 == attribute })
    else { return nil }
    return shifts(after: rows.edit(holding: side.1, of: box.node, at: Double(value)))
  }

  private mutating func shifts(after edit: RehearsalEdit?) -> [ObjectIdentifier: CGRect]? {
    guard let edit, room >= rows.count else { return nil }
    room -= rows.count
    return rows.solution(after: edit).map { shifts(to: $0) }
  }

  private func shifts(to values: [Double]) -> [ObjectIdentifier: CGRect] {
    var shifts: [ObjectIdentifier: CGRect] = [:]
    for view in root.subtree {
      for box in view.boxes {
        let shift = self.shift(of: box, values, shifts)
        if shift != .zero { shifts[ObjectIdentifier(box)] = shift }
      }
    }
    return shifts
  }

  private func shift(
    of box: LayoutBox, _ values: [Double], _ known: [ObjectIdentifier: CGRect]
  ) -> CGRect {
    if rows.knows(box.node) {
      let numbers = LayoutEngine.sides.map { _, side in
        let index = engine.system.solver.unknown(side, of: box.node.token).index
        return moved(values[index] - present[index])
      }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    // What no constraint needs follows its superview by its mask.
    guard let view = box as? View, view !== root, let superview = view.superview,
      let growth = known[ObjectIdentifier(superview)]?.size, superview.resizesSubviews,
      view.translatesMask
    else { return .zero }
    let masked = MaskedView(view: view, superview: superview)
    let x = masked.state(along: .horizontal).changeWhenGrowing(by: growth.width)
    let y = masked.state(along: .vertical).changeWhenGrowing(by: growth.height)
    return CGRect(x: x.place, y: y.place, width: x.extent, height: y.extent)
  }

  private func moved(_ number: Double) -> CGFloat {
    number.magnitude < Self.tolerance ? 0 : CGFloat(number)
  }
}
