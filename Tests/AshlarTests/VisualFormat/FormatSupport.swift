import Ashlar

/// A root called `root` with views `a`, `b` and `c` in it, and formats about them.
struct FormatScene {
  let root = View(root: 300, 200)
  let a: View
  let b: View
  let c: View
  var metrics: [String: CGFloat] = ["gap": 12, "low": 250, "_m1": 5]

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    c = View("c", in: root)
  }

  var views: [String: LayoutBox] { ["a": a, "b": b, "c": c, "_1": c, "root": root] }

  func constraints(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// What the constraints of a format say.
  func sentences(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws(VisualFormatError) -> [String] {
    var sentences: [String] = []
    for constraint in try constraints(format, options) { sentences.append("\(constraint)") }
    return sentences
  }

  func error(
    _ format: String, _ options: LayoutConstraint.FormatOptions = []
  ) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try constraints(format, options)
      return nil
    } catch {
      return error
    }
  }
}
