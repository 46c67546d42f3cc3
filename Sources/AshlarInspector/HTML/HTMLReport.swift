import Ashlar

/// A page about a layout: the tree beside the picture, and for each view its constraints and why it is where
/// it is; conflicts, ambiguities and faults as cards; and what has changed since an earlier snapshot.
///
/// ```swift
/// try "\(HTMLReport(of: root))".write(toFile: "report.html", atomically: true, encoding: .utf8)
/// ```
///
/// The page needs nothing beside itself, and no network. The text is the same in every run.
public struct HTMLReport: CustomStringConvertible {
  /// The document.
  public let description: String

  /// Reports on a view and everything inside it, as the last layout left them. No view is kept.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - earlier: What it was before, to show what has changed.
  ///   - title: What the page is called; the name of the view if nil.
  /// - Complexity: O(*n*) for *n* views and constraints, and what their explanations visit. Beyond 5,000
  ///   views there are no explanations.
  public init(
    of root: View, comparedWith earlier: LayoutSnapshot? = nil, title: String? = nil
  ) {
    let page = ReportPage(
      scene: LayoutScene(of: root), earlier: earlier, title: title ?? root.reportName)
    description = page.text
  }
}

/// What a report is written from.
struct ReportPage {
  let scene: LayoutScene
  let earlier: LayoutSnapshot?
  let title: String

  /// The document.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Markup.escaped(OneLine.text(title)))</title>
    <style>\(Self.style)</style>
    <noscript><style>.detail[hidden] { display: block }</style></noscript>
    </head>
    <body>
    <header><h1>\(Markup.escaped(OneLine.text(title)))</h1><p>\(summary)</p></header>
    \(ReportCards(scene).element)<main>
    <nav aria-label="Views">
    \(tree)</nav>
    <figure>\(SVGDrawing(scene, constraints: true).element)</figure>
    <aside aria-live="polite">
    \(ReportDetails(scene).element)</aside>
    </main>
    \(changes)<script>\(Self.script)</script>
    </body>
    </html>

    """
  }
}

// MARK: - Parts

extension ReportPage {
  private var summary: String {
    let faults = scene.root.diagnostics.faults.count
    return [
      Self.count(scene.items.count, "view or guide", "views and guides"),
      Self.count(scene.sentences.count, "constraint", "constraints"),
      Self.count(scene.conflicts.count, "conflict", "conflicts"),
      Self.count(scene.ambiguities.count, "ambiguity", "ambiguities"),
      Self.count(faults, "fault", "faults"),
    ].joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 0 ? "no \(many)" : "\(count) \(count == 1 ? one : many)"
  }

  private var tree: String {
    var text = ""
    for (number, item) in scene.items.enumerated() {
      let isBroken = item.ambiguity != nil
      text += "<button data-view=\"\(number)\" style=\"--depth:\(min(item.depth, 24))\""
      text += "\(isBroken ? " class=\"warned\"" : "")>\(Markup.escaped(OneLine.text(item.name)))"
      text += " <small>\(GeometryText.rectangle(item.frame))</small></button>\n"
    }
    return text
  }

  private var changes: String {
    guard let earlier else { return "" }
    let now = LayoutSnapshot(of: scene.root)
    let difference = now.difference(from: earlier)
    let lines = "\(difference)".split(separator: "\n").map {
      "<li>\(Markup.escaped(String($0)))</li>"
    }
    return """
      <section class="changes">
      <h2>Changes</h2>
      <div class="pair"><figure>\(SVGDrawing(of: earlier).element)<figcaption>before</figcaption></figure>
      <figure>\(SVGDrawing(of: now, comparedWith: earlier).element)<figcaption>after</figcaption></figure></div>
      <ul>\(lines.joined())</ul>
      </section>

      """
  }

  /// What a click does: it marks the view wherever it is shown, and opens what is known of it.
  private static let script = """

    (() => {
      const all = (query) => document.querySelectorAll(query);
      const select = (id) => {
        for (const shown of all(".selected")) shown.classList.remove("selected");
        for (const part of all(`[data-view="${id}"]`)) part.classList.add("selected");
        for (const detail of all(".detail")) detail.hidden = detail.dataset.detail !== id;
      };
      document.addEventListener("click", (event) => {
        const part = event.target.closest("[data-view]");
        if (part) select(part.dataset.view);
      });
      select("0");
    })();

    """
}
