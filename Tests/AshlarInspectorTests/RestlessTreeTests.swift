import Ashlar
import AshlarInspector
import Testing

/// Views of subclasses that change their tree whenever they are asked something.
struct `Pictures of a tree that changes while it is drawn` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    root.name = "root"
    root.diagnostics.handler = .silent
    for number in 0..<4 {
      let view = MeddlingView(name: "view \(number)")
      root.addSubview(view)
      view.makeConstraints { make in
        make.left.top.equalToSuperview().offset(10 * number)
        make.width.equalTo(30)
        make.height.equalTo(20)
        if number == 0 { make.width.equalTo(40) }
      }
    }
    root.layoutIfNeeded()
    for case let view as MeddlingView in root.subviews { view.isMeddling = true }
  }

  @Test func `are pages`() throws {
    let page = "\(HTMLReport(of: root, comparedWith: LayoutSnapshot(of: root)))"

    let views = try ReportReading(page).lists("v")
    #expect(views.first?[1] as? String == "root")
    #expect(views.allSatisfy { ($0[0] as? Int ?? .max) < views.count })
  }

  @Test func `are vectors and pixels`() {
    #expect(Reading("\(SVGDrawing(of: root))").isWellFormed)
    #expect(PNGDrawing(of: root).width > 0)
  }

  @Test func `are texts and tables`() {
    #expect("\(TextDrawing(of: root))".contains("root"))
    #expect("\(FrameTable(of: root))".hasPrefix("view"))
  }
}

/// A view that takes a view out of its superview and puts another one in when it is asked where it is.
private final class MeddlingView: View {
  var isMeddling = false
  private var count = 0

  override var frame: CGRect {
    get {
      meddle()
      return super.frame
    }
    set { super.frame = newValue }
  }

  override var alignmentRectInsets: EdgeInsets {
    meddle()
    return super.alignmentRectInsets
  }

  override var intrinsicContentSize: CGSize {
    meddle()
    return super.intrinsicContentSize
  }

  private func meddle() {
    guard isMeddling, count < 20, let superview else { return }
    count += 1
    superview.subviews.first { $0 !== self }?.removeFromSuperview()
    superview.addSubview(View(name: "new \(count)"))
  }
}
