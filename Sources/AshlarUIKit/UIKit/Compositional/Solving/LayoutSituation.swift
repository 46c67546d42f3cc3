import Ashlar

/// The circumstances for which a compositional layout is prepared. When they change, it is prepared again.
struct LayoutSituation: Equatable {
  var size = CGSize.zero
  var pixels = PixelRounding(scale: 1)
  var isMirrored = false

  /// The insets of the safe area, the margins and the readable content, in points.
  var safeArea = NSDirectionalEdgeInsets.zero
  var margins = NSDirectionalEdgeInsets.zero
  var readable = NSDirectionalEdgeInsets.zero

  var traits = UITraitCollection.current
}

extension LayoutSituation {
  /// Makes the present situation of a collection.
  init(of view: UICollectionView) {
    size = view.bounds.size
    traits = view.traitCollection
    pixels = PixelRounding(scale: view.environment.displayScale ?? traits.displayScale)
    let direction = view.effectiveUserInterfaceLayoutDirection
    isMirrored = direction == .rightToLeft
    safeArea = view.safeAreaInsets.directional(direction)
    margins = view.directionalLayoutMargins
    readable = margins
    let room = size.width - margins.leading - margins.trailing
    let excess = max(0, room - view.environment.readableContentWidth) / 2
    readable.leading += excess
    readable.trailing += excess
  }

  /// The environment of sections: their room is the whole collection.
  var environment: CompositionalEnvironment {
    CompositionalEnvironment(
      room: CompositionalEnvironment.Room(contentSize: size), traitCollection: traits)
  }

  /// The insets of a reference, across the axis that is scrolled.
  func insets(
    _ reference: UIContentInsetsReference, across axis: FlowAxis
  ) -> NSDirectionalEdgeInsets {
    var insets: NSDirectionalEdgeInsets
    switch reference {
    case .automatic, .none: insets = .zero
    case .safeArea: insets = safeArea
    case .layoutMargins: insets = margins
    case .readableContent: insets = readable
    }
    if axis.isVertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }
}
