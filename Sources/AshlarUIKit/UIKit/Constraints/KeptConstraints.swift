/// A constraint of a maker whose handle lives while it is installed, for weak references to it.
protocol KeptConstraint: AnyObject {
  /// Whether something that was made of it holds.
  var isInstalled: Bool { get }
}

/// The handles that a view retains while their constraints are installed, because the program's references are weak.
///
/// Source: Masonry, `mas_installedConstraints`.
struct KeptConstraints {
  /// The list that came first, and those after it, which few views have. A list that a verb returns is kept as it is, and
  /// its elements are not counted one by one.
  private var first: (any KeptList)?
  private var further: [any KeptList] = []

  /// The number of handles.
  private(set) var count = 0

  /// The number of constraints at which those that are installed no more are released.
  private var most = 16

  /// The handles, in the order in which they came.
  var all: [any KeptConstraint] {
    (first?.constraints ?? []) + further.flatMap(\.constraints)
  }

  /// Releases the constraints that are installed no more.
  ///
  /// - Complexity: O(*n*) for *n* constraints kept.
  mutating func letGo() {
    removeAll { !$0.isInstalled }
    most = max(16, 2 * count)
  }

  /// Keeps constraints that are installed.
  ///
  /// - Complexity: Amortized O(1).
  mutating func keep(_ installed: [some KeptConstraint]) {
    if installed.isEmpty { return }
    if count == 0 { first = installed } else { further.append(installed) }
    count += installed.count
    if count > most { letGo() }
  }

  /// Keeps a constraint, if it is installed, once however often it is.
  ///
  /// - Complexity: O(*n*) for *n* constraints kept.
  mutating func keep(_ constraint: some KeptConstraint) {
    remove(constraint)
    if constraint.isInstalled { keep([constraint]) }
  }

  /// Releases a constraint that has been removed.
  mutating func remove(_ constraint: any KeptConstraint) { removeAll { $0 === constraint } }

  private mutating func removeAll(where isGone: (any KeptConstraint) -> Bool) {
    first?.remove(where: isGone)
    for place in further.indices { further[place].remove(where: isGone) }
    further.removeAll { $0.isEmpty }
    if first?.isEmpty ?? false { first = further.isEmpty ? nil : further.removeFirst() }
    count = further.reduce(first?.count ?? 0) { $0 + $1.count }
  }
}

/// Handles of one class.
private protocol KeptList {
  var constraints: [any KeptConstraint] { get }
  var count: Int { get }
  var isEmpty: Bool { get }

  mutating func remove(where isGone: (any KeptConstraint) -> Bool)
}

extension Array: KeptList where Element: KeptConstraint {
  fileprivate var constraints: [any KeptConstraint] { self }

  /// A list that has nothing to let go of is not copied.
  fileprivate mutating func remove(where isGone: (any KeptConstraint) -> Bool) {
    if contains(where: isGone) { removeAll { isGone($0) } }
  }
}
