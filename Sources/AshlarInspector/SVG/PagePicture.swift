import Ashlar

/// The picture of an image view on a page.
struct PagePicture {
  /// The rectangle of the picture, in the coordinate space of the root, in points.
  let place: CGRect
  private let image: Image

  /// Nil without a picture, or where nothing of it can be drawn.
  init?(of view: View, at frame: CGRect) {
    guard let content = view.shownContent as? ImageContent, let image = content.image,
      let place = content.mode.frame(of: image.size, in: frame), Picture.isDrawable(place)
    else { return nil }
    (self.place, self.image) = (place, image)
  }

  /// Writes the picture; in place of one that is not there, a box with its name.
  func write(to text: inout String) {
    guard let address else { return writeBox(to: &text) }
    text += "<image\(SVGText.place(of: place)) preserveAspectRatio=\"none\""
    text += " href=\"\(Markup.escaped(OneLine.text(address)))\">"
    if !image.name.isEmpty {
      let name = OneLine.shortened(image.name, to: 200)
      text += "<title>\(Markup.escaped(OneLine.text(name)))</title>"
    }
    text += "</image>\n"
  }

  /// The whole file as an address, if the program has the file and not only an address of it.
  var enclosed: String? {
    if case .address = image.source { return nil }
    return address
  }

  private var address: String? {
    switch image.source {
    case .data(let bytes): PictureBytes(bytes)?.address
    case .file(let path): PictureBytes(file: path)?.address
    case .address(let address): address.isEmpty ? nil : address
    case nil: nil
    }
  }

  // MARK: - Boxes

  /// The font size of a name, in points.
  private static let fontSize: CGFloat = 10

  /// The name, or the last part of the path.
  private var name: String {
    if !image.name.isEmpty { return image.name }
    switch image.source {
    case .file(let path), .address(let path):
      return path.split(separator: "/").last.map(String.init) ?? path
    case .data, nil: return ""
    }
  }

  private func writeBox(to text: inout String) {
    text += "<rect\(SVGText.place(of: place)) fill=\"#ddd\"/>\n"
    let letterWidth = 0.6 * Self.fontSize
    let columns = Int(((place.width - 4) / letterWidth).rounded(.down))
    guard place.height >= Self.fontSize, columns > 1 else { return }
    let shown = TextWidth.truncated(OneLine.text(name), to: columns)
    if shown.isEmpty { return }
    text += "<text x=\"\(SVGText.number(place.midX))\""
    text += " y=\"\(SVGText.number(place.midY + 0.35 * Self.fontSize))\" text-anchor=\"middle\""
    text +=
      " fill=\"#555\" style=\"font:\(SVGText.number(Self.fontSize))px \(FontFamily.mono.names)\">"
    text += "\(Markup.escaped(shown))</text>\n"
  }
}
