/// The strength with which an arranged view keeps its size against others of equal priority: that of the first view
/// is normal, and those of later views increase.
struct StackGrip: Equatable, BitwiseCopyable {
  /// The place among the arranged views, where it decides who is stretched; otherwise 0, and so for the first visible view.
  private(set) var rank: UInt16 = 0
  private(set) var axis = LayoutAxis.horizontal

  /// Whether the stack is filled, so that a view without a content leans towards no length.
  private(set) var isFilling = false

  /// As any other view.
  init() {}

  /// The grip of a view behind the first visible one, by its place among the arranged views.
  init(rank: Int, _ layout: StackLayout) {
    guard
      layout.settings.distribution == .fill || layout.settings.distribution == .equalSpacing
    else { return }
    self.rank = UInt16(clamping: rank)
    axis = layout.settings.axis
    isFilling = layout.settings.distribution == .fill
  }
}
