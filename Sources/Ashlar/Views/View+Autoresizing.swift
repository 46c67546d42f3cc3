// MARK: - The mask

extension View {
  /// Which margins and extents follow the superview when that gets another size; none at first.
  ///
  /// It counts while ``translatesAutoresizingMaskIntoConstraints`` is true. A view that takes part in
  /// constraints follows by constraints then (``autoresizingConstraints``); any other is resized at
  /// once with its superview. Either way flexible parts share in proportion to their lengths.
  ///
  /// - Complexity: O(1).
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storedMask)) }
    set {
      let mask = newValue.intersection(.all)
      guard mask != autoresizingMask else { return }
      storedMask = UInt8(mask.rawValue)
      if storedMask != 0 { superview?.hasMaskedSubviews = true }
      isMaskStale = true
      noteChange()
    }
  }

  /// Whether the masks of the subviews count; true at first.
  public var autoresizesSubviews: Bool {
    get { resizesSubviews }
    set {
      guard resizesSubviews != newValue else { return }
      resizesSubviews = newValue
      if hasMaskedSubviews { noteMasksInside() }
    }
  }

  /// The constraints that stand for the mask, made from the present frame and the superview's bounds.
  ///
  /// There are two for each axis. A root has none, nor has a view that does not translate its mask.
  /// They are not listed among ``constraints``; in conflicts they appear with the origin
  /// ``LayoutDemand/Origin-swift.enum/autoresizingMask``.
  public var autoresizingConstraints: [AutoresizingConstraint] {
    guard translatesMask, let superview else { return [] }
    return LayoutAxis.allCases.flatMap { axis in
      let space = CGRect(origin: superview.originOfPlaces, size: superview.bounds.size)
      return AutoresizingConstraint.both(autoresizingAxis(axis, in: space), axis)
    }
  }

  /// The mask that counts: none in a superview that does not resize its subviews.
  var effectiveMask: AutoresizingMask {
    storedMask != 0 && superview?.resizesSubviews ?? false ? autoresizingMask : []
  }

  private func autoresizingAxis(_ axis: LayoutAxis, in bounds: CGRect) -> AutoresizingAxis {
    let frame = usableFrame
    let flexibility = effectiveMask.flexibility(axis)
    return axis == .horizontal
      ? AutoresizingAxis(
        place: frame.origin.x - bounds.origin.x, extent: frame.size.width,
        outer: bounds.size.width, flexibility: flexibility)
      : AutoresizingAxis(
        place: frame.origin.y - bounds.origin.y, extent: frame.size.height,
        outer: bounds.size.height, flexibility: flexibility)
  }
}

// MARK: - Resizing

extension View {
  /// Lets the subviews follow the view, which has just got another size, and what is inside them too.
  ///
  /// Where the engine has sized the view, it places those that take part in constraints itself.
  func resizeSubviews(from oldSize: CGSize, isByEngine: Bool) {
    let environment = environment
    var waiting = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = waiting.popLast() {
      for subview in view.subviews where subview.storedMask != 0 && subview.translatesMask {
        if isByEngine, subview.node.token >= 0 { continue }
        let old = subview.frame.size
        subview.follow(view, from: oldSize, environment)
        let hasNewSize = subview.hasMaskedSubviews && subview.frame.size != old
        if hasNewSize { waiting.append((subview, old)) }
      }
    }
  }

  /// Takes the frame that the mask gives the view after its superview has got another size.
  private func follow(
    _ superview: View, from oldSize: CGSize, _ environment: LayoutEnvironment
  ) {
    guard superview.resizesSubviews else {
      isMaskStale = true
      return noteChange()
    }
    let size = superview.bounds.size
    let bounds = CGRect(origin: superview.originOfPlaces, size: oldSize)
    let x = autoresizingAxis(.horizontal, in: bounds).followed(to: size.width, environment)
    let y = autoresizingAxis(.vertical, in: bounds).followed(to: size.height, environment)
    let frame = CGRect(
      x: x.axis.place + bounds.origin.x, y: y.axis.place + bounds.origin.y,
      width: x.axis.extent, height: y.axis.extent)
    if frame.isComputable { write(frame) }
    if !x.isExact || !y.isExact { isMaskStale = true }
    noteChange()
  }

  private func write(_ frame: CGRect) {
    if frame.size != storedFrame.size { setNeedsLayout() }
    storedFrame = frame
  }

  /// Has the constraints of the subviews' masks made again from what their frames are now.
  func noteMasksInside() {
    for subview in subviews where subview.storedMask != 0 {
      subview.isMaskStale = true
      subview.noteChange()
    }
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
