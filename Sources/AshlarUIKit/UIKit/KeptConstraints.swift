/// A constraint of a maker whose handle lives while it is installed, as weak properties have it.
protocol KeptConstraint: AnyObject {
  /// Whether something that was made of it holds.
  var isInstalled: Bool { get }
}

/// The handles that a view keeps while their constraints are installed, as weak properties do not.
///
/// Source: Masonry, `mas_installedConstraints`.
struct KeptConstraints {
  private(set) var all: [any KeptConstraint] = []

  /// How many there may be before those are let go that are installed no more.
  private var most = 16

  /// Keeps constraints that are installed.
  ///
  /// - Parameters:
  ///   - new: The constraints.
  ///   - lettingGo: Whether others may just have been taken away, and are let go.
  /// - Complexity: O(*n*) for *n* constraints kept, where others are let go; else amortized O(*m*) for *m* new ones.
  mutating func keep(_ new: [some KeptConstraint], lettingGo: Bool = false) {
    if lettingGo { letGo() }
    for constraint in new where constraint.isInstalled { all.append(constraint) }
    if all.count > most { letGo() }
  }

  /// Keeps a constraint that is installed, once however often it is.
  ///
  /// - Complexity: O(*n*) for *n* constraints kept.
  mutating func keep(_ constraint: some KeptConstraint) {
    remove(constraint)
    keep([constraint])
  }

  /// Lets go of a constraint that has been taken away.
  mutating func remove(_ constraint: any KeptConstraint) { all.removeAll { $0 === constraint } }

  /// Lets go of what is installed no more.
  private mutating func letGo() {
    all.removeAll { !$0.isInstalled }
    most = max(16, 2 * all.count)
  }
}
