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
    let judge = WitnessJudge(present.all(of: subjects))
    for (place, suspicion) in suspicions.enumerated() where judge.isShown(suspicion) {
      witnesses[place] = .present
    }
    for trial in trials {
      let open = suspicions.indices.filter {
        witnesses[$0] == nil && suspicions[$0].trial == trial.kind
      }
      if open.isEmpty { continue }
      guard let rehearsal = rehearsal ?? LayoutRehearsal(of: root) else { break }
      self.rehearsal = rehearsal
      guard let edit = trial.edit(of: rehearsal.rows),
        let lengths = rehearsal.rows.lengths(of: subjects, present, after: edit)
      else { continue }
      let judge = WitnessJudge(lengths)
      for place in open where judge.isShown(suspicions[place]) {
        witnesses[place] = trial.witness
      }
    }
    return witnesses
  }

  /// What is tried on copies, in this order.
  private var trials: [WitnessTrial] {
    [.freeStacks] + RootLengths(of: root).others.map { .length($0.length, $0.axis) }
  }
}

/// The change in a copy of a layout.
private enum WitnessTrial {
  /// Stacks without their own choices between views.
  case freeStacks

  /// The root has another length along an axis, in points.
  case length(CGFloat, LayoutAxis)

  /// The facts on which suspicions depend.
  enum Kind {
    case freeStacks
    case lengths
  }

  var kind: Kind {
    if case .freeStacks = self { .freeStacks } else { .lengths }
  }

  var witness: LayoutLint.Witness {
    switch self {
    case .freeStacks: .present
    case .length(let length, let axis): .length(length, axis)
    }
  }

  func edit(of rows: RehearsalRows) -> RehearsalEdit? {
    switch self {
    case .freeStacks: RehearsalEdit(leftOut: rows.leaning)
    case .length(let length, let axis): rows.edit(resizingRootTo: length, along: axis)
    }
  }
}

extension LintSuspicion {
  /// What it depends on, besides the layout as it is; nil for nothing.
  fileprivate var trial: WitnessTrial.Kind? {
    switch self {
    case .open: nil
    case .leftToStack: .freeStacks
    case .eitherStretched, .eitherCut, .contradicted: .lengths
    }
  }

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
      let known = contentDemand(of: subject)
      lengths[subject] = WitnessJudge.Length(
        value: engine.system.solver.value(of: unknown), range: ambiguity?.range,
        content: known < 0 ? nil : engine.system.demands[known].value)
    }
    return lengths
  }

  private func contentDemand(of subject: WitnessJudge.Subject) -> Int32 {
    engine.system.findDemand(
      .content(subject.axis), from: engine.system.items[Int(subject.token)].firstDemand)
  }

  /// Whether the layout has set the size of a content aside already.
  func setsContentAside(_ subject: WitnessJudge.Subject) -> Bool {
    let known = contentDemand(of: subject)
    guard known >= 0,
      case .setAside = engine.outcome(of: engine.system.demands[known].constraint)
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
