import Ashlar

/// Makes all letters in a tree larger or smaller, as a person does who wants larger text everywhere.
struct FontScaling {
  /// How many times larger letters become. No unit.
  let factor: CGFloat

  /// Multiplies the font of every view that shows text, and the fonts of pieces of texts.
  func apply(to root: View) {
    var waiting = [root]
    while let view = waiting.popLast() {
      scale(view)
      waiting += view.subviews
    }
  }

  private func scale(_ view: View) {
    switch view {
    case let label as Label: scale(label)
    case let field as TextField: scale(field)
    case let text as TextView:
      let styled = text.styledText
      text.font = scaled(text.font)
      if let styled { text.styledText = scaled(styled) }
    case let button as Button:
      let styled = button.styledTitle
      button.font = scaled(button.font)
      if let styled { button.styledTitle = scaled(styled) }
    case let control as SegmentedControl: control.font = scaled(control.font)
    default: break
    }
  }

  // A font that is set counts for all pieces, so that theirs are set afterwards.

  private func scale(_ label: Label) {
    let styled = label.styledText
    label.font = scaled(label.font)
    if let styled { label.styledText = scaled(styled) }
  }

  private func scale(_ field: TextField) {
    let styled = (text: field.styledText, placeholder: field.styledPlaceholder)
    field.font = scaled(field.font)
    if let text = styled.text { field.styledText = scaled(text) }
    if let placeholder = styled.placeholder { field.styledPlaceholder = scaled(placeholder) }
  }

  private func scaled(_ font: Font) -> Font {
    var font = font
    font.size *= factor
    font.lineDistance = font.lineDistance.map { $0 * factor }
    return font
  }

  private func scaled(_ text: StyledText) -> StyledText {
    StyledText(
      text.pieces.map { piece in
        var piece = piece
        piece.font = piece.font.map { scaled($0) }
        return piece
      })
  }
}
