import Ashlar
import Testing

struct `Suggestions for a conflict` {
  let root = View(root: 300, 300)
  let view: View

  init() {
    view = View("view", in: root)
  }

  private func conflict() throws -> LayoutConflict {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first)
  }

  @Test func `begin with what is there twice`() throws {
    view.makeConstraints { $0.width.equalTo(100) }
    view.makeConstraints { $0.width.equalTo(200) }

    let suggestions = try conflict().suggestions

    guard case .removeOne(let demands) = try #require(suggestions.first) else {
      Issue.record("\(suggestions)")
      return
    }
    #expect(demands.map(\.text) == ["view.width == 100", "view.width == 200"])
    #expect(suggestions.count == 3)
  }

  @Test func `say of a line that ran twice that it did`() throws {
    for width in [100.0, 200.0] { view.makeConstraints { $0.width.equalTo(width) } }

    let words = try conflict().suggestions.map(\.description)

    #expect(words.first?.contains("that line ran twice") == true)
  }

  // Two widths differ in their constants only; an inequality is another relation.
  @Test func `do not take an inequality for the same thing`() throws {
    view.makeConstraints { make in
      make.width.equalTo(100)
      make.width.greaterThanOrEqualTo(200)
    }

    let suggestions = try conflict().suggestions

    #expect(suggestions.count == 2)
    guard case .lowerPriority(let demand, 999) = suggestions[0],
      case .relax(let equation, .greaterThanOrEqual) = suggestions[1]
    else {
      Issue.record("\(suggestions)")
      return
    }
    #expect(demand.text == "view.width >= 200")
    #expect(equation.text == "view.width == 100")
  }

  @Test func `name the view whose mask was left on`() throws {
    let logo = View(name: "logo")
    root.addSubview(logo)
    LayoutConstraint.activate([logo.widthAnchor.constraint(equalToConstant: 100)])

    let suggestions = try conflict().suggestions

    #expect(suggestions.first == .turnOffMask(of: "logo"))
    #expect(
      suggestions.first?.description
        == "set logo.translatesAutoresizingMaskIntoConstraints to false")
  }

  @Test func `offer the priorities of a content that is required`() throws {
    view.contentSize = CGSize(width: 80, height: 20)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.makeConstraints { $0.width.equalTo(100) }

    let suggestions = try conflict().suggestions

    let lowered = suggestions.compactMap { suggestion in
      if case .lowerPriority(let demand, _) = suggestion { demand.origin } else { nil }
    }
    // A content that is required is seldom meant to be.
    #expect(lowered == [.contentSize, .constraint])
  }

  /// Makes the same contradiction anew and follows one suggestion.
  private func conflictsAfterFollowing(_ index: Int, in direction: LayoutDirection) throws -> Int {
    let root = View(root: 300, 300)
    root.environment.direction = direction
    let view = View("view", in: root)
    let made = view.makeConstraints { make in
      make.leading.equalTo(root).offset(20)
      make.trailing.equalTo(root).offset(-20)
      make.width.greaterThanOrEqualTo(280)
    }.flatMap(\.layoutConstraints)
    root.layoutIfNeeded()
    let conflict = try #require(root.diagnostics.conflicts.first)
    guard index < conflict.suggestions.count else { return 0 }
    switch conflict.suggestions[index] {
    case .lowerPriority(let demand, let priority):
      made.first { $0.description == demand.text }?.priority = priority
    case .relax(let demand, let relation):
      let old = try #require(made.first { $0.description == demand.text })
      let new = LayoutConstraint(
        item: old.firstItem, attribute: old.firstAttribute, relatedBy: relation,
        toItem: old.secondItem, attribute: old.secondAttribute, constant: old.constant)
      old.isActive = false
      new.isActive = true
    case .removeOne(let demands):
      made.first { $0.description == demands[0].text }?.isActive = false
    case .changeNumber(let demand, let number):
      made.first { $0.description == demand.text }?.constant = number
    default: Issue.record("unexpected")
    }
    root.layoutIfNeeded()
    return root.diagnostics.conflicts.count
  }

  @Test(arguments: 0..<5, [LayoutDirection.leftToRight, .rightToLeft])
  func `each end the conflict, in both directions`(index: Int, direction: LayoutDirection) throws {
    #expect(try conflictsAfterFollowing(index, in: direction) == 0)
  }
}
