/// A possible finding of a lint, with the suspicion that must be confirmed first.
struct LintDoubt {
  let kind: LayoutLint.Kind
  let location: CodeLocation?

  /// What has to be shown; nil if the code or the last layout has shown it.
  var suspicion: LintSuspicion?
}

extension LintDoubt {
  /// The findings among doubts about what is inside a view: those that are shown.
  static func findings(_ doubts: [LintDoubt], in view: View) -> [LayoutLint.Finding] {
    var witnesses = witnesses(of: doubts.compactMap(\.suspicion), in: view)[...]
    var findings: [LayoutLint.Finding] = []
    for doubt in doubts {
      let witness = doubt.suspicion == nil ? nil : witnesses.popFirst() ?? nil
      if doubt.suspicion != nil, witness == nil { continue }
      let kind = findings.last.flatMap { doubt.kind.joined(to: $0.kind) }
      if kind != nil { findings.removeLast() }
      findings.append(
        LayoutLint.Finding(kind: kind ?? doubt.kind, location: doubt.location, witness: witness))
    }
    return findings
  }

  private static func witnesses(
    of suspicions: [LintSuspicion], in view: View
  ) -> [LayoutLint.Witness?] {
    if suspicions.isEmpty { return [] }
    return view.existingTree?.witnesses(of: suspicions, root: view.root) ?? []
  }
}

extension LayoutLint.Kind {
  /// One finding about the views of two that have one cause; nil if there are two causes.
  fileprivate func joined(to first: Self) -> Self? {
    guard case .leftToStack(let views, let stack, let axis) = first,
      case .leftToStack(let more, stack, axis) = self
    else { return nil }
    return .leftToStack(views: views + more, stack: stack, axis: axis)
  }
}
