/// An invalid request, which was not carried out.
///
/// A fault never stops a program and never damages a layout: everything else is carried out. The tree's
/// ``LayoutDiagnostics`` keeps faults, together with conflicts.
public struct LayoutFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The line of code that made the request, if it is known.
  public let location: CodeLocation?

  /// A correction, if one is known: `title has no superview: add it first.`
  public let hint: String?

  /// The changes in the last rounds of an endless layout, with the overrides that made them; empty for other faults.
  public internal(set) var changes: [LoopChange] = []

  /// The kind of a fault.
  public enum Reason: Hashable, Sendable {
    /// A view was added to itself, or to a view inside it.
    case viewInsideItself(view: String, superview: String)

    /// An invalid constraint was activated.
    case illegalConstraint(LayoutConstraintError, constraint: String)

    /// A constraint got a number that makes it invalid.
    case illegalChange(LayoutConstraintError, constraint: String, value: String)

    /// A priority was not above 0 and at most 1000.
    case illegalPriority(LayoutPriority, of: String)

    /// The mask of a content view was turned off, though the cell places it. It stays on. Reported once for each
    /// view.
    case maskOfOwner(view: String, owner: String)

    /// A frame or a size was not finite, or had a number beyond 1e12.
    case notComputable(String, for: String)

    /// A horizontal attribute was compared with a vertical one.
    case mixedAxes(constraint: String)

    /// A sentence mentioned the superview of a view that has none.
    case noSuperview(of: String, attribute: String)

    /// A sentence compared an attribute with a box that its layout does not contain.
    case goneTarget(of: String, attribute: String)

    /// An invalid call of a layout of boxes was ignored.
    case ignoredCall(String, CallProblem)

    /// A sentence had nil for its target.
    case noTarget(of: String, attribute: String)

    /// An attribute of a composite, such as `edges`, has no counterpart in the target.
    case noCounterpart(of: String, attribute: String, target: String)

    /// A sentence named no attribute.
    case noAttribute(of: String)

    /// A sentence was written after the closure of its maker had returned.
    case lateSentence(of: String, attribute: String)

    /// A sentence had a second relation.
    case secondRelation(of: String, attribute: String)

    /// A range was the target of an inequality, and not of `equalTo`.
    case boundOfRange(of: String, attribute: String)

    /// A centre was used with `inside`, although it has no inner side.
    case noInnerSide(of: String, attribute: String)

    /// A proportion of width and height was not above 0.
    case illegalRatio(of: String, ratio: String)

    /// A grid had no columns.
    case noColumns(given: Int, for: [String])

    /// The number of spacings differs from the number of gaps between some views.
    case countMismatch(expected: Int, given: Int, between: [String])

    /// A view was inserted into a stack view at an index that does not exist.
    case noSuchPlace(index: Int, count: Int, stack: String)

    /// A layout requested another layout too often, and was ended.
    case endlessLayout(view: String, passes: Int)

    /// Completions of animations began further animations too often, and were ended.
    case endlessAnimation(animations: Int)

    /// A view was asked for its fitting size while it was being measured.
    case fittingInsideItself(view: String)

    /// A call dequeued a cell of a name that is not registered.
    case unknownCell(identifier: String, table: String)

    /// A call named a row that the table does not have.
    case noRow(String, table: String)

    /// After rows were inserted or deleted, the data source of a table has another number of rows than expected.
    case rowMismatch(table: String, expected: Int, given: Int)

    /// A count was negative. It counts as 0.
    case negativeCount(Int, of: String)

    /// A count was too large, alone or together with earlier counts. It counts as 0.
    case excessiveCount(Int, of: String, most: Int)

    /// Nothing determines the height of a table's cell, and it came out as 0. Its row has this height instead, in
    /// points. Reported once for each table.
    case flatCell(CellSizingProblem, table: String, height: CGFloat)

    /// A call for which another library stops the program: its message, and the result here.
    case ported(message: String, explanation: String)

    /// The solver reached its work limit before it found the best layout.
    case workLimit

    /// Positions or sizes are too large for a number. Frames that cannot be computed do not change.
    case valuesOutOfRange
  }
}

extension LayoutFault {
  /// Makes a fault.
  public init(reason: Reason, location: CodeLocation?) {
    self.init(reason: reason, location: location, hint: nil)
  }
}

// MARK: - Words

extension LayoutFault: CustomStringConvertible {
  /// The line of code, the problem, the changes and the correction.
  public var description: String {
    let words = ["\(reason)", lastRounds, hint].compactMap(\.self).joined(separator: " ")
    return location.map { "\($0): \(words)" } ?? words
  }

  private var lastRounds: String? {
    if changes.isEmpty { return nil }
    return "In the last rounds \(changes.map(\.description).joined(separator: "; "))."
  }
}

