/// Makes the constraints of a line of views.
///
/// The order is that of Apple's parser: for each view the space in front of it and then its extent,
/// behind the last one the space to the superview, and then what aligns neighbours.
struct VisualFormatProduction {
  let line: VisualFormatLine
  let format: String
  let options: LayoutConstraint.FormatOptions
  let spacing: VisualFormatSpacing
  let location: CodeLocation

  private typealias Stop = VisualFormatLine.Stop
  private typealias Predicate = VisualFormatLine.Predicate
  private typealias Side = (box: LayoutBox, attribute: LayoutAttribute)

  /// The edges at which a line begins and ends.
  private typealias Ends = (
    start: LayoutAttribute, end: LayoutAttribute
  )

  func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints = try edge(line.opening, of: line.stops.first, isOpening: true)
    var earlier: Stop?
    for stop in line.stops {
      if let earlier, let space = stop.space {
        constraints += try self.constraints(
          from: (earlier.box, inner.end), to: (stop.box, inner.start),
          predicates(of: space, standard: spacing.betweenSiblings))
      }
      constraints += try extents(of: stop)
      earlier = stop
    }
    let closing = try edge(line.closing, of: line.stops.last, isOpening: false)
    return try constraints + closing + alignments()
  }
}

// MARK: - Spaces

extension VisualFormatProduction {
  /// The space between the superview and the first or the last view, if the format has one there.
  private func edge(
    _ space: VisualFormatLine.Space?, of stop: Stop?, isOpening: Bool
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    guard let space, let stop else { return [] }
    guard let superview = stop.box.containingView else {
      throw VisualFormatError(.noSuperview, in: format, at: stop.end)
    }
    let edge = isOpening ? ends.start : ends.end
    let (outer, inner): (Side, Side) = ((superview, edge), (stop.box, edge))
    let constraints = try constraints(
      from: isOpening ? outer : inner, to: isOpening ? inner : outer,
      predicates(of: space, standard: spacing.toSuperview ?? 0))
    // A standard space follows the margin of the superview.
    if case .standard = space, spacing.toSuperview == nil {
      for constraint in constraints {
        constraint.follow(constraint.firstItem === superview ? .first : .second)
      }
    }
    return constraints
  }

  private func predicates(
    of space: VisualFormatLine.Space, standard: CGFloat
  ) -> [Predicate] {
    switch space {
    case .standard(let position): [Predicate(points: standard, position: position)]
    case .given(let predicates): predicates
    }
  }

  /// A distance along the axis. The first item is the one that a positive distance puts further right,
  /// further down or nearer the trailing edge, so that the constant is what was written.
  private func constraints(
    from earlier: Side, to later: Side, _ predicates: [Predicate]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let (first, second) = isMirrored ? (earlier, later) : (later, earlier)
    return try constraints(predicates) { predicate in
      constraint(first, predicate.relation, second, predicate.points)
    }
  }
}

// MARK: - Directions

extension VisualFormatProduction {
  private var isMirrored: Bool {
    line.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// Where the line meets the superview.
  private var ends: Ends {
    if line.axis == .vertical { return (.top, .bottom) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.left, .right)
    case .directionRightToLeft: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  /// Where the views of the line meet each other.
  private var inner: Ends {
    line.axis == .vertical && options.contains(.spacingBaselineToBaseline)
      ? (.firstBaseline, .lastBaseline) : ends
  }
}

// MARK: - Extents and alignment

extension VisualFormatProduction {
  private func extents(of stop: Stop) throws(VisualFormatError) -> [LayoutConstraint] {
    let extent = line.axis.extent
    return try constraints(stop.extent) { predicate in
      let other = predicate.box.map { ($0, extent) }
      return constraint((stop.box, extent), predicate.relation, other, predicate.points)
    }
  }

  private func alignments() throws(VisualFormatError) -> [LayoutConstraint] {
    let attributes = options.alignedAttributes
    guard attributes.allSatisfy({ $0.axis != line.axis }) else {
      let end = line.stops.last?.end ?? 0
      throw VisualFormatError(.alignmentAlongFormat(line.axis), in: format, at: end)
    }
    return zip(line.stops, line.stops.dropFirst()).flatMap { earlier, later in
      attributes.map { constraint((earlier.box, $0), .equal, (later.box, $0), 0) }
    }
  }
}

// MARK: - Making them

extension VisualFormatProduction {
  private func constraint(
    _ first: Side, _ relation: LayoutRelation, _ second: Side?, _ constant: CGFloat
  ) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: first.box, attribute: first.attribute, relatedBy: relation, toItem: second?.box,
      attribute: second?.attribute ?? .notAnAttribute, constant: constant,
      fileID: location.fileID, line: location.line)
    made.wording = .format
    return made
  }

  /// One constraint for each predicate, with its priority.
  private func constraints(
    _ predicates: [Predicate], _ make: (Predicate) -> LayoutConstraint
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for predicate in predicates {
      let constraint = make(predicate)
      if let error = constraint.error {
        throw VisualFormatError(.illegalConstraint(error), in: format, at: predicate.position)
      }
      constraint.priority = predicate.priority
      constraints.append(constraint)
    }
    return constraints
  }
}
