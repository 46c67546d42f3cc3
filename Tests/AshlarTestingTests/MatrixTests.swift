import Ashlar
import AshlarTesting
import Testing

@Suite(.hearsFailures) struct `Matrices of circumstances` {
  /// A label of ten points a letter, at least 20 points from both sides.
  private func card(_ circumstances: LayoutMatrix.Circumstances) -> View {
    let root = View(name: "card")
    let label = View(name: "label")
    root.addSubview(label)
    label.contentSize = CGSize(
      width: 10 * CGFloat(circumstances.text.count) * circumstances.textScale, height: 20)
    label.makeConstraints { make in
      make.leading.equalTo(root).offset(20)
      make.trailing.lessThanOrEqualTo(root).offset(-20)
      make.top.equalTo(root)
    }
    return root
  }

  private let sizes = [CGSize(width: 320, height: 50), CGSize(width: 120, height: 50)]

  @Test func `have every combination once, the simplest first`() {
    let matrix = LayoutMatrix(
      sizes: sizes, devices: [.iPhone15Pro], orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft], textScales: [1, 2], texts: ["a", "b", "c"])

    let cases = matrix.cases

    #expect(cases.count == 4 * 2 * 2 * 3)
    #expect(Set(cases).count == cases.count)
    #expect(cases.first?.description == "320 × 50, leftToRight, \"a\"")
    #expect(cases.last?.description.contains("landscape, rightToLeft, text ×2, \"c\"") == true)
  }

  @Test func `pass where all layouts are good`() {
    let matrix = LayoutMatrix(
      sizes: sizes, directions: [.leftToRight, .rightToLeft], texts: ["", "eight888"])

    #expect(expectGoodLayouts(matrix) { card($0) })
  }

  // There is room for 280 points in 320. The text of 30 letters is 300 wide; of 29 letters, 290, which is
  // still too much, and of 28 letters it fits.
  @Test func `tell the simplest circumstances that fail`() {
    let matrix = LayoutMatrix(
      sizes: sizes, directions: [.leftToRight, .rightToLeft], textScales: [1, 2],
      texts: ["a", "a text of thirty letters or so"])

    expectFailure(
      at: #line + 4, saying: "8 of 16 layouts are not good",
      "The simplest that fails: 320 × 50, leftToRight, \"a text of thirty letters or s\"",
      "contentFits: label is 280 wide, but what it shows is 290"
    ) {
      expectGoodLayouts(matrix) { card($0) }
    }
  }

  @Test func `without circumstances fail`() {
    expectFailure(at: #line + 1, saying: "The matrix has no circumstances") {
      expectGoodLayouts(LayoutMatrix()) { card($0) }
    }
  }

  @Test(arguments: LayoutMatrix(devices: [.iPhone15Pro], texts: ["short", "longer"]).cases)
  func `can be the arguments of a test`(circumstances: LayoutMatrix.Circumstances) {
    let root = card(circumstances)

    circumstances.layOut(root)

    #expect(root.frame.size == DeviceProfile.iPhone15Pro.size)
    expectGoodLayout(of: root)
  }
}
