import Ashlar
import Testing

/// Each form is one that logs in public issues have, with other names and numbers.
struct `A line of Apple's log` {
  /// What the constraints of a log say when they are made again: those of masks last.
  private func said(_ log: String) -> [String] {
    let read = AppleLog(log)
    #expect(read.unreadable == [])
    return read.conflicts.flatMap { conflict in
      let all = everything(in: conflict.rebuild())
      return all.flatMap { $0.constraints.filter { $0.priority > 1 }.map(\.description) }
        + all.flatMap { view in
          view.autoresizingConstraints.map { "\(view.reportName): \($0)" }
        }
    }
  }

  private func everything(in view: View) -> [View] {
    [view] + view.subviews.flatMap { everything(in: $0) }
  }

  private func said(of entry: String) -> [String] { said("\"<\(entry)>\"") }

  @Test(arguments: [
    ("UIView:0x7f.width == 100   (active)", "UIView.width == 100"),
    ("UIView:0x7f.width == 100", "UIView.width == 100"),
    ("UIView:0x7f.height >= 22   (active)", "UIView.height >= 22"),
    ("UIView:0x7f.width <= 235", "UIView.width <= 235"),
    ("UIView:0x7f.width == - 5   (active)", "UIView.width == -5"),
    ("UIView:0x7f.width == 1.5e+03   (active)", "UIView.width == 1500"),
    ("UIView:0x7f.width == 100 priority:750   (active)", "UIView.width == 100 @750"),
    ("UIView:0x7f.width == 100@750   (active)", "UIView.width == 100 @750"),
    ("UIView:0x7f.width == 100 ^750.0", "UIView.width == 100 @750"),
    (
      "UILabel:0x1'Buy'.trailing == UIView:0x2.trailing - 37   (active)",
      "UILabel 'Buy'.trailing == UIView.trailing - 37"
    ),
    ("UIView:0x1.width == 0.5*UILabel:0x2.width + 3", "UIView.width == 0.5 * UILabel.width + 3"),
    (
      "UIView:0x1.width == UILabel:0x2.width * 0.5 + 3.0", "UIView.width == 0.5 * UILabel.width + 3"
    ),
    ("UIView:0x1.width == -UILabel:0x2.width", "UIView.width == -1 * UILabel.width"),
    ("UIView:0x1.width == -2*UILabel:0x2.width", "UIView.width == -2 * UILabel.width"),
    (
      "UILabel:0x1'One'.firstBaseline == UILabel:0x2'Two'.lastBaseline + 18",
      "UILabel 'One'.firstBaseline == UILabel 'Two'.lastBaseline + 18"
    ),
    ("UILabel:0x1.baseline == UIView:0x2.baseline", "UILabel.lastBaseline == UIView.lastBaseline"),
    (
      "UICell:0x1.leadingMargin == UILabel:0x2' '.leading",
      "UICell.leadingMargin == UILabel ' '.leading"
    ),
    (
      "UILayoutGuide:0x1'UIViewLayoutMarginsGuide'.bottom == UIButton:0x2'Cancel'.bottom NSSpace(8)",
      "UILayoutGuide 'UIViewLayoutMarginsGuide'.bottom == UIButton 'Cancel'.bottom + 8"
    ),
  ])
  func `says an equation`(_ entry: String, _ expected: String) {
    #expect(said(of: "NSLayoutConstraint:0xabc " + entry) == [expected])
  }

  @Test(arguments: [
    (
      "H:|-(37)-[UILabel:0x1]   (active, names: '|':Prompt.AppFeedbackView:0x2 )",
      "UILabel.leading == Prompt.AppFeedbackView.leading + 37"
    ),
    (
      "V:[UILabel:0x1]-(0)-|   (Names: '|':UIView:0x2 )", "UILabel.bottom == UIView.bottom"
    ),
    (
      "H:[UILabel:0x1]-(>=8)-|   (Names: '|':UIView:0x2 )",
      "UILabel.trailing <= UIView.trailing - 8"
    ),
    ("H:[UIView:0x1]-(8)-[UILabel:0x2]   (active)", "UILabel.leading == UIView.trailing + 8"),
    ("V:[UIView:0x1]-(-20)-[UILabel:0x2]   (active)", "UILabel.top == UIView.bottom - 20"),
    ("H:[UIView:0x1]-(>=8@750)-[UILabel:0x2]", "UILabel.leading >= UIView.trailing + 8 @750"),
    ("V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x1]", "UILabel.top >= UIView.top + 8"),
    (
      "H:[UILabel:0x1]-(NSSpace(8))-[UIButton:0x2'Show More']",
      "UIButton 'Show More'.leading == UILabel.trailing + 8"
    ),
    ("H:[UIView:0x1(70)]", "UIView.width == 70"),
    ("V:[UIView:0x1(>=70@251)]", "UIView.height >= 70 @251"),
    ("H:[UIView:0x1(258@251)] priority:251", "UIView.width == 258 @251"),
    ("H:[UIView:0x1(==UILabel:0x2)]", "UIView.width == UILabel.width"),
    (
      "H:|-(0)-[UIView:0x1](LTR)   (active, names: '|':UIWindow:0x2 )",
      "UIView.left == UIWindow.left"
    ),
    (
      "H:[UIView:0x1]-(0)-|(LTR)   (active, names: '|':UIWindow:0x2 )",
      "UIView.right == UIWindow.right"
    ),
    ("|-(20)-[UIView:0x1]   (Names: '|':UIWindow:0x2 )", "UIView.leading == UIWindow.leading + 20"),
    (
      "V:[_UILayoutGuide:0x1]-(113)-[NextButton]   (active, names: NextButton:0x2 )",
      "NextButton.top == _UILayoutGuide.bottom + 113"
    ),
    (
      "H:[NSTextField:0x1]-(8)-|   (active, names: Item Cell 1:0x2, '|':ItemCell:0x2 )",
      "NSTextField.trailing == Item Cell 1.trailing - 8"
    ),
  ])
  func `says a visual format`(_ entry: String, _ expected: String) {
    #expect(said(of: "NSLayoutConstraint:0xabc " + entry) == [expected])
  }

