import Ashlar

/// Where everything is in a compositional layout, in points from the leading edge.
struct CompositionalPlan {
  var situation = LayoutSituation()
  var axis = FlowAxis(isVertical: true)
  var spacing: CGFloat = 0

  var sections: [SectionPlan] = []

  /// What the sections take of the axis that is scrolled.
  var extents = ExtentTree()

  /// What stands at the edges of all sections together.
  var boundary = BoundaryPlan()

  /// The sizes that views have asked for; nil for a plan without sections.
  var measured: MeasuredSizes?

  /// Whether something stays in sight when the collection is scrolled.
  var hasPinned = false

  /// The sections that want to hear of what is seen.
  var listeners: [Int] = []

  /// How much work there was, for tests of that.
  var work = Work()

  /// How many sections and groups were placed, and how many groups were filled with items for that.
  struct Work: Equatable {
    var sections = 0
    var groups = 0
    var shapes = 0
  }

  /// Something at its place.
  struct Element {
    let element: CollectionElement
    var frame: CGRect
    var zIndex: Int

    /// The axes along which the view has not said how long it is.
    var unmeasured = GuessedAxes()

    /// How much higher the view is than it asks to be.
    var padding: CGFloat = 0
  }

  /// What is seen, and how far the sections that are scrolled by themselves are, in points.
  struct View {
    let bounds: CGRect
    let insets: NSDirectionalEdgeInsets
    let offset: (Int) -> CGFloat
  }
}

// MARK: - Sizes

extension CompositionalPlan {
  /// How long all sections are together.
  var sectionsLength: CGFloat {
    sections.isEmpty ? 0 : max(0, extents.total.step - spacing)
  }

  /// The size of the area that is scrolled.
  var size: CGSize {
    let length = boundary.growth.before + sectionsLength + boundary.growth.after
    let across = max(axis.across(situation.size), extents.total.across)
    return axis.size(along: max(0, length), across: max(0, across))
  }

  /// Where a section starts.
  func start(ofSection section: Int) -> CGFloat {
    boundary.growth.before + extents.start(of: section)
  }
}
