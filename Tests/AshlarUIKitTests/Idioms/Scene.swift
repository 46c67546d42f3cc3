import AshlarUIKit
import Testing

/// A root of 300 × 200 points with three views in it.
struct Scene {
  let root = UIView(root: 300, 200)
  let a: UIView
  let b: UIView
  let c: UIView

  init() {
    a = UIView("a", in: root)
    b = UIView("b", in: root)
    c = UIView("c", in: root)
  }

  var frames: [String] {
    root.layoutIfNeeded()
    return [a, b, c].map {
      $0.translatesAutoresizingMaskIntoConstraints ? "–" : $0.frameDescription
    }
  }
}

/// Expects a layout to be the same in three spellings, and as worked out by hand.
func expectSame(
  _ frames: String..., sourceLocation: SourceLocation = #_sourceLocation,
  snapKit: @escaping (Scene) -> Void, masonry: @escaping (Scene) -> Void,
  native: @escaping (Scene) -> Void
) {
  for (name, write) in [("snp", snapKit), ("mas", masonry), ("native", native)] {
    let scene = Scene()
    write(scene)
    #expect(
      Array(scene.frames.prefix(frames.count)) == frames, "\(name)", sourceLocation: sourceLocation)
    #expect(scene.root.faultTexts == [], "\(name)", sourceLocation: sourceLocation)
    #expect(scene.root.diagnostics.conflicts.isEmpty, "\(name)", sourceLocation: sourceLocation)
  }
}
