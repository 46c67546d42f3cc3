import Ashlar

/// Lays views out under all circumstances of a matrix, and looks for the simplest ones that fail.
struct MatrixSearch {
  let matrix: LayoutMatrix
  let checks: Set<LayoutCheck>
  let exemptions: [LayoutExemption]
  let build: (LayoutMatrix.Circumstances) -> View

  /// How many layouts are made at most to find simpler circumstances.
  private static let mostTries = 400

  /// A layout that is not good.
  struct Failure {
    let circumstances: LayoutMatrix.Circumstances
    let root: View
    let problems: [LayoutProblem]
  }

  /// Makes a layout and tells what is wrong with it; nil if nothing is.
  func failure(_ circumstances: LayoutMatrix.Circumstances) -> Failure? {
    let root = build(circumstances)
    circumstances.layOut(root)
    let problems = root.layoutProblems(checks, except: exemptions)
    return problems.isEmpty
      ? nil : Failure(circumstances: circumstances, root: root, problems: problems)
  }

  /// The circumstances that fail, in the order of the matrix.
  func failures() -> [LayoutMatrix.Circumstances] {
    matrix.cases.filter { failure($0) != nil }
  }
}

// MARK: - Making it simpler

extension MatrixSearch {
  /// The simplest circumstances found to fail in the way a given failure does: with one of its checks.
  ///
  /// Each list is tried from its beginning, and the text is cut shorter, until nothing simpler fails.
  func shrunk(_ failure: Failure) -> Failure {
    var tries = 0
    var best = failure
    let wanted = Set(failure.problems.map(\.check))
    var isSimpler = true
    while isSimpler {
      isSimpler = false
      for simpler in candidates(best.circumstances) {
        tries += 1
        if tries > Self.mostTries { return best }
        guard let found = self.failure(simpler),
          found.problems.contains(where: { wanted.contains($0.check) })
        else { continue }
        best = found
        isSimpler = true
        break
      }
    }
    return best
  }

  /// What differs from some circumstances in one value, which is simpler, the simplest first.
  private func candidates(
    _ circumstances: LayoutMatrix.Circumstances
  ) -> [LayoutMatrix.Circumstances] {
    func variants<Value: Equatable>(
      _ path: WritableKeyPath<LayoutMatrix.Circumstances, Value>, _ values: [Value]
    ) -> [LayoutMatrix.Circumstances] {
      values.prefix { $0 != circumstances[keyPath: path] }.map { value in
        var simpler = circumstances
        simpler[keyPath: path] = value
        return simpler
      }
    }
    let text = circumstances.text
    let listed = matrix.texts.filter { $0.count < text.count }.sorted { $0.count < $1.count }
    return variants(\.direction, matrix.directions) + variants(\.textScale, matrix.textScales)
      + variants(\.screen, matrix.screens) + variants(\.text, listed + shorter(text) + [text])
  }

  /// A text without its second half, without a quarter, and without its last character.
  private func shorter(_ text: String) -> [String] {
    let count = text.count
    return [count / 2, count - count / 4, count - 1].filter { $0 >= 0 && $0 < count }
      .map { String(text.prefix($0)) }
  }
}
