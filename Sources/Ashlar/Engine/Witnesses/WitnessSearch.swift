internal import AshlarSolver

/// Searches for circumstances in which a suspicion of a lint is true: the present layout, a copy without the choices
/// of stacks, and copies whose root is narrower, wider, lower or higher.
struct WitnessSearch {
  private let suspicions: [LintSuspicion]
  private let tree: LayoutTree
  private let root: View
  private var witnesses: [LayoutLint.Witness?]
  private var rehearsal: LayoutRehearsal?

  init(_ suspicions: [LintSuspicion], of tree: LayoutTree, root: View) {
    self.suspicions = suspicions
    self.tree = tree
    self.root = root
    witnesses = Array(repeating: nil, count: suspicions.count)
  }

  /// The circumstances for each suspicion, the present ones first; nil for what there are none for, or what no layout since
  /// the last change tells.
  ///
  /// - Complexity: That of a first layout of the tree for the copy, and of one more for each thing that is tried.
  mutating func run() -> [LayoutLint.Witness?] {
    guard !tree.nesting.isSolving, tree.changes.isEmpty, let engine = tree.engine as? LayoutEngine,
      !engine.isUnfinished
    else { return witnesses }
    tree.nesting.isSolving = true
    defer { tree.nesting.isSolving = false }
    let subjects = suspicions.flatMap { $0.subjects(known: engine) }
    let present = PresentLengths(engine: engine)
    let judge = WitnessJudge(lengths: present.all(of: subjects))
    for (place, suspicion) in suspicions.enumerated() where judge.isShown(suspicion) {
      witnesses[place] = .present
    }
    for trial in trials {
      let open = suspicions.indices.filter {
        witnesses[$0] == nil && trial.mayShow(suspicions[$0])
      }
      if open.isEmpty { continue }
      guard let rehearsal = rehearsal ?? LayoutRehearsal(of: root) else { break }
      self.rehearsal = rehearsal
      guard let edit = trial.edit(of: rehearsal.rows),
        let lengths = rehearsal.rows.lengths(of: subjects, present, after: edit)
      else { continue }
      let judge = WitnessJudge(lengths: lengths)
      for place in open where judge.isShown(suspicions[place]) {
        witnesses[place] = trial
      }
    }
    return witnesses
  }

  /// What is tried on copies, in this order: also the other widths and heights of the smallest and of the largest
  /// telephone.
  ///
  /// A root that is narrower than all of them is a part of a screen, and its width on another one is unknown. A lower
  /// one has the height of its content.
  private var trials: [LayoutLint.Witness] {
    let (least, most) = (DeviceProfile.iPhoneSE.size, DeviceProfile.iPhone16ProMax.size)
    let size = root.bounds.size
    let widths = size.width < least.width ? [] : [least.width, most.width]
    let heights = size.height < least.height ? [] : [least.height, most.height]
    return [.present]
      + widths.filter { $0 != size.width }.map { .length($0, .horizontal) }
      + heights.filter { $0 != size.height }.map { .length($0, .vertical) }
  }
}

extension LayoutLint.Witness {
  /// The change in a copy of a layout: the present one without the choices of stacks between views, or another length of
  /// the root.
  fileprivate func edit(of rows: RehearsalRows) -> RehearsalEdit? {
    switch self {
    case .present: RehearsalEdit(leftOut: rows.leaning)
    case .length(let length, let axis): rows.edit(resizingRootTo: length, along: axis)
    }
  }

  /// Whether a suspicion depends on the change.
  fileprivate func mayShow(_ suspicion: LintSuspicion) -> Bool {
    switch suspicion {
    case .open: false
    case .leftToStack: self == .present
    case .eitherStretched, .eitherCut, .contradicted: self != .present
    }
  }
}

extension LintSuspicion {
  fileprivate func subjects(known engine: LayoutEngine) -> [WitnessJudge.Subject] {
    let (views, axis): ([View], LayoutAxis) =
      switch self {
      case .eitherStretched(let one, let other, let axis), .eitherCut(let one, let other, let axis):
        ([one, other], axis)
      case .open(let view, let axis), .leftToStack(let view, let axis),
        .contradicted(let view, let axis, _):
        ([view], axis)
      }
    return views.filter { engine.system.knows($0.node) }.map { WitnessJudge.Subject($0, axis) }
  }
}

// MARK: - Reading lengths

/// The lengths in the present layout. Contradictions of contents in it are already reported as conflicts.
private struct PresentLengths {
  let engine: LayoutEngine

  func all(
    of subjects: [WitnessJudge.Subject]
  ) -> [WitnessJudge.Subject: WitnessJudge.Length] {
    var lengths: [WitnessJudge.Subject: WitnessJudge.Length] = [:]
    for subject in subjects where lengths[subject] == nil {
      let unknown = engine.system.solver.unknown(subject.axis.extentSide, of: subject.token)
      let ambiguity = try? engine.system.solver.ambiguity(of: unknown)
      lengths[subject] = WitnessJudge.Length(
        value: engine.system.solver.value(of: unknown), range: ambiguity?.range,
        content: content(of: subject)?.value)
    }
    return lengths
  }

  private func content(of subject: WitnessJudge.Subject) -> EngineDemand? {
    engine.system.knownDemand(.content(subject.axis), of: subject.token)
  }

  /// Whether the layout has set the size of a content aside already.
  func setsContentAside(_ subject: WitnessJudge.Subject) -> Bool {
    guard let content = content(of: subject),
      case .setAside = engine.outcome(of: content.constraint)
    else { return false }
    return true
  }
}

extension RehearsalRows {
  /// The lengths in a copy; nil if it has no solution.
  fileprivate func lengths(
    of subjects: [WitnessJudge.Subject], _ present: PresentLengths, after edit: RehearsalEdit
  ) -> [WitnessJudge.Subject: WitnessJudge.Length]? {
    copy(after: edit) { solver, handles, contents in
      var lengths: [WitnessJudge.Subject: WitnessJudge.Length] = [:]
      for subject in subjects where lengths[subject] == nil {
        let unknown = solver.unknown(subject.axis.extentSide, of: subject.token)
        let ambiguity = try? solver.ambiguity(of: unknown)
        let row = content(of: subject.token, along: subject.axis)
        var length = WitnessJudge.Length(
          value: solver.value(of: unknown), range: ambiguity?.range,
          content: row.map { contents[$0] ?? bound(of: $0) })
        if let handle = row.flatMap({ handles[$0] }),
          case .setAside = try? solver.status(of: handle)
        {
          length.isContradicted = !present.setsContentAside(subject)
        }
        lengths[subject] = length
      }
      return lengths
    }
  }
}
