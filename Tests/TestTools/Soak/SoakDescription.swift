import Ashlar

/// What a tree is, written down so that another one can be built to the same description.
///
/// Every view has one equation for its place and its size on each axis, which positive multiples and earlier
/// siblings keep free of circles, and every wish has a priority of its own. Views in a stack have their
/// sizes and leave the rest to it. So there is one right layout. Where views are left free, the order of the tree decides.
package struct SoakDescription {
  package var size = CGSize(width: 400, height: 600)
  package var direction = LayoutDirection.leftToRight

  /// Whether there may be stack views, and views that collapse outside of them.
  var hasStacks = false
  var mayCollapse = false

  /// Whether some views and guides have no equations, so that nothing determines where they are.
  var leavesFree = false

  /// By number; the root is 0, and a view is in one with a smaller number or anywhere it has been moved to.
  package var views: [Int: ViewEntry] = [:]

  /// The oldest first.
  package var constraints: [ConstraintEntry] = []

  package struct ViewEntry {
    let kind: Kind
    var parent: Int
    var content: CGSize?
    var margins: EdgeInsets?

    /// How much it clings to the size of its content, and how much it resists being smaller.
    var hugging = LayoutPriority.defaultLow
    var resistance = LayoutPriority.defaultHigh

    var semantics = SemanticContentAttribute.unspecified

    /// The frame that the view keeps, if it does.
    var kept: CGRect?

    /// How it follows its superview, if it keeps its frame.
    var mask: AutoresizingMask = []

    /// Whether it is hidden, and whether it takes no room then even outside a stack.
    var isHidden = false
    var collapses = false

    /// What only some kinds have.
    var text = TextEntry()
    var stack = StackEntry()
    var page = PageEntry()
  }

  /// A guide belongs to its parent, has nothing inside, and is placed by its equations alone.
  package enum Kind: CaseIterable {
    case plain, label, stack, scroll, guide
  }

  struct TextEntry {
    var words = ""
    var lines = 1
    var font = Font.system(17)
  }

  struct StackEntry {
    var axis = LayoutAxis.horizontal
    var distribution = StackDistribution.fill
    var alignment = StackAlignment.fill
    var spacing: CGFloat = 0
    var arranged: [Int] = []
  }

  /// What a scroll view scrolls, and how far.
  struct PageEntry {
    var size = CGSize(width: 500, height: 800)
    var offset = CGPoint.zero
  }

  package struct ConstraintEntry {
    let number: Int
    let item: Int
    let attribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let target: Int?
    let targetAttribute: LayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: LayoutPriority
  }
}

// MARK: - Asking

extension SoakDescription {
  var numbers: [Int] { views.keys.sorted() }

  /// All but the guides.
  var viewNumbers: [Int] { numbers.filter { !isGuide($0) } }

  func isGuide(_ number: Int) -> Bool { views[number]?.kind == .guide }

  /// Whether a view takes no room although no stack arranges it.
  var hasCollapsed: Bool {
    numbers.contains { number in
      views[number].map { $0.isHidden && $0.collapses } ?? false && !isArranged(number)
    }
  }

  func isInside(_ number: Int, _ outer: Int) -> Bool {
    var next = number
    while next != outer {
      guard next != 0, let parent = views[next]?.parent else { return false }
      next = parent
    }
    return true
  }

  /// The siblings with smaller numbers, which equations of a view may speak of.
  func siblings(before number: Int) -> [Int] {
    guard let parent = views[number]?.parent else { return [] }
    return numbers.filter {
      $0 < number && views[$0]?.parent == parent && !isFixed($0) && !isArranged($0)
    }
  }

  /// Whether a view has no equations, and is in none of its siblings', because its frame has to be enough.
  ///
  /// What places a view that follows its superview by its mask would place the superview as well. And where
  /// there are stacks, frames may contradict them: which constraint is the newest then, and is set aside,
  /// depends on when they were arranged.
  func isFixed(_ number: Int) -> Bool {
    guard let entry = views[number] else { return false }
    return !entry.mask.isEmpty || hasStacks && entry.kept != nil
  }

  /// Whether a view or guide has no equations of its own; others may speak of it.
  func isFree(_ number: Int) -> Bool { leavesFree && number % 4 == 0 }

  func isArranged(_ number: Int) -> Bool {
    views[number].map { $0.kind != .guide && views[$0.parent]?.kind == .stack } ?? false
  }

  /// Takes over the frames of views that have followed their superviews, and of stacks: one that could not keep its
  /// frame once keeps what it got then.
  package mutating func takeFrames(of tree: SoakTree) {
    let isSound = tree.root.diagnostics.conflicts.isEmpty
    for number in numbers {
      guard let entry = views[number], entry.kept != nil,
        entry.mask != [] || entry.kind == .stack && isSound
      else { continue }
      views[number]?.kept = tree.views[number]?.frame
    }
  }
}