  @Test(arguments: [
    ("UIView:0x1.height == 45   (active)", "UIView: view.height == 45"),
    ("V:[UIView:0x1(45)]", "UIView: view.height == 45"),
    ("UIView:0x1.minX == 9   (active, names: '|':UIWindow:0x2 )", "UIView: view.minX == 9"),
    ("H:|-(9)-[UIView:0x1]   (Names: '|':UIWindow:0x2 )", "UIView: view.minX == 9"),
    (
      "H:[UIView:0x1]-(15)-|   (active, names: '|':UIWindow:0x2 )",
      "UIView: superview.width == view.maxX + 15"
    ),
    (
      "UIWindow:0x2.width == UIView:0x1.maxX + 260   (active)",
      "UIView: superview.width == view.maxX + 260"
    ),
    (
      "UIView:0x1.minX == 0.1*UIWindow:0x2.width - 10   (active)",
      "UIView: view.minX == 0.1*superview.width - 10"
    ),
    (
      "UIView:0x1.height == UIWindow:0x2.height - 44",
      "UIView: view.height == superview.height - 44"
    ),
  ])
  func `says a part of a mask`(_ entry: String, _ expected: String) {
    let mask = "NSAutoresizingMaskLayoutConstraint:0xabc h=-&- v=--& "
    #expect(said(of: mask + entry) == [expected])
  }

  /// Systems before iOS 11 fixed middles.
  @Test func `says the middle of a view that keeps its frame`() {
    let mask = "NSAutoresizingMaskLayoutConstraint:0xabc h=--& v=--& "

    #expect(
      said(of: mask + "UIView:0x1.midY == + 70   (Names: '|':UIWindow:0x2 )")
        == ["UIView.centerY == UIWindow.top + 70"])
  }

  @Test func `has the name that a program gave the constraint`() {
    let entries = [
      "NSLayoutConstraint:0x1 'gap' UIView:0x2.width == 9   (active)",
      "NSLayoutConstraint:0x1 identifier:'gap' UIView:0x2.width == 9   (active)",
      "NSLayoutConstraint:0x1 UIView:0x2.width == 9 identifier:'gap'  (active)",
    ]

    for entry in entries { #expect(said(of: entry) == ["gap: UIView.width == 9"]) }
  }

  @Test(arguments: [
    ("SnapKit.LayoutConstraint:0x1@Card.swift#12 UIView:0x2.width == 80.0", "Card.swift:12"),
    (
      "SnapKit.LayoutConstraint:0x1@/src/My App/Card.swift#12 UIView:0x2.width == 80.0",
      "Card.swift:12"
    ),
    ("SnapKit.LayoutConstraint:wide@Card.swift#12 UIView:0x2.width == 80.0", "Card.swift:12"),
    ("MASLayoutConstraint:0x1 UIView:0x2.width == 80", "log:1"),
    ("<Old.LayoutConstraint:0x1> <UIView:0x2>.width == 80", "log:1"),
  ])
  func `of a maker says where it was written`(_ entry: String, _ location: String) throws {
    let root = try #require(AppleLog("\"<\(entry)>\"").conflicts.first).rebuild()

    let made = try #require(root.subviews.first?.constraints.first { $0.priority > 1 })
    #expect(made.description == "UIView.width == 80")
    #expect(made.sourceLocation.description == location)
  }

  @Test func `of a maker names views by its labels`() {
    #expect(
      said(of: "MASLayoutConstraint:0x1 UIView:avatar.left == UILabel:title.right - 15")
        == ["avatar.left == title.right - 15"])
  }

  @Test(arguments: [
    "It's [here]", "a.width == b", "50% (active, names: x:0x1 )", "\\nThroughout  my...", "日本",
  ])
  func `may show any text`(_ text: String) {
    let found = said(
      of: "NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0x2'\(text)']   (active, names: '|':UIView:0x3 )"
    )
    let other = said(of: "NSLayoutConstraint:0x1 UILabel:0x2'\(text)'.width == 3")

    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(".top == UIView.top") ?? false)
    #expect(other.count == 1)
    #expect(other.first?.hasSuffix("'.width == 3") ?? false)
  }

  @Test func `has contents with their priorities`() throws {
    let log = AppleLog(
      """
      "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2'Buy'.width == 52 Hug:251 CompressionResistance:1000   (active)>"
      """)

    let label = try #require(log.conflicts.first?.rebuild().subviews.first)
    #expect(label.contentSize == CGSize(width: 52, height: -1))
    #expect(label.contentHuggingPriority(for: .horizontal) == 251)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .required)
  }
}
