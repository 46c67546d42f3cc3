import Ashlar
import Testing

/// Names with characters that control terminals: reports show escapes, and what is looked up keeps the name.
struct `Names with control characters` {
  static let name = "a\u{1B}[31m\nb\u{202E}"
  static let shown = "a\\u{1b}[31m\\nb\\u{202e}"

  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View(Self.name, in: root)
    view.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    root.layoutIfNeeded()
  }

  @Test func `are escaped in conflicts, explanations, ambiguities, faults and constraints`() throws
  {
    view.makeConstraints { $0.height.equalTo(CGFloat.nan) }
    let other = View(Self.name, in: root)
    other.makeConstraints { $0.left.equalTo(view.right) }
    root.layoutIfNeeded()
    let conflict = try #require(root.diagnostics.conflicts.first)
    var texts = conflict.members.map(\.description) + conflict.suggestions.map(\.description)
    texts += root.diagnostics.faults.map(\.description)
    texts += root.layoutAmbiguities().map(\.description)
    texts += [conflict.description, view.explain(.left).description, root.autolayoutTrace]
    texts += [view.description, view.constraints[0].description, view.widthAnchor.name]
    texts += LayoutLint.findings(of: root).map(\.description)

    #expect(texts.count > 12)
    for text in texts {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(text)")
    }
    #expect(conflict.setAside.text == "\(Self.shown).width == 20")
    #expect(view.reportName == Self.shown)
    #expect(view.description.hasPrefix("View \(Self.shown) ("))
  }

  @Test func `are escaped in identifiers of constraints and cells`() throws {
    let wide = try #require(view.constraints.last { $0.firstAttribute == .width })
    wide.identifier = Self.name
    view.makeConstraints { $0.width.equalTo(30) }
    root.layoutIfNeeded()

    let text = root.diagnostics.conflicts.map(\.description).joined()
    #expect(text.contains("\(Self.shown): ") && !text.contains("\u{1B}"), "\(text)")
  }

  @Test func `stay as they are in snapshots, which are read again`() throws {
    let snapshot = LayoutSnapshot(of: root)

    #expect(snapshot.box(named: Self.name)?.frame == view.frame)
    #expect(try LayoutSnapshot(text: "\(snapshot)") == snapshot)
    view.constraints.first { $0.constant == 10 }?.constant = 15
    root.layoutIfNeeded()
    let difference = "\(LayoutSnapshot(of: root).difference(from: snapshot))"
    #expect(difference.contains(Self.shown) && !difference.contains("\u{1B}"), "\(difference)")
  }

  @Test func `that are letters, marks or emoji stay`() {
    for name in ["größe", "ビュー", "👨‍👩‍👧 family", "a\"b\\c", "שלום"] {
      view.name = name
      #expect(view.reportName == name)
    }
  }
}
