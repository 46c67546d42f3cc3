import Ashlar

/// What a tree is, written down so that another one can be built to the same description.
///
/// Every view has one equation for its place and its size on each axis, which positive multiples and earlier
/// siblings keep free of circles, and every wish has a priority of its own. So there is one right layout.
struct SoakDescription {
  var size = CGSize(width: 400, height: 600)
  var direction = LayoutDirection.leftToRight

  /// By number; the root is 0, and a view is in one with a smaller number or anywhere it has been moved to.
  var views: [Int: ViewEntry] = [:]

  /// The oldest first.
  var constraints: [ConstraintEntry] = []

  struct ViewEntry {
    var parent: Int
    var content: CGSize?
    var margins: EdgeInsets?

    /// The frame that the view keeps, if it does.
    var kept: CGRect?
  }

  struct ConstraintEntry {
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

  func isInside(_ number: Int, _ outer: Int) -> Bool {
    var next = number
    while next != outer {
      guard next != 0, let parent = views[next]?.parent else { return false }
      next = parent
    }
    return true
  }

  func siblings(before number: Int) -> [Int] {
    guard let parent = views[number]?.parent else { return [] }
    return numbers.filter { $0 < number && views[$0]?.parent == parent }
  }
}

// MARK: - Building

/// A tree that is built to a description, or changed together with one.
final class SoakTree {
  let root = View(root: 400, 600)
  var views: [Int: View] = [:]
  var constraints: [Int: LayoutConstraint] = [:]

  init() {
    views[0] = root
  }

  /// Builds a tree all at once.
  convenience init(_ description: SoakDescription) {
    self.init()
    root.frame.size = description.size
    root.environment.direction = description.direction
    var waiting = description.numbers
    while !waiting.isEmpty {
      waiting.removeAll { number in
        guard let entry = description.views[number], views[entry.parent] != nil else {
          return false
        }
        add(number, entry)
        return true
      }
    }
    for entry in description.constraints { add(entry) }
  }

  func add(_ number: Int, _ entry: SoakDescription.ViewEntry) {
    let view = View(name: "\(number)")
    views[number] = view
    views[entry.parent]?.addSubview(view)
    follow(number, entry)
  }

  func follow(_ number: Int, _ entry: SoakDescription.ViewEntry) {
    guard let view = views[number] else { return }
    view.contentSize = entry.content ?? CGSize(width: -1, height: -1)
    if let margins = entry.margins { view.layoutMargins = margins }
    view.translatesAutoresizingMaskIntoConstraints = entry.kept != nil
    if let kept = entry.kept { view.frame = kept }
  }

  func add(_ entry: SoakDescription.ConstraintEntry) {
    let constraint = LayoutConstraint(
      item: views[entry.item], attribute: entry.attribute, relatedBy: entry.relation,
      toItem: entry.target.flatMap { views[$0] }, attribute: entry.targetAttribute,
      multiplier: entry.multiplier, constant: entry.constant)
    constraint.priority = entry.priority
    constraint.isActive = true
    constraints[entry.number] = constraint
  }

  /// The frames of all views, by number, after a layout.
  func frames() -> [Int: CGRect] {
    root.layoutIfNeeded()
    return views.mapValues(\.frame)
  }
}
