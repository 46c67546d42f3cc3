import Ashlar
import Testing

/// Lines of a grid whose cells are 10 points wide and 20 high.
struct `Lines` {
  private let grid = GridTextMeasurer(width: 10, height: 20)

  private func metrics(
    _ text: String, _ columns: Int?, limit: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) -> TextMetrics {
    grid.measure(
      TextRun(text, font: .system(17), lineLimit: limit, lineBreakMode: mode),
      width: columns.map { .atMost(CGFloat(10 * $0)) } ?? .unlimited, displayScale: nil)
  }

  private func lines(
    _ text: String, _ columns: Int?, limit: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) -> [String] {
    metrics(text, columns, limit: limit, mode).lines.map { String($0.text) }
  }

  @Test func `end between words`() {
    #expect(lines("the quick brown fox", 10) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
  }

  @Test func `have the width of what is seen`() {
    let found = metrics("the quick brown fox", 10)

    #expect(found.size == CGSize(width: 90, height: 40))
    #expect(found.lines.map(\.width) == [90, 90])
    #expect(found.firstBaseline == 20)
    #expect(found.lastBaseline == 0)
    #expect(!found.isTruncated)
  }

  @Test func `count spaces at the end of the text, as far as they have room`() {
    #expect(metrics("ab  ", nil).size.width == 40)
    #expect(metrics("ab  ", 3).size.width == 30)
    #expect(lines("ab    cd", 3) == ["ab", "cd"])
  }

  @Test func `break a word that is wider than a line`() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", 3) == ["a", "bcd", "efg", "h"])
  }

  @Test func `have at least one character each`() {
    #expect(lines("abc", 0) == ["a", "b", "c"])
    #expect(grid.boundingSize(of: "abc", font: .system(17), width: -5).height == 60)
    #expect(grid.boundingSize(of: "abc", font: .system(17), width: .nan).height == 20)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func `end where the text says so`(end: String) {
    #expect(lines("ab\(end)cd", nil) == ["ab", "cd"])
    #expect(lines("ab\(end)\(end)cd", nil) == ["ab", "", "cd"])
  }

  @Test func `are one more for a text of line breaks only`() {
    #expect(metrics("a\n", nil).size.height == 20)
    #expect(metrics("\n", nil).size.height == 40)
    #expect(metrics("", nil).size == .zero)
  }

  @Test func `end behind hyphens and dashes, and beside em dashes`() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("10–20", 4) == ["10–", "20"])
    #expect(lines("ab—cd", 4) == ["ab—", "cd"])
    #expect(lines("ab -50", 4) == ["ab", "-50"])
  }

  @Test func `do not end at no-break spaces and word joiners`() {
    #expect(lines("10\u{A0}km away", 6) == ["10\u{A0}km", "away"])
    #expect(lines("a b\u{2060}c", 3) == ["a", "b\u{2060}c"])
    #expect(lines("ab\u{200B}cd", 3) == ["ab", "cd"])
  }

  @Test func `end between ideographs, kana and Hangul, of two cells each`() {
    #expect(lines("蘋果公司", 5) == ["蘋果", "公司"])
    #expect(lines("ab蘋果", 4) == ["ab蘋", "果"])
    #expect(lines("한국어", 4) == ["한국", "어"])
  }

  @Test func `do not begin with closing punctuation or small kana, nor end with opening`() {
    #expect(lines("蘋果，公司。", 4) == ["蘋", "果，", "公", "司。"])
    #expect(lines("ロケット", 6) == ["ロケッ", "ト"])
    #expect(lines("ロケット", 4) == ["ロ", "ケッ", "ト"])
    #expect(lines("你「好」", 6) == ["你", "「好」"])
    #expect(lines("say (hello)", 8) == ["say", "(hello)"])
  }

  @Test func `end anywhere between characters if that is asked for`() {
    #expect(lines("the quick", 5, .byCharWrapping) == ["the q", "uick"])
  }
}

struct `Truncation of lines` {
  private func shown(
    _ text: String, _ columns: Int, _ mode: LineBreakMode, limit: Int = 1
  ) -> [String] {
    metrics(text, columns, mode, limit: limit).lines.map { String($0.text) }
  }

  private func metrics(
    _ text: String, _ columns: Int, _ mode: LineBreakMode, limit: Int = 1
  ) -> TextMetrics {
    GridTextMeasurer(width: 10, height: 20).measure(
      TextRun(text, font: .system(17), lineLimit: limit, lineBreakMode: mode),
      width: .atMost(CGFloat(10 * columns)), displayScale: nil)
  }

  @Test func `leaves what fits alone`() {
    #expect(shown("hello", 5, .byTruncatingTail) == ["hello"])
    #expect(!metrics("hello", 5, .byTruncatingTail).isTruncated)
  }

  @Test func `takes from the tail, the head or the middle`() {
    #expect(shown("abcdefghij", 5, .byTruncatingTail) == ["abcd…"])
    #expect(shown("abcdefghij", 5, .byTruncatingHead) == ["…ghij"])
    #expect(shown("abcdefghij", 5, .byTruncatingMiddle) == ["ab…ij"])
    #expect(metrics("abcdefghij", 5, .byTruncatingTail).size == CGSize(width: 50, height: 20))
    #expect(metrics("abcdefghij", 5, .byTruncatingTail).isTruncated)
  }

  @Test func `leaves no space before the ellipsis`() {
    #expect(shown("abc defgh", 5, .byTruncatingTail) == ["abc…"])
  }

  @Test func `clips, or just stops`() {
    #expect(shown("abc defgh", 5, .byClipping) == ["abc defgh"])
    #expect(metrics("abc defgh", 5, .byClipping).size.width == 50)
    #expect(shown("abc defgh", 5, .byWordWrapping) == ["abc"])
    #expect(metrics("abc defgh", 5, .byWordWrapping).isTruncated)
  }

  @Test func `concerns the last line only`() {
    #expect(
      shown("the quick brown fox", 9, .byTruncatingTail, limit: 2) == ["the quick", "brown fox"])
    #expect(
      shown("the quick brown fox jumps", 9, .byTruncatingTail, limit: 2) == [
        "the quick", "brown fo…",
      ])
  }

  @Test func `tells of lines that are not there`() {
    #expect(shown("ab\ncd", 9, .byTruncatingTail) == ["ab…"])
    #expect(shown("ab\ncd", 9, .byTruncatingHead) == ["…cd"])
  }

  /// A family is one character of two cells: two of them and the ellipsis take five.
  @Test func `never parts a character`() {
    let family = "👨‍👩‍👧‍👦"
    let families = String(repeating: family, count: 4)

    #expect(shown(families, 5, .byTruncatingTail) == [family + family + "…"])
    #expect(shown(families, 4, .byTruncatingTail) == [family + "…"])
    #expect(shown("e\u{301}e\u{301}e\u{301}", 2, .byTruncatingTail) == ["e\u{301}…"])
  }

  @Test func `shows an ellipsis where nothing else has room`() {
    #expect(shown("abc", 0, .byTruncatingTail) == ["…"])
    #expect(shown("abc", 0, .byTruncatingMiddle) == ["…"])
  }
}
