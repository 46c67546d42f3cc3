/// The views that fill a root without constraints, as the view of a controller fills its window.
///
/// Code gives such views their frames, so that this is what is likely: the next layout shows whether it is so.
struct FilledRoot {
  /// The view that constraints refer to and whose length follows that of the root, point for point; the root, if they
  /// refer to it.
  let first: View

  /// The views around it.
  private(set) var known: Set<ObjectIdentifier> = []

  /// By how much the numbers of their frames change when the root gets longer by a point, where they do.
  private(set) var rates: [ObjectIdentifier: CGRect] = [:]

  /// Examines the tree from a root.
  ///
  /// - Returns: Nil if several views that constraints refer to follow the root, or one in another way.
  /// - Complexity: O(*n*) for *n* views.
  init?(of root: View, along axis: LayoutAxis, where isPlaced: (BoxNode) -> Bool) {
    if isPlaced(root.node) {
      first = root
      return
    }
    let grown = axis.rectangle(place: 0, extent: 1)
    known.insert(ObjectIdentifier(root))
    rates[ObjectIdentifier(root)] = grown
    var followers: [(view: View, rate: CGRect)] = []
    for view in root.subtree where view !== root {
      guard let superview = view.superview, known.contains(ObjectIdentifier(superview)) else {
        continue
      }
      let rate = Self.rate(of: view, in: superview, along: axis, rates)
      if isPlaced(view.node) {
        if rate != .zero { followers.append((view, rate)) }
      } else {
        known.insert(ObjectIdentifier(view))
        if rate != .zero { rates[ObjectIdentifier(view)] = rate }
      }
    }
    guard followers.count == 1, followers[0].rate == grown else { return nil }
    first = followers[0].view
  }

  private static func rate(
    of view: View, in superview: View, along axis: LayoutAxis, _ rates: [ObjectIdentifier: CGRect]
  ) -> CGRect {
    let grown = rates[ObjectIdentifier(superview)]?.size ?? .zero
    let growth = axis == .horizontal ? grown.width : grown.height
    if growth == 0 { return .zero }
    let (frame, outer) = (view.frame, superview.bounds)
    let isFilling =
      axis == .horizontal
      ? (frame.minX, frame.width) == (outer.minX, outer.width)
      : (frame.minY, frame.height) == (outer.minY, outer.height)
    if isFilling { return axis.rectangle(place: 0, extent: growth) }
    guard superview.resizesSubviews, view.translatesMask else { return .zero }
    let state = MaskedView(view: view, superview: superview).state(along: axis)
    let change = state.changeWhenGrowing(by: growth)
    return axis.rectangle(place: change.place, extent: change.extent)
  }
}

extension AutoresizingAxis {
  /// By how much the place and the extent change where the superview grows.
  func changeWhenGrowing(by growth: CGFloat) -> (place: CGFloat, extent: CGFloat) {
    let new = resized(to: outer + growth)
    return (new.place - place, new.extent - extent)
  }
}

extension LayoutAxis {
  /// A rectangle with a place and an extent along the axis, and none across.
  fileprivate func rectangle(place: CGFloat, extent: CGFloat) -> CGRect {
    self == .horizontal
      ? CGRect(x: place, y: 0, width: extent, height: 0)
      : CGRect(x: 0, y: place, width: 0, height: extent)
  }
}
