internal import AshlarSolver

/// The target of a fitting size, as constraints of an engine.
struct FittingAim {
  /// The engine's number of the view.
  let token: Int32

  private(set) var request: FittingRequest
  private var horizontal: Constraint?
  private var vertical: Constraint?

  init(_ token: Int32, _ request: FittingRequest) {
    self.token = token
    self.request = request
  }
}

extension FittingAim {
  /// Adds the targets that are required, or the others. One that is required comes before everything else, and nothing moves
  /// it.
  mutating func add(required: Bool, to system: inout ConstraintSystem) {
    if (request.horizontal == .required) == required { add(.horizontal, to: &system) }
    if (request.vertical == .required) == required { add(.vertical, to: &system) }
  }

  /// Aims at another size.
  mutating func move(to new: FittingRequest, in system: inout ConstraintSystem) {
    let old = request
    request = new
    move(.horizontal, from: old.horizontal, in: &system)
    move(.vertical, from: old.vertical, in: &system)
  }

  private mutating func move(
    _ axis: LayoutAxis, from priority: LayoutPriority, in system: inout ConstraintSystem
  ) {
    guard let known = self[axis] else { return add(axis, to: &system) }
    if priority == self.priority(along: axis) {
      try? system.solver.setConstant(value(along: axis, in: system), of: known)
    } else {
      system.drop(Int32(truncatingIfNeeded: known.index))
      add(axis, to: &system)
    }
  }

  private mutating func add(_ axis: LayoutAxis, to system: inout ConstraintSystem) {
    let priority = priority(along: axis)
    system.sentence.begin()
    system.sentence.add(1, axis.extentSide, of: token)
    let handle = try? system.addSentence(
      value(along: axis, in: system), Penalties(.equal, Priority(priority.rawValue)),
      seniority: priority == .required ? .oldest : .ordinary)
    if let handle { _ = system.sources.add(.target(token: token, axis), of: handle) }
    self[axis] = handle
  }
}

// MARK: - Reading

extension FittingAim {
  /// The size that the solver has found, in points. A required target is the size, whatever stands against it.
  func size(in system: borrowing ConstraintSystem, _ scale: CGFloat?) -> CGSize {
    let insets = insets(in: system)
    return CGSize(
      width: request.horizontal == .required
        ? request.target.width
        : found(.width, in: system, scale) { $0 + insets.left + insets.right },
      height: request.vertical == .required
        ? request.target.height
        : found(.height, in: system, scale) { $0 + insets.top + insets.bottom })
  }

  /// The value found for a side, or 0 if it is no number, including the part outside the alignment rectangle.
  private func found(
    _ side: RectangleSide, in system: borrowing ConstraintSystem, _ scale: CGFloat?,
    _ outside: (CGFloat) -> CGFloat
  ) -> CGFloat {
    let value = system.solver.value(side, of: token)
    let length = outside(CGFloat(value.isFinite ? max(0, value) : 0))
    return scale.map { PixelGrid.ceil(length, scale: $0) } ?? length
  }

  private func value(along axis: LayoutAxis, in system: borrowing ConstraintSystem) -> Double {
    let insets = insets(in: system)
    return axis == .horizontal
      ? Double(request.target.width - insets.left - insets.right)
      : Double(request.target.height - insets.top - insets.bottom)
  }

  private func insets(in system: borrowing ConstraintSystem) -> EdgeInsets {
    system.alignments[token] ?? .zero
  }

  private func priority(along axis: LayoutAxis) -> LayoutPriority {
    axis == .horizontal ? request.horizontal : request.vertical
  }

  private subscript(axis: LayoutAxis) -> Constraint? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
