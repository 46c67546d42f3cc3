import Ashlar

/// The constraints of Masonry that a view keeps while they are installed, as weak properties do not.
///
/// Source: Masonry, `mas_installedConstraints`.
struct KeptConstraints {
  private var all: [MASConstraint] = []

  /// How many there may be before those are let go that are installed no more.
  private var most = 16

  /// Keeps constraints that are installed.
  ///
  /// - Parameters:
  ///   - new: The constraints.
  ///   - lettingGo: Whether others may just have been taken away, and are let go.
  /// - Complexity: O(*n*) for *n* constraints kept, where others are let go; else that once in as many calls.
  mutating func keep(_ new: [MASConstraint], lettingGo: Bool = false) {
    if lettingGo { letGo() }
    all += new.lazy.filter(\.isInstalled)
    if all.count > most { letGo() }
  }

  /// Lets go of a constraint that has been taken away.
  mutating func remove(_ constraint: MASConstraint) { all.removeAll { $0 === constraint } }

  /// Lets go of what is installed no more.
  private mutating func letGo() {
    all.removeAll { !$0.isInstalled }
    most = max(16, 2 * all.count)
  }
}

extension MASConstraint {
  fileprivate var isInstalled: Bool { layoutConstraints.contains(where: \.isActive) }
}
