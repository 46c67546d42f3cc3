import Ashlar

/// Bytes that may be a font.
package enum FontFuzz: FuzzSubject {
  package static let name = "fonts"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    let maps = [SmallFont.segments, SmallFont.groups, SmallFont.trimmed]
    let font = SmallFont(
      unitsPerEm: random.element(of: [1000, 2048, 16, 0]), numberOfMetrics: random.below(5),
      glyphs: random.below(5), map: random.element(of: maps),
      leftOut: random.element(of: ["", "", "", "", "cmap", "head", "hmtx"]))
    return random.chance(20) ? collection(of: font.bytes, &random) : font.bytes
  }

  /// A collection of one font or of several that begin at random places.
  private static func collection(of font: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    let header = Array("ttcf".utf8) + SmallFont.words([1, 0, 0, random.below(3), 0, 16])
    return header + font
  }

  /// A font measures texts, with widths and heights that a layout can use, or is refused.
  package static func failure(of bytes: [UInt8]) -> String? {
    var complaint = Complaint()
    for index in [0, 1, -1] {
      guard let font = try? OpenTypeFont(bytes: bytes, index: index) else { continue }
      check(font, &complaint)
      checkLabel(OpenTypeTextMeasurer(regular: font), &complaint)
    }
    return complaint.text
  }

  private static func check(_ font: OpenTypeFont, _ complaint: inout Complaint) {
    for scalar in ["A", "B", "\u{0}", "\u{FFFF}", "\u{10FFFF}", "界"] as [Unicode.Scalar] {
      let glyph = font.glyph(for: scalar)
      complaint.expect(glyph ?? 1 > 0, "glyph \(glyph as Any)")
      let advance = font.advance(ofGlyph: glyph ?? 0)
      complaint.expect((0...0xFFFF).contains(advance), "an advance of \(advance)")
    }
    let metrics = font.metrics(size: 17)
    let numbers = [metrics.ascender, metrics.descender, metrics.leading, metrics.lineHeight]
    complaint.expect(numbers.allSatisfy(\.isFinite), "\(metrics)")
    complaint.expect(metrics.lineHeight > 0, "\(metrics)")
  }

  private static func checkLabel(_ measurer: OpenTypeTextMeasurer, _ complaint: inout Complaint) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    root.diagnostics.handler = .silent
    root.textMeasurer = measurer
    let label = Label(text: "AB BA 界A\nB")
    label.numberOfLines = 0
    root.addSubview(label)
    label.makeConstraints { $0.left.top.right.equalToSuperview() }
    root.layoutIfNeeded()
    complaint.expect(label.frame.isAllFinite, "\(label)")
    complaint.expect(label.frame.width == 40 && label.frame.height > 0, "\(label)")
  }
}
