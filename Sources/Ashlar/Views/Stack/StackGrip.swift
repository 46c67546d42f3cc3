/// How an arranged view holds on to its size, where equals compete: the first one of a stack as any other view does, and those
/// behind it the more the later they come.
struct StackGrip: Equatable, BitwiseCopyable {
  /// The place among the visible views, where it decides who is stretched; otherwise 0.
  private(set) var rank: UInt16 = 0
  private(set) var axis = LayoutAxis.horizontal

  /// Whether the stack is filled, so that a view without a content leans towards no length.
  private(set) var isFilling = false

  /// As any other view.
  init() {}

  /// That of a view with a number among the visible ones, from 0.
  init(rank: Int, _ layout: StackLayout) {
    guard rank > 0, layout.distribution == .fill || layout.distribution == .equalSpacing
    else { return }
    self.rank = UInt16(clamping: rank)
    axis = layout.axis
    isFilling = layout.distribution == .fill
  }
}
