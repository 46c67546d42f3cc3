import Ashlar

/// A constraint as Interface Builder draws it: a bar with ends for a size or a gap, a plain line where edges
/// are aligned, solid if it is required and dashed if it is optional, with badges for what is not an
/// equation of equals.
///
/// Source: Apple, Xcode Help, "Constraints in Interface Builder".
struct ConstraintMark {
  private let sentence: LayoutScene.Sentence
  private let scene: LayoutScene

  /// How many bars lie between this one and the side of its item.
  var level = 0

  private var constraint: LayoutConstraint { sentence.constraint }

  init(_ sentence: LayoutScene.Sentence, in scene: LayoutScene) {
    self.sentence = sentence
    self.scene = scene
  }

  /// A side of an item along which bars for its extent lie.
  struct Side: Hashable {
    let item: Int
    let isHorizontal: Bool
  }

  /// The side along which the constraint has a bar, if it is one on an extent.
  var side: Side? {
    guard let item = sentence.first else { return nil }
    switch constraint.firstAttribute {
    case .width: return Side(item: item, isHorizontal: true)
    case .height: return Side(item: item, isHorizontal: false)
    default: return nil
    }
  }

  /// The shapes; nil for what has no place, such as distances between anchors, or has it where nothing is drawn.
  var group: Picture.Group? {
    guard let shapes, !shapes.isEmpty, shapes.allSatisfy(\.isDrawable) else { return nil }
    let isDashed = constraint.priority < .required
    return Picture.Group(
      title: "\(sentence.text)\n\(constraint.sourceText)\n\(sentence.words)", view: nil,
      tone: sentence.tone,
      shapes: shapes.map { shape in
        var shape = shape
        if case .line = shape.kind { shape.isDashed = isDashed }
        return shape
      })
  }

  private var shapes: [Picture.Shape]? {
    guard let first = constraint.firstItem, let number = sentence.first else { return nil }
    let isExtent = side != nil
    let rectangle = scene.rectangle(of: first, number, beside: constraint.secondItem, isExtent)
    guard Picture.isDrawable(rectangle) else { return nil }
    let own = AttributePlace(constraint.firstAttribute, of: first, in: rectangle)
    guard let second = constraint.secondItem, let other = sentence.second else {
      return size(of: own, "\(relation)\(points(constraint.constant))")
    }
    let target = scene.rectangle(of: second, other, beside: first, isExtent)
    guard Picture.isDrawable(target) else { return nil }
    let place = AttributePlace(constraint.secondAttribute, of: second, in: target)
    if own.position == nil { return equalSize(own, place, scene.items[other].name) }
    return gap(own, place)
  }
}

// MARK: - Words

extension ConstraintMark {
  /// What stands in front of a number; nothing for an equation.
  private var relation: String { Self.sign(constraint.relation) }

  private static func sign(_ relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  private func points(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }

  /// The number of a gap, and by how much it is missed.
  ///
  /// It speaks of the gap and not of its ends: `right <= other.right - 8` leaves 8 or more.
  private var label: String {
    let constant = constraint.constant
    guard constraint.multiplier == 1 else {
      return "\(relation)×\(points(constraint.multiplier)) \(points(constant))\(miss)"
    }
    let bound = constant < 0 ? constraint.relation.turned : constraint.relation
    return Self.sign(bound) + points(constant.magnitude) + miss
  }

  private var miss: String {
    switch sentence.outcome {
    case .missed(let amount), .setAside(let amount): " (±\(points(amount)))"
    case .active, .redundant, .slack, nil: ""
    }
  }
}

// MARK: - Shapes

extension ConstraintMark {
  /// A bar along a side of a rectangle, for its extent.
  private func size(of place: AttributePlace, _ label: String) -> [Picture.Shape] {
    let rectangle = place.rectangle
    let text = label + miss
    let distance = 5 + 11 * CGFloat(min(level, 8))
    if place.isHorizontal {
      let y = rectangle.maxY + distance
      return bar(from: CGPoint(x: rectangle.minX, y: y), to: CGPoint(x: rectangle.maxX, y: y), text)
    }
    let x = rectangle.maxX + distance
    return bar(from: CGPoint(x: x, y: rectangle.minY), to: CGPoint(x: x, y: rectangle.maxY), text)
  }

