import Ashlar

/// The settings of a section of a flow layout, in points.
struct FlowSection {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var sizes: [CGSize] = []

  /// Whether all items have one size.
  var isUniform: Bool { sizes.allSatisfy { $0 == sizes.first } }
}

/// A header, a line of items or a footer: the elements at one position along the scrolled axis of a flow layout.
struct FlowBlock {
  enum Content {
    case header
    case items(first: Int, frames: [CGRect])
    case footer
  }

  let section: Int
  let content: Content

  /// Its beginning and end along the axis, in points.
  let from: CGFloat
  let to: CGFloat
}
