import Ashlar

/// Bytes that may be a visual format.
package enum FormatFuzz: FuzzSubject {
  package static let name = "formats"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    var mutator = FormatMutator(seed: random.next())
    let format = random.chance(70) ? mutator.format() : mutator.soup()
    return random.bytes(3) + Array(format.utf8)
  }

  /// A format makes constraints that a layout survives, or is refused at a place inside it, and always
  /// in the same way.
  package static func failure(of bytes: [UInt8]) -> String? {
    let format = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    let options = bytes.prefix(3).reduce(0 as UInt) { $0 << 8 | UInt($1) }
    var complaint = Complaint()
    let first = Scene().outcome(format, options, &complaint)
    let second = Scene().outcome(format, options, &complaint)
    complaint.expect(first == second, "\(first), and the second time \(second)")
    return complaint.text.map { "\($0)\n\(format.debugDescription)" }
  }
}

/// A root with three views, and formats about them.
private struct Scene {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let views: [String: LayoutBox]

  init() {
    let boxes = ["a", "b", "c"].map { View(name: $0) }
    root.diagnostics.handler = .silent
    for view in boxes { root.addSubview(view) }
    for view in boxes { view.translatesAutoresizingMaskIntoConstraints = false }
    views = ["a": boxes[0], "b": boxes[1], "c": boxes[2], "_1": boxes[2], "root": root]
  }

  /// What comes of a format, in words.
  func outcome(_ format: String, _ options: UInt, _ complaint: inout Complaint) -> String {
    do throws(VisualFormatError) {
      let constraints = try LayoutConstraint.constraints(
        withVisualFormat: format, options: LayoutConstraint.FormatOptions(rawValue: options),
        metrics: ["gap": 12, "low": 250, "_m1": 5], views: views)
      complaint.expect(
        constraints.allSatisfy { $0.error == nil && !$0.isActive }, "illegal constraints")
      layOut(constraints, &complaint)
      return "\(constraints)"
    } catch {
      let place = error.position
      complaint.expect((0...format.utf8.count).contains(place), "an error at \(place)")
      complaint.expect(error.format == format, "an error in another format")
      return "\(error)"
    }
  }

  private func layOut(_ constraints: [LayoutConstraint], _ complaint: inout Complaint) {
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    complaint.expect(root.frame.size == CGSize(width: 300, height: 200), "the root moved")
    for view in root.subviews { complaint.expect(view.frame.isAllFinite, "\(view)") }
    complaint.expect(root.diagnostics.faults.isEmpty, "\(root.diagnostics.faults)")
    LayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
    complaint.expect(root.diagnostics.conflicts.isEmpty, "conflicts without constraints")
  }
}
