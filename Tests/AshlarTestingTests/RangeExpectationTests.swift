import Ashlar
import AshlarTesting
import Testing

@Suite(.hearsFailures) struct `Expectations about ranges` {
  @Test func `pass where the layout is good`() {
    #expect(expectGoodLayout(of: RangeLayouts.card, widths: 321...1366))
  }

  @Test func `say from where on it is good, and where something is wrong`() {
    expectFailure(
      at: #line + 4,
      saying: "card is good from 321, of the widths 280…1366:",
      "\n  at 280…320: contentFits at 280: price is 39 wide, but what it shows is 80"
    ) {
      expectGoodLayout(of: RangeLayouts.card, widths: 280...1366)
    }
  }

  @Test func `say where it is good in between, and at none`() {
    expectFailure(
      at: #line + 3, saying: "root is good up to 380 and from 420, of the widths 280…1366:",
      "at 381…419: noOverlap at 381: still (100, 0, 20, 20) and moving (81, 0, 20, 20) overlap by 1 × 20"
    ) {
      expectGoodLayout(
        of: RangeLayouts.passing, widths: 280...1366, height: 100, [.noOverlap])
    }
    expectFailure(at: #line + 1, saying: "card is good at none of the widths 100…320:") {
      expectGoodLayout(of: RangeLayouts.card, widths: 100...320)
    }
  }

  // Below 241 points there is less than nothing for the price, which then keeps its 80 and ends outside.
  @Test func `tell what has one cause at the same values together`() {
    expectFailure(
      at: #line + 4, saying: "card is good from 321, of the widths 100…400:",
      "\n  at 100…240: noConflict at 100: ",
      "\n    The same cause: insideSuperview: price (225, 16, 80, 20) is outside card 100 × 52 on the right"
    ) {
      expectGoodLayout(of: RangeLayouts.card, widths: 100...400)
    }
  }

  @Test func `say what is wrong with a range`() {
    expectFailure(
      at: #line + 2, saying: "No layout has the widths 280…inf: both ends must be finite"
    ) {
      expectGoodLayout(of: RangeLayouts.card, widths: 280...CGFloat.infinity)
    }
  }

  @Test func `refuse a view inside another`() {
    let card = RangeLayouts.card()
    expectFailure(
      at: #line + 2, saying: "title is inside card: give the expectation the root of a tree."
    ) {
      expectGoodLayout(of: { card.subviews[0] }, widths: 280...400)
    }
  }

  /// A sentence that makes no sense is a fault of every width, and of none of them more than of another.
  @Test func `tell a fault once`() {
    expectFailure(at: #line + 7, saying: "but for faults", "first at 321: noFault: ") {
      let build: () -> View = {
        let card = RangeLayouts.card()
        card.diagnostics.handler = .silent
        card.subviews[0].makeConstraints { $0.left.equalTo(CGFloat.nan) }
        return card
      }
      expectGoodLayout(of: build, widths: 321...400)
    }
  }

  // MARK: In matrices

  @Test func `are the same in a matrix`() {
    let matrix = LayoutMatrix(widths: 280...1366, directions: [.leftToRight, .rightToLeft])

    expectFailure(
      at: #line + 6, saying: "2 of 2 layouts are not good.",
      "The simplest that fails: 280 wide, leftToRight\n",
      "  widths 280…1366, rightToLeft\n",
      "card is good from 321, of the widths 280…1366:",
      "\n  at 280…320: contentFits at 280: price is 39 wide"
    ) {
      expectGoodLayouts(matrix) { _ in RangeLayouts.card() }
    }
  }

  @Test func `stand in a matrix in any order`() {
    let matrix = LayoutMatrix().directions([.leftToRight, .rightToLeft]).widths(280...400)
      .fontScales([1, 2]).devices([.iPhoneSE]).texts(["a", "b"]).property("isOn", [false, true])

    let cases = matrix.cases
    #expect(cases.count == 2 * 2 * 2 * 2 * 2)
    #expect(Set(cases).count == cases.count)
    #expect(cases.last?.description == "widths 280…400, rightToLeft, fonts ×2, \"b\", isOn true")
  }

  /// Letters as wide as half the size of their font, which is 20.
  private struct ProportionalMeasurer: CharacterMeasuring {
    func advance(of character: Character, in font: Font) -> CGFloat { font.size / 2 }
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascender: 0.8 * font.size, descender: -0.2 * font.size)
    }
  }

  private func line(_ text: String, size: CGFloat = 20) -> View {
    let root = View(name: "root")
    root.textMeasurer = ProportionalMeasurer()
    let label = Label(text: text, font: .system(size), name: "label")
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.top.equalToSuperview().inset(8)
      make.right.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    return root
  }

  // Ten letters of 10 points have 200 - 16 = 184 points: 1.84 times as much as they need.
  @Test func `find sizes of fonts and of texts`() {
    let matrix = LayoutMatrix(widths: [200])
    expectFailure(at: #line + 1, saying: "root is good up to 1.84, of the font sizes 1…3:") {
      expectGoodLayouts(matrix.fontScales(1...3)) { _ in line("abcdefghij") }
    }
    expectFailure(at: #line + 1, saying: "root is good up to 1.84, of the text sizes 1…3:") {
      expectGoodLayouts(matrix.textScales(1...3)) { line("abcdefghij", size: 20 * $0.textScale) }
    }
  }

  // Six words have 17 letters, which need 170 points of 184; seven have 20.
  @Test func `find numbers of words`() {
    let text = Array(repeating: "ab", count: 100).joined(separator: " ")
    let matrix = LayoutMatrix(widths: [200]).words(1...100, of: text)

    expectFailure(at: #line + 1, saying: "root is good up to 6, of the numbers of words 1…100:") {
      expectGoodLayouts(matrix) { line($0.text) }
    }
  }
}
