import Ashlar

// MARK: - Views

extension Picture {
  /// Draws the views of a scene with their texts and, if wanted, its constraints and the names of views that show a text.
  init(of scene: LayoutScene, constraints: Bool, names isNamingAll: Bool) {
    let shown = scene.items.enumerated().filter { !$1.isMade }
    bounds = Self.around(shown.map(\.element.place).filter(Self.isDrawable))
    for (number, item) in shown {
      if let group = Self.group(of: item, number, in: scene) { groups.append(group) }
    }
    var taken = LabelPlaces()
    for shape in groups.lazy.flatMap(\.shapes) where shape.isWriting {
      taken.takeLetters(shape.extent)
    }
    let marks = constraints ? Self.marks(of: scene) : []
    for shape in marks.lazy.flatMap(\.group.shapes) where shape.isLine {
      taken.keepOffNames(shape.extent)
    }
    let named = shown.filter { isNamingAll || !$1.isSeen || $1.writing.isEmpty }
    let names = Self.names(
      of: named.map { number, item in
        (
          number,
          LabelPlaces.Name(text: item.name, box: item.place, isRightToLeft: item.isRightToLeft)
        )
      }, &taken)
    for content in Self.contents(of: scene) { taken.keepInSight(content) }
    for (_, item) in shown where Self.isDrawable(item.place) {
      taken.keepOutlineInSight(item.place.standardized)
    }
    add(marks, &taken)
    groups += names
  }

  /// How far badges may reach into a view, in points: those of its sizes lie on its edges.
  private static let overlap: CGFloat = 4

  /// The greatest size of a view that badges keep clear of, in square points.
  private static let largest: CGFloat = 1_000_000

  /// The inner parts of the views with nothing inside, but for those that fill what they are in, behind others, or are very
  /// large.
  private static func contents(of scene: LayoutScene) -> [CGRect] {
    let outer = Set(scene.items.compactMap(\.parent))
    return scene.items.enumerated().compactMap { number, item in
      guard item.isSeen, item.box is View, !outer.contains(number), isDrawable(item.place) else {
        return nil
      }
      let (place, container) = (item.place.standardized, item.parent.map { scene.items[$0].place })
      let limit = container.map { 0.8 * abs($0.width * $0.height) } ?? largest
      guard place.width * place.height <= min(largest, limit) else { return nil }
      let inner = place.insetBy(dx: overlap, dy: overlap)
      return inner.width > 0 && inner.height > 0 ? inner : nil
    }
  }

  private static func marks(of scene: LayoutScene) -> [(group: Group, isSize: Bool)] {
    var levels: [ConstraintMark.Side: Int] = [:]
    return scene.sentences.compactMap { sentence in
      var mark = ConstraintMark(sentence: sentence, scene: scene)
      if let side = mark.side {
        mark.level = levels[side, default: 0]
        levels[side] = mark.level + 1
      }
      return mark.group.map { ($0, mark.side != nil) }
    }
  }

  private mutating func add(_ marks: [(group: Group, isSize: Bool)], _ taken: inout LabelPlaces) {
    var badges: [Group] = []
    for mark in marks {
      var group = mark.group
      let shapes = taken.place(group.shapes, isOnEdge: mark.isSize)
      group.shapes = shapes.filter { !$0.isBadge }
      groups.append(group)
      group.shapes = shapes.filter(\.isBadge)
      if !group.shapes.isEmpty { badges.append(group) }
    }
    // Over all lines.
    groups += badges
    for shape in groups.lazy.flatMap(\.shapes) {
      bounds = bounds.union(shape.extent.insetBy(dx: -2, dy: -2))
    }
  }

  /// Names, to be written over everything else, in the upper corners of their boxes where reading begins, or near them.
  private static func names(
    of boxes: [(number: Int, name: LabelPlaces.Name)], _ taken: inout LabelPlaces
  ) -> [Group] {
    let shapes = taken.placeNames(boxes.map(\.name))
    return zip(boxes, shapes).compactMap { box, shape in
      shape.map { Group(title: box.name.text, view: box.number, tone: .view, shapes: [$0]) }
    }
  }

