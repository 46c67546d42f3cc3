import AshlarUIKit
import Testing

/// Fonts of views when people choose another size of texts.
///
/// Sources: Apple, `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`; Human Interface Guidelines,
/// "Typography": a body of text has 17 points in Large, 21 in XXL.
struct `Views that follow the size of text` {
  private let window = UIWindow(device: .iPhone8)

  private func layOut(in category: UIContentSizeCategory = .large) {
    category.performAsPreferred {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
  }

  private func label(_ font: UIFont, follows: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = font
    label.adjustsFontForContentSizeCategory = follows
    return label
  }

  private func show(_ views: UIView...) {
    for view in views {
      window.addSubview(view)
      view.snp.makeConstraints { $0.top.left.equalToSuperview() }
    }
    layOut()
  }

  /// A line of the system font is 20.287 points high at 17, so 25.06 at 21: rounded up to half points, 20.5 and 25.5.
  @Test func `have a font of their style and another size`() {
    let label = label(.preferredFont(forTextStyle: .body))
    show(label)
    #expect(label.frame.height == 20.5)

    layOut(in: .extraExtraLarge)
    #expect(label.font.pointSize == 21)
    #expect(label.frame.height == 25.5)
    layOut()
    #expect(label.font == .preferredFont(forTextStyle: .body))
    #expect(label.frame.height == 20.5)
  }

  @Test func `keep other fonts`() {
    let fixed = label(.systemFont(ofSize: 17))
    let resized = label(UIFont.preferredFont(forTextStyle: .body).withSize(18))
    var font = UIFont.preferredFont(forTextStyle: .body)
    font.size = 19
    let changed = label(font)
    let still = label(.preferredFont(forTextStyle: .body), follows: false)
    let styled = label(.preferredFont(forTextStyle: .body))
    styled.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    show(fixed, resized, changed, still, styled)

    layOut(in: .accessibilityLarge)
    #expect(
      [fixed, resized, changed, still, styled].map(\.font.pointSize) == [17, 18, 19, 17, 17])
  }

  /// 15 · 29/22 = 19.8, and 17 · 29/22 = 22.4, of which 21 are allowed.
  @Test func `have scaled fonts`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = label(metrics.scaledFont(for: .systemFont(ofSize: 15, weight: .medium)))
    let limited = label(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 21))
    let large = UIContentSizeCategory.extraExtraExtraLarge.performAsPreferred {
      label(metrics.scaledFont(for: .systemFont(ofSize: 15)))
    }
    #expect(large.font.pointSize == 20)
    show(scaled, limited, large)

    #expect(large.font.pointSize == 15)
    layOut(in: .extraExtraExtraLarge)
    #expect([scaled, limited, large].map(\.font.pointSize) == [20, 21, 20])
    #expect(scaled.font.weight == .medium)
    layOut()
    #expect([scaled, limited, large].map(\.font.pointSize) == [15, 17, 15])
  }

  @Test func `are fields, text views and titles of buttons, too`() {
    let (field, view, button) = (UITextField(), UITextView(), UIButton(type: .system))
    field.font = .preferredFont(forTextStyle: .headline)
    view.font = .preferredFont(forTextStyle: .footnote)
    view.isScrollEnabled = false
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    for view in [field, view] as [any UIContentSizeCategoryAdjusting] {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
    }
    show(field, view, button)
    let before = [field, view, button].map(\.frame.height)

    layOut(in: .extraExtraExtraLarge)
    #expect(field.font?.pointSize == 23)
    #expect(field.font?.weight == .semibold)
    #expect(view.font?.pointSize == 19)
    #expect(button.titleLabel?.font.pointSize == 34)
    #expect(zip([field, view, button], before).allSatisfy { $0.frame.height > $1 })
  }

  @Test func `follow when they come into a window`() {
    layOut(in: .extraExtraLarge)
    let label = label(.preferredFont(forTextStyle: .body))
    let holder = UIView()
    holder.addSubview(label)
    #expect(label.font.pointSize == 17)

    UIContentSizeCategory.extraExtraLarge.performAsPreferred { window.addSubview(holder) }
    #expect(label.font.pointSize == 21)
  }

  @Test func `have followed before controllers hear of it`() {
    final class Page: UIViewController {
      let label = UILabel()
      var heard: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.append(label.font.pointSize)
      }
    }
    let page = Page()
    window.rootViewController = page
    layOut()

    layOut(in: .extraExtraLarge)
    layOut(in: .extraExtraLarge)
    #expect(page.heard == [21])
  }
}
