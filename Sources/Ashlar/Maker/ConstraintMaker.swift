/// Turns sentences into constraints of one view or guide.
///
/// A maker is handed to the closure of ``LayoutItem/makeConstraints(_:)`` and its relatives. When the
/// closure is done, the sentences become constraints, in order.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.equalTo(avatar.right).offset(12)
///   make.centerY.equalTo(avatar)
///   make.right.equalToSuperview().offset(-16).priority(.high)
/// }
/// ```
public final class ConstraintMaker: AttributeChaining {
  /// The view or guide whose constraints are made, while it exists.
  public var item: LayoutBox? { node.box }

  private let node: BoxNode

  var sentences: [ConstraintSentence] = []

  /// The constraints that the sentences made, and the numbers they compare with, in order.
  var parts: [ConstraintSentence.Part] = []

  /// How many sentences the closure wrote, once it is done; from then on changes go to the constraints
  /// at once, and further sentences are faults.
  private(set) var finishedCount: Int?

  var isFinished: Bool { finishedCount != nil }

  init(_ item: LayoutBox) {
    node = item.node
  }

  public func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: self, attributes: attributes.list)
  }

  /// Turns the sentences into constraints, none of them active.
  func finish() {
    defer { finishedCount = sentences.count }
    guard let item else { return }
    parts.reserveCapacity(sentences.reduce(0) { $0 + $1.attributes.count })
    for index in sentences.indices {
      let first = parts.count
      makeParts(of: sentences[index], item)
      sentences[index].parts = first..<parts.count
      sentences[index].target = .superview
      writeLabels(of: index)
    }
  }

  /// Lets the constraints of a sentence follow some of what it says.
  ///
  /// - Returns: Whether all of them could. A number that makes no sense is a ``LayoutFault``, and leaves
  ///   a constraint as it was.
  @discardableResult
  func apply(_ statements: ConstraintSentence.Statements, of index: Int) -> Bool {
    if statements.contains(.label) { writeLabels(of: index) }
    var isDone = true
    for part in sentences[index].parts {
      isDone = sentences[index].apply(statements, to: parts[part]) && isDone
    }
    return isDone
  }

  private func writeLabels(of index: Int) {
    let sentence = sentences[index]
    guard let label = sentence.label else { return }
    for (number, part) in sentence.parts.enumerated() {
      parts[part].constraint.identifier =
        sentence.parts.count == 1 ? label : "\(label)[\(number)]"
    }
  }

  /// Activates the constraints of every sentence that does not say otherwise.
  func activateAll() {
    for index in sentences.indices where !sentences[index].isInactive { activate(index) }
  }

  /// Activates the constraints of a sentence, in order.
  func activate(_ index: Int) {
    for part in sentences[index].parts { parts[part].constraint.activate() }
  }
}
