import Ashlar

/// Turns chains into constraints of one view or guide.
public final class ConstraintMaker: ConstraintMarginSource {
  // Exclusive access need not be checked: nothing is called while an access lasts.

  /// The view or guide whose constraints are made. A maker that nobody keeps has done with it once the closure is done,
  /// and names a view that is nowhere.
  public var item: LayoutConstraintItem { box ?? UIView() }

  /// The view or guide whose constraints are made; nil while the maker waits for the next.
  @exclusivity(unchecked) private(set) var box: LayoutBox?

  /// The superview of the item, or the view that owns it.
  var superviewOrOwner: UIView? {
    // The maker keeps the item, so that its reference need not count.
    box.map { Unmanaged.passUnretained($0) }?._withUnsafeGuaranteedRef { $0.superviewOrOwner }
  }

  @exclusivity(unchecked) private var chains = ShortList<ConstraintChain>()

  /// How many chains there are.
  var count: Int { chains.count }

  /// The file in which chains are written, as a rule.
  @exclusivity(unchecked) private var fileID = ""

  /// What few chains have, by their numbers.
  @exclusivity(unchecked) private var particulars: [Int: ConstraintChain.Particulars] = [:]

  init(item: LayoutBox) {
    box = item
  }

  /// Begins a chain.
  @inlinable
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    ConstraintMakerExtendable(maker: self, index: begin(attributes))
  }

  deinit {
    chains.removeAll()
  }

  /// Serves for another item. Whoever knew the maker weakly may have said something in between.
  private func begin(_ item: LayoutBox) {
    if count > 0 { forget() }
    box = item
  }

  /// Forgets all chains, and keeps the room for them.
  private func forget() {
    chains.removeAll()
    if !particulars.isEmpty { particulars.removeAll() }
  }
}

// MARK: - Chains

extension ConstraintMaker {
  /// Has something look at what a chain says, or change it. Nothing that it does may know the maker.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (inout ConstraintChain) -> Result) -> Result {
    chains.with(index, body)
  }

  /// What a chain says but for what stands on the right.
  func sentence(_ index: Int) -> ConstraintChain.Sentence { with(index) { $0.sentence } }

  /// Begins a chain.
  ///
  /// - Returns: Its number.
  @usableFromInline
  func begin(_ attributes: ConstraintAttributes) -> Int {
    let index = chains.append()
    with(index) { $0.sentence.attributes = attributes }
    return index
  }
}

// MARK: - Particulars

extension ConstraintMaker {
  /// What few chains have, of one of them.
  func particulars(of index: Int) -> ConstraintChain.Particulars? {
    with(index) { $0.hasParticulars } ? particulars[index] : nil
  }

  func changeParticulars(of index: Int, _ change: (inout ConstraintChain.Particulars) -> Void) {
    self.with(index) { $0.hasParticulars = true }
    change(&particulars[index, default: ConstraintChain.Particulars()])
  }

  /// Where a chain was written.
  func location(of index: Int) -> CodeLocation {
    CodeLocation(fileID: fileID(of: index), line: sentence(index).line)
  }

  private func fileID(of index: Int) -> String { particulars(of: index)?.fileID ?? fileID }

  func setLocation(of index: Int, _ file: String, _ line: UInt) {
    let isPlain = with(index) {
      $0.sentence.line = UInt32(truncatingIfNeeded: line)
      return !$0.hasParticulars
    }
    if isPlain, file == fileID { return }
    if count == 1 {
      fileID = file
    } else {
      changeParticulars(of: index) { $0.fileID = file }
    }
  }
}

// MARK: - Constraints

extension ConstraintMaker {
  /// The constraint of a chain, made when it is first asked for. Nil without a relation.
  func constraint(at index: Int) -> Constraint? {
    let particulars = particulars(of: index)
    if let known = particulars?.constraint { return known }
    let sentence = sentence(index)
    guard let box, sentence.isComplete else { return nil }
    var made: [LayoutConstraint] = []
    made.reserveCapacity(sentence.attributes.count)
    sentence.visitLayoutConstraints(
      of: box, with(index, { $0.related.reference }), particulars?.constant, fileID(of: index)
    ) { reference, _ in made.append(reference.takeRetainedValue()) }
    if let label = particulars?.label {
      for constraint in made { constraint.identifier = label }
    }
    let constraint = Constraint(layoutConstraints: made)
    changeParticulars(of: index) { $0.constraint = constraint }
    return constraint
  }

