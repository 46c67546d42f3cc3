import Ashlar

extension HTMLReport {
  /// Reports on a layout at the widths of a range, with a slider.
  ///
  /// ```swift
  /// let page = HTMLReport(of: { View(name: "card") }, widths: 280...1366)
  /// ```
  ///
  /// Every stop of the slider is a layout of its own, and nothing in between is drawn: the ends of the range, both
  /// sides of each width at which other constraints become tight, a text gets another number of lines or a view
  /// appears or disappears, and some widths in between. The more views there are, the fewer stops: at most 48, and at
  /// least 3.
  ///
  /// - Parameters:
  ///   - build: Makes the root of a tree, once.
  ///   - widths: The widths, in points. A number outside 0 to 20,000 becomes the nearest one inside.
  ///   - height: The height, in points; nil for that from constraints and contents.
  ///   - title: The title of the page; the name of the view if nil.
  ///   - editor: The address to which lines of code link, as in ``init(of:comparedWith:title:editor:)``.
  /// - Complexity: That of at most 300 layouts, and of a report for each stop.
  public init(
    of build: () -> View, widths: ClosedRange<CGFloat>, height: CGFloat? = nil,
    title: String? = nil, editor: String? = nil
  ) {
    let root = build()
    let handler = root.diagnostics.handler
    // The page lists the problems, once for each width.
    if case .standardError = handler { root.diagnostics.handler = .silent }
    defer { root.diagnostics.handler = handler }
    self.init(
      title: title ?? root.reportName, widths: widths, editor: editor,
      layOut: { width in
        if let height {
          root.layout(in: CGSize(width: width, height: height))
        } else {
          root.layout(width: width)
        }
        return root
      }, findings: { _ in nil })
  }

  /// Reports on a layout at the widths of a range, with what checks find at each of them.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - widths: The widths, in points.
  ///   - editor: Where lines of code lead.
  ///   - known: Widths that the page has first of all.
  ///   - circumstances: The case of a test, in words.
  ///   - layOut: Lays out at a width, and returns the root.
  ///   - findings: What checks find in the layout of a root.
  package init(
    title: String, widths: ClosedRange<CGFloat>, editor: String? = nil,
    including known: [CGFloat] = [], under circumstances: String? = nil,
    layOut: @escaping (CGFloat) -> View, findings: (View) -> [ReportFinding]?
  ) {
    let links = editor.flatMap { EditorLinks($0) }
    var stops = WidthStops(widths, including: known, layOut)
    var pages: [WidthPage] = []
    var first = 0
    for width in stops.find() {
      let isFirst = pages.isEmpty
      let isKnown = pages.contains(where: \.hasProblems)
      let page = WidthPage(width, of: layOut(width), links, circumstances, findings) {
        isFirst || ($0 && !isKnown)
      }
      if page.hasProblems, !isKnown { first = pages.count }
      pages.append(page)
    }
    var content = pages[first].content
    content.data = WidthPage.text(of: pages, first: first)
    description =
      ReportPage(title: title, content: content, hasChanges: false, hasWidths: true).text
  }
}

/// The layout at one width, in the page of a range of widths.
private struct WidthPage {
  let width: CGFloat
  let content: ReportContent
  let hasProblems: Bool

  /// - Parameter mayOpen: Whether the page may open on this width, which has problems or not.
  init(
    _ width: CGFloat, of root: View, _ editor: EditorLinks?, _ circumstances: String?,
    _ findings: (View) -> [ReportFinding]?, mayOpen: (Bool) -> Bool
  ) {
    self.width = width
    (content, hasProblems) = ViewNames(root).telling {
      let data = ReportData(LayoutScene(of: root), findings: findings(root), editor: editor)
      let problems =
        data.scene.conflicts.count + data.scene.ambiguities.count + (data.findings?.count ?? 0)
      let content = ReportContent(data, under: circumstances, mayOpen: mayOpen(problems > 0))
      return (content, problems > 0)
    }
  }

  /// All of them, as JSON: for each the width, the first line of the page, what it leaves out, whether it has problems, and
  /// what the script draws.
  static func text(of pages: [WidthPage], first: Int) -> String {
    let parts = pages.map { page in
      var text = "["
      ScriptValue.number(page.width).write(to: &text)
      for words in [page.content.summary, page.content.omission] {
        text += ","
        ScriptValue.text(words).write(to: &text)
      }
      return text + ",\(page.hasProblems ? 1 : 0),\(page.content.data)]"
    }
    return "{\"first\":\(first),\"w\":[\(parts.joined(separator: ","))]}"
  }
}
