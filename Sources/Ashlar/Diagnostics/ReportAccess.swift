// What the inspector and the test kit need to know beyond the public face.

extension View {
  /// The guides that somebody added, without those that the view made itself.
  package var addedGuides: [LayoutGuide] {
    layoutGuides.isEmpty ? [] : layoutGuides.filter { $0.node.systemGuide == nil }
  }

  /// Whether constraints speak of the view, as far as the last layout knows.
  package var isConstrained: Bool { node.token >= 0 }
}

extension LayoutConstraint {
  /// The description, with names that have been found out before.
  package func text(naming names: inout ReportNames) -> String {
    text { names.name(of: $0) }
  }

  /// Tells the constraint from others of its tree; see ``LayoutDemand/serial``.
  package var serial: Int64 { activation }
}
