import Ashlar

// MARK: - Views

extension Picture {
  /// Draws the views of a scene and, if wanted, its constraints.
  init(of scene: LayoutScene, constraints: Bool) {
    let places = scene.items.map(\.place).filter(Self.isDrawable)
    bounds = Self.around(places)
    for (number, item) in scene.items.enumerated() {
      if let group = Self.group(of: item, number) { groups.append(group) }
    }
    if constraints { addMarks(of: scene) }
    addNames(scene.items.map { ($0.name, $0.place) })
  }

  private mutating func addMarks(of scene: LayoutScene) {
    var levels: [ConstraintMark.Side: Int] = [:]
    var badges = BadgePlaces()
    for item in scene.items where Self.isDrawable(item.place) {
      if let name = Self.name(item.name, in: item.place) { badges.take(Self.extent(of: name)) }
    }
    for sentence in scene.sentences {
      var mark = ConstraintMark(sentence, in: scene)
      if let side = mark.side {
        mark.level = levels[side, default: 0]
        levels[side] = mark.level + 1
      }
      if var group = mark.group {
        group.shapes = badges.place(group.shapes)
        groups.append(group)
      }
    }
  }

  /// The rectangle of a text.
  private static func extent(of shape: Shape) -> CGRect {
    guard case .text(let text, let start) = shape.kind else { return .zero }
    let width = CGFloat(TextWidth.columns(of: text)) * letterWidth
    return CGRect(x: start.x, y: start.y - letterHeight, width: width, height: letterHeight)
  }

  /// Writes names over everything else, in the upper left corners of their boxes.
  private mutating func addNames(_ boxes: [(name: String, place: CGRect)]) {
    for (number, box) in boxes.enumerated() where Self.isDrawable(box.place) {
      guard let shape = Self.name(box.name, in: box.place) else { continue }
      groups.append(Group(title: box.name, view: number, tone: .view, shapes: [shape]))
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
    of item: LayoutScene.Item, _ number: Int
  ) -> Group? {
    guard isDrawable(item.place) else { return nil }
    let isGuide = item.box is LayoutGuide
    var group = Group(
      title: title(of: item), view: number,
      tone: item.ambiguity == nil ? isGuide ? .guide : .view : .broken)
    group.shapes.append(
      Shape(kind: .box(item.place), isDashed: isGuide || item.isHidden || item.ambiguity != nil))
    return group
  }

  private static func title(of item: LayoutScene.Item) -> String {
    let state = item.isHidden ? "\nhidden" : ""
    let free = item.ambiguity.map { "\n\($0)" } ?? ""
    let type = "\(type(of: item.box))"
    return "\(item.name): \(type) \(GeometryText.rectangle(item.frame))\(state)\(free)"
  }

  /// The name of a view, if there is room for a part of it.
  static func name(_ name: String, in place: CGRect) -> Shape? {
    let text = fitted(OneLine.text(name), in: place.width - 4)
    guard !text.isEmpty, place.height >= letterHeight + 1 else { return nil }
    return Shape(kind: .text(text, CGPoint(x: place.minX + 3, y: place.minY + letterHeight)))
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
    addNames(zip(snapshot.boxes, places).map { ($0.name, $1) })
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
