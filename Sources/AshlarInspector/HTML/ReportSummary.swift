import Ashlar

/// The first line of a page: the circumstances of the layout and the counts of its contents.
struct ReportSummary {
  let data: ReportData

  /// The circumstances that the layout depends on beside its views.
  let surroundings: [String]

  var text: String {
    let scene = data.scene
    let diagnostics = scene.root.diagnostics
    let faults = diagnostics.faults.count + diagnostics.faultsLeftOut
    let found = data.findings.map {
      Self.count($0.count, "finding of checks", "findings of checks")
    }
    let counts = [
      Self.count(scene.items.count, "view or guide", "views and guides"),
      Self.count(scene.sentences.count, "constraint", "constraints"),
      Self.count(scene.conflicts.count, "conflict", "conflicts"),
      Self.count(scene.ambiguities.count, "ambiguity", "ambiguities"),
      Self.count(faults, "fault", "faults"),
    ]
    return (surroundings + counts + [found].compactMap(\.self)).joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 0 ? "no \(many)" : "\(count) \(count == 1 ? one : many)"
  }
}
