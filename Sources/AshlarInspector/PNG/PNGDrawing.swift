import Ashlar

/// A layout as a picture in PNG, for places that show no SVG, such as README files and the results of a build.
///
/// It shows what ``SVGDrawing`` shows, with letters made of plain strokes.
///
/// ```swift
/// try Data(PNGDrawing(of: card).bytes).write(to: file)
/// ```
public struct PNGDrawing {
  /// The width of the picture, in pixels.
  public let width: Int

  /// The height of the picture, in pixels.
  public let height: Int

  /// The file: an 8-bit RGB image, the same bytes in every run.
  public let bytes: [UInt8]

  /// Draws a view and everything inside it, as the last layout left them. It leaves out what ``SVGDrawing`` leaves
  /// out.
  ///
  /// - Parameters:
  ///   - root: The view to draw.
  ///   - constraints: Whether to draw the constraints that it and the views inside it hold.
  ///   - names: Whether views that show a text have their names, too.
  ///   - scale: The number of pixels per point, from 0.1 to 8. A picture of more than 4,096 pixels on a side gets
  ///     fewer.
  ///   - isDark: Whether the picture is light on dark.
  /// - Complexity: O(*n* + *p*) for *n* views and constraints and *p* pixels.
  public init(
    of root: View, constraints: Bool = true, names: Bool = false, scale: CGFloat = 2,
    isDark: Bool = false
  ) {
    let picture = ViewNames(root).telling {
      Picture(of: LayoutScene(of: root), constraints: constraints, names: names)
    }
    self.init(picture, scale: scale, isDark: isDark)
  }

  /// Draws a snapshot, and the boxes that have moved since an earlier one.
  ///
  /// - Complexity: O(*n* + *p*) for *n* boxes and *p* pixels.
  public init(
    of snapshot: LayoutSnapshot, comparedWith earlier: LayoutSnapshot? = nil, scale: CGFloat = 2,
    isDark: Bool = false
  ) {
    let difference = snapshot.difference(from: earlier ?? snapshot)
    self.init(Picture(of: snapshot, movedFrom: difference), scale: scale, isDark: isDark)
  }

  private init(_ picture: Picture, scale: CGFloat, isDark: Bool) {
    let painter = PicturePainter(picture, scale: scale, isDark: isDark)
    let canvas = painter.canvas
    width = canvas.width
    height = canvas.height
    bytes = PNGFile.bytes(of: canvas)
  }
}

/// Draws a picture on pixels.
private struct PicturePainter {
  private(set) var canvas: PixelCanvas
  private let origin: CGPoint
  private let scale: CGFloat
  private let palette: Palette

  /// How many pixels a side may have.
  private static let longest: CGFloat = 4_096

  init(_ picture: Picture, scale: CGFloat, isDark: Bool) {
    let asked = max(0.1, min(8, scale.isNaN ? 1 : scale))
    let fitting = Self.longest / max(1, picture.bounds.width, picture.bounds.height)
    self.scale = min(asked, fitting)
    origin = picture.bounds.origin
    palette = Palette(isDark: isDark)
    canvas = PixelCanvas(
      width: max(1, Int((picture.bounds.width * self.scale).rounded(.up))),
      height: max(1, Int((picture.bounds.height * self.scale).rounded(.up))),
      paper: palette.paper)
    for group in picture.groups {
      for shape in group.shapes { draw(shape, group.tone) }
    }
  }

  private var thickness: Int { max(1, Int(scale.rounded(.down))) }

  private func pixel(_ point: CGPoint) -> (x: Int, y: Int) {
    (
      Int(((point.x - origin.x) * scale).rounded(.down)),
      Int(((point.y - origin.y) * scale).rounded(.down))
    )
  }
}

// MARK: - Shapes

