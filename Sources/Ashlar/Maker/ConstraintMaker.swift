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
    for index in sentences.indices {
      sentences[index].parts = parts(of: sentences[index], item)
      sentences[index].target = .superview
      sentences[index].begin()
    }
  }

  /// Lets the constraints of a sentence follow some of what it says.
  ///
  /// - Returns: Whether all of them could. A number that makes no sense is a ``LayoutFault``, and leaves
  ///   a constraint as it was.
  @discardableResult
  func apply(_ statements: ConstraintSentence.Statements, of index: Int) -> Bool {
    sentences[index].apply(statements)
  }
}
