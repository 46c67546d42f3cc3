import Ashlar

/// A tree with all data that a picture or a report shows.
struct LayoutScene {
  /// The views and guides, each before what is inside it.
  private(set) var items: [Item] = []

  /// The active constraints, in the order of the views that hold them.
  private(set) var sentences: [Sentence] = []

  private(set) var conflicts: [LayoutConflict] = []
  private(set) var ambiguities: [LayoutAmbiguity] = []

  /// What kind of root it is.
  let root: View

  /// A view or guide.
  struct Item {
    let box: LayoutBox
    let name: String
    let depth: Int

    /// Relative to the view that contains it, in points.
    let frame: CGRect

    /// Relative to the bounds of the root, in points.
    let place: CGRect

    let isHidden: Bool

    /// Whether neither it nor what contains it is hidden.
    let isSeen: Bool

    /// The shapes of its text, in the coordinate space of the root.
    var writing: [Picture.Shape] = []

    /// The number of the view that contains it; nil for the root.
    let parent: Int?

    /// Its ambiguity; nil if it has none, or only moves with something else.
    var ambiguity: LayoutAmbiguity?

    /// The number of the item with which it moves, if nothing determines that one.
    var leader: Int?

    /// Whether nothing determines where it is, or how large.
    var isFree: Bool { ambiguity != nil || leader != nil }

    /// Whether nothing that is inside it is seen outside of it.
    let clips: Bool

    /// Whether people read from right to left in it.
    let isRightToLeft: Bool

    /// Whether it is a guide that a stack view made for itself.
    var isMade: Bool { box is LayoutGuide && LayoutScene.isNameOfStack(name) }
  }

  /// A constraint.
  struct Sentence {
    let constraint: LayoutConstraint
    let text: String
    let outcome: LayoutOutcome?
    let isInConflict: Bool

    /// Whether a stack view made it.
    var isMade: Bool { LayoutScene.isNameOfStack(constraint.identifier) }

    /// Whether it is the gap between two views of a stack.
    var isSpacing: Bool { constraint.identifier == "UISV-spacing" }

    /// The numbers of the items that it refers to.
    let first: Int?
    let second: Int?

    /// Whether it gave way, or was set aside.
    var isMissed: Bool {
      switch outcome {
      case .missed, .setAside: true
      case .active, .redundant, .slack, nil: false
      }
    }

    var tone: Picture.Tone {
      if isInConflict { return .broken }
      switch outcome {
      case .setAside: return .broken
      case .missed: return .misplaced
      case .active, .redundant, .slack, nil: return .fine
      }
    }
  }

  /// Makes a scene of a view and everything inside it.
  ///
  /// - Parameter hasConstraints: False for a scene of the views alone.
  /// - Complexity: O(*n*) for *n* views, characters and constraints, and what it takes to find ambiguities.
  init(of root: View, hasConstraints: Bool = true) {
    self.root = root
    var names = ReportNames()
    let numbers = addItems(&names)
    addTexts()
    guard hasConstraints else { return }
    conflicts = ReportNames.conflicts(of: root)
    addAmbiguities(numbers)
    addSentences(numbers, &names)
  }
}

extension LayoutScene {
  /// The undetermined attributes of an item, in words; nil if there are none.
  func freedom(of item: Item) -> String? {
    if let ambiguity = item.ambiguity { return "\(ambiguity)" }
    return item.leader.map { "It moves with \(items[$0].name), which nothing determines." }
  }

  /// The first views and guides, with the constraints between them that are in a conflict.
  func conflicts(amongFirst count: Int) -> LayoutScene {
    var scene = self
    scene.items.removeLast(max(0, items.count - count))
    scene.sentences.removeAll {
      !$0.isInConflict || ($0.first ?? 0) >= count || ($0.second ?? 0) >= count
    }
    return scene
  }
}

// MARK: - Looking

extension LayoutScene {
  /// Whether a stack view gives such a name to what it makes.
  private static func isNameOfStack(_ name: String?) -> Bool { name?.hasPrefix("UISV-") ?? false }

