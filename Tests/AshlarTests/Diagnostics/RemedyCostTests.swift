import Ashlar
import Testing

/// What comes of remedies: those that mend come first, and the others say what they cost.
struct `What remedies cost` {
  let root = View(root: 300, 100)

  init() { root.diagnostics.handler = .silent }

  private func conflict() throws -> LayoutConflict {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first)
  }

  /// 100 less 100 leaves nothing for the label, however little the upper view wishes for its height.
  @Test func `is said where a view would have no extent`() throws {
    let picture = View("picture", in: root)
    let label = View("label", in: root)
    label.contentSize = CGSize(width: 50, height: 20)
    picture.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.height.equalTo(100)
    }
    label.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(picture.bottom)
      make.bottom.equalToSuperview()
      make.height.greaterThanOrEqualTo(20)
    }

    let conflict = try conflict()

    #expect(conflict.costs.count == conflict.suggestions.count)
    let told = conflict.costs.drop { $0.isEmpty }
    #expect(!told.contains(""))
  }

  /// "44" keeps its digits if only the hugging gives way: 60 is more than it needs.
  @Test func `is nothing where the hugging of a content gives way alone`() throws {
    let price = View("price", in: root)
    price.contentSize = CGSize(width: 40, height: 20)
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    price.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(60)
    }

    let first = try #require(try conflict().suggestions.first)

    #expect(first.description == "lower the horizontal hugging of price to 999")
  }

  /// Nine tabs of a third are three times as wide as what they are in. The stack need not be as wide.
  @Test func `is nothing for one of many members, and that is found`() throws {
    let stack = StackView(arrangedSubviews: (0..<9).map { View(name: "tab\($0)") }, name: "tabs")
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalToSuperview()
    }
    for tab in stack.arrangedSubviews {
      tab.makeConstraints { $0.width.equalTo(root).multipliedBy(1.0 / 3) }
    }

    let conflict = try conflict()

    #expect(conflict.members.count > 9)
    #expect(!conflict.suggestions.isEmpty)
  }

  @Test func `is found out when conflicts are read, and not in the layout`() throws {
    let views = (0..<200).map { View("v\($0)", in: root) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.equalTo(index == 0 ? root.left : views[index - 1].right)
        make.top.height.equalToSuperview()
        make.width.equalTo(10)
      }
    }
    views[100].makeConstraints { $0.width.equalTo(20) }
    root.layoutIfNeeded()
    #expect(root.layoutWork.remediesTried == 0)

    let before = root.layoutWork
    #expect(root.diagnostics.conflicts.count == 1)
    let work = root.layoutWork - before
    #expect((1...20).contains(work.remediesTried))
    #expect(root.diagnostics.conflicts.count == 1)
    #expect((root.layoutWork - before).remediesTried == work.remediesTried)
  }

  /// All values are 80 wide by one line, and one title is 250 by another: 16 + 24 + 12 + 250 + 8 + 80 + 16 are 406 of 375.
  /// What the other rows have needs no trial, however many there are.
  @Test func `of numbers does not try what other rows have without a contradiction`() throws {
    func tried(rows: Int) throws -> Int {
      let root = View(name: "root")
      root.diagnostics.handler = .silent
      for index in 0..<rows {
        let icon = View("icon", in: root)
        let title = View("title", in: root)
        let value = View("value", in: root)
        icon.makeConstraints { make in
          make.left.top.equalToSuperview().offset(16)
          make.size.equalTo(24)
        }
        title.makeConstraints { make in
          make.left.equalTo(icon.right).offset(12)
          make.top.height.equalTo(icon)
          if index == rows / 2 { make.width.equalTo(250) }
        }
        value.makeConstraints { make in
          make.left.equalTo(title.right).offset(8)
          make.right.equalToSuperview().offset(-16)
          make.top.height.equalTo(icon)
          make.width.equalTo(80)
        }
      }
      root.layout(in: CGSize(width: 375, height: 600))

      let conflict = try #require(root.diagnostics.conflicts.first)
      let words = conflict.suggestions.map { "\($0)" }
      #expect(words.contains { $0.hasPrefix("write equalTo(219) in place of 250 for title.width") })
      #expect(!words.contains { $0.contains("in place of 80") })
      return root.layoutWork.remediesTried
    }

    let few = try tried(rows: 4)
    #expect(few > 0)
    #expect(try tried(rows: 40) == few)
  }
}
