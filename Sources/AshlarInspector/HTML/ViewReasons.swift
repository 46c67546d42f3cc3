import Ashlar

/// The reasons for the frame of a view or guide: one line for each number, with its causes.
struct ViewReasons {
  /// The number, the reason in a line, and the rest.
  private(set) var sides: [(name: String, line: String, rest: String)] = []

  private static let attributes: [(LayoutConstraint.Attribute, String)] = [
    (.left, "Left"), (.top, "Top"), (.width, "Width"), (.height, "Height"),
  ]

  /// How long a reason is at most, in letters.
  private static let longest = 2_000

  init(_ item: LayoutScene.Item, naming names: inout ReportNames) {
    let told = Self.attributes.map { attribute, name in
      (name, item.box.explain(attribute, causes: 6, naming: &names))
    }
    if told.allSatisfy({ $0.1.standing == .kept || $0.1.standing == .unsolved }) {
      let isRoot = item.depth == 0
      sides = [
        (
          "Frame",
          isRoot
            ? "It is the root, and has the frame it was given."
            : "No constraint places it, so it keeps its frame.", ""
        )
      ]
      return
    }
    sides = told.filter { $0.1.standing != .kept }.map { name, explanation in
      let text = OneLine.shortened(explanation.description, to: Self.longest)
      let end = text.firstIndex(of: "\n") ?? text.endIndex
      return (name, String(text[..<end]), String(text[end...].dropFirst()))
    }
  }

  var value: ScriptValue {
    .list(sides.map { .list([.text($0.name), .text($0.line), .text($0.rest)]) })
  }
}
