import Ashlar

/// Makes all letters in a tree larger or smaller, as a person does who wants larger text everywhere.
struct FontScaling {
  /// How many times larger letters become. No unit.
  let factor: CGFloat

  /// Multiplies the font of every view that shows text, and the fonts of pieces of texts.
  func apply(to root: View) {
    for view in root.subtree {
      view.shownContent?.changeFonts(in: view, scaled)
    }
  }

  private func scaled(_ font: Font) -> Font {
    var font = font
    font.size *= factor
    font.lineDistance = font.lineDistance.map { $0 * factor }
    return font
  }
}
