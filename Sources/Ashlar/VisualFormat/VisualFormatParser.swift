/// Parses a visual format into a line of views.
///
/// Names are looked up as they are read: of an unknown name and a mistake behind it, Apple's parser reports the name.
///
/// Source: Apple, Auto Layout Guide, "Visual Format Language".
struct VisualFormatParser {
  private let format: String
  private let metrics: [String: CGFloat]
  private let views: [String: LayoutBox]
  private var scanner: VisualFormatScanner

  private typealias Space = VisualFormatLine.Space
  private typealias Predicate = VisualFormatLine.Predicate

  init(_ format: String, metrics: [String: CGFloat], views: [String: LayoutBox]) {
    self.format = format
    self.metrics = metrics
    self.views = views
    scanner = VisualFormatScanner(Array(format.utf8))
  }

  /// Reads the whole format. To be called once.
  mutating func line() throws(VisualFormatError) -> VisualFormatLine {
    if scanner.isAtEnd { throw error(.emptyFormat) }
    var line = VisualFormatLine(axis: try axis())
    if scanner.take("|") {
      if scanner.isAtEnd { throw error(.expectedConnection) }
      line.opening = try space()
    }
    line.stops.append(try stop(behind: nil))
    while !scanner.isAtEnd {
      let space = try space()
      if scanner.take("|") {
        line.closing = space
        guard scanner.isAtEnd else { throw error(.expectedEndOfFormat) }
      } else if scanner.isNext("[") {
        line.stops.append(try stop(behind: space))
      } else {
        throw error(.expectedViewOrSuperview)
      }
    }
    return line
  }

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, in: format, at: scanner.position)
  }
}

// MARK: - Pieces of a line

extension VisualFormatParser {
  private mutating func axis() throws(VisualFormatError) -> LayoutAxis {
    let axis: LayoutAxis = scanner.isNext("V") ? .vertical : .horizontal
    guard scanner.take("V") || scanner.take("H") else { return axis }
    guard scanner.take(":") else { throw error(.expectedColon(axis)) }
    return axis
  }

  private mutating func stop(
    behind space: Space?
  ) throws(VisualFormatError) -> VisualFormatLine.Stop {
    guard scanner.take("[") else { throw error(.expectedView) }
    guard let name = scanner.name() else { throw error(.expectedViewName) }
    guard let box = views[name] else { throw error(.unknownView(name)) }
    let extent = scanner.take("(") ? try predicates(of: .extent) : []
    guard scanner.take("]") else { throw error(.expectedEndOfView) }
    return VisualFormatLine.Stop(box: box, space: space, extent: extent, end: scanner.position)
  }
}

// MARK: - Spaces

extension VisualFormatParser {
  /// What stands between two views: nothing, a dash, or something between two dashes.
  private mutating func space() throws(VisualFormatError) -> Space {
    let start = scanner.position
    guard scanner.take("-") else { return .given([Predicate(position: start)]) }
    if scanner.isNext("[") || scanner.isNext("|") { return .standard(at: start) }
    if scanner.isNext("-") { throw error(.ambiguousDash) }
    let predicates =
      scanner.take("(") ? try predicates(of: .space) : [try predicate(of: .bareSpace)]
    guard scanner.take("-") else {
      throw error(scanner.isAtEnd ? .expectedMoreInput : .expectedDash)
    }
    return .given(predicates)
  }
}

// MARK: - Predicates

extension VisualFormatParser {
  /// The subject of a predicate.
  private enum Subject {
    case space
    case extent

    /// A space without parentheses, where a minus could be anything.
    case bareSpace
  }

  /// The predicates behind an opening parenthesis, and the closing one.
  private mutating func predicates(
    of subject: Subject
  ) throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat { predicates.append(try predicate(of: subject)) } while scanner.take(",")
    guard scanner.take(")") else {
      throw error(scanner.isAtEnd ? .expectedMoreInput : .expectedEndOfPredicates)
    }
    return predicates
  }

  private mutating func predicate(of subject: Subject) throws(VisualFormatError) -> Predicate {
    let relation = subject == .bareSpace ? .equal : try relation()
    var predicate = try comparison(of: subject)
    predicate.relation = relation
    if scanner.take("@") { predicate.priority = try priority() }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    let isLess = scanner.take("<")
    let isGreater = !isLess && scanner.take(">")
    guard isLess || isGreater || scanner.take("=") else { return .equal }
    guard scanner.take("=") else { throw error(.unknownRelation) }
    return isLess ? .lessThanOrEqual : isGreater ? .greaterThanOrEqual : .equal
  }

  /// A number, a metric or, for an extent, a view.
  private mutating func comparison(of subject: Subject) throws(VisualFormatError) -> Predicate {
    var predicate = Predicate(position: scanner.position)
    if let number = scanner.number(allowingSign: subject != .bareSpace) {
      predicate.points = CGFloat(number)
      return predicate
    }
    if scanner.isAtEnd { throw error(.expectedMoreInput) }
    guard let name = scanner.name() else { throw error(.expectedNumber) }
    if let metric = metrics[name] {
      predicate.points = metric
    } else if subject == .extent, let box = views[name] {
      predicate.box = box
    } else {
      throw error(.unknownMetric(name))
    }
    return predicate
  }

  private mutating func priority() throws(VisualFormatError) -> LayoutPriority {
    let number = try comparison(of: .space)
    let priority = LayoutPriority(Float(number.points))
    guard priority.isLegal else {
      throw VisualFormatError(.illegalPriority(priority), in: format, at: number.position)
    }
    return priority
  }
}
