import Ashlar

/// The names of the views of a tree in reports, and the names by which tests may refer to them.
package struct ViewNames {
  private let root: View
  private let properties = OwnedProperties()

  package init(_ root: View) { self.root = root }

  package func identity(of view: View) -> ViewIdentity {
    ViewIdentity(view: view, property: properties.name(of: view))
  }

  /// Makes every report name views without a name by their identifying properties while a closure runs.
  package func telling<Value>(_ body: () -> Value) -> Value {
    ReportNames.telling({ identity(of: $0).told }, in: root, while: body)
  }

  /// The views that have a name or are identified by it, in the order of the tree.
  package func views(named name: String) -> [View] {
    root.subtree.filter { identity(of: $0).answers(to: name) }
  }

  /// Everything that reports may call the views that a name stands for.
  package func reportNames(for name: String) -> Set<String> {
    Set([name] + views(named: name).flatMap { [$0.reportName, $0.placeName] })
  }
}
