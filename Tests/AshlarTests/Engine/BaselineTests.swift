import Ashlar
import Testing

struct `Baselines` {
  let root = View(root: 400, 400)
  let other: View

  init() {
    other = View("other", in: root)
    other.pin(x: 0, y: 0, width: 20, height: 20)[1].isActive = false
  }

  /// A view of 20 × 20 in the corner.
  private func makeText(first: CGFloat = 0, last: CGFloat = 0) -> TextView {
    let text = TextView(name: "text")
    text.firstOffset = first
    text.lastOffset = last
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    text.pin(x: 0, y: 0, width: 20, height: 20)
    return text
  }

  @Test func `of a view without text are its top and its bottom`() {
    let plain = View("plain", in: root)
    plain.pin(x: 50, y: 60, width: 20, height: 30)

    let below = other.topAnchor.constraint(equalTo: plain.lastBaselineAnchor, constant: 1)
    below.isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 91)

    below.isActive = false
    other.topAnchor.constraint(equalTo: plain.firstBaselineAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.minY == 61)
  }

  @Test func `have a distance of the first from the top`() {
    let text = makeText(first: 5)

    other.topAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 5)
  }

  @Test func `have a distance of the last from the bottom`() {
    let text = makeText(last: 10)

    other.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 10)
  }

  @Test func `align texts of different sizes`() {
    let large = makeText(first: 15)
    let small = makeText(first: 6)
    LayoutConstraint.deactivate(root.constraints(firstItem: small, firstAttribute: .top))

    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(small.frame.minY == 9)
  }

  @Test func `keep lines apart`() {
    let upper = makeText(last: 4)
    let lower = makeText(first: 12)
    LayoutConstraint.deactivate(root.constraints(firstItem: lower, firstAttribute: .top))

    lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor, constant: 20)
      .isActive = true
    root.layoutIfNeeded()

    // The last line of the upper text is at 16, the first of the lower one at 36.
    #expect(lower.frame.minY == 24)
  }

  @Test func `are multiplied with the distance`() {
    let text = makeText(first: 5)
    LayoutConstraint(
      item: other, attribute: .top, relatedBy: .equal, toItem: text, attribute: .firstBaseline,
      multiplier: 3, constant: 1
    ).isActive = true

    root.layoutIfNeeded()

    #expect(other.frame.minY == 16)
  }

  @Test func `of a guide are its edges`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 12).isActive = true

    LayoutConstraint(
      item: other, attribute: .firstBaseline, relatedBy: .equal, toItem: guide,
      attribute: .lastBaseline
    ).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 42)
  }

  @Test func `move with the text when it is invalidated`() {
    let text = makeText(first: 10)
    LayoutConstraint.deactivate(root.constraints(firstItem: text, firstAttribute: .top))
    text.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(text.frame.minY == 40)

    text.firstOffset = 20
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()

    #expect(text.frame.minY == 30)
  }

  @Test func `that are not finite leave a constraint out until they are`() {
    let text = makeText(first: .nan)
    let below = other.topAnchor.constraint(equalTo: text.firstBaselineAnchor, constant: 40)
    root.diagnostics.handler = .silent
    below.isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.faults.count == 1)
    #expect(frame(of: text) == [0, 0, 20, 20])

    text.firstOffset = 10
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(other.frame.minY == 50)

    below.constant = 60
    root.layoutIfNeeded()
    #expect(other.frame.minY == 70)
  }
}

private final class TextView: View {
  var firstOffset: CGFloat = 0
  var lastOffset: CGFloat = 0

  override var firstBaselineOffsetFromTop: CGFloat { firstOffset }
  override var lastBaselineOffsetFromBottom: CGFloat { lastOffset }
}
