import Ashlar

/// The heights of texts between two samples of the same views, measured at the widths in between.
///
/// A text gets no higher where it gets more room, so that a bisection finds where it gets lower.
struct TextHeights {
  private let first: LayoutSample
  private let last: LayoutSample

  init(_ first: LayoutSample, _ last: LayoutSample) {
    self.first = first
    self.last = last
  }

  /// The first place at which a text has another height than in the first sample; nil if there is none.
  func firstChange(in places: RangePlaces) -> Int? {
    first.boxes.indices.compactMap { index in
      first.boxes[index].textHeight == last.boxes[index].textHeight
        ? nil : change(of: index, in: places)
    }.min()
  }

  private func change(of index: Int, in places: RangePlaces) -> Int {
    var (same, other) = (first.place, last.place)
    while other - same > 1 {
      let middle = (same + other) / 2
      if height(of: index, at: places.value(at: middle)) == first.boxes[index].textHeight {
        same = middle
      } else {
        other = middle
      }
    }
    return other
  }

  private func height(of index: Int, at value: CGFloat) -> CGFloat {
    let share = (value - first.value) / (last.value - first.value)
    let (box, later) = (first.boxes[index], last.boxes[index])
    let width = box.bounds.width + (later.bounds.width - box.bounds.width) * share
    return box.view.sizeThatFits(CGSize(width: width, height: box.bounds.height)).height
  }
}
