import Ashlar

/// Parts of SVG documents.
enum SVGText {
  /// A number. A hundredth of a point is nothing to see, and keeps numbers short.
  static func number(_ number: CGFloat) -> String {
    GeometryText.number(Double((number * 100).rounded() / 100))
  }

  /// The beginning of a document that shows a rectangle.
  static func opening(_ bounds: CGRect) -> String {
    let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(number)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box.joined(separator: " "))\""
      + " width=\"\(box[2])\" height=\"\(box[3])\" role=\"img\">\n"
  }

  /// The attributes of a rectangle's place.
  static func place(of rectangle: CGRect) -> String {
    let box = rectangle.standardized
    return " x=\"\(number(box.minX))\" y=\"\(number(box.minY))\""
      + " width=\"\(number(box.width))\" height=\"\(number(box.height))\""
  }

  static func fill(_ color: Color) -> String { paint("fill", color) }

  static func stroke(_ color: Color) -> String { paint("stroke", color) }

  private static func paint(_ name: String, _ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      part.isFinite ? Int((255 * min(1, max(0, part))).rounded()) : 0
    }
    let text = " \(name)=\"rgb(\(parts[0]),\(parts[1]),\(parts[2]))\""
    let alpha = color.alpha.isFinite ? min(1, max(0, color.alpha)) : 1
    return alpha < 1 ? "\(text) \(name)-opacity=\"\(number(alpha))\"" : text
  }

  /// Writes letters that are together as wide as the layout has them, whatever font the viewer has.
  static func write(_ writing: Picture.Writing, _ paint: String = "", to text: inout String) {
    let font = writing.font
    text +=
      "<text class=\"content\" x=\"\(number(writing.start.x))\" y=\"\(number(writing.start.y))\""
    text += " textLength=\"\(number(writing.width))\" lengthAdjust=\"spacingAndGlyphs\""
    text += " xml:space=\"preserve\"\(paint)"
    text += " style=\"font:\(font.weight.number) \(number(font.size))px \(font.family.names)\">"
    text += "\(Markup.escaped(OneLine.letters(writing.text)))</text>"
  }
}
