import Ashlar

/// What is written in a view.
struct ViewContent {
  let text: String
  let font: Font

  /// How many lines there are at most; 0 for as many as there is room for.
  let lines: Int

  let isCentred: Bool

  /// Nil for a view without a text.
  init?(of box: LayoutBox) {
    switch box {
    case let label as Label: self.init(label.text, label.font, lines: max(0, label.numberOfLines))
    case let button as Button: self.init(button.title, button.font, isCentred: true)
    case let field as TextField:
      let isEmpty = field.text?.isEmpty ?? true
      self.init(isEmpty ? field.placeholder : field.text, field.font)
    case let view as TextView: self.init(view.text, view.font, lines: 0)
    case let control as SegmentedControl:
      self.init(control.titles.joined(separator: " | "), control.font, isCentred: true)
    default: return nil
    }
  }

  private init?(_ text: String?, _ font: Font, lines: Int = 1, isCentred: Bool = false) {
    guard let text, !text.isEmpty else { return nil }
    self.text = text
    self.font = font
    self.lines = lines
    self.isCentred = isCentred
  }
}
