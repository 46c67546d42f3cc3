/// The part of each view of a tree in layout; see ``View/autolayoutTrace``.
struct LayoutTrace {
  private let engine: LayoutEngine?
  private let ambiguities: [Int32: LayoutEngine.Ranges]
  private var names = ReportNames()

  init(of engine: LayoutEngine?) {
    self.engine = engine
    ambiguities = engine?.allAmbiguities() ?? [:]
  }

  mutating func text(of view: View) -> String {
    var lines: [String] = []
    var waiting: [(view: View, depth: Int)] = [(view, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(TreeIndent.text(depth, step: "|   ") + line(of: view))
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return """
      \(lines.joined(separator: "\n"))

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private mutating func line(of view: View) -> String {
    let name = names.name(of: view)
    let type = "\(type(of: view))"
    let title = name == type || name.hasPrefix("\(type)#") ? name : "\(type):\(name)"
    let isHost = view.superview == nil && engine != nil
    let mark = isHost ? "•" : view.node.token < 0 ? "" : view.translatesMask ? "+" : "*"
    let ranges = ambiguities[view.node.token]
    let free = ranges.flatMap { engine?.traceText(of: view.node, $0, &names) } ?? []
    let end = free.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(free.joined(separator: ", "))"
    return mark + title + end
  }
}
