import Ashlar

/// Lays views out under all circumstances of a matrix, and looks for the simplest ones that fail.
struct MatrixSearch {
  let matrix: LayoutMatrix
  let checks: Set<LayoutCheck>
  let exemptions: [LayoutExemption]
  let build: (LayoutMatrix.Circumstances) -> any LayoutSubject

  /// The greatest number of layouts made to find simpler circumstances.
  private static let mostTries = 400

  /// A layout with problems.
  struct Failure {
    let circumstances: LayoutMatrix.Circumstances
    let stage: LayoutStage
    let problems: [LayoutProblem]

    /// The range in which it was found, with where else in it something is wrong.
    var found:
      (circumstances: LayoutMatrix.Circumstances, range: LayoutRange, findings: RangeFindings)?

    /// Lays it out once more: the same views may have been laid out otherwise since.
    func show() { stage.layOut(circumstances) }

    /// The parts of the range with problems, in lines; empty if there are none.
    var ranges: String {
      guard let found else { return "" }
      let lines = found.findings.lines.joined(separator: "\n")
      return "\n\(stage.name) is \(found.findings.summary(found.range.kind)):\n\(lines)"
    }
  }

  /// All circumstances that fail, in the order of the matrix, and the first of them.
  struct Failures {
    let first: Failure
    let circumstances: [LayoutMatrix.Circumstances]
  }

  /// The reason why a search is impossible.
  struct Refusal: Error {
    let sentence: String
  }

  /// Makes a layout and returns its problems; nil without any.
  func failure(_ circumstances: LayoutMatrix.Circumstances) throws(Refusal) -> Failure? {
    if let range = circumstances.range { return try failure(circumstances, in: range) }
    let stage = LayoutStage(build(circumstances))
    if let refusal = stage.refusal { throw Refusal(sentence: refusal) }
    stage.layOut(circumstances)
    let problems = stage.root.layoutProblems(checks, except: exemptions)
    return problems.isEmpty
      ? nil : Failure(circumstances: circumstances, stage: stage, problems: problems)
  }

  /// Searches a range, and returns the problems at the first value with any.
  private func failure(
    _ circumstances: LayoutMatrix.Circumstances, in range: LayoutRange
  ) throws(Refusal) -> Failure? {
    let run = RangeRun(range, circumstances, checks, except: exemptions, build)
    let findings = try run.findings()
    guard let value = findings.firstBad else { return nil }
    let first = range.applied(to: circumstances, value)
    let known = try failure(first)
    // A new tree may be good where one is not that had another size before.
    return Failure(
      circumstances: first, stage: known?.stage ?? run.stage,
      problems: known?.problems ?? findings.problems, found: (circumstances, range, findings))
  }

  /// The circumstances that fail; nil if none do.
  func failures() throws(Refusal) -> Failures? {
    var first: Failure?
    var circumstances: [LayoutMatrix.Circumstances] = []
    for one in matrix.cases {
      guard let failure = try failure(one) else { continue }
      first = first ?? failure
      circumstances.append(one)
    }
    return first.map { Failures(first: $0, circumstances: circumstances) }
  }
}

// MARK: - Making it simpler

extension MatrixSearch {
  /// The simplest circumstances found to fail in the way a given failure does: with its first problem.
  ///
  /// Each list is tried from its beginning, and the text is cut shorter, until nothing simpler fails.
  func shrunk(_ failure: Failure) throws(Refusal) -> Failure {
    var tries = 0
    var best = failure
    let wanted = failure.problems.first.map(ProblemKey.init)
    var isSimpler = true
    while isSimpler {
      isSimpler = false
      for simpler in candidates(best) {
        tries += 1
        if tries > Self.mostTries { return best }
        guard let found = try self.failure(simpler),
          found.problems.contains(where: { ProblemKey($0) == wanted })
        else { continue }
        best = found
        isSimpler = true
        break
      }
    }
    return best
  }

  /// The circumstances that differ from given ones in one simpler value, the simplest first.
  ///
  /// A value that a range has given stays: it is the first that fails there.
  private func candidates(_ failure: Failure) -> [LayoutMatrix.Circumstances] {
    let circumstances = failure.circumstances
    func variants<Value: Equatable>(
      _ path: WritableKeyPath<LayoutMatrix.Circumstances, Value>, _ values: [Value]
    ) -> [LayoutMatrix.Circumstances] {
      values.contains(circumstances[keyPath: path])
        ? values.prefix { $0 != circumstances[keyPath: path] }.map { value in
          var simpler = circumstances
          simpler[keyPath: path] = value
          return simpler
        } : []
    }
    let texts = simpler(circumstances.text, among: matrix.texts)
    var candidates = variants(\.direction, matrix.directions)
    candidates += variants(\.textScale, matrix.textScales)
    candidates += variants(\.fontScale, matrix.fontScales)
    candidates += variants(\.screen, matrix.screens)
    candidates += variants(\.text, texts + [circumstances.text])
    for index in circumstances.settings.indices {
      candidates += self.variants(of: index, in: circumstances)
    }
    return candidates
  }

  /// The same with simpler values of a property: shorter texts, and earlier ones of everything else.
  private func variants(
    of index: Int, in circumstances: LayoutMatrix.Circumstances
  ) -> [LayoutMatrix.Circumstances] {
    let value = circumstances.settings[index].value
    let listed = matrix.properties[index].values
    let values: [LayoutMatrix.Value]
    if let text = value.base as? String {
      let texts = simpler(text, among: listed.compactMap { $0.base as? String })
      values = texts.map { LayoutMatrix.Value(base: $0) }
    } else {
      values = Array(listed.prefix { $0 != value })
    }
    return values.map { value in
      var variant = circumstances
      variant.settings[index].value = value
      return variant
    }
  }

  /// Shorter texts: those of a list, and parts of the text itself.
  private func simpler(_ text: String, among texts: [String]) -> [String] {
    texts.filter { $0.count < text.count }.sorted { $0.count < $1.count } + shorter(text)
  }

  /// A text without its second half, without a quarter, and without its last character.
  private func shorter(_ text: String) -> [String] {
    let count = text.count
    return [count / 2, count - count / 4, count - 1].filter { $0 >= 0 && $0 < count }
      .map { String(text.prefix($0)) }
  }
}
