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
    var constraints = try opening()
    var earlier: Stop?
    for stop in line.stops {
      if let earlier { constraints += try gap(from: earlier, to: stop) }
      constraints += try extents(of: stop)
      earlier = stop
    }
    return try constraints + closing() + alignments()
  }
}

// MARK: - Spaces

extension VisualFormatProduction {
  private func opening() throws(VisualFormatError) -> [LayoutConstraint] {
    guard let space = line.opening, let first = line.stops.first else { return [] }
    let superview = try superview(of: first)
    let constraints = try constraints(
      from: (superview, ends.start), to: (first.box, ends.start),
      predicates(of: space, standard: spacing.toSuperview ?? 0))
    if spacing.toSuperview == nil { follow(superview, space, constraints) }
    return constraints
  }

  private func gap(
    from earlier: Stop, to later: Stop
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    guard let space = later.space else { return [] }
    return try constraints(
      from: (earlier.box, inner.end), to: (later.box, inner.start),
      predicates(of: space, standard: spacing.betweenSiblings))
  }

  private func closing() throws(VisualFormatError) -> [LayoutConstraint] {
    guard let space = line.closing, let last = line.stops.last else { return [] }
    let superview = try superview(of: last)
    let constraints = try constraints(
      from: (last.box, ends.end), to: (superview, ends.end),
      predicates(of: space, standard: spacing.toSuperview ?? 0))
    if spacing.toSuperview == nil { follow(superview, space, constraints) }
    return constraints
  }

  /// Lets constraints of a standard space follow the margin of the superview.
  private func follow(
    _ superview: View, _ space: VisualFormatLine.Space, _ constraints: [LayoutConstraint]
  ) {
    guard case .standard = space else { return }
    for constraint in constraints {
      constraint.follow(constraint.firstItem === superview ? .first : .second)
    }
  }

  private func superview(of stop: Stop) throws(VisualFormatError) -> View {
    guard let superview = stop.box.container else {
      throw VisualFormatError(.noSuperview, in: format, at: stop.end)
    }
    return superview
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
    let attribute = line.axis == .horizontal ? LayoutAttribute.width : .height
    return try constraints(stop.extent) { predicate in
      constraint(
        (stop.box, attribute), predicate.relation, predicate.box.map { ($0, attribute) },
        predicate.points)
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
