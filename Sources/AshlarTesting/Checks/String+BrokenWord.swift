extension String {
  /// The first word that is longer than a line, so that a line ends inside it; nil if no line does.
  ///
  /// - Parameter lines: The lines of the text that are seen.
  func wordBroken(in lines: [String]) -> String? {
    var rest = self[...]
    for line in lines.dropLast() {
      let seen = line[...].trimmed
      rest = rest.drop(while: \.isWhitespace)
      guard !seen.isEmpty, rest.hasPrefix(seen) else { return nil }
      rest = rest.dropFirst(seen.count)
      let head = String(seen.reversed().prefix(while: \.isInWord).reversed())
      let tail = rest.prefix(while: \.isInWord)
      if !head.isEmpty, !tail.isEmpty { return head + tail }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var line = drop(while: \.isWhitespace)
    while line.last?.isWhitespace ?? false { line.removeLast() }
    return line
  }
}

extension Character {
  /// Whether it is one of a word between spaces: a letter or digit of a script that has spaces, as those before Thai have.
  fileprivate var isInWord: Bool {
    guard let scalar = unicodeScalars.first, scalar.value < 0x0E00 else { return false }
    return isLetter || isNumber
  }
}
