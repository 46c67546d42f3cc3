internal import AshlarStorage

/// A verb that has made constraints, or the handle of one of its sentences, and refers to them by their places.
package protocol PlacedVerb: AnyObject {
  /// Refers to them by their objects from now on.
  func settle()

  /// Moves to the tree that its own one has become part of.
  ///
  /// - Parameters:
  ///   - constraints: By how much the places of its constraints have grown.
  ///   - verbs: By how much its number has grown.
  func move(by constraints: Int32, _ verbs: Int32)
}

/// A verb that its tree may keep as the last one.
protocol RepeatedVerb: PlacedVerb {
  /// Makes its constraints refer to it: the program keeps it.
  func keep()

  /// Forgets its constraints. Nothing of the program refers to it, and its room is used again.
  func rest()
}

/// The last verb of a tree, if the tree keeps it.
struct LastVerb {
  private(set) var verb: AnyObject?

  /// Notifies it of whether the program keeps it, or it rests.
  private let notify: ((AnyObject, _ isKept: Bool) -> Void)?

  /// None.
  init() {
    verb = nil
    notify = nil
  }

  init<Verb: RepeatedVerb>(_ verb: Verb) {
    self.verb = verb
    // Its class is known here, so that the protocol need not be looked for when the verb is taken.
    notify = { verb, isKept in isKept ? (verb as? Verb)?.keep() : (verb as? Verb)?.rest() }
  }

  /// Whether it is an object.
  func isVerb(_ object: AnyObject) -> Bool { verb === object }

  /// The verb, unless the program keeps it. Then the verb is notified.
  mutating func take() -> AnyObject? {
    var taken: AnyObject?
    swap(&taken, &verb)
    if taken == nil || isKnownUniquelyReferenced(&taken) { return taken }
    if let taken { notify?(taken, true) }
    return nil
  }

  /// Lets the verb forget its constraints, unless the program keeps it. Then the verb is notified, and there is none any
  /// more.
  mutating func rest() {
    verb = take()
    if let verb { notify?(verb, false) }
  }
}

/// The verbs of a tree that the program keeps. Each leaves the table when it goes.
typealias KeptVerbs = RecordTable<KeptVerb>

/// A verb that the program keeps, with a number in its tree.
struct KeptVerb: TableRecord {
  private let reference: FleetingReference<AnyObject>

  init(_ verb: (any PlacedVerb)?) { reference = FleetingReference(verb) }

  var verb: (any PlacedVerb)? { reference.object as? any PlacedVerb }

  static var vacant: KeptVerb { KeptVerb(nil) }
  var isVacant: Bool { !reference.exists }
}

extension ConstraintRecord {
  /// The number of the verb that refers to the constraint by its place, as long as there is no object; −1 for none.
  /// The verb may have gone, and another one have its number.
  var verb: Int32 {
    get { face < -1 ? -2 - face : -1 }
    set { face = newValue < 0 ? -1 : -2 - newValue }
  }

  /// The number that stands for the handles that a view retains: that of ``first``.
  static let keptHandle = Int32.max - 1

  /// Whether one of those handles refers to the constraint by its place.
  var isOfKeptHandle: Bool { verb == Self.keptHandle }
}
