/// A view that follows its superview by its autoresizing mask.
struct MaskedView {
  let view: View
  let superview: View

  /// The mask that counts: none in a superview that does not resize its subviews, and none of a cell's accessory, which
  /// keeps its size.
  var mask: AutoresizingMask {
    superview.resizesSubviews && view.placedPart != .accessory ? view.autoresizingMask : []
  }

  /// The constraints that stand for the mask, made from the present frame and the superview's bounds.
  var constraints: [AutoresizingConstraint] {
    view.ownMaskConstraints
      ?? LayoutAxis.allCases.flatMap { AutoresizingConstraint.both(state(along: $0), $0) }
  }

  /// The rectangle in which the view has its frame, where the superview has a size.
  private func space(of size: CGSize) -> CGRect {
    CGRect(origin: superview.originOfPlaces, size: size)
  }

  /// The place of the view along an axis, from its present frame and the superview's bounds.
  func state(along axis: LayoutAxis) -> AutoresizingAxis {
    state(along: axis, in: space(of: superview.bounds.size))
  }

  private func state(along axis: LayoutAxis, in space: CGRect) -> AutoresizingAxis {
    let frame = view.usableFrame
    let flexibility = mask.flexibility(axis)
    return axis == .horizontal
      ? AutoresizingAxis(
        place: frame.origin.x - space.origin.x, extent: frame.size.width,
        outer: space.size.width, flexibility: flexibility)
      : AutoresizingAxis(
        place: frame.origin.y - space.origin.y, extent: frame.size.height,
        outer: space.size.height, flexibility: flexibility)
  }
}

// MARK: - Resizing

extension MaskedView {
  /// Resizes the subviews of a view that has just got another size, and the views inside them.
  ///
  /// Where the engine has sized the view, it places those that take part in constraints itself.
  static func resizeAll(in view: View, from oldSize: CGSize, isByEngine: Bool) {
    let environment = view.environment
    var waiting = [(view: view, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      for subview in view.subviews where subview.storedMask != 0 && subview.translatesMask {
        if isByEngine && subview.node.token >= 0 || subview.placedPart == .accessory { continue }
        let old = subview.frame.size
        MaskedView(view: subview, superview: view).follow(from: oldSize, environment)
        let hasNewSize = subview.hasMaskedSubviews && subview.frame.size != old
        if hasNewSize { waiting.append((subview, old)) }
      }
    }
  }

  /// Gives the view the frame that its mask gives it after the superview has got another size.
  private func follow(from oldSize: CGSize, _ environment: LayoutEnvironment) {
    guard superview.resizesSubviews else {
      view.isMaskStale = true
      return view.noteChange()
    }
    let size = superview.bounds.size
    let space = space(of: oldSize)
    let x = state(along: .horizontal, in: space).followed(to: size.width, environment)
    let y = state(along: .vertical, in: space).followed(to: size.height, environment)
    let frame = CGRect(
      x: x.axis.place + space.origin.x, y: y.axis.place + space.origin.y,
      width: x.axis.extent, height: y.axis.extent)
    if frame.isComputable { write(frame) }
    if !x.isExact || !y.isExact { view.isMaskStale = true }
    view.noteChange()
  }

  private func write(_ frame: CGRect) {
    if frame.size != view.storedFrame.size { view.setNeedsLayout() }
    view.noteMove(to: frame)
    view.storedFrame = frame
  }
}

extension AutoresizingAxis {
  /// The axis after the superview has got another length, as a platform does it, and whether that is
  /// what the constraints of the mask give too.
  fileprivate func followed(
    to newOuter: CGFloat, _ environment: LayoutEnvironment
  ) -> (axis: AutoresizingAxis, isExact: Bool) {
    let shared = shared(to: newOuter)
    let axis = resized(to: newOuter)
    guard environment.platform == .appKit else { return (axis, shared.extent >= 0) }
    return (axis.floored(scale: environment.displayScale ?? 1), false)
  }
}
