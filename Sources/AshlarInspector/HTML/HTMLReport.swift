import Ashlar

/// A web page about a layout: its tree, its picture and its explanations.
///
/// For each view, the page shows its constraints and the reasons for its frame; for each conflict, the frames without
/// one of its constraints or after a remedy. It lists ambiguities and faults. It shows changes since an earlier
/// snapshot, before and after beside each other.
///
/// ```swift
/// try "\(HTMLReport(of: root))".write(toFile: "report.html", atomically: true, encoding: .utf8)
/// ```
///
/// The page is a single file and needs no network. `/` searches it, the arrow keys move through it, and the fragment
/// of its address names the selection, such as `#view/card/title`. The text is the same in every run.
public struct HTMLReport: CustomStringConvertible {
  /// The document.
  public let description: String

  /// Reports on a view and everything inside it, as the last layout left them. It keeps no view.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - earlier: An earlier snapshot, to show changes.
  ///   - title: The title of the page; the name of the view if nil.
  ///   - editor: The address to which lines of code link: a prefix, such as `vscode://file/Users/me/App/Sources/`, to
  ///     which module, file and line are appended (`App/Card.swift:14`), or an address with `{file}` and `{line}` in
  ///     it. Nil for no links.
  /// - Complexity: O(*n*) for *n* views and constraints, and what their explanations visit. With conflicts also a
  ///   first layout for each member and remedy, of 100,000 constraints in all. Beyond 5,000 views there are no
  ///   explanations, and beyond 10,000 views and 20,000 constraints the page names what it leaves out.
  public init(
    of root: View, comparedWith earlier: LayoutSnapshot? = nil, title: String? = nil,
    editor: String? = nil
  ) {
    self.init(
      of: root, comparedWith: earlier, title: title, editor: editor, findings: nil, under: nil)
  }

  /// Reports on a view, with what the checks of a test have found.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - earlier: An earlier snapshot, to show changes.
  ///   - title: The title of the page; the name of the view if nil.
  ///   - editor: Where lines of code lead; nil for no links.
  ///   - findings: What checks have found; nil if there were none to find it.
  ///   - circumstances: The case of the test, in words.
  package init(
    of root: View, comparedWith earlier: LayoutSnapshot? = nil, title: String? = nil,
    editor: String? = nil, findings: [ReportFinding]?, under circumstances: String?
  ) {
    // A snapshot has names by place, as the earlier one has.
    let changes = earlier.map { ReportChanges(root, since: $0) }
    description = ViewNames(root).telling {
      let data = ReportData(
        LayoutScene(of: root), changes: changes, findings: findings,
        editor: editor.flatMap { EditorLinks($0) })
      return ReportPage(
        title: title ?? root.reportName, content: ReportContent(data, under: circumstances),
        hasChanges: changes != nil, hasWidths: false
      ).text
    }
  }
}

/// What a page shows of a layout.
struct ReportContent {
  let summary: String

  /// A sentence about the parts that the page leaves out.
  let omission: String

  /// The data of the script.
  var data: String

  /// The contents shown where scripts are switched off; empty unless the page may open on this layout.
  let plain: String

  init(_ data: ReportData, under circumstances: String?, mayOpen: Bool = true) {
    summary = ReportSummary(data: data, circumstances: circumstances).text
    omission = data.omission
    self.data = data.text
    plain = mayOpen ? PlainPage(data: data).text : ""
  }
}

/// The document of a report.
struct ReportPage {
  let title: String
  let content: ReportContent

  /// Whether it shows what was before, and whether the layouts of several widths.
  let hasChanges: Bool
  let hasWidths: Bool

