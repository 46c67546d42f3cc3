import Ashlar
import Foundation
import Testing

@testable import AshlarInspector

struct `Links to editors` {
  @Test(arguments: [
    ("vscode://file/App/Sources/", "vscode://file/App/Sources/{file}:{line}"),
    ("idea://open?file={file}&line={line}", "idea://open?file={file}&line={line}"),
    ("https://example.org/{file}#L{line}", "https://example.org/{file}#L{line}"),
  ])
  func `have a place for the file and the line`(address: String, pattern: String) {
    #expect(EditorLinks(address)?.pattern == pattern)
  }

  @Test(arguments: [
    "", "x", "javascript:alert(1)//{file}", "JavaScript:{file}", "data:text/html,", "a b:c",
  ])
  func `are none for what is no address, or a script`(address: String) {
    #expect(EditorLinks(address) == nil)
  }

  @Test func `name each file once`() throws {
    let reading = try ReportReading("\(SamplePage.form.page)")
    let links = try #require(reading.fields["u"] as? [Any])

    #expect(links[0] as? String == "vscode://file/App/Tests/{file}:{line}")
    #expect(links[1] as? [String] == ["AshlarInspectorTests/SamplePages.swift"])
    #expect(try ReportReading("\(HTMLReport(of: Form().root))").fields["u"] is NSNull)
  }
}

struct `Kinds of views` {
  @Test func `follow from what views show and hold`() {
    let holder = View()
    holder.addSubview(View())
    let kinds: [(LayoutBox, ViewKind)] = [
      (View(), .view), (holder, .container), (Label(text: "a"), .label), (TextField(), .field),
      (TextView(), .field), (Button(), .button), (ImageView(), .image), (Switch(), .control),
      (Slider(), .control), (SegmentedControl(titles: ["a"]), .control), (StackView(), .stack),
      (ScrollView(), .scroll), (TableView(), .table), (TableViewCell(), .cell), (Window(), .window),
      (LayoutGuide(), .guide),
    ]
    for (box, kind) in kinds { #expect(ViewKind(of: box) == kind, "\(type(of: box))") }
  }

  // Twenty rows, of which those that are seen have cells. The data source is not asked for it.
  @Test func `have the rows of tables among their facts`() throws {
    let table = try #require(SamplePage.table.root as? TableView)
    let rows = ViewFacts(table, at: 0).all.first { $0.name == "Rows" }?.value

    #expect(rows == "20, \(table.visibleCells.count) with a view")
    #expect(ViewFacts(TableView(), at: 0).all.allSatisfy { $0.name != "Rows" })
  }
}

struct `Controls in pictures` {
  private func places(of view: View, _ role: ControlShapes.Role) -> [CGRect] {
    ControlShapes(of: view, at: view.frame).shapes.filter { $0.role == role }.map(\.place)
  }

  // A knob of 27 points is 2 from the edges of 51 × 31: at 22 of a switch that is on, at 2 of one that is off.
  @Test func `are mirrored from right to left`() {
    let toggle = Switch()
    toggle.isOn = true
    #expect(places(of: toggle, .knob) == [CGRect(x: 22, y: 2, width: 27, height: 27)])

    toggle.environment.direction = .rightToLeft
    #expect(places(of: toggle, .knob) == [CGRect(x: 2, y: 2, width: 27, height: 27)])

    toggle.isOn = false
    #expect(places(of: toggle, .knob) == [CGRect(x: 22, y: 2, width: 27, height: 27)])
    #expect(places(of: toggle, .lit).isEmpty)
  }

  // Three segments of 30 points; the selected one is 2 inside.
  @Test func `show which segment is selected`() {
    let segments = SegmentedControl(titles: ["a", "b", "c"])
    segments.frame = CGRect(x: 0, y: 0, width: 90, height: 32)
    segments.selectedIndex = 2
    #expect(places(of: segments, .knob) == [CGRect(x: 62, y: 2, width: 26, height: 28)])

    segments.selectedIndex = 7
    #expect(places(of: segments, .knob).isEmpty)
  }

  @Test func `are nothing without extent, and inside their places however small these are`() {
    for size in [CGSize.zero, CGSize(width: 3, height: 1), CGSize(width: 1, height: 40)] {
      for view in [Switch(), Slider(), ProgressView(), ActivityIndicator()] {
        let place = CGRect(origin: .zero, size: size)
        let shapes = ControlShapes(of: view, at: place).shapes
        #expect(shapes.isEmpty == (size == .zero))
        #expect(shapes.allSatisfy { $0.place.width.isFinite && $0.radius >= 0 })
      }
    }
  }
}
