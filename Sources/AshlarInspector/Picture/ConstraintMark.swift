import Ashlar

/// A constraint as Interface Builder draws it: a bar with ends for a size or a gap, a plain line where edges
/// are aligned, solid if it is required and dashed if it is optional, with badges for what is not an
/// equation of equals.
///
/// Source: Apple, Xcode Help, "Constraints in Interface Builder".
struct ConstraintMark {
  let sentence: LayoutScene.Sentence
  let scene: LayoutScene

  /// How many bars lie between this one and the side of its item.
  var level = 0

  private var constraint: LayoutConstraint { sentence.constraint }

  /// A side of an item for bars that show its extent.
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
  ///
  /// Of what stacks make, only gaps are drawn.
  var group: Picture.Group? {
    if sentence.isMade, !sentence.isSpacing { return nil }
    guard let line, !sentence.isMade || line.hasEnds else { return nil }
    let shapes = line.moved(by: 5 + 11 * CGFloat(min(level, 8)), side).shapes
    guard shapes.allSatisfy(\.isDrawable) else { return nil }
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

  /// The line of the constraint; that of an extent lies on the side of its rectangle. Nil where nothing is drawn.
  var line: Line? { placed.flatMap { $0.shapes.allSatisfy(\.isDrawable) ? $0 : nil } }

  private var placed: Line? {
    guard let first = constraint.firstItem, let number = sentence.first else { return nil }
    let isExtent = side != nil
    let rectangle = scene.rectangle(of: first, number, beside: constraint.secondItem, isExtent)
    guard Picture.isDrawable(rectangle) else { return nil }
    let own = AttributePlace(constraint.firstAttribute, of: first, in: rectangle)
    guard let second = constraint.secondItem, let other = sentence.second else {
      return own.position == nil ? size(of: own) : nil
    }
    let target = scene.rectangle(of: second, other, beside: first, isExtent)
    guard Picture.isDrawable(target) else { return nil }
    let place = AttributePlace(constraint.secondAttribute, of: second, in: target)
    if own.position == nil { return equalSize(own, place, scene.items[other].name) }
    return gap(own, place)
  }
}

// MARK: - Lines

extension ConstraintMark {
  /// A line with or without strokes across its ends, with its badge.
  struct Line {
    var start: CGPoint
    var end: CGPoint

    /// Whether it is a bar, and not the line along which edges are aligned.
    let hasEnds: Bool

    /// Empty for a plain alignment.
    let label: String

    /// Of equal sizes, the middle of the other one, and the sign that stands there.
    var partner: (sign: String, middle: CGPoint)?

    /// The line, some points away from the side of a rectangle on which it lies.
    func moved(by distance: CGFloat, _ side: Side?) -> Line {
      guard let side else { return self }
      var line = self
      if side.isHorizontal {
        line.start.y += distance
        line.end.y += distance
      } else {
        line.start.x += distance
        line.end.x += distance
      }
      return line
    }

    var shapes: [Picture.Shape] {
      var shapes = [Picture.Shape(kind: .line(start, end))]
      if hasEnds { shapes += [stroke(across: start), stroke(across: end)] }
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      if !label.isEmpty { shapes.append(Picture.Shape(kind: .badge(label, middle))) }
      if let partner {
        shapes.append(Picture.Shape(kind: .badge(partner.sign, partner.middle)))
      }
      return shapes
    }

    private func stroke(across point: CGPoint) -> Picture.Shape {
      let half: CGFloat = 3
      let across = start.y == end.y ? CGPoint(x: 0, y: half) : CGPoint(x: half, y: 0)
      return Picture.Shape(
        kind: .line(
          CGPoint(x: point.x - across.x, y: point.y - across.y),
          CGPoint(x: point.x + across.x, y: point.y + across.y)))
    }
  }

