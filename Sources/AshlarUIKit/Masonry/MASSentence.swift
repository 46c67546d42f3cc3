import Ashlar

/// What a sentence of Masonry's maker says.
struct MASSentence: ShortListElement {
  var parts = ShortList<MASPart>()
  var terms = Terms()
  var hasRelation = false

  /// What stands on the right of all parts that have nothing of their own there, until constraints are made.
  var target = HandCounted<LayoutBox>()

  /// Whether the parts are numbered even if there is but one.
  var isComposite = false

  /// Whether constraints have been made of it.
  var isMade = false

  /// What few sentences have.
  var particulars: Particulars?

  /// What holds for all parts.
  struct Terms {
    var relation = NSLayoutConstraint.Relation.equal
    var priority = MASLayoutPriority.required
    var line: UInt32 = 0
    var multiplier: CGFloat = 1
  }

  /// What few sentences have, so that the others take no room for it.
  final class Particulars {
    var key: String?

    /// The file, if it is not that of the maker.
    var fileID: String?

    /// How many things each attribute is compared with, if they were given as an array.
    var targetCount: Int?

    /// The sentences that this one stands for, if it is a group. Then nothing else counts.
    var children: [MASConstraint] = []
  }

  mutating func clear() {
    parts.removeAll()
    target.letGo()
    terms.relation = .equal
    terms.priority = .required
    terms.line = 0
    terms.multiplier = 1
    hasRelation = false
    isComposite = false
    isMade = false
    if particulars != nil { particulars = nil }
  }

  /// The particulars, made if there are none.
  mutating func makeParticulars() -> Particulars {
    let made = particulars ?? Particulars()
    particulars = made
    return made
  }

  /// Adds an attribute, with which nothing is compared yet.
  mutating func append(_ attribute: NSLayoutConstraint.Attribute) {
    let number = parts.append()
    parts.with(number) { $0.attribute = attribute }
  }

  /// Whether there is nothing but what it says itself: nothing has been made of it, and it stands for no others.
  var isPlain: Bool { particulars == nil && !isMade }

  /// Takes a relation, unless there is another one. One that there is may come again with a number.
  mutating func relate(
    _ relation: NSLayoutConstraint.Relation, isConstant: Bool, _ line: UInt32
  ) -> Bool {
    if hasRelation, terms.relation != relation || !isConstant { return false }
    hasRelation = true
    terms.relation = relation
    terms.line = line
    return true
  }

  /// Says what all parts are compared with, and takes over a reference to it.
  mutating func compare(
    with box: Unmanaged<LayoutBox>, _ other: NSLayoutConstraint.Attribute
  ) {
    changeParts { $0.compare(with: other) }
    target.set(box)
  }

  /// Compares all parts with one thing, and takes over a reference to it, if that is all there is to do.
  ///
  /// - Returns: Whether it is. If not, nothing has changed.
  mutating func relatePlainly(
    _ relation: NSLayoutConstraint.Relation, _ box: Unmanaged<LayoutBox>,
    _ other: NSLayoutConstraint.Attribute, _ line: UInt32
  ) -> Bool {
    guard isPlain, relate(relation, isConstant: false, line) else { return false }
    compare(with: box, other)
    return true
  }

  /// Compares all parts with a number, if that is all there is to do.
  ///
  /// - Returns: Whether it is. If not, nothing has changed.
  mutating func relatePlainly(
    _ relation: NSLayoutConstraint.Relation, _ number: CGFloat, _ line: UInt32
  ) -> Bool {
    guard isPlain, relate(relation, isConstant: true, line) else { return false }
    changeParts { $0.constant = number }
    return true
  }

  /// Changes each part, if that is all there is to do. Nothing that the change calls may know the sentence.
  ///
  /// - Returns: Whether it is. If not, nothing has changed.
  @inline(__always)
  mutating func changePlainly(_ body: (inout MASPart) -> Void) -> Bool {
    if isPlain { changeParts(body) }
    return isPlain
  }

