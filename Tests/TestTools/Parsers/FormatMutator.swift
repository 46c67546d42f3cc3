/// Strings that are almost visual formats, the same ones for the same seed.
package struct FormatMutator {
  private var random: SplitMix

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  private static let formats = [
    "|-(>=10@gap)-[a(b@1000)][b(gap)]|", "V:|-[a]-10@500-[b(>=70,<=100)]-(-8)-[c]-|",
    "H:|[a(==b)]-gap-[b(0x1Fp2)]-.5e1-[_1]-(>=0,<=5,==3@low)-|", "[a]", "[a]-[a]-[a]",
  ]

  private static let pieces = [
    "|", "-", "[", "]", "(", ")", ",", "@", "==", ">=", "<=", "=", "<", ">", "H:", "V:", ":", "a",
    "b", "_1", "gap", "low", "none", "0", "7", "-8", "1e999", "1e-999", "0x", "0x1p", ".", "1.2.3",
    "nan", "inf", " ", "\t", "\n", "\r\n", "\u{0}", "\u{7F}", "\u{301}", "\u{202E}", "é", "界",
    "👩‍👩‍👧", "🇨🇭", "\u{FEFF}", "\u{10FFFF}", "%", "~", "\\", "\"", "'", "$", "`", "^", "@@", "((((",
  ]

  /// A format with a few pieces put in, taken out, doubled or exchanged.
  package mutating func format() -> String {
    var characters = Array(Self.formats[random.below(Self.formats.count)].unicodeScalars)
    for _ in 0..<random.below(4) { mutate(&characters) }
    return String(String.UnicodeScalarView(characters))
  }

  /// Pieces in any order.
  package mutating func soup() -> String {
    (0..<random.below(24)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
  }

  private mutating func mutate(_ scalars: inout [Unicode.Scalar]) {
    let start = random.below(scalars.count + 1)
    let end = min(scalars.count, start + random.below(4))
    let piece = Self.pieces[random.below(Self.pieces.count)].unicodeScalars
    switch random.below(4) {
    case 0: scalars.insert(contentsOf: piece, at: start)
    case 1: scalars.removeSubrange(start..<end)
    case 2: scalars.insert(contentsOf: scalars[start..<end], at: start)
    default: scalars.replaceSubrange(start..<end, with: piece)
    }
  }
}
