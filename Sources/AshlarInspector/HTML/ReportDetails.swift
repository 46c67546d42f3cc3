import Ashlar

/// What a report knows of each view: its constraints, and why its frame is what it is.
struct ReportDetails {
  private let scene: LayoutScene

  /// For each view or guide, the numbers of the constraints that speak of it.
  private let sentences: [[Int]]

  /// How many constraints of one view are listed.
  private static let most = 200

  /// With more views than this, there are no explanations.
  private static let mostExplained = 5_000

  init(_ scene: LayoutScene) {
    self.scene = scene
    var lists = [[Int]](repeating: [], count: scene.items.count)
    for (number, sentence) in scene.sentences.enumerated() {
      if let first = sentence.first { lists[first].append(number) }
      if let second = sentence.second, second != sentence.first { lists[second].append(number) }
    }
    sentences = lists
  }

  /// A section for each view or guide, of which the page shows one.
  var element: String {
    var text = ""
    var names = ReportNames()
    for (number, item) in scene.items.enumerated() {
      let name = Markup.escaped(OneLine.text(item.name))
      text += "<section class=\"detail\" data-detail=\"\(number)\" hidden><h2>\(name)</h2>"
      text +=
        "<p>\(Markup.escaped("\(type(of: item.box))")) <code>\(GeometryText.rectangle(item.frame))</code></p>"
      text += why(item, &names)
      text += constraints(of: number)
      text += "</section>\n"
    }
    return text
  }

  private func why(_ item: LayoutScene.Item, _ names: inout ReportNames) -> String {
    guard scene.items.count <= Self.mostExplained else { return "" }
    let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let explanations = attributes.map { item.box.explain($0, causes: 6, naming: &names) }
    if explanations.allSatisfy({ $0.standing == .kept || $0.standing == .unsolved }) {
      let words = item.depth == 0 ? "It is the root, and has the frame it was given." : nil
      return "<p>\(words ?? "No constraint places it, so it keeps its frame.")</p>"
    }
    let parts = explanations.filter { $0.standing != .kept }.map {
      "<p>\(Markup.escaped("\($0)"))</p>"
    }
    return "<div class=\"why\"><h2>Why</h2>\(parts.joined())</div>"
  }

  private func constraints(of number: Int) -> String {
    let numbers = sentences[number]
    if numbers.isEmpty { return "<p>No constraint speaks of it.</p>" }
    let lines = numbers.prefix(Self.most).map { line(scene.sentences[$0]) }
    let rest = numbers.count - lines.count
    let more = rest > 0 ? "<li>and \(rest) more</li>" : ""
    return "<h2>Constraints</h2><ul>\(lines.joined())\(more)</ul>"
  }

  private func line(_ sentence: LayoutScene.Sentence) -> String {
    let tone =
      switch sentence.tone {
      case .broken: " class=\"lost\""
      case .misplaced: " class=\"missed\""
      default: ""
      }
    let source = Markup.escaped(sentence.constraint.sourceText)
    return "<li\(tone)><code>\(Markup.escaped(OneLine.text(sentence.text)))</code> "
      + "<small>\(source); \(sentence.words)</small></li>"
  }
}
