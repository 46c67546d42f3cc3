/// A frame that a program has given a view that goes where constraints put it, so that the next layout replaces it. Reports
/// tell of it.
struct GivenFrame {
  /// In points, in the space of the superview.
  let frame: CGRect

  /// Whether the view kept frames when it was given, and its mask was turned off later.
  let isOlderThanMask: Bool
}
