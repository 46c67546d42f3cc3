// MARK: - Terms

extension LayoutConstraint {
  /// The tree that has the record of the constraint, while it is active.
  var tree: LayoutTree? {
    guard index >= 0, let known = ownTree else { return nil }
    if let living = known.living { return living }
    // A view that stays gets a tree of its own when it is used again, and so does what it holds.
    _ = known.current.holder(of: index)?.tree
    return index >= 0 ? ownTree?.current : nil
  }

  /// The terms of the constraint.
  var terms: ConstraintTerms {
    get { terms(in: tree) }
    set { setTerms(newValue, in: tree) }
  }

  /// The terms of the constraint, in its tree or without one.
  func terms(in tree: LayoutTree?) -> ConstraintTerms {
    tree?.store.constraints[index].terms ?? ownTerms
  }

  func setTerms(_ terms: ConstraintTerms, in tree: LayoutTree?) {
    if let tree { tree.store.constraints[index].terms = terms } else { ownTerms = terms }
  }

  var storedConstant: DirectedNumber {
    get { terms.directedConstant }
    set { terms.directedConstant = newValue }
  }

  var marginSide: ConstraintMarks.MarginSide {
    get { terms.marks.marginSide }
    set { terms.marks.marginSide = newValue }
  }

  var marks: ConstraintMarks {
    get { terms.marks }
    set { terms.marks = newValue }
  }

  /// The number of its row in the engine of its tree, less than −1 for one that cannot be solved, or −1.
  var token: Int32 { tree?.store.constraints[index].token ?? -1 }

  /// Counts activations in the tree: lesser is older.
  var activation: Int64 { tree?.store.constraints[index].age ?? 0 }

  /// Distinguishes the constraint from others of its tree; see ``LayoutDemand/serial``.
  package var serial: Int64 { activation }

  /// The view that holds the constraint.
  var holder: View? { tree?.holder(of: index) }

  /// The line of code that made the constraint, or that of the last sentence of an update that matched it.
  public internal(set) var sourceLocation: CodeLocation {
    get {
      // What has been compared with nothing is nowhere, whatever the file of its verb.
      let line = terms.line
      return CodeLocation(fileID: line == 0 ? "" : fileID, line: line)
    }
    set {
      fileID = newValue.fileID
      terms.line = newValue.line
      if let tree { tree.store.constraints[index].file = tree.number(ofFile: fileID) }
    }
  }
}

// MARK: - Rare properties

extension LayoutConstraint {
  /// The rare properties of constraints, stored apart so that other constraints take no room for them. A constraint
  /// object with these properties is kept while it is active.
  final class Particulars {
    /// The name, if it has been given one or none: otherwise it may be one of a stack.
    var identifier: String??
    var distances: AnchorDistances?

    /// Whether what it is compared with was gone when it was made.
    var isSecondGone = false
  }

  /// The particulars, made if there are none.
  func makeParticulars() -> Particulars {
    if let particulars { return particulars }
    let made = Particulars()
    particulars = made
    return made
  }

  /// A name for reports. Names that start with `NS` or `UI` are Apple's.
  public var identifier: String? {
    get { particulars?.identifier ?? marks.stackRole?.identifier }
    set {
      if newValue != identifier { makeParticulars().identifier = .some(newValue) }
      marks.set(.isOfStack, newValue?.hasPrefix("UISV-") ?? false)
    }
  }

  /// Whether the constraint is to be archived with the view that holds it; false by default. Kept, and without
  /// effect, as nothing is archived here.
  ///
  /// Source: Apple, `NSLayoutConstraint.shouldBeArchived`.
  public var shouldBeArchived: Bool {
    get { terms.marks.contains(.shouldBeArchived) }
    set { terms.marks.set(.shouldBeArchived, newValue) }
  }

  /// Whether a stack view made it, by its identifier.
  var isFromStack: Bool { marks.contains(.isOfStack) }

  /// Where the constraint comes from: its place in the code, or a stack view.
  package var sourceText: String { isFromStack ? "a stack view" : sourceLocation.description }

  /// The sides of a constraint that refers to a distance between anchors.
  var distances: AnchorDistances? {
    if !terms.marks.contains(.hasDistances) { return nil }
    return particulars?.distances
  }
}

// MARK: - Marks

extension LayoutConstraint {
  /// What a person calls the number in the code.
  var wording: NumberWording {
    get { terms.marks.wording }
    set { terms.marks.wording = newValue }
  }

  /// The effect of a collapsed view on a constraint.
  enum Collapsing {
    case none

    /// The constraint is suspended.
    case idle

    /// The constant is treated as 0.
    case closed
  }

  /// What collapsed views make of the constraint.
  var collapsing: Collapsing {
    get {
      let marks = marks
      return marks.contains(.isIdle) ? .idle : marks.contains(.isClosed) ? .closed : .none
    }
    set {
      guard collapsing != newValue else { return }
      var marks = marks
      marks.set(.isIdle, newValue == .idle)
      marks.set(.isClosed, newValue == .closed)
      self.marks = marks
      note(.numbers)
    }
  }

  /// Whether a maker made it for its first item, or an arrangement for that and others.
  var isMade: Bool { !marks.isDisjoint(with: [.isOfMaker, .isArranged]) }

  /// Whether a maker with objects of its own made it, as those of ported code do.
  var isOfPortedMaker: Bool { tree.map { $0.store.constraints[index].maker > 0 } ?? false }

  /// Whether it was made to arrange several items, among which its first item is.
  var isArranged: Bool { marks.contains(.isArranged) }

  /// Notes that a maker made it.
  func markAsMade() { marks.insert(.isOfMaker) }

  /// Notes that the system of a log made it.
  func markAsOfSystem() { marks.insert(.isOfSystem) }

  /// Notes that an arrangement made it.
  func markAsArranged() { marks.insert(.isArranged) }
}

// MARK: - Beginning and ending to count

extension LayoutConstraint {
  /// Becomes the object of a constraint that is active.
  func begin(at index: Int32, of tree: LayoutTree) {
    let record = tree.store.constraints[index]
    firstNode = tree.node(at: record.first)
    secondNode = tree.node(at: record.second)
    fileID = tree.files[Int(record.file)]
    self.index = index
    ownTree = tree
  }

  /// Detaches from its record, with the record's last contents.
  func end(after record: ConstraintRecord) {
    ownTerms = record.terms
    ownTerms.marks.remove([.news, .isWaiting, .isIdle, .isClosed])
    if let role = ownTerms.marks.stackRole { leave(role) }
    index = -1
    ownTree = nil
  }

  /// Keeps the name that it had in a stack, which has let go of it.
  private func leave(_ role: StackRole) {
    if particulars?.identifier == nil { makeParticulars().identifier = role.identifier }
    ownTerms.marks.stackRole = nil
  }

  /// Follows its record to another place.
  func move(to index: Int32, of tree: LayoutTree) {
    self.index = index
    ownTree = tree
  }
}
