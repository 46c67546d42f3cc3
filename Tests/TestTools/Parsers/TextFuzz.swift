import Ashlar

/// Bytes that are a text, or almost.
package enum TextFuzz: FuzzSubject {
  package static let name = "texts"

  private static let pieces = [
    "word ", "long-word-with-dashes ", "界界", "\n", "\r\n", "\t", " ", "\u{A0}", "\u{AD}",
    "\u{200B}",
    "\u{2028}", "👩‍👩‍👧", "🇨🇭🇨", "e\u{301}", "\u{301}", "\u{202E}", "שלום ", "…", "\u{0}", "/",
    "\u{FEFF}",
  ]

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    let text = (0..<random.below(30)).map { _ in random.element(of: pieces) }.joined()
    return random.bytes(3) + Array(text.utf8)
  }

  /// A text has a size, and lines of it are shown; more room never needs more lines.
  package static func failure(of bytes: [UInt8]) -> String? {
    var reader = ByteReader(bytes)
    let width = 1 + CGFloat(reader.byte())
    let lines = reader.index(below: 5)
    let mode = reader.element(of: LineBreakMode.allCases)
    let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    var complaint = Complaint()
    for measurer in [GridTextMeasurer(width: 10, height: 20), Core14TextMeasurer()]
      as [any TextMeasuring]
    {
      check(text, width, lines, mode, measurer, &complaint)
    }
    return complaint.text.map {
      "\($0)\n\(text.debugDescription) in \(width), \(lines) lines, \(mode)"
    }
  }

  private static func check(
    _ text: String, _ width: CGFloat, _ lines: Int, _ mode: LineBreakMode,
    _ measurer: any TextMeasuring, _ complaint: inout Complaint
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
    root.diagnostics.handler = .silent
    root.textMeasurer = measurer
    let label = Label(text: text)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
    root.layoutIfNeeded()
    complaint.expect(label.frame.isAllFinite, "\(label)")
    complaint.expect(label.frame.width <= width && label.frame.height >= 0, "\(label)")
    let shown = label.displayedLines
    complaint.expect(lines == 0 || shown.count <= lines, "shown are \(shown)")
    let height = label.frame.height
    root.layout(in: CGSize(width: width + 300, height: 1000))
    complaint.expect(label.frame.height <= height, "\(height) high, and \(label) in more room")
  }
}
