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
    scanner = VisualFormatScanner(format)
  }

  /// Reads the whole format. To be called once.
  mutating func line() throws(VisualFormatError) -> VisualFormatLine {
    if scanner.isAtEnd { throw error(.emptyFormat) }
    var line = VisualFormatLine(axis: try axis())
    if scanner.take("|") { line.opening = try opening() }
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
    if scanner.take("V") { return try colon(behind: .vertical) }
    return scanner.take("H") ? try colon(behind: .horizontal) : .horizontal
  }

  private mutating func colon(behind axis: LayoutAxis) throws(VisualFormatError) -> LayoutAxis {
    guard scanner.take(":") else { throw error(.expectedColon(axis)) }
    return axis
  }

  /// The space between the superview, whose `|` has been read, and the first view.
  private mutating func opening() throws(VisualFormatError) -> Space {
    if scanner.isAtEnd { throw error(.expectedConnection) }
    return try space()
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
    let predicates = scanner.take("(") ? try predicates(of: .space) : [try bareSpace()]
    guard scanner.take("-") else {
      throw error(scanner.isAtEnd ? .expectedMoreInput : .expectedDash)
    }
    return .given(predicates)
  }

  private mutating func bareSpace() throws(VisualFormatError) -> Predicate {
    var predicate = try comparison(of: .bareSpace)
    if scanner.take("@") { predicate.priority = try priority() }
    return predicate
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
    repeat {
      let relation = try relation()
      var predicate = try comparison(of: subject)
      predicate.relation = relation
      if scanner.take("@") { predicate.priority = try priority() }
      predicates.append(predicate)
    } while scanner.take(",")
    guard scanner.take(")") else {
      throw error(scanner.isAtEnd ? .expectedMoreInput : .expectedEndOfPredicates)
    }
    return predicates
  }

  private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
    let relation: LayoutRelation
    if scanner.take("<") {
      relation = .lessThanOrEqual
    } else if scanner.take(">") {
      relation = .greaterThanOrEqual
    } else if scanner.take("=") {
      relation = .equal
    } else {
      return .equal
    }
    guard scanner.take("=") else { throw error(.unknownRelation) }
    return relation
  }

  /// A number, a metric or, for an extent, a view.
  private mutating func comparison(of subject: Subject) throws(VisualFormatError) -> Predicate {
    let start = scanner.position
    if let number = scanner.number(allowingSign: subject != .bareSpace) {
      return Predicate(points: CGFloat(number), position: start)
    }
    let name = try nameOfNumber()
    if let metric = metrics[name] { return Predicate(points: metric, position: start) }
    guard subject == .extent, let box = views[name] else { throw error(.unknownMetric(name)) }
    return Predicate(box: box, position: start)
  }

  private mutating func priority() throws(VisualFormatError) -> LayoutPriority {
    let start = scanner.position
    let priority = LayoutPriority(Float(try number()))
    guard priority.isLegal else {
      throw VisualFormatError(.illegalPriority(priority), in: format, at: start)
    }
    return priority
  }

  /// A number or a metric.
  private mutating func number() throws(VisualFormatError) -> Double {
    if let number = scanner.number(allowingSign: true) { return number }
    let name = try nameOfNumber()
    guard let metric = metrics[name] else { throw error(.unknownMetric(name)) }
    return Double(metric)
  }

  private mutating func nameOfNumber() throws(VisualFormatError) -> String {
    if scanner.isAtEnd { throw error(.expectedMoreInput) }
    guard let name = scanner.name() else { throw error(.expectedNumber) }
    return name
  }
}
