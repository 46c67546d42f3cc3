internal import AshlarSolver

/// The intrinsic demands of a view: the frame that it keeps, the size of its content, and its baselines.
///
/// To find out is to call methods that programs override, and those may change the tree. So all of it is read before
/// the system gets any of it.
struct IntrinsicDemands {
  /// The place and the size that the view keeps, in points; nil for what it leaves to constraints.
  private(set) var origin: CGPoint?
  private(set) var size: CGSize?

  /// Whether the height of that size counts.
  private(set) var keepsHeight = true

  /// The constraints of the view's mask, if it has one that counts; there is no place or size then.
  private(set) var mask: [AutoresizingConstraint]?

  private(set) var content = ContentDemands()

  private(set) var baselines = EngineItem.Baselines()

  /// The views inside that have the baselines, where it is not the view itself.
  private(set) var baselineViews = BaselineViews()

  /// The part of the frame on each side that is outside the alignment rectangle, in points.
  private(set) var alignment = EdgeInsets.zero

  /// Whether the superview has such an alignment, so that its corner is not that of its frame.
  private(set) var isInsideAligned = false

  /// Whether there are none, as of a view without content that constraints place.
  var isEmpty: Bool {
    size == nil && mask == nil && content.isEmpty
      && baselines == EngineItem.Baselines() && baselineViews.isEmpty && alignment == .zero
  }

  /// Whether there is nothing but a content, and baselines.
  var areContentAlone: Bool { size == nil && mask == nil && alignment == .zero }

  /// Asks a view, which may be free of its frame for once.
  init(of view: View, isFree: Bool = false) {
    alignment = Self.alignment(of: view)
    if !isFree { readFrame(of: view) }
    readContent(of: view)
    if view.isCollapsed, view.superview != nil {
      content.collapse(CollapsingView(view).spreadAxes)
    }
    baselines = Self.baselines(of: view)
    // Those of a plain view are its own, which no subclass can override.
    if !view.isPlain { baselineViews = BaselineViews(of: view) }
  }
}

// MARK: - Asking

extension IntrinsicDemands {
  /// Whether a view is of no subclass, and has at most a given content size as its demand.
  ///
  /// Its demands are known without a call.
  static func areContentAtMost(of view: View) -> Bool {
    isPlacedByConstraints(view) && isContentGiven(to: view)
  }

  /// Whether nothing but constraints and a content place a view.
  private static func isPlacedByConstraints(_ view: View) -> Bool {
    view.node.hasContainer && !view.translatesMask && !view.placedPart.hasGivenPlace
  }

  /// The size and the baselines of a text that is the content of a view of no subclass, and its only demand, if they are known
  /// of the texts of a tree; nil otherwise.
  ///
  /// They are known without a call.
  static func knownText(
    of view: View, in tree: LayoutTree
  ) -> (size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat)? {
    guard view.isOfPlainKind, isPlacedByConstraints(view), !view.isCollapsed else { return nil }
    return (view.shownContent as? LabelContent)?.knownExtent(in: view, of: tree)
  }

  /// The contents given to a view.
  static func givenContent(of view: View) -> ContentDemands {
    content(view.storedContentSize, of: view)
  }

  /// The contents of a view that have a size.
  static func content(_ size: CGSize, of view: View) -> ContentDemands {
    ContentDemands(
      width: size.width < 0 ? nil : Double(size.width),
      height: size.height < 0 ? nil : Double(size.height), view.contentPriorities, view.grip)
  }

  /// Whether a view is of no subclass, and has at most its frame as its demand.
  static func areFrameAtMost(of view: View) -> Bool {
    isContentGiven(to: view) && view.storedContentSize.width < 0
      && view.storedContentSize.height < 0
  }

  private static func isContentGiven(to view: View) -> Bool {
    view.isOfPlainKind && view.shownContent == nil && view.flexible == nil && !view.isCollapsed
  }
}

extension IntrinsicDemands {
  /// A root keeps its size, and a view that translates its mask keeps its frame.
  private mutating func readFrame(of view: View) {
    let isRoot = !view.node.hasContainer
    let placement = view.placedPart.hasGivenPlace ? Self.placement(of: view) : nil
    guard isRoot || view.translatesMask || placement != nil else { return }
    let given = view.frame
    let frame = view.refuses(given, for: "frame") ? view.storedFrame : given
    let superview = view.superview
    keepsHeight = !view.node.hasStaleHeight
    if let placement {
      mask = placement
    } else if view.storedMask != 0, let masked = view.masked, !masked.mask.isEmpty {
      mask = masked.constraints
    } else {
      size = frame.size
      if let space = superview?.originOfPlaces {
        origin = CGPoint(x: frame.origin.x - space.x, y: frame.origin.y - space.y)
      }
    }
    let outer = superview.map { Self.alignment(of: $0) } ?? .zero
    isInsideAligned = outer != .zero
    if alignment != .zero || outer != .zero { align(in: outer) }
  }

  /// What a table demands of the frame of its header or footer, or a cell of what stands at its end.
  private static func placement(of view: View) -> [AutoresizingConstraint]? {
    if view.placedPart == .accessory { return CellContent.placement(ofAccessory: view) }
    return (view.superview as? any TableHost)?.tableRows.ends.placement(of: view)
  }

  private static func alignment(of view: View) -> EdgeInsets {
    let insets = view.alignmentRectInsets
    return insets == .zero || !view.refuses(insets, for: "alignmentRectInsets") ? insets : .zero
  }

  /// Turns what the frame is into what the alignment rectangle is, which has no negative size.
  private mutating func align(in outer: EdgeInsets) {
    mask = mask?.map { $0.aligned(alignment, in: outer) }
    size = size.map {
      CGSize(
        width: max(0, $0.width - alignment.left - alignment.right),
        height: max(0, $0.height - alignment.top - alignment.bottom))
    }
    origin = origin.map {
      CGPoint(x: $0.x + alignment.left - outer.left, y: $0.y + alignment.top - outer.top)
    }
  }

  /// The distances of the baselines of a view's text from its edges, in points. Invalid numbers count as 0.
  static func baselines(of view: View) -> EngineItem.Baselines {
    let (first, last) =
      view.isOfPlainKind
      ? view.contentBaselines : (view.firstBaselineOffsetFromTop, view.lastBaselineOffsetFromBottom)
    return EngineItem.Baselines(
      first: view.refuses(first, for: "firstBaselineOffsetFromTop") ? 0 : Double(first),
      last: view.refuses(last, for: "lastBaselineOffsetFromBottom") ? 0 : Double(last))
  }

  private mutating func readContent(of view: View) {
    let watch = view.cachedTree?.nesting.watch
    let size = watch?.contentSize(of: view) ?? view.intrinsicContentSize
    let priorities = view.contentPriorities
    content = ContentDemands(
      width: extent(size.width, of: view), height: extent(size.height, of: view), priorities,
      view.grip)
  }

  private func extent(_ size: CGFloat, of view: View) -> Double? {
    if view.refuses(size, for: "intrinsicContentSize") { return nil }
    return size >= 0 ? Double(size) : nil
  }
}
