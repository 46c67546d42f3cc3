import Ashlar
import AshlarTesting
import AshlarUIKit
import Testing

// Layouts as people reported them, and what is said of them.

extension UIView {
  /// Makes a root whose letters are 10 × 20, and which stays silent: tests read what is said.
  convenience init(reported width: CGFloat, _ height: CGFloat, name: String = "root") {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.name = name
    textMeasurer = GridTextMeasurer(width: 10, height: 20)
    diagnostics.handler = .silent
  }

  /// Adds a view with a name.
  @discardableResult
  func add<Item: UIView>(_ view: Item, _ name: String) -> Item {
    view.name = name
    addSubview(view)
    return view
  }

  /// Adds a label with a text, which is its name too.
  @discardableResult
  func add(label text: String, lines: Int = 1) -> UILabel {
    let label = add(UILabel(), text)
    label.text = text
    label.numberOfLines = lines
    return label
  }
}

/// What the checks say after a layout.
func problems(_ root: UIView, _ checks: Set<LayoutCheck> = LayoutCheck.all) -> [String] {
  root.layoutIfNeeded()
  return root.layoutProblems(checks).map(\.description)
}

/// Expects that the layout is good, and that nothing is said of it.
func expectSilence(_ root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(problems(root) == [], sourceLocation: sourceLocation)
}

/// The only conflict of a layout.
func onlyConflict(
  _ root: UIView, sourceLocation: SourceLocation = #_sourceLocation
) throws -> LayoutConflict {
  root.layoutIfNeeded()
  let conflicts = root.diagnostics.conflicts
  #expect(conflicts.count == 1, sourceLocation: sourceLocation)
  return try #require(conflicts.first, sourceLocation: sourceLocation)
}

/// Expects that some words are in a text.
func expect(
  _ text: String?, says words: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  for word in words {
    #expect(text?.contains(word) == true, "\(text ?? "nothing")", sourceLocation: sourceLocation)
  }
}
