internal import AshlarSolver

/// What a view asks for by itself: the frame that it keeps, the size of its content, and its baselines.
///
/// To find out is to call methods that programs override, and those may change the tree. So all of it is found out before
/// the system hears of any.
struct IntrinsicDemands {
  /// The place and the size that the view keeps, in points; nil for what it leaves to constraints.
  private(set) var origin: CGPoint?
  private(set) var size: CGSize?

  /// Whether the height of that size counts.
  private(set) var keepsHeight = true

  /// The constraints of the view's mask, if it has one that counts; there is no place or size then.
  private(set) var mask: [AutoresizingConstraint]?

  /// The size of the content; nil on an axis on which it asks for nothing.
  private(set) var contentWidth: Double?
  private(set) var contentHeight: Double?
  private(set) var priorities = ContentPriorities()

  /// How a view that a stack arranges holds on to the size of its content where the sums of what is missed are equal.
  private(set) var tieBreak: TieBreak?

  private(set) var baselines = EngineItem.Baselines()

  /// The views inside that have the baselines, where it is not the view itself.
  private(set) var baselineViews = BaselineViews()

  /// How much of the frame on each side is not for alignment, in points.
  private(set) var alignment = EdgeInsets.zero

  /// Whether the superview has such an alignment, so that its corner is not that of its frame.
  private(set) var isInsideAligned = false

  /// Whether there are none, as of a view without content that constraints place.
  var isEmpty: Bool {
    size == nil && mask == nil && contentWidth == nil && contentHeight == nil
      && baselines == EngineItem.Baselines() && baselineViews.isEmpty && alignment == .zero
  }

  /// Asks a view, which may be free of its frame for once.
  init(of view: View, isFree: Bool = false) {
    alignment = Self.alignment(of: view)
    if !isFree { readFrame(of: view) }
    readContent(of: view)
    if view.isCollapsed, view.superview != nil { collapse(view) }
    readBaselines(of: view)
  }
}

// MARK: - Asking

extension IntrinsicDemands {
  /// Whether a view is of no subclass, and asks for the size of its content at most, which has been given to it.
  ///
  /// Nothing has to be called to know what it asks for.
  static func areContentAtMost(of view: View) -> Bool {
    view.node.hasContainer && !view.translatesMask && isContentGiven(to: view)
      && !view.placedPart.hasGivenPlace
  }

  /// Whether a view is of no subclass, and asks for its frame at most.
  static func areFrameAtMost(of view: View) -> Bool {
    isContentGiven(to: view) && view.storedContentSize.width < 0
      && view.storedContentSize.height < 0
  }

  private static func isContentGiven(to view: View) -> Bool {
    view.isOfPlainKind && view.shownContent == nil && view.flexible == nil && !view.isArranged
      && !view.isCollapsed
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

  /// How far the baselines of a view's text are from its edges, in points. Numbers that make no sense count as 0.
  static func baselines(of view: View) -> EngineItem.Baselines {
    let (first, last) = (view.firstBaselineOffsetFromTop, view.lastBaselineOffsetFromBottom)
    return EngineItem.Baselines(
      first: view.refuses(first, for: "firstBaselineOffsetFromTop") ? 0 : Double(first),
      last: view.refuses(last, for: "lastBaselineOffsetFromBottom") ? 0 : Double(last))
  }

  private mutating func readBaselines(of view: View) {
    baselines = Self.baselines(of: view)
    // Its own, as no subclass can say otherwise.
    if view.isPlain { return }
    let first = view.nextBaselineView(isFirst: true)
    let last = view.nextBaselineView(isFirst: false)
    if first !== view, first.isDescendant(of: view) { baselineViews.first = first.node }
    if last !== view, last.isDescendant(of: view) { baselineViews.last = last.node }
  }

  private mutating func readContent(of view: View) {
    let watch = view.cachedTree?.nesting.watch
    let content = watch?.contentSize(of: view) ?? view.intrinsicContentSize
    priorities = view.contentPriorities
    contentWidth = extent(content.width, of: view)
    contentHeight = extent(content.height, of: view)
    if view.isArranged { holdOn(of: view) }
  }

  /// Lets a view that a stack arranges hold on to its size a little more than the one before it does, so
  /// that of equals the first gives way.
  private mutating func holdOn(of view: View) {
    guard let stack = view.superview?.stackLayout else { return }
    let rank = stack.rank(of: view)
    guard rank > 0 else { return }
    let hasContent = stack.axis == .horizontal ? contentWidth != nil : contentHeight != nil
    if hasContent {
      tieBreak = TieBreak(rank: rank, axis: stack.axis, priorities)
    } else if stack.distribution == .fill {
      leanTowardsNothing(rank, along: stack.axis)
    }
  }

  /// How much a view without a content leans towards no length, in units of priority: less than any person writes, and the
  /// more the later the view stands in its stack.
  private static let leaning: Float = 0.001
  private static let mostLeaning = 900

  /// The least priority that a view may lean with that wants something of its own.
  static let leastWish = Priority(Float(mostLeaning + 1) * leaning)

  /// Lets a view without a content size take no room that one before it may have, where nothing else decides.
  private mutating func leanTowardsNothing(_ rank: Int, along axis: LayoutAxis) {
    if axis == .horizontal { contentWidth = 0 } else { contentHeight = 0 }
    priorities.hugging[axis] = LayoutPriority(Float(min(rank, Self.mostLeaning)) * Self.leaning)
  }

  /// Lets the box take no room, as far as what is required leaves that open, which its frame does not; along an
  /// axis on which it is as large as what is around it, as far as nothing else decides.
  private mutating func collapse(_ view: View) {
    contentWidth = 0
    contentHeight = 0
    let spread = CollapsingView(view).spreadAxes
    priorities.hugging[.horizontal] = spread.contains(.horizontal) ? 1 : 999.999
    priorities.hugging[.vertical] = spread.contains(.vertical) ? 1 : 999.999
  }

  private func extent(_ size: CGFloat, of view: View) -> Double? {
    if view.refuses(size, for: "intrinsicContentSize") { return nil }
    return size >= 0 ? Double(size) : nil
  }
}

// MARK: - What they cost to miss

extension ContentPriorities {
  func penalties(along axis: LayoutAxis) -> Penalties {
    Penalties(
      under: Priority(compressionResistance[axis].rawValue), over: Priority(hugging[axis].rawValue))
  }
}
