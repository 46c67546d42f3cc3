import AshlarUIKit
import Testing

/// The format of SnapKit's `Debugging.swift`, without addresses.
struct `SnapKit's descriptions` {
  let container = UIView(root: 300, 200)
  let a: UIView
  let label = UILabel()

  init() {
    a = UIView("a", in: container)
    container.addSubview(UIView())
    container.addSubview(label)
  }

  /// The description of what a closure makes, and the line that is expected in it.
  private func said(
    line: Int = #line, _ closure: (ConstraintMaker) -> Void
  ) -> (texts: [String], place: String) {
    let made = a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints)
    return (made.map { "\($0)" }, "@SnapKitDescriptionTests.swift#\(line)")
  }

  @Test func `have the file, the line, the views and the numbers`() {
    let (texts, place) = said { $0.top.equalTo(container.snp.bottom).offset(50) }
    #expect(
      texts == ["<SnapKit.LayoutConstraint\(place) UIView:a.top == UIView:root.bottom + 50.0>"])
    #expect(
      said { $0.left.lessThanOrEqualTo(container).offset(-2.5).labeled("gap") }.texts[0]
        .hasSuffix(" UIView:a.left <= UIView:root.left - 2.5>"))
    #expect(
      said { $0.left.equalTo(container).labeled("gap") }.texts[0]
        .hasPrefix("<SnapKit.LayoutConstraint:gap@SnapKitDescriptionTests.swift#"))
  }

  @Test func `leave out what goes without saying`() {
    #expect(
      said { $0.width.greaterThanOrEqualTo(container).multipliedBy(2).priority(.low) }.texts[0]
        .hasSuffix(
          " UIView:a.width >= UIView:root.width * 2.0 ^UILayoutPriority(rawValue: 250.0)>"))
    #expect(said { $0.width.equalTo(50) }.texts[0].hasSuffix(" UIView:a.width == 50.0>"))
    #expect(
      said { $0.width.equalTo(5).multipliedBy(2) }.texts[0]
        .hasSuffix(" UIView:a.width == * 2.0 5.0>"))
  }

  @Test func `call a view without a name by its place, and a guide by its owner`() {
    #expect(
      said { $0.left.equalTo(container.subviews[1]) }.texts[0].hasSuffix(" == UIView#1.left>"))
    #expect(said { $0.left.equalTo(label) }.texts[0].hasSuffix(" == UILabel#0.left>"))
    #expect(
      said { $0.left.equalTo(container.safeAreaLayoutGuide) }.texts[0]
        .hasSuffix(" == UILayoutGuide:root.safeAreaLayoutGuide.left>"))
  }

  @Test func `of classes of one's own have their names`() {
    final class Badge: UIView {
      override var description: String { "a badge" }
    }
    let badge = Badge(name: "badge")
    container.addSubview(badge)
    #expect(said { $0.left.equalTo(badge) }.texts[0].hasSuffix(" == Badge:badge.left>"))
    #expect("\(badge)" == "a badge")
  }
}