extension LayoutFault.Reason: CustomStringConvertible {
  /// The problem, without its line of code.
  public var description: String {
    switch self {
    case .viewInsideItself(let view, let superview):
      "\(view) cannot be added to \(superview), which it contains or is. Nothing was changed."
    case .illegalConstraint(let error, let constraint):
      "\(Self.sentence(error.reason))\(constraint) was left out."
    case .illegalChange(let error, let constraint, let value):
      "\(Self.sentence(error.reason))\(constraint) stays as it is; \(value) was refused."
    case .illegalPriority(let priority, let name):
      "\(LayoutConstraintError.illegalPriority) A priority of \(priority) for \(name) was ignored."
    case .maskOfOwner(let view, let owner):
      "translatesAutoresizingMaskIntoConstraints of \(view) belongs to \(owner), which places it. It stays true."
    case .notComputable(let value, let attribute):
      "\(value) for \(attribute) was ignored. Numbers must be finite, and between -1e12 and 1e12."
    case .mixedAxes(let constraint):
      "Constraint improperly relates anchors of incompatible types. \(constraint) was left out."
    case .noSuperview(let name, let attribute):
      "\(name).\(attribute) was left out: \(name) has no superview. Add it to one first."
    case .goneTarget(let name, let attribute):
      "\(name).\(attribute) was left out: its target is in another layout, or has been removed."
    case .ignoredCall(let call, let problem): "\(call) was ignored: \(problem)"
    case .noTarget(let name, let attribute): "\(name).\(attribute) was left out: the target is nil."
    case .noCounterpart(let name, let attribute, let target):
      "\(name).\(attribute) was left out: \(target) has no counterpart for it."
    case .noAttribute(let name): "A sentence about \(name) was left out: it names no attribute."
    case .lateSentence(let name, let attribute):
      "\(name).\(attribute) was left out: the maker's closure has returned. Keep a handle, or make the constraint again."
    case .secondRelation(let name, let attribute):
      "\(name).\(attribute) has a relation already; the second one was left out."
    case .boundOfRange(let name, let attribute):
      "\(name).\(attribute) was left out: a range bounds it from both sides: use equalTo."
    case .noInnerSide(let name, let attribute):
      "\(name).\(attribute) was left out: a centre has no inner side. Use edges, width or height."
    case .illegalRatio(let name, let ratio):
      "The aspect ratio of \(ratio) for \(name) was left out. Ratios are above 0."
    case .noColumns(let given, let names):
      Self.unchanged(names, "a grid of \(given) columns has no room for them")
    case .countMismatch(let expected, let given, let names):
      Self.unchanged(names, "expected \(expected) spacings between them, but got \(given)")
    case .noSuchPlace(let index, let count, let stack):
      "\(Self.outOfBounds(index, count)). \(stack) was left as it is."
    case .endlessLayout(let view, let passes):
      "\(view) asked for another layout \(passes) times in a row. The last layout remains."
    case .endlessAnimation(let animations):
      "\(animations) animations started each other in their completions. The last completion was not called."
    case .fittingInsideItself(let view):
      "\(view) asked for its fitting size while it was being measured. Its present size was used instead."
    case .unknownCell(let identifier, let table):
      "\(table) has no cell called \"\(EscapedText.text(identifier))\"; an empty one was used. Register it first."
    case .noRow(let row, let table): "\(table) has no \(row); it was left out."
    case .rowMismatch(let table, let expected, let given): Self.mismatch(table, expected, given)
    case .negativeCount(let count, let things): Self.none(count, things)
    case .excessiveCount(let count, let things, let most): Self.none(count, things, most)
    case .flatCell(let problem, let table, let height):
      "Rows of \(table) are \(GeometryText.number(Double(height))) high, as nothing determines their height. \(problem)"
    case .ported(let message, let explanation): Self.sentence(message) + explanation
    case .workLimit: Self.unfinished
    case .valuesOutOfRange: Self.tooLarge
    }
  }

  private static let unfinished =
    "The solver reached its work limit before it found the best layout. The next layout goes on from there."

  private static let tooLarge =
    "Positions or sizes are too large for a number. What cannot be computed stays as it was. Look for multipliers that "
    + "multiply each other."

  private static func unchanged(_ names: [String], _ problem: String) -> String {
    "\(names.joined(separator: ", ")): \(problem). Nothing was changed."
  }

  /// That a count of something counts as none, and how many there can be.
  private static func none(_ count: Int, _ things: String, _ most: Int? = nil) -> String {
    let limit = most.map { " There can be \($0) in all." } ?? ""
    return "\(count) for the number of \(things) counts as 0.\(limit)"
  }

  private static func mismatch(_ table: String, _ expected: Int, _ given: Int) -> String {
    "\(table) should have \(expected) rows now, but its data source has \(given). Everything was reloaded."
  }

  /// UIKit's message about an index that a stack view does not have.
  private static func outOfBounds(_ index: Int, _ count: Int) -> String {
    "index out of bounds for arranged subview: index = \(index) "
      + "expected to be less than or equal to \(count)"
  }

  /// A message that Apple or another library ends without a stop, as the first of several sentences.
  private static func sentence(_ message: String) -> String {
    message.last?.isPunctuation ?? true ? "\(message) " : "\(message). "
  }
}
