// MARK: - Visual formats

extension LogEntryReader {
  /// Whether a visual format follows.
  var isAtFormat: Bool { ["H:", "V:", "|", "["].contains(where: scanner.isNext(text:)) }

  /// Reads `H:|-(8)-[title]`, `V:[title]-(>=8@750)-[button](LTR)` or `H:[title(200)]`, of which each is one constraint.
  mutating func readFormat() throws(Problem) {
    let isVertical = scanner.take(text: "V:")
    if !isVertical { _ = scanner.take(text: "H:") }
    if scanner.take("|") {
      let space = try space()
      let item = try bracketed()
      say(item, isFar: false, space, barOr: nil, isVertical)
    } else {
      let item = try bracketed()
      if let extent = item.extent {
        say(item.item, extent, isVertical)
      } else {
        let space = try space()
        if scanner.take("|") {
          say(item, isFar: true, space.turned, barOr: nil, isVertical)
        } else {
          say(try bracketed(), isFar: false, space, barOr: item.item, isVertical)
        }
      }
    }
    if scanner.take(text: "(LTR)") { makeAbsolute(.leftToRight) }
    if scanner.take(text: "(RTL)") { makeAbsolute(.rightToLeft) }
  }

  /// A distance or an extent.
  private struct Predicate {
    var relation = LayoutRelation.equal
    var points: CGFloat = 0
    var item: LoggedItem?
    var priority = LayoutPriority.required

    /// The same from the other side.
    var turned: Predicate {
      Predicate(relation: relation.turned, points: 0 - points, priority: priority)
    }
  }

  private struct Bracketed {
    let item: LoggedItem
    let extent: Predicate?
  }

  private mutating func bracketed() throws(Problem) -> Bracketed {
    guard scanner.take("[") else { throw expected("a view in brackets, or |") }
    let item = try item(isInFormat: true)
    let extent = scanner.take("(") ? try predicate() : nil
    guard scanner.take("]") else { throw expected("]") }
    return Bracketed(item: item, extent: extent)
  }

  private mutating func space() throws(Problem) -> Predicate {
    guard scanner.take("-") else { return Predicate() }
    var predicate = Predicate()
    if scanner.take("(") {
      predicate = try self.predicate()
    } else if let number = scanner.number(allowingSign: false) {
      predicate.points = CGFloat(number)
    } else {
      throw expected("a distance, such as (8)")
    }
    guard scanner.take("-") else { throw expected("a dash") }
    return predicate
  }

  /// Reads `>=8@750)`, of which the opening parenthesis has been read.
  private mutating func predicate() throws(Problem) -> Predicate {
    var predicate = Predicate()
    let relation = scanner.relation()
    predicate.relation = relation ?? .equal
    if let number = scanner.signedNumber() {
      predicate.points = CGFloat(number)
    } else if relation != nil {
      predicate.item = try item(isInFormat: true)
    } else {
      throw expected("a number")
    }
    if scanner.take("@") { predicate.priority = try priority() }
    guard scanner.take(")") else { throw expected(")") }
    return predicate
  }
}

// MARK: - Relations of formats

extension LogEntryReader {
  /// A distance between an edge of a view and the opposite one of a sibling, or the same one of its superview.
  private mutating func say(
    _ view: Bracketed, isFar: Bool, _ space: Predicate, barOr sibling: LoggedItem?,
    _ isVertical: Bool
  ) {
    let near = isVertical ? LayoutAttribute.top : .leading
    let far = isVertical ? LayoutAttribute.bottom : .trailing
    entry.first = LogEntry.Side(item: view.item, attribute: isFar ? far : near)
    entry.second =
      sibling.map { LogEntry.Side(item: $0, attribute: far) }
      ?? LogEntry.Side(
        item: entry.bar ?? LoggedItem(), attribute: entry.first.attribute, isBar: true)
    say(space)
  }

  private mutating func say(_ item: LoggedItem, _ extent: Predicate, _ isVertical: Bool) {
    let attribute = isVertical ? LayoutAttribute.height : .width
    entry.first = LogEntry.Side(item: item, attribute: attribute)
    entry.second = extent.item.map { LogEntry.Side(item: $0, attribute: attribute) }
    say(extent)
  }

  private mutating func say(_ predicate: Predicate) {
    entry.relation = predicate.relation
    entry.constant = predicate.points
    entry.priority = predicate.priority
  }

  private mutating func makeAbsolute(_ direction: LayoutDirection) {
    entry.first.attribute = entry.first.attribute.absolute(direction)
    if let attribute = entry.second?.attribute {
      entry.second?.attribute = attribute.absolute(direction)
    }
  }
}

// MARK: - Boxes

extension LogEntryReader {
  /// Reads `UILabel:0x7fa0'Title'`, or a name.
  mutating func item(isInFormat: Bool) throws(Problem) -> LoggedItem {
    scanner.skipSpaces()
    if let (item, end) = names.item(at: scanner.position, in: scanner.bytes) {
      scanner.position = end
      return item
    }
    let isBracketed = scanner.take("<")
    let start = scanner.position
    if let colon = scanner.addressMark() {
      scanner.position = colon + 1
      let type = scanner.text(from: start, to: colon)
      let digits = scanner.position + 2
      scanner.position = digits
      let address = "0x" + scanner.text(while: \.isHexadecimalDigit)
      if isBracketed { _ = scanner.take(">") }
      return LoggedItem(key: address, type: type, text: try shownText(isInFormat))
    }
    guard let end = scanner.endOfName(isInFormat: isInFormat), end > start else {
      throw expected("a view, such as UIView:0x7fa0")
    }
    scanner.position = end
    let name = scanner.text(from: start, to: end)
    guard let colon = name.lastIndex(of: ":") else { return LoggedItem(key: name, name: name) }
    return LoggedItem(
      key: name, type: String(name[..<colon]), name: String(name[name.index(after: colon)...]))
  }

  /// Reads the text that a view shows, if there is one: anything may be in it, quotes too.
  private mutating func shownText(_ isInFormat: Bool) throws(Problem) -> String {
    guard scanner.take("'") else { return "" }
    guard let end = scanner.endOfShownText(isInFormat: isInFormat) else {
      throw expected("the end of a text")
    }
    let text = scanner.text(from: scanner.position, to: end)
    scanner.position = end + 1
    return text
  }
}
