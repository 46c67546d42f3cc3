import Ashlar

/// The cards of a report: a card for each conflict, each ambiguity and each fault.
struct ReportCards {
  private let scene: LayoutScene

  /// How many cards of a kind there are at most.
  private static let most = 50

  init(_ scene: LayoutScene) {
    self.scene = scene
  }

  /// The cards as an element; nothing if there are none.
  var element: String {
    let faults = scene.root.diagnostics.faults
    let cards =
      scene.conflicts.prefix(Self.most).map { card($0) }
      + scene.ambiguities.prefix(Self.most).map { card($0) }
      + faults.prefix(Self.most).map { card($0) }
    let count = scene.conflicts.count + scene.ambiguities.count + faults.count
    if cards.isEmpty { return "" }
    let rest = count - cards.count
    let more = rest > 0 ? "<p>And \(rest) more.</p>\n" : ""
    return "<section class=\"cards\">\n\(cards.joined())\(more)</section>\n"
  }

  private func card(_ conflict: LayoutConflict) -> String {
    let members = conflict.members.enumerated().map { index, member in
      let isLast = index == conflict.members.count - 1
      let shown = index < Self.most || isLast
      return shown
        ? "<li\(isLast ? " class=\"lost\"" : "")>\(Markup.escaped("\(member)"))</li>" : ""
    }
    let remedies = conflict.suggestions.map { "<li>\(Markup.escaped("\($0)"))</li>" }
    let amount = GeometryText.number(Double(conflict.missedBy))
    return """
      <article class="card"><h2>Conflict</h2><p>These cannot all hold:</p><ol>\(members.joined())</ol>
      <p>The last one was set aside; it is missed by \(amount).</p>
      <p>Try one of these:</p><ul>\(remedies.joined())</ul></article>

      """
  }

  private func card(_ ambiguity: LayoutAmbiguity) -> String {
    let lines = ambiguity.free.map { "<li>\(Markup.escaped("\($0)"))</li>" }
    return """
      <article class="card free"><h2>Ambiguity</h2><p>Nothing determines the frame of \
      \(Markup.escaped(OneLine.text(ambiguity.item))):</p><ul>\(lines.joined())</ul></article>

      """
  }

  private func card(_ fault: LayoutFault) -> String {
    "<article class=\"card\"><h2>Fault</h2><p>\(Markup.escaped("\(fault)"))</p></article>\n"
  }
}
