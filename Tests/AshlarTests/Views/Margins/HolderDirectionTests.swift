import Ashlar
import Testing

/// Leading and trailing follow the view that holds the constraint.
///
/// Source: reference, "What 4,000 recorded screens say", Directions.
struct `The direction of a constraint` {
  let root = View(root: 300, 100)
  let page: View
  let v1: View
  let v2: View

  /// A page of 200 points that is read from the right, with siblings that say nothing: one at 100, 30 wide, and one that is
  /// 20 wide.
  init() {
    page = View("page", in: root)
    v1 = View("v1", in: page)
    v2 = View("v2", in: page)
    page.pin(x: 0, y: 0, width: 200, height: 100)
    page.semanticContentAttribute = .forceRightToLeft
    v1.pin(x: 100, y: 0, width: 30, height: 10)
    v2.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }

  private func gap() -> LayoutConstraint {
    v2.leadingAnchor.constraint(equalTo: v1.trailingAnchor, constant: 8)
  }

  /// 100 − 8 − 20.
  @Test func `between siblings is that of their superview`() {
    gap().isActive = true
    root.layoutIfNeeded()

    #expect(v2.frame.minX == 72)
  }

  /// 130 + 8.
  @Test func `is that of a view further up, if that holds it`() {
    root.addConstraint(gap())
    root.layoutIfNeeded()
    #expect(v2.frame.minX == 138)

    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(v2.frame.minX == 72)
  }

  @Test func `follows the constraint to another holder`() {
    let gap = gap()
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(v2.frame.minX == 72)

    root.addConstraint(gap)
    root.layoutIfNeeded()
    #expect(v2.frame.minX == 138)
  }

  /// The page ends at 200, where it begins for whom it reads.
  @Test func `between a view and its superview is that of the superview`() {
    v2.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()

    #expect(v2.frame.maxX == 192)
  }

  @Test func `of a guide is that of the view that holds the constraint`() {
    let guide = LayoutGuide(name: "guide")
    page.addLayoutGuide(guide)
    guide.makeConstraints { make in
      make.leading.equalTo(v1.trailing).offset(8)
      make.width.equalTo(20)
    }
    v2.leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(guide.layoutFrame.minX == 72)
    #expect(v2.frame.minX == 52)
  }

  /// The left margin is where the page ends for whom it reads: 5 from the left.
  @Test func `holds for margins`() {
    page.layoutMargins = EdgeInsets(top: 0, left: 5, bottom: 0, right: 11)
    v2.trailingAnchor.constraint(equalTo: page.layoutMarginsGuide.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(v2.frame.minX == 5)

    page.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(v2.frame.maxX == 189)
  }

  /// What the items say counts for nothing.
  @Test(arguments: SemanticContentAttribute.allCases)
  func `is not that of its items`(attribute: SemanticContentAttribute) {
    for view in [v1, v2] { view.semanticContentAttribute = attribute }
    gap().isActive = true
    root.layoutIfNeeded()

    #expect(v2.frame.minX == 72)
  }

  @Test func `of an inequality turns as well`() {
    v2.leadingAnchor.constraint(greaterThanOrEqualTo: v1.trailingAnchor, constant: 8)
      .isActive = true
    let wish = v2.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 190)
    wish.priority = 500
    wish.isActive = true
    root.layoutIfNeeded()

    #expect(v2.frame.minX == 72)
  }

  /// The first is at the right.
  @Test func `in a stack is that of the stack`() {
    let views = ["a", "b"].map { View(name: $0) }
    for view in views {
      view.contentSize = CGSize(width: 20, height: 10)
      view.semanticContentAttribute = .forceLeftToRight
    }
    let stack = StackView(arrangedSubviews: views, name: "stack")
    stack.semanticContentAttribute = .forceRightToLeft
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [20, 0])
  }
}
