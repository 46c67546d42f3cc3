import Ashlar

/// A constraint in the words of the recorded cases.
struct RecordedSentence: Decodable, Sendable, Hashable {
  let item: String
  let attr: String
  let rel: String
  let toItem: String?
  let toAttr: String?
  let mult: Double
  let const: Double
  let priority: Float

  /// What a constraint says.
  init(_ constraint: LayoutConstraint) {
    item = constraint.firstItem?.name ?? "nothing"
    attr = "\(constraint.firstAttribute)"
    rel = "\(constraint.relation)"
    toItem = constraint.secondItem?.name
    toAttr = toItem == nil ? nil : "\(constraint.secondAttribute)"
    mult = Double(constraint.multiplier)
    const = Double(constraint.constant)
    priority = constraint.priority.rawValue
  }
}
