import Ashlar

/// What a sentence of Masonry's maker says.
struct MASSentence {
  var parts: MASParts
  var terms = Terms()
  var hasRelation = false

  /// Whether the parts are numbered even if there is but one.
  var isComposite = false

  /// What few sentences have.
  var particulars: Particulars?

  /// What holds for all parts.
  struct Terms {
    var relation = NSLayoutConstraint.Relation.equal
    var multiplier: CGFloat = 1
    var priority = MASLayoutPriority.required
    var fileID = ""
    var line: UInt32 = 0

    var location: CodeLocation? { line == 0 ? nil : CodeLocation(fileID: fileID, line: line) }
  }

  /// What few sentences have, so that the others take no room for it.
  final class Particulars {
    var key: String?

    /// How many things each attribute is compared with, if they were given as an array.
    var targetCount: Int?

    /// The sentences that this one stands for, if it is a group. Then nothing else counts.
    var children: [MASConstraint] = []
  }

  init(_ attribute: NSLayoutConstraint.Attribute) {
    parts = MASParts(MASPart(attribute))
  }

  /// The particulars, made if there are none.
  mutating func makeParticulars() -> Particulars {
    let made = particulars ?? Particulars()
    particulars = made
    return made
  }

  /// Takes a relation, unless there is another one. One that there is may come again with a number.
  mutating func relate(
    _ relation: NSLayoutConstraint.Relation, isConstant: Bool, _ fileID: String, _ line: UInt32
  ) -> Bool {
    if hasRelation, terms.relation != relation || !isConstant { return false }
    hasRelation = true
    terms.relation = relation
    terms.fileID = fileID
    terms.line = line
    return true
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
struct MASPart {
  let attribute: NSLayoutConstraint.Attribute

  /// What stands on the right, until the constraint is made; nil for the superview, or a number.
  var target: LayoutBox?
  var targetAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  var constant: CGFloat = 0

  /// What has been made of it.
  var layoutConstraint: MASLayoutConstraint?

  /// Whether that was there before, and an update has found it.
  var isFound = false

  /// Whether something was said that makes no sense, so that nothing is made of it.
  var isRefused = false

  /// Whether it is compared with the superview, because nothing else was named.
  var isImplied = true

  init(_ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
  }

  mutating func set(_ constant: MASConstant) {
    if let value = constant.value(for: attribute) { self.constant = value }
  }

  mutating func compare(with box: LayoutBox, _ other: NSLayoutConstraint.Attribute) {
    target = box
    targetAttribute = other == .notAnAttribute ? attribute : other
    isImplied = false
  }

  /// Keeps what was made. What it is compared with is no longer kept.
  mutating func finish(_ made: MASLayoutConstraint?) {
    layoutConstraint = made
    target = nil
    isRefused = made == nil
  }
}

/// The parts of a sentence. The first one needs no array.
struct MASParts {
  var first: MASPart
  private var others: [MASPart] = []

  init(_ first: MASPart) {
    self.first = first
  }

  init?(_ parts: [MASPart]) {
    guard let first = parts.first else { return nil }
    self.first = first
    others = Array(parts.dropFirst())
  }

  var all: [MASPart] { [first] + others }

  /// What has been made of the first part of which something has been made.
  var made: MASLayoutConstraint? {
    if first.layoutConstraint != nil || others.isEmpty { return first.layoutConstraint }
    return others.lazy.compactMap(\.layoutConstraint).first
  }

  mutating func append(_ part: MASPart) {
    // A literal is made in one go; an empty array would grow first.
    if others.isEmpty { others = [part] } else { others.append(part) }
  }

  /// Changes each part. Nothing that the change calls may know the sentence.
  @inline(__always)
  mutating func change(_ body: (inout MASPart) -> Void) {
    body(&first)
    for index in others.indices { body(&others[index]) }
  }
}