  /// Activates the constraints of a chain, one by one as they are made.
  private func activate(_ index: Int, of item: LayoutBox, _ fileID: String) {
    if with(index, { $0.hasParticulars }) { return activateParticular(index, of: item) }
    // Out of the maker: whoever hears of a fault may know it weakly, and say more.
    let (related, sentence) = with(index) { ($0.related.take(), $0.sentence) }
    sentence.visitLayoutConstraints(of: item, related, nil, fileID) {
      LayoutConstraint.activateNew($0, isLonely: $1)
    }
    related?.release()
  }

  /// Does the same for a chain of which the maker knows more.
  private func activateParticular(_ index: Int, of item: LayoutBox) {
    let particulars = particulars(of: index)
    if let known = particulars?.constraint { return known.activate() }
    let (related, sentence) = with(index) { ($0.related.take(), $0.sentence) }
    sentence.visitLayoutConstraints(of: item, related, particulars?.constant, fileID(of: index)) {
      reference, isLonely in
      if let label = particulars?.label {
        reference._withUnsafeGuaranteedRef { $0.identifier = label }
      }
      LayoutConstraint.activateNew(reference, isLonely: isLonely)
    }
    related?.release()
  }

  /// Activates what chains say.
  fileprivate static func activate(_ maker: consuming ConstraintMaker, of item: LayoutBox) {
    guard isKnownUniquelyReferenced(&maker) else {
      for index in 0..<maker.count { maker.constraint(at: index)?.activate() }
      return
    }
    // Of chains that nobody has kept there need be no object.
    let fileID = maker.fileID
    for index in 0..<maker.count { maker.activate(index, of: item, fileID) }
    leave(consume maker, to: item)
  }

  /// Lets the next verb in the tree have a maker.
  private static func leave(_ maker: consuming ConstraintMaker, to item: LayoutBox) {
    // Whoever heard of a fault may have kept a chain that was begun then.
    guard isKnownUniquelyReferenced(&maker) else { return }
    maker.forget()
    maker.box = nil
    item.leaveSpareMaker(consume maker) { ($0 as? ConstraintMaker)?.forget() }
  }

  /// Sets the constants of what exists to those that chains say.
  fileprivate static func update(_ maker: consuming ConstraintMaker, of item: LayoutBox) {
    guard isKnownUniquelyReferenced(&maker) else {
      let constraints = (0..<maker.count).compactMap { maker.constraint(at: $0) }
      for constraint in constraints { constraint.adoptCounterparts() }
      return
    }
    let fileID = maker.fileID
    for index in 0..<maker.count { maker.update(index, of: item, fileID) }
    leave(consume maker, to: item)
  }

  private func update(_ index: Int, of item: LayoutBox, _ fileID: String) {
    if with(index, { $0.hasParticulars }) {
      constraint(at: index)?.adoptCounterparts()
      return
    }
    let (related, sentence) = with(index) { ($0.related.take(), $0.sentence) }
    sentence.visitLayoutConstraints(of: item, related, nil, fileID) { reference, _ in
      reference._withUnsafeGuaranteedRef { _ = $0.updateCounterpart() }
      reference.release()
    }
    related?.release()
  }
}

// MARK: - Verbs

extension ConstraintMaker {
  /// Runs a closure that says constraints.
  private static func run(
    _ closure: (ConstraintMaker) -> Void, for item: LayoutConstraintItem
  ) -> ConstraintMaker {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = take(for: item)
    closure(maker)
    return maker
  }

  /// A maker for an item: the one that the last verb in the tree left, if there is one.
  private static func take(for item: LayoutBox) -> ConstraintMaker {
    guard let maker = item.takeSpareMaker() as? ConstraintMaker else {
      return ConstraintMaker(item: item)
    }
    maker.begin(item)
    return maker
  }

  /// Makes the constraints that a closure says, and leaves them inactive.
  static func prepareConstraints(
    item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = run(closure, for: item)
    return (0..<maker.count).compactMap { maker.constraint(at: $0) }
  }

  @usableFromInline
  static func makeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    activate(run(closure, for: item), of: item)
  }

  @usableFromInline
  static func remakeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    let maker = run(closure, for: item)
    removeConstraints(item: item)
    activate(maker, of: item)
  }

  @usableFromInline
  static func updateConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    guard item.hasOwnConstraints(of: LayoutConstraint.self) else {
      return makeConstraints(item: item, closure: closure)
    }
    update(run(closure, for: item), of: item)
  }

  static func removeConstraints(item: LayoutConstraintItem) {
    NSLayoutConstraint.deactivate(item.ownConstraints(of: LayoutConstraint.self))
  }
}