extension PicturePainter {
  private mutating func draw(_ shape: Picture.Shape, _ tone: Picture.Tone) {
    let color = palette.color(tone)
    let dash = shape.isDashed ? 3 * thickness : nil
    switch shape.kind {
    case .box(let box): draw(box.standardized, tone, dash)
    case .line(let start, let end):
      canvas.line(pixel(start), pixel(end), color, thickness: thickness, dash: dash)
    case .text(let text, let corner): write(text, corner, palette.ink)
    case .badge(let text, let middle): badge(text, middle, color)
    case .writing(let writing): write(writing)
    }
  }

  private mutating func draw(_ box: CGRect, _ tone: Picture.Tone, _ dash: Int?) {
    let color = palette.color(tone)
    let start = pixel(CGPoint(x: box.minX, y: box.minY))
    let end = pixel(CGPoint(x: box.maxX, y: box.maxY))
    if tone != .before {
      canvas.fill(start.x...end.x, start.y...end.y, palette.fill, strength: 20)
    }
    let corners = [start, (x: end.x, y: start.y), end, (x: start.x, y: end.y)]
    for (index, corner) in corners.enumerated() {
      canvas.line(corner, corners[(index + 1) % 4], color, thickness: thickness, dash: dash)
    }
  }

  private mutating func badge(_ text: String, _ middle: CGPoint, _ color: PixelCanvas.Color) {
    let plate = Picture.plate(of: text, at: middle)
    let start = pixel(plate.origin)
    let end = pixel(CGPoint(x: plate.maxX, y: plate.maxY))
    canvas.fill(start.x...end.x, start.y...end.y, palette.paper)
    let height = CGFloat(StrokeFont.capitals) * Self.unit
    write(text, CGPoint(x: plate.minX + 2, y: middle.y + height / 2), color)
  }

  /// How many points a unit of the font has: capitals are nearly as high as letters are said to be.
  private static let unit: CGFloat = 0.54

  /// Writes letters that are together as wide as the layout has them.
  private mutating func write(_ writing: Picture.Writing) {
    let text = OneLine.letters(writing.text)
    write(
      text, writing.start, palette.ink,
      advance: writing.width * scale / CGFloat(max(1, TextWidth.columns(of: text))),
      unit: writing.font.capHeight / CGFloat(StrokeFont.capitals),
      isBold: writing.font.weight.isBold)
  }

  private mutating func write(
    _ text: String, _ start: CGPoint, _ color: PixelCanvas.Color, advance: CGFloat? = nil,
    unit: CGFloat = Self.unit, isBold: Bool = false
  ) {
    canvas.write(
      text, x: Double((start.x - origin.x) * scale), y: Double((start.y - origin.y) * scale), color,
      advance: Double(advance ?? Picture.letterWidth * scale), unit: Double(unit * scale),
      isBold: isBold)
  }
}

/// The colours of a picture; those of ``SVGDrawing``.
private struct Palette {
  let isDark: Bool

  var paper: PixelCanvas.Color { PixelCanvas.Color(isDark ? 0x1C1E22 : 0xFFFFFF) }
  var ink: PixelCanvas.Color { PixelCanvas.Color(isDark ? 0xDDDDDD : 0x333333) }
  var fill: PixelCanvas.Color { PixelCanvas.Color(isDark ? 0x8FB4FF : 0x5B7DB1) }

  func color(_ tone: Picture.Tone) -> PixelCanvas.Color {
    switch tone {
    case .view: PixelCanvas.Color(isDark ? 0x788296 : 0x8A94A6)
    case .guide: PixelCanvas.Color(isDark ? 0xB39DDB : 0x7A5CC0)
    case .fine: PixelCanvas.Color(isDark ? 0x4DA3FF : 0x0A66D8)
    case .misplaced: PixelCanvas.Color(isDark ? 0xFF9F40 : 0xC76A00)
    case .broken: PixelCanvas.Color(isDark ? 0xFF5A5F : 0xD3202A)
    case .before: PixelCanvas.Color(isDark ? 0x888888 : 0x999999)
    }
  }
}
