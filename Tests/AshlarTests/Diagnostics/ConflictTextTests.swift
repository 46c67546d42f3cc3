import Ashlar
import Testing

struct `Texts of conflicts` {
  let root = View(root: 100, 100)

  /// 300 views of 10 points below each other in 100.
  @Test func `leave out the middle of a long chain`() throws {
    root.diagnostics.handler = .silent
    var last: View?
    for _ in 0..<300 {
      let view = View()
      root.addSubview(view)
      view.makeConstraints { make in
        make.height.equalTo(10)
        if let last { make.top.equalTo(last.bottom) } else { make.top.equalToSuperview() }
      }
      last = view
    }
    last?.makeConstraints { $0.bottom.equalToSuperview() }
    root.layoutIfNeeded()

    let conflict = try #require(root.diagnostics.conflicts.first)

    #expect(conflict.members.count == 602)
    let lines = "\(conflict)".split(separator: "\n")
    #expect(lines.count < 60)
    // All but the one set aside, of which forty are written.
    #expect(lines.contains("  and 561 more"))
    #expect(lines[0].hasPrefix("View#299.bottom == root.bottom"))
  }

  /// Two equations whose factors are the same but for the last digits: what is left of them is rounding.
  @Test func `say so where numbers are too close to tell`() throws {
    let (one, other) = (View("one", in: root), View("other", in: root))
    one.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(other).multipliedBy(1 - 1e-13).offset(1)
    }
    other.makeConstraints { $0.width.equalTo(one).offset(1) }
    root.layoutIfNeeded()

    let conflict = try #require(root.diagnostics.conflicts.first)
    #expect(!conflict.isCertain)
    let first = "\(conflict)".prefix { $0 != "\n" }
    #expect(first.contains("may not hold beside"), "\(first)")
    #expect(first.contains("their numbers are too close to tell"), "\(first)")
  }

  @Test func `tell items of the same name apart by what they are in`() throws {
    let cells = [View("cell", in: root), View("card", in: root)]
    let titles = cells.map { View("title", in: $0) }
    cells.makeConstraints { $0.left.top.equalToSuperview() }
    titles.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(20)
    }
    titles[1].makeConstraints { $0.width.equalTo(titles[0]).offset(5) }
    root.layoutIfNeeded()

    let conflict = try #require(root.diagnostics.conflicts.first)

    #expect(
      conflict.members.map(\.text) == [
        "title.width == 20", "card/title.width == 20", "card/title.width == title.width + 5",
      ])
  }
}