  /// A bar on the first rectangle that tells what it is compared with, and a badge on the other.
  private func equalSize(
    _ own: AttributePlace, _ other: AttributePlace, _ name: String
  ) -> [Picture.Shape] {
    let sign = relation.isEmpty ? "=" : relation
    let factor = constraint.multiplier == 1 ? "" : "×\(points(constraint.multiplier))"
    let constant = constraint.constant
    let rest = constant == 0 ? "" : (constant < 0 ? "" : "+") + points(constant)
    let badge = sign + factor + rest
    let shift: CGFloat = own.isHorizontal ? -7 : 7
    let middle = CGPoint(x: other.rectangle.midX + shift, y: other.rectangle.midY + 12)
    let marks = size(of: own, "\(badge) \(TextWidth.truncated(OneLine.text(name), to: 12))")
    return marks + [Picture.Shape(kind: .badge(sign, middle))]
  }

  /// A bar between two places, or a line where they are the same.
  private func gap(_ own: AttributePlace, _ other: AttributePlace) -> [Picture.Shape]? {
    guard let start = own.position, let end = other.position else { return nil }
    let isLevel = (start - end).magnitude < 0.5
    if own.isHorizontal {
      let span = Span(own.rectangle.minY, own.rectangle.maxY)
      let outer = Span(other.rectangle.minY, other.rectangle.maxY)
      if isLevel { return line(span.joined(outer), at: start, isVertical: true) }
      let y = span.middle(with: outer)
      return bar(from: CGPoint(x: end, y: y), to: CGPoint(x: start, y: y), label)
    }
    let span = Span(own.rectangle.minX, own.rectangle.maxX)
    let outer = Span(other.rectangle.minX, other.rectangle.maxX)
    if isLevel { return line(span.joined(outer), at: start, isVertical: false) }
    let x = span.middle(with: outer)
    return bar(from: CGPoint(x: x, y: end), to: CGPoint(x: x, y: start), label)
  }

  private func line(_ span: Span, at place: CGFloat, isVertical: Bool) -> [Picture.Shape] {
    let ends =
      isVertical
      ? (CGPoint(x: place, y: span.start), CGPoint(x: place, y: span.end))
      : (CGPoint(x: span.start, y: place), CGPoint(x: span.end, y: place))
    var shapes = [Picture.Shape(kind: .line(ends.0, ends.1))]
    let middle = CGPoint(x: (ends.0.x + ends.1.x) / 2, y: (ends.0.y + ends.1.y) / 2)
    let text = relation + miss
    if !text.isEmpty { shapes.append(Picture.Shape(kind: .badge(text, middle))) }
    return shapes
  }

  /// A line with a stroke across each end, and a badge in its middle.
  private func bar(from start: CGPoint, to end: CGPoint, _ text: String) -> [Picture.Shape] {
    let isHorizontal = start.y == end.y
    let half: CGFloat = 3
    func cap(_ point: CGPoint) -> Picture.Shape {
      let across = isHorizontal ? CGPoint(x: 0, y: half) : CGPoint(x: half, y: 0)
      return Picture.Shape(
        kind: .line(
          CGPoint(x: point.x - across.x, y: point.y - across.y),
          CGPoint(x: point.x + across.x, y: point.y + across.y)))
    }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return [
      Picture.Shape(kind: .line(start, end)), cap(start), cap(end),
      Picture.Shape(kind: .badge(text, middle)),
    ]
  }
}

/// A part of an axis.
private struct Span {
  let start: CGFloat
  let end: CGFloat

  init(_ start: CGFloat, _ end: CGFloat) {
    self.start = min(start, end)
    self.end = max(start, end)
  }

  func joined(_ other: Span) -> Span {
    let isInside = other.start <= start && other.end >= end
    let isAround = start <= other.start && end >= other.end
    if isInside { return self }
    return isAround ? other : Span(min(start, other.start), max(end, other.end))
  }

  /// The middle of what both have in common, or of this one if they have nothing.
  func middle(with other: Span) -> CGFloat {
    let common = (max(start, other.start), min(end, other.end))
    return common.0 <= common.1 ? (common.0 + common.1) / 2 : (start + end) / 2
  }
}

extension LayoutScene.Sentence {
  /// What became of the constraint, in words.
  var words: String {
    func points(_ amount: CGFloat) -> String { GeometryText.number(Double(amount)) }
    let end = isInConflict ? "; part of a conflict" : ""
    switch outcome {
    case .active: return "holds\(end)"
    case .redundant: return "holds, others see to it\(end)"
    case .slack(let room): return "holds with \(points(room)) to spare\(end)"
    case .missed(let amount): return "gave way, missed by \(points(amount))\(end)"
    case .setAside(let amount): return "set aside, missed by \(points(amount))\(end)"
    case nil: return "not laid out yet"
    }
  }
}
