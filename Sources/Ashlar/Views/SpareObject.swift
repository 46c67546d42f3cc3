/// Room for an object that has done its work and may do the next of the kind, to spare its allocation.
///
/// A tree has it. It knows nothing of the object but how to have it forget what it worked on.
struct SpareObject {
  fileprivate(set) var object: AnyObject?
  fileprivate var empty: (AnyObject) -> Void = { _ in }

  /// Whether the object has forgotten everything since it was left.
  fileprivate var isEmpty = false

  /// Takes an object in exchange for the one that there is, which the caller is to let go of when nothing of the tree
  /// is in use.
  ///
  /// - Parameter empty: Has the object forget everything that it refers to. It must refer to nothing
  ///   itself.
  mutating func exchange(_ object: inout AnyObject?, _ empty: @escaping (AnyObject) -> Void) {
    self.empty = empty
    isEmpty = false
    swap(&self.object, &object)
  }
}

extension LayoutTree {
  /// Takes the spare object, if there is one that nobody else refers to.
  func takeSpare() -> AnyObject? {
    guard isKnownUniquelyReferenced(&spare.object) else { return nil }
    return spare.object.take()
  }

  /// Has the spare object refer to nothing that may have to go.
  ///
  /// One that somebody else refers to is left to them.
  func emptySpare() {
    if spare.isEmpty { return }
    var known: AnyObject?
    swap(&known, &spare.object)
    guard isKnownUniquelyReferenced(&known), let object = known else { return }
    spare.empty(object)
    spare.object = object
    spare.isEmpty = true
  }
}
