/// A frame that a program has given to a view that constraints place. The next layout replaces it, and reports name it.
struct GivenFrame {
  /// In points, in the space of the superview.
  let frame: CGRect

  /// Whether the view kept frames when it was given, and its mask was turned off later.
  let isOlderThanMask: Bool
}
