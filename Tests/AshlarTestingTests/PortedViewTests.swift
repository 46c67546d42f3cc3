import AshlarInspector
import AshlarTesting
import AshlarUIKit
import Testing

/// Views of UIKit's classes, which are none of Ashlar's, in the test kit and in the page.
struct `Views of UIKit's classes` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private let label = UILabel()
  private let button = UIButton()

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    label.numberOfLines = 0
    label.text = "twelve words"
    label.font = .systemFont(ofSize: 10)
    button.setTitle("Send", for: .normal)
    for view in [label, button] { root.addSubview(view) }
    label.snp.makeConstraints { make in make.left.top.right.equalToSuperview() }
    button.snp.makeConstraints { make in
      make.left.bottom.equalToSuperview()
      make.size.equalTo(50)
    }
  }

  @Test func `have letters of all sizes in a matrix`() {
    root.textMeasurer = SystemTextMeasurer()
    let field = UITextField()
    field.font = .systemFont(ofSize: 8)
    root.addSubview(field)
    LayoutMatrix(widths: [100], fontScales: [2]).cases[0].layOut(root)

    let large = UIFont.systemFont(ofSize: 20).lineHeight
    for view in [label, field, button] as [UIView] {
      #expect(view.textMeasurer.metrics(of: .systemFont(ofSize: 10)).lineHeight == large)
    }
    #expect(label.font.pointSize == 10)
  }

  @Test func `are drawn in the page with their texts`() {
    root.layoutIfNeeded()
    let page = HTMLReport(of: root).description

    #expect(page.contains("twelve words"))
    #expect(page.contains("Send"))
  }

  @Test func `are found where their text has no room`() {
    label.snp.makeConstraints { make in make.height.equalTo(20) }

    let problems = root.layoutProblems()
    #expect(problems.contains { $0.check == .contentFits })
  }
}