  /// Room around some rectangles for what is drawn beside them.
  static func around(_ places: [CGRect]) -> CGRect {
    guard var all = places.first else { return CGRect(x: 0, y: 0, width: 40, height: 40) }
    for place in places { all = all.union(place.standardized) }
    return all.insetBy(dx: -margin, dy: -margin)
  }

  private static let margin: CGFloat = 20

  private static func group(
    of item: LayoutScene.Item, _ number: Int, in scene: LayoutScene
  ) -> Group? {
    guard isDrawable(item.place) else { return nil }
    let isGuide = item.box is LayoutGuide
    var group = Group(
      title: title(of: item, in: scene), view: number,
      tone: item.isFree ? .misplaced : isGuide ? .guide : .view)
    group.shapes.append(
      Shape(kind: .box(item.place), isDashed: isGuide || item.isHidden || item.isFree))
    if item.isSeen { group.shapes += item.writing }
    return group
  }

  private static func title(of item: LayoutScene.Item, in scene: LayoutScene) -> String {
    let state = item.isHidden ? "\nhidden" : ""
    let free = scene.freedom(of: item).map { "\n\($0)" } ?? ""
    let type = "\(type(of: item.box))"
    return "\(item.name): \(type) \(GeometryText.rectangle(item.frame))\(state)\(free)"
  }
}

// MARK: - Before and after

extension Picture {
  /// Draws a snapshot with, behind it, where what has moved was before.
  init(of snapshot: LayoutSnapshot, movedFrom difference: LayoutDifference) {
    let places = Self.places(of: snapshot.boxes)
    let shifts = Dictionary(difference.changes.map { ($0.path, $0) }) { first, _ in first }
    let added = Set(difference.added)
    bounds = Self.around(places.filter(Self.isDrawable))
    for (number, path) in snapshot.paths.enumerated() {
      guard Self.isDrawable(places[number]) else { continue }
      if let change = shifts[path], number > 0 { addGhost(of: change, places[number]) }
      var group = Group(
        title: shifts[path].map(\.description) ?? path, view: number,
        tone: shifts[path] == nil ? .view : .misplaced)
      if added.contains(path) { group.tone = .fine }
      group.shapes.append(Shape(kind: .box(places[number])))
      groups.append(group)
    }
    var taken = LabelPlaces()
    groups += Self.names(
      of: places.indices.map {
        ($0, LabelPlaces.Name(text: snapshot.boxes[$0].name, box: places[$0]))
      },
      &taken)
  }

  private mutating func addGhost(of change: LayoutDifference.Change, _ place: CGRect) {
    let old = CGRect(
      origin: CGPoint(
        x: place.origin.x - change.shift.width, y: place.origin.y - change.shift.height),
      size: change.before.frame.size)
    guard Self.isDrawable(old) else { return }
    var ghost = Group(title: "\(change.path) before", tone: .before)
    ghost.shapes.append(Shape(kind: .box(old), isDashed: true))
    ghost.shapes.append(
      Shape(kind: .line(CGPoint(x: old.midX, y: old.midY), CGPoint(x: place.midX, y: place.midY))))
    groups.append(ghost)
    bounds = bounds.union(old.standardized)
  }

  /// The frames of a snapshot in the space of its root.
  static func places(of boxes: [LayoutSnapshot.Box]) -> [CGRect] {
    var corners: [CGPoint] = []
    return boxes.map { box in
      corners.removeLast(max(0, corners.count - box.depth))
      let outer = corners.last ?? CGPoint(x: -box.frame.origin.x, y: -box.frame.origin.y)
      let corner = CGPoint(x: box.frame.origin.x + outer.x, y: box.frame.origin.y + outer.y)
      corners.append(corner)
      return CGRect(origin: corner, size: box.frame.size)
    }
  }
}
