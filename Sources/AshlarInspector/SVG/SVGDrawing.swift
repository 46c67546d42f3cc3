import Ashlar

/// A layout as a picture in SVG, with its constraints drawn as in Interface Builder.
///
/// Views are outlines with their texts, where the layout has their lines; a view without a text has its name. A size or a gap is a bar with ends; aligned edges have a plain line. Required
/// constraints are solid, optional ones dashed. They are blue if they hold, orange if they gave way, red in a
/// conflict. An inequality shows the present value and its bound, `140 ≥ 8`. Stacks show the gaps between their
/// views. A frame that is ambiguous has a dashed orange outline. A number without room beside others is left out. The
/// pointer shows names, frames, priorities and the lines of code. Colours follow the viewer's light or dark setting.
///
/// ```swift
/// try "\(SVGDrawing(of: card))".write(toFile: "card.svg", atomically: true, encoding: .utf8)
/// ```
///
/// The text is the same in every run, so that it can be kept and compared.
public struct SVGDrawing: CustomStringConvertible {
  private let picture: Picture
  private let title: String

  /// Draws a view and everything inside it, as the last layout left them.
  ///
  /// It leaves out frames that are not finite or further from the origin than 20,000 points, and constraints on
  /// anything there, such as margins and baselines.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - constraints: Whether to draw the constraints that it and the views inside it hold.
  ///   - names: Whether views that show a text have their names, too.
  /// - Complexity: O(*n*) for *n* views, constraints and characters, and what it takes to find ambiguities.
  public init(of root: View, constraints: Bool = true, names: Bool = false) {
    self.init(LayoutScene(of: root), constraints: constraints, names: names)
  }

  /// Draws a snapshot; where something has moved since an earlier one, in orange, with a dashed outline
  /// where it was.
  ///
  /// - Complexity: O(*n*) for *n* boxes.
  public init(of snapshot: LayoutSnapshot, comparedWith earlier: LayoutSnapshot? = nil) {
    let start = earlier ?? snapshot
    picture = Picture(of: snapshot, movedFrom: snapshot.difference(from: start))
    title = snapshot.boxes.first?.name ?? ""
  }

  init(_ scene: LayoutScene, constraints: Bool, names: Bool = false) {
    picture = Picture(of: scene, constraints: constraints, names: names)
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
    let box = picture.bounds
    let numbers = [box.minX, box.minY, box.width, box.height].map(Self.number)
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(numbers.joined(separator: " "))\""
    text += " width=\"\(numbers[2])\" height=\"\(numbers[3])\" role=\"img\">\n"
    text +=
      "<title>\(Markup.escaped(OneLine.text(title)))</title>\n<style>\n\(Self.style)\n</style>\n"
    text += "<rect class=\"paper\" x=\"\(numbers[0])\" y=\"\(numbers[1])\""
    text += " width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>\n"
    for group in picture.groups { write(group, to: &text) }
    return text + "</svg>\n"
  }
}

// MARK: - Writing

extension SVGDrawing {
  private static func number(_ number: CGFloat) -> String {
    // A hundredth of a point is nothing to see, and keeps numbers short.
    GeometryText.number(Double((number * 100).rounded() / 100))
  }

  /// How many letters the pointer shows at most.
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
    case .box(let box):
      let rectangle = box.standardized
      text +=
        "<rect\(dashes) x=\"\(Self.number(rectangle.minX))\" y=\"\(Self.number(rectangle.minY))\""
      text +=
        " width=\"\(Self.number(rectangle.width))\" height=\"\(Self.number(rectangle.height))\"/>"
    case .line(let start, let end):
      text += "<path\(dashes) d=\"M\(Self.number(start.x)) \(Self.number(start.y))"
      text += "L\(Self.number(end.x)) \(Self.number(end.y))\"/>"
    case .text(let words, let corner):
      text += "<text x=\"\(Self.number(corner.x))\" y=\"\(Self.number(corner.y))\">"
      text += "\(Markup.escaped(OneLine.text(words)))</text>"
    case .badge(let words, let middle):
      let plate = Picture.plate(of: words, at: middle)
      text +=
        "<rect class=\"plate\" x=\"\(Self.number(plate.minX))\" y=\"\(Self.number(plate.minY))\""
      text += " width=\"\(Self.number(plate.width))\" height=\"11\" rx=\"3\"/>"
      text +=
        "<text class=\"number\" x=\"\(Self.number(middle.x))\" y=\"\(Self.number(middle.y + 3))\">"
      text += "\(Markup.escaped(OneLine.text(words)))</text>"
    case .writing(let writing): write(writing, to: &text)
    }
  }

  /// Writes letters that are together as wide as the layout has them, whatever font the viewer has.
  private func write(_ writing: Picture.Writing, to text: inout String) {
    let (x, y) = (Self.number(writing.start.x), Self.number(writing.start.y))
    let (width, size) = (Self.number(writing.width), Self.number(writing.font.size))
    text += "<text class=\"content\" x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\""
    text += " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\""
    text += " style=\"font:\(writing.font.weight.number) \(size)px \(writing.font.family.names)\">"
    text += "\(Markup.escaped(OneLine.text(writing.text)))</text>"
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
