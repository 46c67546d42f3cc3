import AshlarUIKit
import Testing

/// What ends a program with SnapKit is a fault here, which begins with what SnapKit would have said.
struct `What SnapKit dies of` {
  private var (container, a, b) = UIView.rootWithTwo()

  private struct Odd: ConstraintRelatableTarget {}
  private struct OddOffset: ConstraintRelatableTarget, ConstraintOffsetTarget {}

  /// Expects one fault of a text that begins as given, and that the rest was installed.
  private func expectFault(
    _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ closure: (ConstraintMaker) -> Void
  ) {
    a.snp.makeConstraints { make in
      closure(make)
      make.height.equalTo(7)
    }
    #expect(container.faultTexts.count == 1, sourceLocation: sourceLocation)
    #expect(
      container.faultTexts.first?.hasPrefix(beginning) ?? false,
      "\(container.faultTexts)", sourceLocation: sourceLocation)
    #expect(
      a.constraints.map(\.sentence) == ["a.height == 7"], sourceLocation: sourceLocation)
    #expect(container.constraints.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a type of one's own`() {
    expectFault("Invalid constraint. (") { $0.left.equalTo(Odd()) }
    a.snp.removeConstraints()
    container.diagnostics.removeAll()
    expectFault("Invalid constraint. (") { $0.left.equalTo(OddOffset()) }
  }

  @Test func `composites that do not match`() {
    let pairs: [(ConstraintMaker) -> Void] = [
      { $0.left.equalTo(b.snp.edges) }, { $0.edges.equalTo(b.snp.directionalEdges) },
      { $0.directionalEdges.equalTo(b.snp.margins) },
      { $0.center.equalTo(b.snp.centerWithinMargins) },
      { $0.horizontalEdges.equalTo(b.snp.edges) }, { $0.size.equalTo(b.snp.center) },
    ]
    for pair in pairs {
      expectFault("Cannot constraint to multiple non identical attributes. (", pair)
      a.snp.removeConstraints()
      container.diagnostics.removeAll()
    }
  }

  @Test func `a superview that is not there`() {
    let lone = UIView(name: "lone")
    lone.diagnostics.handler = .silent
    lone.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().offset(3)
      make.top.greaterThanOrEqualToSuperview { $0.snp.bottom }
      make.top.equalTo(5)
      make.height.equalTo(7)
    }

    let beginning = "Expected superview but found nil when attempting make constraint "
    let texts = lone.faultTexts
    #expect(texts.count == 4)
    #expect(texts[0].hasPrefix(beginning + "`equalToSuperview`. lone.left was left out"))
    #expect(texts[1].hasPrefix(beginning + "`lessThanOrEqualToSuperview`."))
    #expect(texts[2].hasPrefix(beginning + "`greaterThanOrEqualToSuperview`."))
    #expect(
      texts[3].hasPrefix(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant."))
    #expect(texts[3].contains("lone has no superview"))
    #expect(lone.constraints.map(\.sentence) == ["lone.height == 7"])
  }

  @Test func `what hears of it may know the maker, and say more`() {
    let lonely = UIView(name: "lonely")
    nonisolated(unsafe) weak var known: ConstraintMaker?
    lonely.diagnostics.handler = .call { _ in
      for _ in 0..<100 { known?.left.equalTo(self.a) }
    }
    lonely.snp.makeConstraints { make in
      known = make
      make.left.top.equalTo(1)
      make.width.height.equalTo(2)
    }

    #expect(lonely.diagnostics.faults.count == 2)
    #expect(lonely.constraints.map(\.sentence) == ["lonely.width == 2", "lonely.height == 2"])
  }

  @Test func `an update without a match`() {
    a.snp.makeConstraints { make in
      make.width.equalTo(10)
      make.height.equalTo(20)
    }
    a.snp.updateConstraints { make in
      make.width.equalTo(11)
      make.width.equalTo(12).priority(.low)
      make.left.equalTo(b)
      make.height.equalTo(21)
    }

    let message = "Updated constraint could not find existing matching constraint to update:"
    #expect(container.faultTexts.count == 2)
    #expect(
      container.faultTexts[0].hasPrefix(
        "\(message) <SnapKit.LayoutConstraint@SnapKitBadInputTests.swift#"))
    #expect(container.faultTexts[1].contains("UIView:a.left == UIView:b.left>. It was left out."))
    #expect(a.constraints.map(\.constant) == [11, 21])
    #expect(container.constraints.isEmpty)
  }

  @available(*, deprecated)
  @Test func `priorities by names that never worked`() {
    var width: Constraint?
    a.snp.makeConstraints { width = $0.width.equalTo(10).priority(.low).constraint }
    width?.updatePriorityRequired()
    #expect(container.faultTexts.isEmpty)

    width?.updatePriorityHigh()
    width?.updatePriorityMedium()
    width?.updatePriorityLow()
    #expect(container.faultTexts.count == 3)
    for text in container.faultTexts {
      #expect(text.hasPrefix("Must be implemented by Concrete subclass."))
    }
    #expect(a.constraints.map(\.priority) == [.low])
  }

  @Test func `an item whose view is nowhere`() {
    expectFault("Unable to activate constraint because its items have no common ancestor.") {
      $0.left.equalTo(UIView().snp.right).offset(3)
    }
  }

  /// Nothing holds it but its superview, which goes before the chain becomes a constraint.
  @Test func `an item that goes with its superview in the closure`() {
    weak var known: UIView?
    expectFault("The second layout item has been deallocated.") { make in
      let (panel, inner) = (UIView(name: "panel"), UIView(name: "inner"))
      panel.addSubview(inner)
      make.left.equalTo(inner.snp.right).offset(3)
      known = inner
    }

    #expect(known == nil)
  }

  @Test func `activating what has lost its first item`() {
    var width: Constraint?
    do {
      let gone = UIView("gone", in: container)
      _ = gone.snp.prepareConstraints { width = $0.left.equalTo(b).constraint }
      gone.removeFromSuperview()
    }
    width?.activate()

    #expect(width?.isActive == false)
    #expect(
      container.faultTexts.map { $0.prefix(74) } == [
        "WARNING: SnapKit failed to get from item from constraint. Activate will be"
      ])
  }

  @Test func `leading against left, and what is no number`() {
    expectFault("A constraint cannot be made between a leading/trailing attribute and a right/left")
    {
      $0.leading.equalTo(b.snp.left)
    }
    a.snp.removeConstraints()
    container.diagnostics.removeAll()
    expectFault("NSLayoutConstraint constant is not finite!  That's illegal.") {
      $0.left.equalTo(b).offset(Double.nan)
    }
    a.snp.removeConstraints()
    container.diagnostics.removeAll()
    expectFault("A multiplier of 0 or a nil second item together with a location") {
      $0.left.equalTo(b).multipliedBy(0)
    }
  }

  @Test func `left against top is accepted, and told when it is laid out`() {
    a.snp.makeConstraints { $0.left.equalTo(b.snp.top) }
    #expect(container.faultTexts.isEmpty)

    container.layoutIfNeeded()
    #expect(
      container.faultTexts.map { $0.prefix(62) } == [
        "Constraint improperly relates anchors of incompatible types. <"
      ])
  }

  @Test func `attributes that UIKit does not pair`() {
    expectFault("Invalid pairing of layout attributes.") { $0.left.equalTo(b.snp.width) }
  }

  @Test func `a priority out of range`() {
    expectFault("Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired") {
      $0.width.equalTo(5).priority(1001)
    }
  }
}
