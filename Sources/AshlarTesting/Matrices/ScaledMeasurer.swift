import Ashlar

/// A measurer with all fonts scaled, as for a person who prefers larger text.
///
/// Every text of a tree is measured by it, also that of a view that is made during a layout.
struct ScaledMeasurer: RescalingMeasurer {
  let measurer: any TextMeasuring

  /// The scale of letters. No unit.
  private let factor: CGFloat

  /// Scales what another measurer measures, whatever that scales itself.
  init(_ measurer: any TextMeasuring, factor: CGFloat) {
    self.measurer = (measurer as? ScaledMeasurer)?.measurer ?? measurer
    self.factor = factor
  }

  func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: scaled(font)) }

  func measure(_ run: TextRun, width: WidthProposal, displayScale: CGFloat?) -> TextMetrics {
    measurer.measure(scaled(run), width: width, displayScale: displayScale)
  }

  private func scaled(_ font: Font) -> Font {
    var font = font
    font.size *= factor
    font.lineDistance = font.lineDistance.map { $0 * factor }
    return font
  }

  func scaled(_ run: TextRun) -> TextRun {
    guard var styled = run.styledText else {
      var run = run
      run.font = scaled(run.font)
      return run
    }
    for index in styled.pieces.indices {
      styled.pieces[index].font = styled.pieces[index].font.map(scaled)
    }
    return TextRun(
      styled, font: scaled(run.font), lineLimit: run.lineLimit, lineBreakMode: run.lineBreakMode)
  }
}
