import AshlarInspector
import AshlarUIKit
import Testing

@testable import AshlarTesting

/// What checks find, on the page that a failing test leaves. A character is 10 points wide and 20 high.
struct `Findings on pages` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    root.name = "root"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.diagnostics.handler = .silent
  }

  private func addButton(offset: CGFloat) {
    let button = UIView()
    button.name = "button"
    root.addSubview(button)
    button.snp.makeConstraints { make in
      make.size.equalTo(40)
      make.leading.equalToSuperview()
      make.top.equalToSuperview().offset(offset)
    }
    root.layoutIfNeeded()
  }

  // 80 + 40 are 20 more than 100.
  @Test func `are told with their reasons, and lead to their views`() {
    addButton(offset: 80)

    let page = "\(HTMLReport(of: root, problems: root.layoutProblems()))"

    #expect(page.contains("1 finding of checks"))
    #expect(
      page.contains(
        "[\"insideSuperview\",\"button (0, 80, 40, 40) is outside root 200 × 100 on the bottom, by 20, because "
      ))
    #expect(page.contains(",[],[1,0]]"))
    #expect(page.contains("<h2>What checks find</h2>"))
  }

  @Test func `are said to be none where checks found none`() {
    addButton(offset: 20)

    #expect("\(HTMLReport(of: root, problems: []))".contains("no findings of checks"))
    #expect(!"\(HTMLReport(of: root))".contains("findings of checks"))
  }

  /// The page tells a conflict by itself, with switches.
  @Test func `do not tell once more what the page tells`() {
    addButton(offset: 20)
    root.subviews[0].snp.makeConstraints { $0.width.equalTo(50) }
    root.layoutIfNeeded()

    let report = ProblemReport(root.layoutProblems(), of: root)

    #expect(root.diagnostics.conflicts.count == 1)
    #expect(report.findings.isEmpty)
  }

  @Test func `are under circumstances that the page names`() {
    addButton(offset: 80)
    let report = ProblemReport(root.layoutProblems(), of: root)

    let page = HTMLReport(of: root, findings: report.findings, under: "200 × 100, fonts ×2")

    #expect("\(page)".contains("<p id=\"summary\">200 × 100, fonts ×2, 200 × 100, 2 views"))
  }

  @Test func `are beside the size of texts that people chose`() {
    let window = UIContentSizeCategory.extraLarge.performAsPreferred {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.layoutIfNeeded()
      return window
    }

    #expect("\(HTMLReport(of: window))".contains("100 × 100, texts of size XL, 1 view"))
  }
}
