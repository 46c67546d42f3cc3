import Ashlar
import Testing

struct `System spacing` {
  let root = View(root: 300, 200)
  let a = TextLine(name: "a")
  let b = TextLine(name: "b")

  init() {
    root.addSubviews(a, b)
  }

  @Test func `is 8 points times the multiplier`() {
    let gap = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5)

    #expect("\(gap)" == "b.leading == a.trailing + 12")
    #expect(gap.multiplier == 1)
    #expect(!gap.isActive)
  }

  @Test func `is the same at the edge of a superview, whatever its margins are`() {
    root.layoutMargins = EdgeInsets(all: 30)
    let left = b.leftAnchor.constraint(equalToSystemSpacingAfter: root.leftAnchor)
    let top = b.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2)

    #expect(left.constant == 8)
    #expect(top.constant == 16)
  }

  @Test func `can be the least and the most`() {
    let most = b.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: a.rightAnchor)
    let least = b.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.rightAnchor)
    let mostBelow = b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor)
    let leastBelow = b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor)

    #expect("\(most)" == "b.left <= a.right + 8")
    #expect("\(least)" == "b.left >= a.right + 8")
    #expect("\(mostBelow)" == "b.top <= a.bottom + 8")
    #expect("\(leastBelow)" == "b.top >= a.bottom + 8")
  }

  @Test func `is not negative`() {
    let gap = b.leftAnchor.constraint(equalToSystemSpacingAfter: a.rightAnchor, multiplier: -3)
    #expect(gap.constant == 0)
  }

  @Test func `that is not a number is refused`() {
    let gap = b.leftAnchor.constraint(equalToSystemSpacingAfter: a.rightAnchor, multiplier: .nan)
    #expect(gap.error == .notFinite)
  }

  /// Line height 20 and descender −5 of the lower font, −4 of the upper one: 20 − 5 + 4 = 19.
  @Test func `between baselines is that of the fonts`() {
    a.font = BaselineFont(lineHeight: 16, descender: -4)
    b.font = BaselineFont(lineHeight: 20, descender: -5)

    let below = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor)
    let twice = b.topAnchor.constraint(
      equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 2)
    let edges = b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor)

    #expect(below.constant == 19)
    #expect(twice.constant == 38)
    #expect(edges.constant == 8)
  }

  @Test func `between baselines is 8 without a font`() {
    b.font = BaselineFont(lineHeight: 20, descender: -5)

    let below = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor)

    #expect(below.constant == 8)
  }
}

/// A view with a font.
final class TextLine: View {
  var font: BaselineFont?

  override var baselineFont: BaselineFont? { font }
}
