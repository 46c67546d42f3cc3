import Ashlar
import AshlarTesting
import Testing

@testable import AshlarTesting

/// Two ranges in one matrix: each is searched at both ends and in the middle of the other one.
@Suite(.hearsFailures) struct `Two ranges in a matrix` {
  /// Letters as wide as half the size of their font.
  private struct ProportionalMeasurer: CharacterMeasuring {
    func advance(of character: Character, in font: Font) -> CGFloat { font.size / 2 }
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascender: 0.8 * font.size, descender: -0.2 * font.size)
    }
  }

  /// A text in letters of 20 points, with 8 points at both sides.
  private func line(_ text: String = "abcdefghij") -> View {
    let root = View(name: "root")
    root.textMeasurer = ProportionalMeasurer()
    let label = Label(text: text, font: .system(20), name: "label")
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.top.equalToSuperview().inset(8)
      make.right.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    return root
  }

  /// A view that ends outside its superview, or one that does not.
  private func box(isOutside: Bool) -> View {
    let root = View(name: "root")
    let child = View(name: "child")
    root.addSubview(child)
    child.makeConstraints { make in
      make.left.equalToSuperview().offset(isOutside ? -10 : 10)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    return root
  }

  private func search(
    _ matrix: LayoutMatrix, _ checks: Set<LayoutCheck> = LayoutCheck.all,
    _ build: @escaping (LayoutMatrix.Circumstances) -> any LayoutSubject
  ) -> MatrixSearch {
    MatrixSearch(matrix: matrix, checks: checks, exemptions: [], build: build)
  }

  // MARK: What is looked at

  @Test func `are searched at the ends and in the middle of each other`() {
    let cases = LayoutMatrix().widths(280...400).fontScales(1...3).cases

    #expect(
      cases.map(\.description) == [
        "widths 280…400, leftToRight", "widths 280…400, leftToRight, fonts ×3",
        "widths 280…400, leftToRight, fonts ×2", "280 wide, font sizes 1…3, leftToRight",
        "400 wide, font sizes 1…3, leftToRight", "340 wide, font sizes 1…3, leftToRight",
      ])
  }

  // Each of three is searched at the four corners of the others and in the middle of them.
  @Test func `are three that are searched at all corners of each other`() {
    let matrix = LayoutMatrix().heights(100...200, width: 300).textScales(1...2)
      .words(2...5, of: "one two three four five")

    let cases = matrix.cases
    #expect(cases.count == 3 * (4 + 1))
    #expect(Set(cases).count == cases.count)
    // The middle of 2…5 in whole words, rounded down.
    #expect(
      cases.last?.description
        == "300 × 150, numbers of words 2…5, leftToRight, text ×1.5")
    #expect(cases.map(\.text).contains("one two three"))
  }

  @Test func `with one value each are searched once`() {
    let cases = LayoutMatrix().widths(280...280).fontScales(2...2).cases

    #expect(
      cases.map(\.description) == [
        "widths 280…280, leftToRight, fonts ×2", "280 wide, font sizes 2…2, leftToRight",
      ])
  }

  @Test func `are both refused where no layout can have them`() {
    let matrix = LayoutMatrix().fontScales(1...2).heights(0...CGFloat.infinity, width: 320)

    expectFailure(at: #line + 1, saying: "No layout has the heights 0…inf, 320 wide: both ends") {
      expectGoodLayouts(matrix) { _ in line() }
    }
  }

  // MARK: What is found

  @Test func `find what is wrong only inside of the second one`() {
    let matrix = LayoutMatrix().widths(280...1366, height: 100).textScales(1...3)

    expectFailure(
      at: #line + 5, saying: "4 of 6 layouts are not good. The simplest that fails: 280 × 100, ",
      ", text ×1.4\n", "  280 × 100, text sizes 1…3, leftToRight\n",
      "\nAt 280 wide, root is good up to 1.39 and from 1.61, of the text sizes 1…3:",
      "\nAt text ×2, root is good at none of the widths 280…1366:"
    ) {
      expectGoodLayouts(matrix) {
        box(isOutside: (1.4...1.6).contains($0.textScale) || $0.textScale == 2)
      }
    }
  }

  // Something passes another view at 381…419 points, with texts of 1.5 times their size or more, up to 2.5 times.
  @Test func `find what is wrong only inside of both`() throws {
    let matrix = LayoutMatrix().textScales(1...3).widths(281...519, height: 100)
    var search = search(matrix, [.noOverlap]) { circumstances in
      (1.5...2.5).contains(circumstances.textScale) ? RangeLayouts.passing() : box(isOutside: false)
    }

    let failures = try #require(try search.failures())
    let simplest = try search.shrunk(failures.first)

    #expect(
      failures.circumstances.map(\.description) == [
        "widths 281…519, 100 high, leftToRight, text ×2", "400 × 100, text sizes 1…3, leftToRight",
      ])
    #expect(simplest.circumstances.description == "381 × 100, leftToRight, text ×1.5")
  }

  // Ten letters of 10 points have the width less 16 points. At 120 they may be 1.04 times as wide, and in letters three
  // times as large they need 316 points.
  @Test func `lead to the least value of each at which it is wrong`() {
    let matrix = LayoutMatrix().widths(120...400).fontScales(1...3)

    expectFailure(
      at: #line + 6,
      saying: "4 of 6 layouts are not good. The simplest that fails: 120 wide, leftToRight, ",
      "fonts ×1.05\n",
      "\nAt fonts ×3, root is good from 316, of the widths 120…400:",
      "\nAt 120 wide, root is good up to 1.04, of the font sizes 1…3:"
    ) {
      expectGoodLayouts(matrix) { _ in line() }
    }
  }

  // Three words of two letters need 80 points, and four 110.
  @Test func `lead to the fewest words`() throws {
    let matrix = LayoutMatrix().words(1...9, of: "ab ab ab ab ab ab ab ab ab").widths(96...400)
    var search = search(matrix) { line($0.text) }

    let simplest = try search.shrunk(try #require(try search.failures()).first)

    #expect(simplest.circumstances.screen == .width(96))
    // The fourth word need not be whole: nine letters are 90 points.
    #expect(simplest.circumstances.text == "ab ab ab ")
  }

  // MARK: What it costs

  // Three searches of widths, of sixty layouts each at most, and three of 24 sizes each.
  @Test func `need few layouts for fifty views`() throws {
    let matrix = LayoutMatrix().widths(360...1366).fontScales(1...1.2)
    var search = search(matrix) { _ in RangeLayouts.feed() }

    let failures = try search.failures()

    #expect(failures == nil)
    #expect(search.layouts <= 3 * 60 + 3 * 24, "\(search.layouts)")
  }

  // MARK: Pages

  @Test func `have a page with a slider of widths, under the values of the other one`() throws {
    let matrix = LayoutMatrix().fontScales(1...3).widths(120...400)
    var search = search(matrix) { _ in line() }
    let simplest = try search.shrunk(try #require(try search.failures()).first)

    let page = "\(try #require(try search.page(about: simplest)))"

    #expect(page.contains("id=\"width\""))
    #expect(page.contains("<p id=\"summary\">widths 120…400, leftToRight, fonts ×1.05, 120 × "))
    #expect(page.contains("1 finding of checks"))
  }

  @Test func `have a page without a slider where there are no widths`() throws {
    let matrix = LayoutMatrix(widths: [100]).fontScales(1...3)
    var search = search(matrix) { _ in line() }
    let failures = try #require(try search.failures())

    #expect(try search.page(about: failures.first) == nil)
  }
}
