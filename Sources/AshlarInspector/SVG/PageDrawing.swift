import Ashlar

/// The visible page of a view: backgrounds, borders, pictures and texts, without outlines, names and constraints.
struct PageDrawing {
  private let items: [Item]

  /// The root, from its upper left corner on.
  private let bounds: CGRect

  /// A drawn view and its depth below the root.
  private struct Item {
    let place: CGRect
    let paint: ViewPaint
    let picture: PagePicture?
    let writing: [Picture.Shape]
    let isPlaceholder: Bool
    let control: [ControlShapes.Shape]
    let colors: FaceColors
    let depth: Int
  }

  init(_ scene: LayoutScene) {
    bounds = scene.items.first.map(\.place).flatMap { Picture.isDrawable($0) ? $0 : nil } ?? .zero
    items = scene.items.compactMap { item in
      guard item.isSeen, let view = item.box as? View, Picture.isDrawable(item.place) else {
        return nil
      }
      return Item(
        place: item.place.standardized, paint: view.paint,
        picture: PagePicture(of: view, at: item.place.standardized), writing: item.writing,
        isPlaceholder: (view.shownContent as? FieldContent)?.text.isEmpty ?? false,
        control: ControlShapes(of: view, at: item.place.standardized).shapes,
        colors: (view as? any ControlView)?.faceColors ?? FaceColors(), depth: item.depth)
    }
  }

  /// The element, with a title.
  func element(title: String) -> String {
    var text = SVGText.opening(bounds)
    text += "<title>\(Markup.escaped(OneLine.text(title)))</title>\n"
    text += "<rect\(SVGText.place(of: bounds)) fill=\"#fff\"/>\n"
    // The depths of the views whose groups are open.
    var open: [Int] = []
    for (number, item) in items.enumerated() {
      while let last = open.last, last >= item.depth {
        text += "</g>\n"
        open.removeLast()
      }
      if begin(item, number, &text) { open.append(item.depth) }
      write(item, to: &text)
    }
    for _ in open { text += "</g>\n" }
    return text + "</svg>\n"
  }
}

// MARK: - Views

extension PageDrawing {
  /// Opens a group for a view that hides a part of what is inside it.
  ///
  /// - Returns: Whether there is one.
  private func begin(_ item: Item, _ number: Int, _ text: inout String) -> Bool {
    let opacity = min(1, max(0, item.paint.opacity))
    if !item.paint.clips, opacity == 1 { return false }
    var group = "<g"
    if opacity < 1 { group += " opacity=\"\(SVGText.number(opacity))\"" }
    if item.paint.clips {
      text += "<clipPath id=\"view\(number)\"><rect\(SVGText.place(of: item.place))"
      text += "\(corners(of: item))/></clipPath>\n"
      group += " clip-path=\"url(#view\(number))\""
    }
    text += "\(group)>\n"
    return true
  }

  private func write(_ item: Item, to text: inout String) {
    writeBackground(of: item, to: &text)
    item.picture?.write(to: &text)
    for shape in item.control { write(shape, item.colors, to: &text) }
    let color = item.isPlaceholder ? Self.placeholder : item.paint.text ?? .black
    for shape in item.writing {
      switch shape.kind {
      case .writing(let writing):
        SVGText.write(writing, SVGText.fill(writing.color ?? color), to: &text)
        text += "\n"
      case .box(let box): text += "<rect\(SVGText.place(of: box)) fill=\"#ccc\"/>\n"
      case .line, .text, .badge: break
      }
    }
  }

  /// A part of a control; what people move has a fine line around it.
  private func write(
    _ shape: ControlShapes.Shape, _ colors: FaceColors, to text: inout String
  ) {
    text += "<rect\(SVGText.place(of: shape.place))"
    if shape.radius > 0 { text += " rx=\"\(SVGText.number(shape.radius))\"" }
    text += SVGText.fill(Self.color(of: shape.role, colors))
    if shape.role == .knob { text += " stroke=\"#000\" stroke-opacity=\"0.15\"" }
    text += "/>\n"
  }

  /// The colour of what stands in an empty field, in light. Source: Apple, `UIColor.placeholderText`.
  private static let placeholder = Color(
    red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)

  /// The colours that controls have without others: those of iOS, in light.
  private static func color(of role: ControlShapes.Role, _ colors: FaceColors) -> Color {
    switch role {
    case .lit: colors.lit ?? Color(red: 0, green: 0.478, blue: 1)
    case .track: colors.track ?? Color(white: 0.88)
    case .knob: colors.knob ?? Color(white: 1)
    case .sign: Color(white: 0.35)
    }
  }

  /// The background, and the border inside the edges.
  private func writeBackground(of item: Item, to text: inout String) {
    if let background = item.paint.background, background.alpha > 0 {
      text += "<rect\(SVGText.place(of: item.place))\(corners(of: item))"
      text += "\(SVGText.fill(background))/>\n"
    }
    let width = min(item.paint.borderWidth, item.place.width, item.place.height)
    guard let border = item.paint.border, border.alpha > 0, width > 0 else { return }
    let inner = item.place.insetBy(dx: width / 2, dy: width / 2)
    text += "<rect\(SVGText.place(of: inner))\(corners(of: item, less: width / 2)) fill=\"none\""
    text += "\(SVGText.stroke(border)) stroke-width=\"\(SVGText.number(width))\"/>\n"
  }

  private func corners(of item: Item, less: CGFloat = 0) -> String {
    let most = min(item.place.width, item.place.height) / 2
    let radius = min(item.paint.cornerRadius, most) - less
    return radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
  }
}