  /// A bar along a side of a rectangle, for its extent.
  private func size(of place: AttributePlace, _ comparison: String? = nil) -> Line {
    let rectangle = place.rectangle
    let present = place.isHorizontal ? rectangle.width : rectangle.height
    let label =
      comparison.map { $0 + miss } ?? words(for: present, constraint.relation, constraint.constant)
    let corner = CGPoint(x: rectangle.maxX, y: rectangle.maxY)
    let start =
      place.isHorizontal
      ? CGPoint(x: rectangle.minX, y: corner.y) : CGPoint(x: corner.x, y: rectangle.minY)
    return Line(start: start, end: corner, hasEnds: true, label: label)
  }

  /// A bar on the first rectangle that tells what it is compared with, and a badge on the other.
  private func equalSize(
    _ own: AttributePlace, _ other: AttributePlace, _ name: String
  ) -> Line {
    let sign = constraint.relation == .equal ? "=" : Self.sign(constraint.relation)
    let factor = constraint.multiplier == 1 ? "" : "×\(points(constraint.multiplier))"
    let constant = constraint.constant
    let rest = constant == 0 ? "" : (constant < 0 ? "" : "+") + points(constant)
    let shift: CGFloat = own.isHorizontal ? -7 : 7
    let middle = CGPoint(x: other.rectangle.midX + shift, y: other.rectangle.midY + 12)
    let target = TextWidth.truncated(OneLine.text(name), to: 12)
    var line = size(of: own, "\(sign)\(factor)\(rest) \(target)")
    line.partner = (sign, middle)
    return line
  }

  /// A bar between two places, or a line where they are the same.
  private func gap(_ own: AttributePlace, _ other: AttributePlace) -> Line? {
    guard let start = own.position, let end = other.position else { return nil }
    let sides = [own, other].map { place in
      own.isHorizontal
        ? Span(place.rectangle.minY, place.rectangle.maxY)
        : Span(place.rectangle.minX, place.rectangle.maxX)
    }
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      own.isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    if (start - end).magnitude < 0.5 {
      let span = sides[0].joined(sides[1])
      let sign = constraint.relation == .equal ? "" : Self.sign(constraint.relation)
      return Line(
        start: point(start, span.start), end: point(start, span.end), hasEnds: false,
        label: sign + miss)
    }
    let middle = sides[0].middle(with: sides[1])
    return Line(
      start: point(end, middle), end: point(start, middle), hasEnds: true,
      label: label(for: own.isMirrored ? end - start : start - end))
  }
}

// MARK: - Words

extension ConstraintMark {
  private static func sign(_ relation: LayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  private func points(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }

  /// The number of a gap; where it is missed, what the gap is and what was wanted.
  ///
  /// It refers to the gap and not to its ends: `right <= other.right - 8` leaves 8 or more.
  private func label(for distance: CGFloat) -> String {
    let constant = constraint.constant
    guard constraint.multiplier == 1 else {
      let sign = Self.sign(constraint.relation)
      return "\(sign)×\(points(constraint.multiplier)) \(points(constant))\(miss)"
    }
    if constraint.relation == .equal {
      return words(for: constant < 0 ? -distance : distance, .equal, constant.magnitude)
    }
    let isTurned = distance < 0
    return words(
      for: distance.magnitude, isTurned ? constraint.relation.turned : constraint.relation,
      isTurned ? -constant : constant)
  }

  /// A number; the present value and its bound where that is another one: `140 ≥ 8`; or what is and what was wanted where
  /// the constraint is missed: `280, wanted 400`.
  private func words(
    for present: CGFloat, _ relation: LayoutConstraint.Relation, _ bound: CGFloat
  ) -> String {
    let sign = Self.sign(relation)
    if sentence.isMissed {
      return "\(points(present)), wanted \(sign.isEmpty ? "" : "\(sign) ")\(points(bound))"
    }
    if relation == .equal { return points(bound) }
    return (present - bound).magnitude < 0.001
      ? "\(sign)\(points(bound))" : "\(points(present)) \(sign) \(points(bound))"
  }

  /// By how much the constraint is missed; empty where it holds.
  private var miss: String {
    switch sentence.outcome {
    case .missed(let amount), .setAside(let amount): " (±\(points(amount)))"
    case .active, .redundant, .slack, nil: ""
    }
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
  /// The state of the constraint, in words.
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
