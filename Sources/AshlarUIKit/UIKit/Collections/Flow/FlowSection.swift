import Ashlar

/// What a flow layout is told of a section, in points.
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

/// A header, a line of items or a footer: all that a flow layout puts at one place along the way that it scrolls.
struct FlowBlock {
  enum Content {
    case header
    case items(first: Int, frames: [CGRect])
    case footer
  }

  let section: Int
  let content: Content

  /// Where it begins and ends along the axis, in points.
  let from: CGFloat
  let to: CGFloat
}
