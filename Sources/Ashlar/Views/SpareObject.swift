/// Room for an object that has done its work and may do the next of the kind, to spare its allocation.
///
/// A tree has it. It knows nothing of the object but how to have it forget what it worked on.
struct SpareObject {
  fileprivate(set) var object: AnyObject?
  fileprivate var empty: (AnyObject) -> Void = { _ in }

  /// Puts an object there in place of the one that there is.
  ///
  /// - Parameter empty: Has the object forget everything that it refers to. It must refer to nothing
  ///   itself.
  mutating func put(_ object: AnyObject, _ empty: @escaping (AnyObject) -> Void) {
    self.object = object
    self.empty = empty
  }
}

extension LayoutTree {
  /// Takes the spare object, if there is one that nobody else refers to.
  func takeSpare() -> AnyObject? {
    var known: AnyObject?
    swap(&known, &spare.object)
    return isKnownUniquelyReferenced(&known) ? known : nil
  }

  /// Has the spare object refer to nothing that may have to go.
  ///
  /// One that somebody else refers to is left to them.
  func emptySpare() {
    var known: AnyObject?
    swap(&known, &spare.object)
    guard isKnownUniquelyReferenced(&known), let object = known else { return }
    spare.empty(object)
    spare.object = object
  }
}
