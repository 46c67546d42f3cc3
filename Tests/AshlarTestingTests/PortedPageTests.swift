import AshlarUIKit
import Foundation
import Testing

@testable import AshlarInspector
@testable import AshlarTesting

/// A card whose label has no name, and is in a property.
private final class Card: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(40)
      make.width.equalTo(50)
    }
  }

  required init?(coder: NSCoder) { nil }
}

struct `Pages of ported views` {
  // The conflict is found in a layout that knows no properties.
  @Test func `call views in conflicts as everywhere else`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.diagnostics.handler = .silent
    card.layoutIfNeeded()

    let page = "\(HTMLReport(of: card))"
    let problems = card.layoutProblems([.noConflict]).map(\.description)

    #expect(page.contains("title.width == 50 ("))
    #expect(!page.contains("UILabel#0"))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("title.width == 50 (") == true, "\(problems)")
    #expect(card.diagnostics.conflicts[0].description.contains("UILabel#0"))
  }

  // The snapshot has names by place, and the page has those of properties.
  @Test func `call views in changes as everywhere else`() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.name = "card"
    card.diagnostics.handler = .silent
    card.layoutIfNeeded()
    let before = LayoutSnapshot(of: card)
    card.title.snp.updateConstraints { $0.leading.equalToSuperview().offset(5) }
    card.layoutIfNeeded()

    let page = "\(HTMLReport(of: card, comparedWith: before))"

    #expect(page.contains("card/title moved by (5, 0)"))
    #expect(!page.contains("UILabel#0"))
  }

  @Test func `have cells and collections among the kinds`() {
    #expect(ViewKind(of: UICollectionViewCell()) == .cell)
    #expect(ViewKind(of: UITableViewCell()) == .cell)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(ViewKind(of: collection) == .table)
    #expect(ViewKind(of: UIStepper()) == .control)
  }

  private func rectangles(of view: UIView) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(view)
    view.frame.origin = CGPoint(x: 10, y: 20)
    return "\(SVGDrawing(of: root, style: .page))".split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<rect") }.dropFirst().map { $0 }
  }

  // 51 × 31 points, with a knob of 27 that is 2 from the edges.
  @Test func `show switches in the colour of the program`() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .red

    let rectangles = rectangles(of: toggle)

    #expect(rectangles.count == 2)
    #expect(
      rectangles[0].hasPrefix("<rect x=\"10\" y=\"20\" width=\"51\" height=\"31\" rx=\"15.5\""))
    #expect(rectangles[0].contains("fill=\"rgb(255,"))
    #expect(rectangles[1].hasPrefix("<rect x=\"32\" y=\"22\" width=\"27\" height=\"27\""))
  }

  // A quarter of 200 less twice 2 and less a knob of 28: the knob begins at 10 + 2 + 42.
  @Test func `show how far sliders are, and the other controls`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 50, 20)
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    progress.progress = 0.3
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 118, height: 26))
    pages.numberOfPages = 3

    let line = rectangles(of: slider)
    let bar = rectangles(of: progress)

    #expect(line.count == 3)
    #expect(line[2].hasPrefix("<rect x=\"54\" y=\"21.5\" width=\"28\" height=\"28\""))
    #expect(bar[1].hasPrefix("<rect x=\"10\" y=\"20\" width=\"30\" height=\"4\""))
    #expect(rectangles(of: segments).count == 2)
    #expect(rectangles(of: pages).count == 3)
    // A ground, a line in the middle, less, and the two strokes of more.
    #expect(rectangles(of: UIStepper()).count == 5)
    #expect(rectangles(of: UIActivityIndicatorView(style: .medium)).count == 8)
  }

  // 100 points hold a price of 80; at 50 it is cut off.
  @Test func `of a failure at some widths have a slider, with what checks find at each`() throws {
    let run = RangeRun(
      LayoutRange(kind: .width(height: nil), range: 50...150),
      LayoutMatrix.Circumstances(
        screen: .width(50), direction: .leftToRight, textScale: 1, text: ""),
      LayoutCheck.all, except: []
    ) { _ in
      let root = UIView()
      root.name = "card"
      root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
      let label = UILabel()
      label.text = "12345678"
      root.addSubview(label)
      label.snp.makeConstraints { $0.edges.equalToSuperview() }
      return root
    }

    let findings = try run.findings()
    let page = try #require(run.page(about: findings))

    #expect(findings.ends == [50, 79, 80, 150])
    #expect("\(page)".contains("id=\"width\""))
    // It opens at the first width at which something is wrong.
    #expect("\(page)".contains("<p id=\"summary\">50 × 20, "))
    #expect("\(page)".contains("1 finding of checks"))
  }
}
