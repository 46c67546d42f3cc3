import AshlarUIKit
import Testing

struct `Segments` {
  /// "OK" is 13 · 1.4546 − 2 · 0.2075 = 18.49 wide at the 13 points that it has at first, and 28 · 1.4546 − 2 · 1.4653 =
  /// 37.80 at 28: 19 and 38 in pixels, with 10 on either side.
  @Test func `go by the font of their titles`() {
    let segments = UISegmentedControl(items: ["OK"])
    segments.environment.displayScale = 1
    #expect(segments.intrinsicContentSize.width == 39)

    segments.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 28)], for: .normal)
    #expect(segments.intrinsicContentSize.width == 58)
    segments.setTitleTextAttributes(nil, for: .normal)
    #expect(segments.intrinsicContentSize.width == 39)
  }
}
