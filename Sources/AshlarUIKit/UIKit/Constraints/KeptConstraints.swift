import Ashlar

/// A constraint of a maker whose handle lives while it is installed, for weak references to it.
protocol KeptConstraint: PlacedVerb {
  /// Whether something that was made of it holds.
  var isInstalled: Bool { get }
}

/// The handles that a view retains while their constraints are installed, because the program's references are weak.
///
/// Source: Masonry, `mas_installedConstraints`.
struct KeptConstraints {
  /// The handles, in the order in which they came. The list of the first verb is kept as it is, and its elements are not
  /// counted one by one.
  fileprivate var list: (any KeptList)?

  /// The number of constraints at which those that are installed no more are released.
  fileprivate var most = 16

  /// The handles, in the order in which they came.
  var all: [any KeptConstraint] { list?.constraints ?? [] }

  fileprivate var count: Int { list?.count ?? 0 }
}

/// Handles of one class.
private protocol KeptList {
  var constraints: [any KeptConstraint] { get }
  var count: Int { get }

  mutating func add(_ more: any KeptList)
  func without(_ gone: Set<ObjectIdentifier>) -> (any KeptList)?
}

extension Array: KeptList where Element: KeptConstraint {
  fileprivate var constraints: [any KeptConstraint] { self }

  fileprivate mutating func add(_ more: any KeptList) { self += more as? Self ?? [] }

  fileprivate func without(_ gone: Set<ObjectIdentifier>) -> (any KeptList)? {
    let rest = filter { !gone.contains(ObjectIdentifier($0)) }
    return rest.isEmpty ? nil : rest
  }
}

extension KeptConstraints {
  /// Keeps constraints that are installed.
  ///
  /// - Complexity: Amortized O(1).
  static func keep(_ installed: [some KeptConstraint], in view: UIView) {
    if installed.isEmpty { return }
    var list: (any KeptList)?
    swap(&list, &view.keptConstraints.list)
    // Nothing else refers to the list now, so that it is not copied.
    list?.add(installed)
    let count = list?.count ?? installed.count
    if list == nil { list = installed }
    swap(&list, &view.keptConstraints.list)
    if count > view.keptConstraints.most { letGo(in: view) }
  }

  /// Keeps a constraint, if it is installed, once however often it is.
  ///
  /// - Complexity: O(*n*) for *n* constraints kept.
  static func keep(_ constraint: some KeptConstraint, in view: UIView) {
    remove(constraint, in: view)
    if constraint.isInstalled { keep([constraint], in: view) }
  }

  /// Releases the constraints that are installed no more.
  ///
  /// - Complexity: O(*n*) for *n* constraints kept.
  static func letGo(in view: UIView) {
    remove(in: view) { !$0.isInstalled }
    view.keptConstraints.most = max(16, 2 * view.keptConstraints.count)
  }

  /// Releases a constraint that has been removed.
  static func remove(_ constraint: some KeptConstraint, in view: UIView) {
    remove(in: view) { $0 === constraint }
  }

  /// What goes refers to its layout constraints by their objects, and may read the view when it goes.
  private static func remove(in view: UIView, where isGone: (any KeptConstraint) -> Bool) {
    let gone = view.keptConstraints.all.filter(isGone)
    if gone.isEmpty { return }
    for constraint in gone { constraint.settle() }
    var rest = view.keptConstraints.list?.without(Set(gone.map { ObjectIdentifier($0) }))
    swap(&rest, &view.keptConstraints.list)
  }
}
