/// The lengths that a root may have besides the present ones.
struct RootLengths {
  private let size: CGSize

  init(of root: View) { size = root.bounds.size }

  /// A length of the root along an axis, in points.
  struct Trial {
    let length: CGFloat
    let axis: LayoutAxis
  }

  private static let least = DeviceProfile.iPhoneSE.size
  private static let most = DeviceProfile.iPhone16ProMax.size

  /// The widths and heights of the smallest and of the largest telephone.
  ///
  /// A root that is narrower than all of them is a part of a screen, and its width on another one is unknown. A lower
  /// one has the height of its content.
  var others: [Trial] {
    let widths = size.width < Self.least.width ? [] : [Self.least.width, Self.most.width]
    let heights = size.height < Self.least.height ? [] : [Self.least.height, Self.most.height]
    return widths.filter { $0 != size.width }.map { Trial(length: $0, axis: .horizontal) }
      + heights.filter { $0 != size.height }.map { Trial(length: $0, axis: .vertical) }
  }
}
