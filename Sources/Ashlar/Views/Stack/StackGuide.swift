/// A guide of a stack, with what it stands for. The guide of the same thing stays when the stack is arranged again.
struct StackGuide {
  let guide: LayoutGuide
  let purpose: Purpose

  /// What a guide stands for: a gap, or what keeps views together.
  enum Purpose: Hashable {
    /// The gap behind a view.
    case gap(after: ObjectIdentifier)
    case orderingSpanner
    case alignmentSpanner
  }

  init(_ purpose: Purpose) {
    self.purpose = purpose
    guide = LayoutGuide(name: purpose.name)
  }
}

extension StackGuide.Purpose {
  /// The identifier of the guide.
  fileprivate var name: String {
    switch self {
    case .gap: "UISV-distributing"
    case .orderingSpanner: "UISV-ordering-spanner"
    case .alignmentSpanner: "UISV-alignment-spanner"
    }
  }
}
