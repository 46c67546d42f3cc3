import Ashlar

/// The first line of a page: the circumstances of the layout and the counts of its contents.
struct ReportSummary {
  let data: ReportData

  /// The case of a test, in words; nil without one.
  let circumstances: String?

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
    return (surroundings + counts + [found]).compactMap(\.self).joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    count == 0 ? "no \(many)" : "\(count) \(count == 1 ? one : many)"
  }
}

// MARK: - Circumstances

extension ReportSummary {
  /// The size of the root, the device, the direction of reading, the scale and the size of texts, as far as they are known.
  private var surroundings: [String?] {
    let root = data.scene.root
    let window = sequence(first: root, next: \.superview).lazy
      .compactMap { $0 as? any ControllerWindow }.first
    let orientation = window?.orientation == .landscape ? " held sideways" : ""
    return [
      circumstances, GeometryText.size(root.bounds.size),
      window?.device.map { $0.name + orientation },
      root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "from right to left" : nil,
      root.environment.displayScale.map { "\(GeometryText.number(Double($0))) pixels a point" },
      window?.textSizeName.map { "texts of size \($0)" },
    ]
  }
}
