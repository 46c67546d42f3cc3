import Ashlar

/// A web page about a layout: the tree beside the picture, and what explains it.
///
/// For each view, the page shows its constraints and why it is where it is; for each conflict, the frames that result
/// if one of its constraints goes or a remedy is followed. It lists ambiguities and faults. It shows changes since an
/// earlier snapshot, before and after beside each other.
///
/// ```swift
/// try "\(HTMLReport(of: root))".write(toFile: "report.html", atomically: true, encoding: .utf8)
/// ```
///
/// The page is a single file and needs no network. `/` searches it, the arrow keys move through it, and the fragment
/// of its address names what is chosen, such as `#view/card/title`. The text is the same in every run.
public struct HTMLReport: CustomStringConvertible {
  /// The document.
  public let description: String

  /// Reports on a view and everything inside it, as the last layout left them. It keeps no view.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - earlier: A snapshot from before, to show what has changed.
  ///   - title: The title of the page; the name of the view if nil.
  /// - Complexity: O(*n*) for *n* views and constraints, and what their explanations visit. With conflicts also a first
  ///   layout for each member and remedy, of 100,000 constraints in all. Beyond 5,000 views there are no explanations, and
  ///   beyond 10,000 views and 20,000 constraints the page says what it leaves out.
  public init(
    of root: View, comparedWith earlier: LayoutSnapshot? = nil, title: String? = nil
  ) {
    self.init(of: root, comparedWith: earlier, title: title, findings: nil, under: nil)
  }

  /// Reports on a view, with what the checks of a test have found.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - earlier: A snapshot from before, to show what has changed.
  ///   - title: The title of the page; the name of the view if nil.
  ///   - findings: What checks have found; nil if there were none to find it.
  ///   - circumstances: The case of the test, in words.
  package init(
    of root: View, comparedWith earlier: LayoutSnapshot? = nil, title: String? = nil,
    findings: [ReportFinding]?, under circumstances: String?
  ) {
    // A snapshot has names by place, as the earlier one has.
    let changes = earlier.map { ReportChanges(root, since: $0) }
    description = ViewNames(root).telling {
      let data = ReportData(LayoutScene(of: root), changes: changes, findings: findings)
      let surroundings = ReportSurroundings(root: root, circumstances: circumstances)
      return ReportPage(
        data: data, title: title ?? root.reportName, surroundings: surroundings.words
      ).text
    }
  }
}

/// What a report is written from.
struct ReportPage {
  let data: ReportData
  let title: String

  /// What the layout depends on beside its views.
  let surroundings: [String]

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
      <header><h1>\(title)</h1><p id="summary">\(summary)</p>
      \(Self.tools)</header>
      <p id="left">\(Markup.escaped(data.omission))</p>
      \(PlainPage(data: data).text)
      <main>
      <div id="tree" role="tree" aria-label="Views"></div>
      <div id="stage"><div id="figures">\(figures)</div>
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
    let plain = data.text
    if plain.utf8.count <= Self.longestPlain {
      return "<script id=\"data\" type=\"application/json\">\(plain)</script>"
    }
    let packed = PackedText(plain)
    return
      "<script id=\"data\" type=\"text/plain\" data-units=\"\(packed.count)\">\(packed.text)</script>"
  }
}

// MARK: - Parts

extension ReportPage {
  private var summary: String {
    let scene = data.scene
    let diagnostics = scene.root.diagnostics
    let faults = diagnostics.faults.count + diagnostics.faultsLeftOut
    let found = data.findings.map {
      Self.count($0.count, "finding of checks", "findings of checks")
    }
    let counts = [
      Self.count(scene.items.count, "view or guide", "views and guides"),
      Self.count(scene.sentences.count, "constraint", "constraints"),
      Self.count(scene.conflicts.count, "conflict", "conflicts"),
      Self.count(scene.ambiguities.count, "ambiguity", "ambiguities"),
      Self.count(faults, "fault", "faults"),
    ]
    return (surroundings.map(Markup.escaped) + counts + [found].compactMap(\.self))
      .joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 0 ? "no \(many)" : "\(count) \(count == 1 ? one : many)"
  }

  private var figures: String {
    data.changes == nil
      ? Self.figure("picture", "Picture of the views")
      : Self.figure("before", "Before", isNamed: true)
        + Self.figure("picture", "After", isNamed: true)
  }

  private static func figure(_ name: String, _ title: String, isNamed: Bool = false) -> String {
    let caption = isNamed ? "<figcaption>\(title)</figcaption>" : ""
    return
      "<figure id=\"\(name)\">\(caption)<div class=\"pane\" tabindex=\"0\" aria-label=\"\(title)\">"
      + "<svg role=\"img\" aria-label=\"\(title)\"></svg></div></figure>"
  }

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
    </ul></details>
    """
}
