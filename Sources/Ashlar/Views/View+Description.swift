// MARK: - Names

extension View {
  /// The view's name; without one, its type and its place among the views of that type beside it.
  ///
  /// `Label#2` is the third label of its superview.
  var reportName: String {
    if let name { return name }
    let type = "\(type(of: self))"
    guard let superview else { return type }
    let before = superview.subviews.prefix { $0 !== self }
    return "\(type)#\(before.count { Swift.type(of: $0) == Swift.type(of: self) })"
  }
}

extension LayoutBox {
  /// The name of the box as reports write it.
  var nameInReports: String {
    if let view = self as? View { return view.reportName }
    if let name { return name }
    guard let owner = host else { return "LayoutGuide" }
    let index = owner.layoutGuides.firstIndex { $0 === self } ?? 0
    return "\(owner.reportName).guide#\(index)"
  }
}

// MARK: - Descriptions

extension View: CustomStringConvertible {
  /// The type, the name and the frame, without addresses.
  ///
  /// A view that waits for a layout says so, since its frame is the old one.
  public var description: String {
    let type = "\(type(of: self))"
    let title = name.map { "\(type) \($0)" } ?? type
    let state = (isHidden ? " hidden" : "") + (hasPendingLayout ? " (layout pending)" : "")
    return "\(title) \(frameDescription)\(state)"
  }

  /// The view and all views inside it, one a line, each inside its superview.
  ///
  /// The text is the same in every run.
  ///
  /// - Complexity: O(*n*) for *n* views, and the text.
  public var recursiveDescription: String {
    var lines: [String] = []
    var waiting: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.description)
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a layout would call something for this view, or move it.
  private var hasPendingLayout: Bool {
    isWaiting || ancestors.contains { $0.needsLayout } || !(existingTree?.changes.isEmpty ?? true)
  }
}
