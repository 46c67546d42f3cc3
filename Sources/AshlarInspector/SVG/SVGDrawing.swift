import Ashlar

/// A layout as a picture in SVG, with its constraints drawn as in Interface Builder, or as the visible page.
///
/// Views are outlines with their texts, where the layout has the lines; a view without a text has its name. A size or a
/// gap is a bar with ends; aligned edges have a plain line. Required constraints are solid, optional ones dashed. They are
/// blue if they hold, orange if they gave way, red in a conflict. An inequality shows the present value and its bound,
/// `140 ≥ 8`. Stacks show the gaps between their views. A frame that is ambiguous has a dashed orange outline. A number
/// without room beside others is left out. The pointer shows names, frames, priorities and the lines of code. Colours
/// follow the viewer's light or dark setting.
///
/// ```swift
/// try "\(SVGDrawing(of: card))".write(toFile: "card.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The text is the same in every run, so that it can be kept and compared.
public struct SVGDrawing: CustomStringConvertible {
  private let content: Content
  private let title: String

  private enum Content {
    case diagram(Picture)
    case page(PageDrawing)
  }

  /// The style of a drawing.
  public enum Style: Hashable, Sendable {
    /// Outlines, names and constraints.
    case diagram

    /// The visible page: backgrounds, borders, corners and texts in their colours, clipped where views clip. Hidden
    /// views are left out. The paper is white and has the size of the root.
    case page
  }

  /// Draws a view and everything inside it, as the last layout left them.
  ///
  /// It leaves out frames that are not finite or further from the origin than 20,000 points, and constraints on
  /// anything there, such as margins and baselines.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - style: The style of the drawing. A page has neither constraints nor names.
  ///   - constraints: Whether to draw the constraints that it and the views inside it hold.
  ///   - names: Whether views that show a text have their names, too.
  /// - Complexity: O(*n*) for *n* views, constraints and characters; for a diagram also what it takes to find ambiguities.
  public init(
    of root: View, style: Style = .diagram, constraints: Bool = true, names: Bool = false
  ) {
    switch style {
    case .diagram:
      self = ViewNames(root).telling {
        SVGDrawing(LayoutScene(of: root), constraints: constraints, names: names)
      }
    case .page: self.init(pageOf: LayoutScene(of: root, hasConstraints: false))
    }
  }

  /// Draws a snapshot. Boxes that have moved since an earlier one are orange, with dashed outlines of their earlier
  /// frames.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  public init(of snapshot: LayoutSnapshot, comparedWith earlier: LayoutSnapshot? = nil) {
    let start = earlier ?? snapshot
    content = .diagram(Picture(of: snapshot, movedFrom: snapshot.difference(from: start)))
    title = snapshot.boxes.first?.name ?? ""
  }

  init(_ scene: LayoutScene, constraints: Bool, names: Bool = false) {
    content = .diagram(Picture(of: scene, constraints: constraints, names: names))
    title = scene.items.first?.name ?? ""
  }

  private init(pageOf scene: LayoutScene) {
    content = .page(PageDrawing(scene))
    title = scene.items.first?.name ?? ""
  }

  /// The document.
  public var description: String {
    var text = element
    text.insert(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", at: text.startIndex)
    return text
  }

  /// The picture as an element, to stand in a page.
  var element: String {
    switch content {
    case .diagram(let picture): element(of: picture)
    case .page(let page): page.element(title: title)
    }
  }

  private func element(of picture: Picture) -> String {
    var text = SVGText.opening(picture.bounds)
    text +=
      "<title>\(Markup.escaped(OneLine.text(title)))</title>\n<style>\n\(Self.style)\n</style>\n"
    text += "<rect class=\"paper\"\(SVGText.place(of: picture.bounds))/>\n"
    for group in picture.groups { write(group, to: &text) }
    return text + "</svg>\n"
  }
}

// MARK: - Writing

extension SVGDrawing {
  /// The greatest number of letters that the pointer shows.
  private static let longestTitle = 500

  private func write(_ group: Picture.Group, to text: inout String) {
    text += "<g class=\"\(group.tone.rawValue)\""
    if let view = group.view { text += " data-view=\"\(view)\"" }
    let title = OneLine.shortened(group.title, to: Self.longestTitle)
    text += "><title>\(Markup.escaped(title))</title>"
    for shape in group.shapes { write(shape, to: &text) }
    text += "</g>\n"
  }

  private func write(_ shape: Picture.Shape, to text: inout String) {
    let dashes = shape.isDashed ? " class=\"dashed\"" : ""
    switch shape.kind {
    case .box(let box): text += "<rect\(dashes)\(SVGText.place(of: box))/>"
    case .line(let start, let end):
      text += "<path\(dashes) d=\"M\(SVGText.number(start.x)) \(SVGText.number(start.y))"
      text += "L\(SVGText.number(end.x)) \(SVGText.number(end.y))\"/>"
    case .text(let words, let corner):
      text += "<text x=\"\(SVGText.number(corner.x))\" y=\"\(SVGText.number(corner.y))\">"
      text += "\(Markup.escaped(OneLine.text(words)))</text>"
    case .badge(let words, let middle):
      let plate = Picture.plate(of: words, at: middle)
      text += "<rect class=\"plate\"\(SVGText.place(of: plate)) rx=\"3\"/>"
      text +=
        "<text class=\"number\" x=\"\(SVGText.number(middle.x))\" y=\"\(SVGText.number(middle.y + 3))\">"
      text += "\(Markup.escaped(OneLine.text(words)))</text>"
    case .writing(let writing): SVGText.write(writing, to: &text)
    }
  }

  /// The colours: Interface Builder's blue, orange and red, for light and for dark paper.
  private static let style = """
    svg { --paper: #fff; --ink: #333; --view: #8a94a6; --fill: #5b7db118; --fine: #0a66d8; \
    --misplaced: #c76a00; --broken: #d3202a; --guide: #7a5cc0; --before: #999 }
    @media (prefers-color-scheme: dark) { svg { --paper: #1c1e22; --ink: #ddd; --view: #788296; \
    --fill: #8fb4ff18; --fine: #4da3ff; --misplaced: #ff9f40; --broken: #ff5a5f; --guide: #b39ddb; \
    --before: #888 } }
    .paper { fill: var(--paper) }
    text { font: 9px ui-monospace, Menlo, Consolas, monospace; fill: var(--ink) }
    .number { text-anchor: middle; fill: var(--tone) }
    .plate { fill: var(--paper); stroke: none }
    path { stroke: var(--tone); fill: none }
    g > rect:not(.plate) { stroke: var(--tone); fill: var(--fill) }
    .dashed { stroke-dasharray: 4 3 }
    .view { --tone: var(--view) } .guide { --tone: var(--guide) } .fine { --tone: var(--fine) }
    .misplaced { --tone: var(--misplaced) } .broken { --tone: var(--broken) }
    .before { --tone: var(--before) } .before rect { fill: none }
    .selected rect:not(.plate) { stroke-width: 2.5 }
    """
}
