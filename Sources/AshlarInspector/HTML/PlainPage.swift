import Ashlar

/// The content of a report without scripts: the problems in words, a picture, and the views with their frames.
struct PlainPage {
  let data: ReportData

  /// How many views and guides it has at most, and how many problems of a kind.
  private static let mostItems = 1_000
  private static let mostProblems = 50

  /// The part of the page that browsers leave out where scripts run.
  var text: String {
    """
    <noscript><style>main, .bar, #problems { display: none } body { height: auto }</style>
    <p>Scripts are switched off here: the page has a picture and a list, and nothing to choose.</p>
    \(problems)<figure class="plain">\(picture.element)</figure>
    <table class="plain"><caption>Views\(omission)</caption>
    <tr><th>name</th><th>type</th><th>frame</th></tr>
    \(rows)</table></noscript>
    """
  }

  private var scene: LayoutScene { data.scene }

  /// The views, and the constraints that contradict each other: with all of them it would be crowded.
  private var picture: SVGDrawing {
    SVGDrawing(scene.conflicts(amongFirst: shown.count), constraints: true)
  }

  private var shown: ArraySlice<LayoutScene.Item> { scene.items.prefix(Self.mostItems) }

  private var omission: String {
    shown.count < scene.items.count ? ", the first \(shown.count) of \(scene.items.count)" : ""
  }

  private var rows: String {
    shown.map { item in
      let name = Markup.escaped(OneLine.name(item.name))
      let type = Markup.escaped("\(type(of: item.box))")
      let frame = GeometryText.rectangle(item.frame)
      return "<tr><td style=\"--level:\(item.depth)\">\(name)<td>\(type)<td>\(frame)\n"
    }.joined()
  }

  private var problems: String {
    list("Conflicts", scene.conflicts) + list("Ambiguities", scene.ambiguities)
      + list("Faults", scene.root.diagnostics.faults)
      + list("What checks find", data.findings ?? [])
  }

  private func list(_ title: String, _ problems: [some CustomStringConvertible]) -> String {
    if problems.isEmpty { return "" }
    let parts = problems.prefix(Self.mostProblems).map { problem in
      "<li><pre>\(Markup.escaped(OneLine.shortened("\(problem)", to: 2_000)))</pre></li>"
    }
    let rest = problems.count - parts.count
    let more = rest > 0 ? ["<li>and \(rest) more</li>"] : []
    return "<h2>\(title)</h2><ul>\((parts + more).joined(separator: "\n"))</ul>\n"
  }
}
