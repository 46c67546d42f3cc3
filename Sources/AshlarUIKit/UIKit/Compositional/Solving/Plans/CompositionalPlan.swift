import Ashlar

/// The frames of all elements of a compositional layout, in points from the leading edge.
struct CompositionalPlan {
  var situation = LayoutSituation()
  var axis = FlowAxis(isVertical: true)
  var spacing: CGFloat = 0

  var sections: [SectionPlan] = []

  /// The extents of the sections along the axis that is scrolled.
  var extents = ExtentTree()

  /// The items at the edges of all sections together.
  var boundary = BoundaryPlan()

  /// The sizes that views have returned; nil for a plan without sections.
  var measured: MeasuredSizes?

  /// Whether something stays in sight when the collection is scrolled.
  var hasPinned = false

  /// The sections with a handler for visible items.
  var listeners: [Int] = []

  /// The work done, for tests of it.
  var work = Work()

  /// Counts of placed sections and groups, and of groups that were filled with items.
  struct Work: Equatable {
    var sections = 0
    var groups = 0
    var shapes = 0
  }

  /// An element at its place.
  struct Element {
    let element: CollectionElement
    let place: ElementPlace
  }

  /// The visible rectangle, and the offsets of sections that scroll by themselves, in points.
  struct View {
    let bounds: CGRect
    let insets: NSDirectionalEdgeInsets
    let offset: (Int) -> CGFloat
  }
}

// MARK: - Sizes

extension CompositionalPlan {
  /// The total length of all sections.
  var sectionsLength: CGFloat { sections.isEmpty ? 0 : max(0, extents.total.step - spacing) }

  /// The size of the area that is scrolled.
  var size: CGSize {
    let length = boundary.growth.before + sectionsLength + boundary.growth.after
    let across = max(axis.across(situation.size), extents.total.across)
    return axis.size(along: max(0, length), across: max(0, across))
  }

  /// A rectangle of the area that is scrolled, with left and right exchanged if people read from right to left.
  func mirrored(_ rectangle: CGRect) -> CGRect {
    if !situation.isMirrored { return rectangle }
    let width = situation.size.width
    return rectangle.mirrored(in: axis.isVertical ? width : max(width, size.width))
  }

  /// The start of a section.
  func start(ofSection section: Int) -> CGFloat {
    boundary.growth.before + extents.start(of: section)
  }
}