  /// The document.
  var text: String {
    let title = Markup.escaped(OneLine.text(OneLine.shortened(title, to: 200)))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <header><h1>\(title)</h1><p id="summary">\(Markup.escaped(content.summary))</p>
      \(Self.tools)</header>
      <p id="left">\(Markup.escaped(content.omission))</p>
      \(content.plain)
      <main>
      <div id="tree" role="tree" aria-label="Views"></div>
      <div id="stage">\(hasWidths ? Self.widths : "")\(hasChanges ? Self.comparison : "")<div id="figures">\(figures)</div>
      \(Self.legend)</div>
      <aside id="details" tabindex="-1" aria-live="polite" aria-label="Details"></aside>
      </main>
      <nav id="problems" aria-label="Problems"></nav>
      \(packedData)
      <script>
      \(PageScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// From this length on data is packed, in bytes.
  private static let longestPlain = 50_000

  private var packedData: String {
    if content.data.utf8.count <= Self.longestPlain {
      return "<script id=\"data\" type=\"application/json\">\(content.data)</script>"
    }
    let packed = PackedText(content.data)
    return
      "<script id=\"data\" type=\"text/plain\" data-units=\"\(packed.count)\">\(packed.text)</script>"
  }
}

// MARK: - Parts

extension ReportPage {
  private var figures: String {
    hasChanges
      ? Self.figure("before", "Before", isNamed: true)
        + Self.figure("picture", "After", isNamed: true)
      : Self.figure("picture", "Picture of the views")
  }

  private static func figure(_ name: String, _ title: String, isNamed: Bool = false) -> String {
    let caption = isNamed ? "<figcaption>\(title)</figcaption>" : ""
    return
      "<figure id=\"\(name)\">\(caption)<div class=\"pane\" tabindex=\"0\" aria-label=\"\(title)\">"
      + "<svg role=\"img\" aria-label=\"\(title)\"></svg></div></figure>"
  }

  /// The slider over before and after.
  private static let comparison = """
    <div id="compare" class="bar"><button id="beside" aria-pressed="true">Side by side</button>
    <label>Before <input id="cut" type="range" min="0" max="100" value="50" aria-label="Show before on the left, after on the right">
    After</label></div>
    """

  /// The slider of widths.
  private static let widths = """
    <div id="widths" class="bar"><label>Width <input id="width" type="range" min="0" value="0"></label>
    <output id="at" for="width"></output><div id="strip" aria-hidden="true"></div></div>
    """

  private static let tools = """
    <div class="bar" role="toolbar" aria-label="What is shown">
    <input id="search" type="search" placeholder="Search ( / )" aria-label="Search views, types, texts and files">
    <output id="found"></output>
    <label>Constraints <select id="lines"><option value="near">of the selection</option>
    <option value="all">all</option><option value="none">none</option></select></label>
    <label><input id="made" type="checkbox"> made by stacks</label>
    <label><input id="names" type="checkbox" checked> names</label>
    <span><button id="out" aria-label="Smaller" title="Smaller ( - )">−</button><output id="scale"></output>
    <button id="in" aria-label="Larger" title="Larger ( + )">+</button>
    <button id="fit" title="Fit the picture to the window ( 0 )">Fit</button></span>
    <select id="tone" aria-label="Colours"><option value="">auto</option>
    <option value="light">light</option><option value="dark">dark</option></select>
    </div>
    """

  private static let legend = """
    <details id="legend"><summary>Legend</summary><ul>
    <li><i class="box"></i>view</li><li><i class="box dashed"></i>hidden view</li>
    <li><i class="box dashed" style="border-color:var(--guide)"></i>guide</li>
    <li><i class="box dashed" style="border-color:var(--missed)"></i>? nothing determines it</li>
    <li><i class="box" style="border-color:var(--broken)"></i>! in a conflict</li>
    <li><i class="box dotted"></i>cut off by a view around it</li><li>• a check has found something</li>
    <li><i class="box" style="border-color:var(--changed)"></i>has changed</li>
    <li><i class="line" style="color:var(--fine)"></i>required constraint, which holds</li>
    <li><i class="line dashed" style="color:var(--fine)"></i>optional constraint, which holds</li>
    <li><i class="line dashed" style="color:var(--missed)"></i>optional constraint that gave way: what is, and what it wanted</li>
    <li><i class="line" style="color:var(--broken)"></i>constraint in a conflict</li>
    <li>140 ≥ 8: it is 140, and 8 at least</li>
    <li><i class="box k2"></i>text</li><li><i class="box k4"></i>button, field or control</li><li><i class="box k5"></i>image</li>
    <li><i class="box k7"></i>stack</li><li><i class="box k8"></i>scroll view, table or collection</li>
    </ul></details>
    """
}
