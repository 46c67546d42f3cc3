import Ashlar
import AshlarInspector

/// Lays views out under all circumstances of a matrix, and looks for the simplest ones that fail.
struct MatrixSearch {
  let matrix: LayoutMatrix
  let checks: Set<LayoutCheck>
  let exemptions: [LayoutExemption]
  let build: (LayoutMatrix.Circumstances) -> any LayoutSubject

  /// The number of layouts so far.
  private(set) var layouts = 0

  /// The number of layouts after which the search for simpler circumstances ends.
  private static let mostLayouts = 1_000

  /// A layout with problems.
  struct Failure {
    let circumstances: LayoutMatrix.Circumstances
    let stage: LayoutStage
    let problems: [LayoutProblem]

    /// The range in which it was found, with where else in it something is wrong.
    var found:
      (circumstances: LayoutMatrix.Circumstances, range: LayoutRange, findings: RangeFindings)?

    /// The parts of the range with problems, in lines; empty if there are none.
    var ranges: String {
      guard let found else { return "" }
      let lines = found.findings.lines.joined(separator: "\n")
      let others = found.circumstances.ranges.filter { $0 != found.range }
        .map { $0.words(for: $0.value(in: circumstances)) }
      let place = others.isEmpty ? "" : "At \(others.joined(separator: ", ")), "
      return "\n\(place)\(stage.name) is \(found.findings.summary(found.range.kind)):\n\(lines)"
    }
  }

  /// All circumstances that fail, in the order of the matrix, the first of them, and the first for each range.
  struct Failures {
    let first: Failure
    private(set) var circumstances: [LayoutMatrix.Circumstances] = []
    private(set) var searched: [Failure] = []

    fileprivate mutating func add(_ failure: Failure, _ one: LayoutMatrix.Circumstances) {
      circumstances.append(one)
      guard let range = failure.found?.range else { return }
      if !searched.contains(where: { $0.found?.range == range }) { searched.append(failure) }
    }
  }

  /// The reason why a search is impossible.
  struct Refusal: Error {
    let sentence: String
  }

  /// Makes a layout and returns its problems; nil without any.
  ///
  /// - Parameter wanted: The problem for which a range is searched; nil for any.
  private mutating func failure(
    _ circumstances: LayoutMatrix.Circumstances, with wanted: ProblemKey? = nil
  ) throws(Refusal) -> Failure? {
    if let range = circumstances.range {
      return try failure(circumstances, in: range, with: wanted)
    }
    let stage = LayoutStage(build(circumstances))
    if let refusal = stage.refusal { throw Refusal(sentence: refusal) }
    stage.layOut(circumstances)
    layouts += 1
    let problems = stage.root.layoutProblems(checks, except: exemptions)
    return problems.isEmpty
      ? nil : Failure(circumstances: circumstances, stage: stage, problems: problems)
  }

  /// Searches a range, and returns the problems at the first value with any.
  private mutating func failure(
    _ circumstances: LayoutMatrix.Circumstances, in range: LayoutRange, with wanted: ProblemKey?
  ) throws(Refusal) -> Failure? {
    let run = RangeRun(range, circumstances, checks, except: exemptions, build)
    let findings = try run.findings()
    layouts += findings.layouts
    guard let value = wanted.map(findings.firstBad(with:)) ?? findings.firstBad else { return nil }
    let first = range.applied(to: circumstances, value)
    let known = try failure(first)
    // A new tree may be good where one is not that had another size before.
    return Failure(
      circumstances: first, stage: known?.stage ?? run.stage,
      problems: known?.problems ?? findings.problems, found: (circumstances, range, findings))
  }

  /// The circumstances that fail; nil if none do.
  mutating func failures() throws(Refusal) -> Failures? {
    var failures: Failures?
    for one in matrix.cases {
      guard let failure = try failure(one) else { continue }
      failures = failures ?? Failures(first: failure)
      failures?.add(failure, one)
    }
    return failures
  }
}

// MARK: - A page

extension MatrixSearch {
  /// A page about a failure at one of a range of widths, with a slider over all of them; nil for other failures.
  func page(about failure: Failure) throws(Refusal) -> HTMLReport? {
    var search = failure.circumstances
    search.range = search.ranges.first { $0.kind.axis == .horizontal }
    guard let range = search.range else { return nil }
    let run = RangeRun(range, search, checks, except: exemptions, build)
    return run.page(about: try run.findings(), under: "\(search)")
  }
}

// MARK: - Making it simpler

extension MatrixSearch {
  /// The simplest circumstances found to fail in the way a given failure does: with its first problem.
  ///
  /// Each list is tried from its beginning, each range is searched where the others are now, and the text is cut shorter,
  /// until nothing simpler fails.
  mutating func shrunk(_ failure: Failure) throws(Refusal) -> Failure {
    let end = layouts + Self.mostLayouts
    var best = failure
    let wanted = failure.problems.first.map(ProblemKey.init)
    var isSimpler = true
    while isSimpler {
      isSimpler = false
      for simpler in candidates(best) {
        if layouts >= end { return best }
        guard let found = try self.failure(simpler, with: wanted),
          found.problems.contains(where: { ProblemKey($0) == wanted }),
          simpler.range?.isBefore(found.circumstances, best.circumstances) ?? true
        else { continue }
        best = found
        isSimpler = true
        break
      }
    }
    return best
  }

  /// The circumstances that differ from given ones in one simpler value, the simplest first.
  private func candidates(_ failure: Failure) -> [LayoutMatrix.Circumstances] {
    let circumstances = failure.circumstances
    func variants<Value: Equatable>(
      _ path: WritableKeyPath<LayoutMatrix.Circumstances, Value>, _ values: [Value]
    ) -> [LayoutMatrix.Circumstances] {
      guard values.contains(circumstances[keyPath: path]) else { return [] }
      return values.prefix { $0 != circumstances[keyPath: path] }
        .map { circumstances.with(path, $0) }
    }
    let texts = simpler(circumstances.text, among: matrix.texts)
    var candidates = variants(\.direction, matrix.directions)
    candidates += variants(\.textScale, matrix.textScales)
    candidates += variants(\.fontScale, matrix.fontScales)
    candidates += variants(\.screen, matrix.screens)
    candidates += variants(\.text, texts + [circumstances.text])
    for (index, setting) in circumstances.settings.enumerated() {
      // Shorter texts, and earlier ones of all other values.
      let listed = matrix.properties[index].values
      var values = Array(listed.prefix { $0 != setting.value })
      if let text = setting.value.base as? String {
        let texts = simpler(text, among: listed.compactMap { $0.base as? String })
        values = texts.map { LayoutMatrix.Value(base: $0) }
      }
      candidates += values.map { circumstances.with(\.settings[index].value, $0) }
    }
    // A search of each range that may have a lesser value.
    let searches = circumstances.ranges.filter { $0.value(in: circumstances) > $0.range.lowerBound }
    return candidates + searches.map { circumstances.with(\.range, $0) }
  }

  /// Shorter texts: those of a list, and the text without its second half, without a quarter, and without its last character.
  private func simpler(_ text: String, among texts: [String]) -> [String] {
    let count = text.count
    let parts = [count / 2, count - count / 4, count - 1].filter { $0 >= 0 && $0 < count }
    return texts.filter { $0.count < count }.sorted { $0.count < $1.count }
      + parts.map { String(text.prefix($0)) }
  }
}
