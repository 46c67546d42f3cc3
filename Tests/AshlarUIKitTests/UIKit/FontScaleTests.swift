import AshlarUIKit
import Testing

/// Text styles in the sizes that people choose.
///
/// Source: reference, "Dynamic Type"; sizes and leadings are those of Apple's Human Interface Guidelines.
struct `Fonts that follow the size of text` {
  @Test func `have the size and the leading of their style`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body == .preferredFont(forTextStyle: .body, compatibleWith: nil))
    #expect([body.pointSize, body.lineDistance] == [17, 22])

    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let title = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: traits)
    #expect([title.pointSize, title.lineDistance] == [56, 66])
    let headline = UIFont.preferredFont(
      forTextStyle: .headline,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect([headline.pointSize, headline.lineDistance] == [14, 19])
    #expect(headline.weight == .semibold)
  }

  @Test func `follow what people prefer while code runs`() {
    let size = UIContentSizeCategory.extraExtraLarge.performAsPreferred {
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraExtraLarge)
      return UIFont.preferredFont(forTextStyle: .footnote).pointSize
    }

    #expect(size == 17)
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `are compared by size`() {
    #expect(UIContentSizeCategory.small < .medium)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory(rawValue: "huge").isAccessibilityCategory)
    #expect(UIContentSizeCategory.medium < .unspecified && .unspecified < .extraLarge)
    #expect(UIContentSizeCategory.large < .unspecified && !(.unspecified < .large))
    let unknown = UITraitCollection(preferredContentSizeCategory: .unspecified)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: unknown).pointSize == 17)
  }

  /// Each with the arithmetic: the leading of the style in the size, by that in Large.
  @Test(
    arguments: [
      (.body, .medium, 17, 49.0 / 3),  // 17 · 21/22 = 16.227, at three pixels to the point 49/3
      (.footnote, .accessibilityMedium, 20, 97.0 / 3),  // 20 · 29/18 = 32.222, 97/3
      (.largeTitle, .extraSmall, 44, 122.0 / 3),  // 44 · 38/41 = 40.780, 122/3
      (.body, .large, 17.1, 17.1),  // as it is
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
  func `scale lengths to pixels`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, expected: CGFloat
  ) {
    let metrics = UIFontMetrics(forTextStyle: style)
    let scaled = category.performAsPreferred { metrics.scaledValue(for: value) }

    #expect(abs(scaled - expected) < 1e-9)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(metrics.scaledValue(for: value, compatibleWith: traits) == scaled)
  }

  /// 17 · 62/22 = 47.9, and 22 · 66/28 = 51.86.
  @Test func `scale fonts to whole points`() {
    UIContentSizeCategory.accessibilityExtraExtraExtraLarge.performAsPreferred {
      let body = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
      #expect(body.pointSize == 48 && body.weight == .medium)
      let title = UIFontMetrics(forTextStyle: .title2)
      #expect(title.scaledFont(for: .systemFont(ofSize: 22)).pointSize == 52)
      #expect(title.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 40).pointSize == 40)
    }
    #expect(
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17.5)).pointSize == 17.5)
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func `leave numbers that are none`(number: CGFloat) {
    let scaled = UIContentSizeCategory.extraSmall.performAsPreferred {
      UIFontMetrics.default.scaledValue(for: number)
    }

    #expect(number.isNaN ? scaled.isNaN : scaled == number)
  }
}