  private mutating func addItems(_ names: inout ReportNames) -> [ObjectIdentifier: Int] {
    var numbers: [ObjectIdentifier: Int] = [:]
    let start = CGPoint(x: -root.frame.origin.x, y: -root.frame.origin.y)
    var waiting: [(view: View, parent: Int?, corner: CGPoint)] = [(root, nil, start)]
    while let (view, parent, corner) = waiting.popLast() {
      let place = Self.move(view.frame, by: corner)
      let depth = parent.map { items[$0].depth + 1 } ?? 0
      let number = items.count
      numbers[ObjectIdentifier(view)] = items.count
      items.append(
        Item(
          box: view, name: names.name(of: view), depth: depth, frame: view.frame, place: place,
          isHidden: view.isHidden,
          isSeen: !view.isHidden && parent.map { items[$0].isSeen } ?? true,
          parent: parent, clips: view.paint.clips,
          isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft))
      let inner = CGPoint(
        x: place.origin.x - view.bounds.origin.x, y: place.origin.y - view.bounds.origin.y)
      for guide in view.addedGuides {
        numbers[ObjectIdentifier(guide)] = items.count
        items.append(
          Item(
            box: guide, name: names.name(of: guide), depth: depth + 1, frame: guide.layoutFrame,
            place: Self.move(guide.layoutFrame, by: inner), isHidden: false,
            isSeen: items[number].isSeen, parent: number, clips: false,
            isRightToLeft: items[number].isRightToLeft))
      }
      for subview in view.subviews.reversed() { waiting.append((subview, number, inner)) }
    }
    return numbers
  }

  private static func move(_ frame: CGRect, by corner: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: frame.origin.x + corner.x, y: frame.origin.y + corner.y),
      size: frame.size)
  }

  /// Reads where the texts of the views are. Overrides of the views may be called.
  private mutating func addTexts() {
    for index in items.indices {
      guard let view = items[index].box as? View else { continue }
      let text = ShownText(of: view)
      if text.lines.isEmpty { continue }
      let (place, origin) = (items[index].place, view.bounds.origin)
      items[index].writing = Picture.shapes(
        of: text, from: CGPoint(x: place.minX - origin.x, y: place.minY - origin.y))
    }
  }

  private mutating func addAmbiguities(_ numbers: [ObjectIdentifier: Int]) {
    let found = root.ambiguousBoxes()
    ambiguities = found.map(\.ambiguity)
    for one in found {
      guard let number = numbers[ObjectIdentifier(one.box)] else { continue }
      items[number].ambiguity = one.ambiguity
      for box in one.following {
        if let follower = numbers[ObjectIdentifier(box)] { items[follower].leader = number }
      }
    }
  }

  private mutating func addSentences(
    _ numbers: [ObjectIdentifier: Int], _ names: inout ReportNames
  ) {
    let serials = Set(conflicts.flatMap { ($0.members + $0.alsoSetAside).compactMap(\.serial) })
    for item in items {
      guard let view = item.box as? View else { continue }
      for constraint in view.constraints {
        sentences.append(
          Sentence(
            constraint: constraint, text: names.text(of: constraint),
            outcome: constraint.outcome,
            isInConflict: !serials.isEmpty && serials.contains(constraint.serial),
            first: number(of: constraint.firstItem, numbers),
            second: number(of: constraint.secondItem, numbers)))
      }
    }
  }

  /// The number of an item; for a guide that a view made itself, that of the view.
  private func number(of item: LayoutBox?, _ numbers: [ObjectIdentifier: Int]) -> Int? {
    guard let item else { return nil }
    if let number = numbers[ObjectIdentifier(item)] { return number }
    return (item as? LayoutGuide)?.owningView.flatMap { numbers[ObjectIdentifier($0)] }
  }
}

// MARK: - Places

extension LayoutScene {
  /// The alignment rectangle of an item of a constraint, in the space of the root, in points.
  ///
  /// To what is inside a view that scrolls, its edges are those of the area that it scrolls.
  func rectangle(
    of item: LayoutBox, _ number: Int, beside other: LayoutBox?, _ isExtent: Bool
  ) -> CGRect {
    let place = items[number].place
    if !isExtent, let scroll = item as? View, scroll.scrollArea != nil, let other, other !== scroll,
      ((other as? View) ?? (other as? LayoutGuide)?.owningView)?.isDescendant(of: scroll) ?? false
    {
      return CGRect(
        origin: CGPoint(
          x: place.minX - scroll.bounds.origin.x, y: place.minY - scroll.bounds.origin.y),
        size: scroll.contentSize)
    }
    if let view = item as? View { return view.alignmentRect(forFrame: place) }
    guard let guide = item as? LayoutGuide, items[number].box !== item else { return place }
    let origin = (items[number].box as? View)?.bounds.origin ?? .zero
    return Self.move(
      guide.layoutFrame, by: CGPoint(x: place.minX - origin.x, y: place.minY - origin.y))
  }
}
