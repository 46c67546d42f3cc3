import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about shares, numbers of loops and wishes that lose.
struct `Reported about shares and loops` {
  /// Stack Overflow 66427649: so many views of a share have room for one each.
  @Test(
    arguments: [
      (4, 1.0 / 3, "write multipliedBy(0.25) in place of 0.333 for "),
      (6, 0.25, "write multipliedBy(1.0 / 6) in place of 0.25 for "),
    ] as [(Int, CGFloat, String)])
  func `a share that is too much for a row is to be another one`(
    count: Int, share: CGFloat, words: String
  ) throws {
    func make(_ share: CGFloat) -> UIView {
      let root = UIView(reported: 300, 60)
      let row = root.add(UIStackView(), "row")
      row.snp.makeConstraints { $0.edges.equalToSuperview() }
      for place in 0..<count {
        let tab = UIView()
        tab.name = "t\(place)"
        row.addArrangedSubview(tab)
        tab.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(share) }
      }
      return root
    }
    let conflict = try onlyConflict(make(share))
    let first = conflict.suggestions.first?.description
    expect(first, says: words, "and \(count - 1) more of that line")
    #expect(conflict.costs.first == "")
    expectSilence(make(1 / CGFloat(count)))
  }

  /// Two lines: 0.6 and 0.5 of 200 are too much by 0.1.
  @Test func `a share beside another one is to be what that leaves`() throws {
    let root = UIView(reported: 200, 40)
    let parts = [root.add(UIView(), "one"), root.add(UIView(), "two")]
    for part in parts { part.snp.makeConstraints { $0.top.bottom.equalToSuperview() } }
    parts[0].snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.6)
    }
    parts[1].snp.makeConstraints { make in
      make.left.equalTo(parts[0].snp.right)
      make.right.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    let told = try onlyConflict(root).suggestions.map(\.description)
    #expect(told.contains { $0.hasPrefix("write multipliedBy(0.4) in place of 0.5 for two.width") })
    #expect(told.contains { $0.hasPrefix("write multipliedBy(0.5) in place of 0.6 for one.width") })
  }

  /// A number in a loop is one number: two boxes have room for 75 each in 150.
  @Test func `a number that a loop gives several views is another one for all`() throws {
    func make(_ width: CGFloat) -> UIView {
      let root = UIView(reported: 300, 60)
      let row = root.add(UIStackView(), "row")
      row.snp.makeConstraints { make in
        make.top.left.bottom.equalToSuperview()
        make.width.equalTo(150)
      }
      for name in ["a", "b"] {
        let box = UIView()
        box.name = name
        row.addArrangedSubview(box)
        box.snp.makeConstraints { $0.width.equalTo(width) }
      }
      return root
    }
    let told = try onlyConflict(make(100)).suggestions.map(\.description)
    #expect(
      told.contains { $0.hasPrefix("write equalTo(75) in place of 100 for a.width == 100 (") })
    #expect(!told.contains { $0.contains("equalTo(50)") })
    expectSilence(make(75))
  }

  // MARK: Sentences of several attributes

  /// Masonry#337 in SnapKit's words: one sentence ties both sides, and one is to replace it.
  @Test func `a sentence that was to replace another one is one report`() throws {
    let root = UIView(reported: 320, 44)
    let tabs = [root.add(UIView(), "a"), root.add(UIView(), "b")]
    for (place, tab) in tabs.enumerated() {
      tab.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(20)
        if place == 0 { make.left.equalToSuperview() } else { make.right.equalToSuperview() }
      }
    }
    let line = root.add(UIView(), "line")
    line.snp.makeConstraints { make in
      make.left.right.equalTo(tabs[0])
      make.top.equalTo(tabs[0].snp.bottom)
      make.height.equalTo(2)
    }
    line.snp.makeConstraints { $0.left.right.equalTo(tabs[1]) }
    let conflict = try onlyConflict(root)
    #expect(conflict.alsoSetAside.count == 1)
    expect("\(conflict)", says: "remakeConstraints replaces old ones")
  }

  // MARK: Wishes

  /// Stack Overflow 19561269: what a person wrote is what a wish gave way to: insets that are required, or a height of 999.
  @Test(arguments: [1000, 900])
  func `a wish gave way to what is written, and not to sizes that are not negative`(
    priority: Int
  ) {
    let root = UIView(reported: 320, 200)
    let box = root.add(UIView(), "box")
    let label = box.add(label: "label")
    box.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    label.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(8)
      make.bottom.equalToSuperview().inset(8).priority(priority)
    }
    box.snp.makeConstraints { $0.height.equalTo(0).priority(999) }
    root.layoutIfNeeded()
    #expect(box.frame.height == (priority == 1000 ? 16 : 0))

    let words = "\(box.explain(.height))"
    expect(
      words,
      says: priority == 1000
        ? "It gave way to label.bottom == box.bottom - 8 ("
        : "It gave way to box.height == 0 @999 (")
  }
}
