import Ashlar

// MARK: - Laying out

extension BoxLayout {
  /// Gives a root a size, in points, lays it out, and reports what has moved since the last report.
  ///
  /// The closure is called for each box that is new or has a new frame, and for no other, in the order of the tree:
  /// each box before those inside it, from back to front. It may change the layout; the next layout reports these
  /// changes. In the closure of ``onFrameChange(_:)`` it is not called: that closure receives these moves, too.
  ///
  /// A box that is no root is a `LayoutFault`, and nothing is laid out. So is a size that is not finite: then the root keeps
  /// its own.
  ///
  /// Frames are in points, in the coordinate space of the container.
  ///
  /// - Complexity: Proportional to what has changed since the last layout, and to what moves.
  public func solve(
    _ root: Box, in size: CGSize, fileID: String = #fileID, line: UInt32 = #line,
    _ moved: (_ box: Box, _ frame: CGRect) -> Void = { _, _ in }
  ) {
    guard let view = storage.root(root, for: Call("solve", fileID, line)) else { return }
    view.layout(in: size)
    storage.tell(view, moved)
  }

  /// Gives a root a width, in points, and the height that its content needs at that width, lays it out, and reports what
  /// has moved.
  public func solve(
    _ root: Box, width: CGFloat, fileID: String = #fileID, line: UInt32 = #line,
    _ moved: (_ box: Box, _ frame: CGRect) -> Void = { _, _ in }
  ) {
    guard let view = storage.root(root, for: Call("solve", fileID, line)) else { return }
    view.layout(width: width)
    storage.tell(view, moved)
  }

  /// Lays out a root at the size that it has, and reports what has moved.
  public func solve(
    _ root: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ moved: (_ box: Box, _ frame: CGRect) -> Void = { _, _ in }
  ) {
    guard let view = storage.root(root, for: Call("solve", fileID, line)) else { return }
    view.layoutIfNeeded()
    storage.tell(view, moved)
  }

  /// Calls a closure for each box that a layout has moved, whatever caused the layout; nil for none.
  ///
  /// It is called when a layout is done, in the order of the tree, and may change the layout. After it is set, the next layout
  /// of each root reports every box once.
  public func onFrameChange(_ listener: ((_ box: Box, _ frame: CGRect) -> Void)?) {
    storage.listener = listener
    for root in storage.roots { storage.watch(root) }
  }
}

extension BoxStorage {
  /// The root that a call lays out; nil and a fault if it is none.
  fileprivate func root(_ box: Box, for call: Call) -> View? {
    guard let view = view(box, for: call) else { return nil }
    if view.superview == nil { return view }
    refuse(.noRoot(view.reportName), call)
    return nil
  }

  /// The frame of a box or guide; nil for an unknown one.
  func frame(of box: Box) -> CGRect? {
    findView(box)?.frame ?? (find(box) as? LayoutGuide)?.layoutFrame
  }
}

// MARK: - Frames and sizes

extension BoxLayout {
  /// The frame that the last layout gave a box or a guide, in points, in the coordinate space of its container.
  ///
  /// Zero before the first layout, and for an unknown box.
  public func frame(of box: Box) -> CGRect { storage.frame(of: box) ?? .zero }

  /// The frame of a box in the coordinate space of another box, in points.
  public func frame(of box: Box, in other: Box) -> CGRect {
    guard let container = storage.find(box)?.containingView else { return frame(of: box) }
    return container.convert(frame(of: box), to: storage.findView(other))
  }

  /// Returns the size of a box by itself, apart from its surroundings, in points.
  ///
  /// A number is the length to which the box should be as close as its required constraints permit, against the
  /// contents inside it: 0 requests the least size, infinity the greatest one, of at most 10,000. Nil leaves the axis
  /// to contents and constraints. Constraints to boxes outside are ignored. Nothing is moved.
  ///
  /// - Complexity: That of a first layout of the box; after that, that of the changes. Without a change, the result
  ///   is cached.
  public func size(
    of box: Box, width: CGFloat? = nil, height: CGFloat? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> CGSize {
    guard let view = storage.view(box, for: Call("size", fileID, line)) else { return .zero }
    return view.systemLayoutSizeFitting(
      CGSize(width: Self.target(width), height: Self.target(height)),
      withHorizontalFittingPriority: Self.priority(width),
      verticalFittingPriority: Self.priority(height))
  }

  private static func target(_ proposal: CGFloat?) -> CGFloat {
    let greatest = View.layoutFittingExpandedSize.width
    return proposal.map { $0 == .infinity ? greatest : $0 } ?? 0
  }

  /// Just below what is required, so that the constraints of the box have the last word.
  private static func priority(_ proposal: CGFloat?) -> LayoutPriority {
    proposal == nil ? .fittingSizeLevel : LayoutPriority(999.5)
  }
}
