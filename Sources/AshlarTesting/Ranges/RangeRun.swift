import Ashlar
import AshlarInspector

/// Lays out a tree at the values of a range, with the same views as far as possible.
final class RangeRun {
  private let range: LayoutRange
  private let circumstances: LayoutMatrix.Circumstances
  private let checks: Set<LayoutCheck>
  private let exemptions: [LayoutExemption]
  private let build: (LayoutMatrix.Circumstances) -> any LayoutSubject

  private(set) var stage: LayoutStage

  init(
    _ range: LayoutRange, _ circumstances: LayoutMatrix.Circumstances, _ checks: Set<LayoutCheck>,
    except exemptions: [LayoutExemption],
    _ build: @escaping (LayoutMatrix.Circumstances) -> any LayoutSubject
  ) {
    self.range = range
    self.circumstances = circumstances
    self.checks = checks
    self.exemptions = exemptions
    self.build = build
    stage = LayoutStage(build(range.applied(to: circumstances, range.range.lowerBound)))
  }

  /// The findings in the range.
  func findings() throws(MatrixSearch.Refusal) -> RangeFindings {
    if let refusal = stage.refusal { throw MatrixSearch.Refusal(sentence: refusal) }
    let scale = stage.root.environment.displayScale
    guard let places = range.places(displayScale: scale) else {
      throw MatrixSearch.Refusal(
        sentence: "No layout has the \(range): both ends must be finite, and none less than 0.")
    }
    var isNew = true
    var search = RangeSearch(places, along: range.kind.axis) { [self] value in
      if !isNew, range.kind.keepsTree { stage.root.diagnostics.removeAll() }
      let problems = problems(at: value, isNew: isNew)
      isNew = false
      return (stage.root, problems)
    }
    return search.run()
  }

  /// Keeps a picture of the layout at a value with the results of a test, and a page: of widths with a slider over all.
  func attachPictures(at value: CGFloat, of findings: RangeFindings, to site: TestSite) {
    let report = ProblemReport(problems(at: value, isNew: false), of: stage.root)
    let picture = SVGDrawing(of: stage.root)
    guard let page = page(about: findings) else {
      return site.attachPictures(of: stage.root, report)
    }
    site.attach(page, and: picture, of: stage.root.reportName)
  }

  /// A page about the layouts at the widths of the range, with a slider; nil for a range of something else.
  ///
  /// - Parameter words: The case of a test, in words.
  func page(about findings: RangeFindings, under words: String? = nil) -> HTMLReport? {
    guard case .width = range.kind else { return nil }
    return HTMLReport(
      title: stage.name, widths: range.range, editor: HTMLReport.editorFromEnvironment,
      including: findings.ends, under: words,
      layOut: { [self] width in
        stage.layOut(range.applied(to: circumstances, width))
        return stage.root
      },
      findings: { [self] root in
        ProblemReport(problems(of: root), of: root).findings
      })
  }

  private func problems(at value: CGFloat, isNew: Bool) -> [LayoutProblem] {
    let circumstances = range.applied(to: circumstances, value)
    if !isNew, !range.kind.keepsTree { stage = LayoutStage(build(circumstances)) }
    stage.layOut(circumstances)
    return problems(of: stage.root)
  }

  /// The problems of a layout, without those that it has at other values of the range: they are found there.
  private func problems(of root: View) -> [LayoutProblem] {
    root.layoutProblems(checks, except: exemptions).filter { problem in
      problem.elsewhere.map { $0 != range.kind.axis } ?? true
    }
  }
}
