/// The strength with which an arranged view keeps its size against others of equal priority: that of the first view
/// is normal, and those of later views increase.
struct StackGrip: Equatable, BitwiseCopyable {
  /// The place among the visible views, where it decides who is stretched; otherwise 0.
  private(set) var rank: UInt16 = 0
  private(set) var axis = LayoutAxis.horizontal

  /// Whether the stack is filled, so that a view without a content leans towards no length.
  private(set) var isFilling = false

  /// As any other view.
  init() {}

  /// The grip of the view with a number among the visible ones, from 0.
  init(rank: Int, _ layout: StackLayout) {
    guard rank > 0,
      layout.settings.distribution == .fill || layout.settings.distribution == .equalSpacing
    else { return }
    self.rank = UInt16(clamping: rank)
    axis = layout.settings.axis
    isFilling = layout.settings.distribution == .fill
  }
}
