import Ashlar

/// The settings of a section of a flow layout, in points.
struct FlowSection {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var sizes: [CGSize] = []
}

/// A header, a line of items or a footer: the elements at one position along the scrolled axis of a flow layout.
struct FlowBlock {
  let section: Int

  /// The kind of a header or a footer; nil for a line of items.
  let kind: String?

  /// The number of its first item, or of the one behind it.
  let first: Int

  /// The frames of the items; of a header or a footer, its own.
  let frames: [CGRect]

  /// Its beginning and end along the axis, in points.
  let from: CGFloat
  let to: CGFloat
}