  /// Changes each part. Nothing that the change calls may know the sentence.
  @inline(__always)
  mutating func changeParts(_ body: (inout MASPart) -> Void) {
    for number in 0..<parts.count { parts.with(number, body) }
  }

  /// Whether it can tell what has been made of it.
  var keepsConstraints: Bool { (0..<parts.count).allSatisfy { parts[$0].unkept == nil } }

  /// Keeps what has been made of it, which is among some constraints.
  mutating func keep(_ constraints: [MASLayoutConstraint]) {
    changeParts { part in
      guard let identity = part.unkept else { return }
      part.keep(constraints.last { ObjectIdentifier($0) == identity })
    }
    isMade = !layoutConstraints.isEmpty
  }

  /// The same sentence, with references of its own.
  func copy() -> MASSentence {
    target.retain()
    for number in 0..<parts.count { parts[number].retainReferences() }
    return self
  }

  /// What has been made of the parts, in order.
  var layoutConstraints: [MASLayoutConstraint] {
    (0..<parts.count).compactMap { parts[$0].layoutConstraint }
  }

  /// The key of a part: `key`, `key[0]`, or `key[0][1]`.
  func key(of number: Int) -> String? {
    guard let particulars, var key = particulars.key else { return nil }
    let targetCount = particulars.targetCount
    if isComposite { key += "[\(number / (targetCount ?? 1))]" }
    if let targetCount { key += "[\(number % targetCount)]" }
    return key
  }
}

/// One attribute of a sentence, and what it is compared with.
struct MASPart: ShortListElement {
  /// What stands on the right of this part alone, until the constraint is made.
  var target = HandCounted<LayoutBox>()

  /// What has been made of it.
  private(set) var made = HandCounted<MASLayoutConstraint>()

  /// Which constraint has been made of it, where nobody knew the sentence, so that the part does not keep it.
  private(set) var unkept: ObjectIdentifier?

  var constant: CGFloat = 0
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  var targetAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  /// Whether what was made was there before, and an update has found it.
  var isFound = false

  /// Whether something was said that makes no sense, so that nothing is made of it.
  var isRefused = false

  /// Whether it is compared with the superview, because nothing else was named.
  var isImplied = true

  mutating func clear() {
    target.letGo()
    made.letGo()
    unkept = nil
    constant = 0
    attribute = .notAnAttribute
    targetAttribute = .notAnAttribute
    isFound = false
    isRefused = false
    isImplied = true
  }

  mutating func set(_ constant: MASConstant) {
    if let value = constant.value(for: attribute) { self.constant = value }
  }

  /// Says with which attribute it is compared, of what the sentence is compared with.
  mutating func compare(with other: NSLayoutConstraint.Attribute) {
    targetAttribute = other == .notAnAttribute ? attribute : other
    isImplied = false
  }

  /// Says what this part alone is compared with.
  mutating func compare(with box: LayoutBox, _ other: NSLayoutConstraint.Attribute) {
    compare(with: other)
    target.set(.passRetained(box))
  }

  /// What has been made of it.
  var layoutConstraint: MASLayoutConstraint? { made.reference?.takeUnretainedValue() }

  /// Takes over a reference to what was made, or to what was there before and an update has found.
  mutating func finish(_ made: Unmanaged<MASLayoutConstraint>?, isFound: Bool = false) {
    isRefused = made == nil
    self.isFound = isFound
    self.made.set(made)
  }

  /// Remembers which constraint was made of it, and does not keep it.
  mutating func finish(unkept: ObjectIdentifier) {
    self.unkept = unkept
  }

  /// Keeps what was made of it.
  mutating func keep(_ made: MASLayoutConstraint?) {
    unkept = nil
    self.made.set(made.map { .passRetained($0) })
  }

  /// Counts the references once more, for a copy.
  func retainReferences() {
    target.retain()
    made.retain()
  }
}
