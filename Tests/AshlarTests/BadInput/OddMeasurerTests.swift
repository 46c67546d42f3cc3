import Ashlar
import Testing

private let unusable: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

/// Measurers and fonts whose numbers make no sense.
struct `Texts without a usable measure` {
  private let root = View(root: 300, 200)
  private let label = Label(text: "text", name: "label")
  private let other: View

  init() {
    root.addSubview(label)
    label.makeConstraints { $0.left.top.equalToSuperview() }
    other = View("other", in: root)
    other.pin(x: 0, y: 0, width: 10, height: 10)[1].isActive = false
    other.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 7).isActive = true
  }

  private func expectNoHarm(at location: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    let faults = root.diagnostics.faults
    #expect(!faults.isEmpty, sourceLocation: location)
    #expect(
      faults.allSatisfy { "\($0)".contains(" for label.") }, "\(faults)", sourceLocation: location)
    #expect(other.frame.minY == 7, sourceLocation: location)
    #expect(label.explain(.firstBaseline).value == 0, sourceLocation: location)
    #expect(label.explain(.lastBaseline).value == 0, sourceLocation: location)
  }

  @Test(arguments: unusable)
  func `take no room in a font of no size`(number: CGFloat) {
    label.font = .system(number)

    expectNoHarm()
  }

  @Test(arguments: unusable)
  func `take no room where the measurer does not know the font`(number: CGFloat) {
    root.textMeasurer = GridTextMeasurer(width: number, height: number)

    expectNoHarm()
  }

  @Test(arguments: unusable)
  func `have the baselines of a view without text where the measurer has none`(number: CGFloat) {
    root.textMeasurer = ClosureTextMeasurer { _, _, _ in
      TextMetrics(
        size: CGSize(width: 0, height: 0), firstBaseline: number, lastBaseline: number)
    }
    label.styledText = StyledText([StyledText.Piece("text")])

    expectNoHarm()
  }
}

/// Remedies of conflicts are tried on copies of the layout, where contents are asked for heights at other widths.
struct `A content that changes the tree while remedies are tried` {
  private let root = View(root: 300, 200)
  private let text: View

  init() {
    root.diagnostics.handler = .silent
    text = View("text", in: root)
  }

  /// Lets the text be 100 wide, and 120, and lets its content act at any other width than the first.
  private func layOut(acting act: @escaping () -> Void) {
    text.contentSize { proposal in
      if let width = proposal.width, width != 100 { act() }
      return CGSize(width: 50, height: 20)
    }
    text.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    root.layoutIfNeeded()
    text.makeConstraints { $0.width.equalTo(120) }
    root.layoutIfNeeded()
  }

  @Test func `leaves reports as they are`() {
    layOut { [root] in
      if root.subviews.count == 40 { return }
      View("late \(root.subviews.count)", in: root).pin(x: 1, y: 2, width: 3, height: 4)
      root.layoutIfNeeded()
    }

    let conflict = root.diagnostics.conflicts.first
    #expect(conflict?.members.count == 2)
    #expect(conflict?.suggestions.isEmpty == false)
    #expect(root.subviews.count > 1)
    #expect(frame(of: text) == [0, 0, 100, 20])
  }

  @Test func `may put the tree into another one`() {
    let outer = View(root: 400, 400)
    layOut { [root] in outer.addSubview(root) }

    let conflicts = root.diagnostics.conflicts

    #expect(conflicts.count <= 1)
    #expect(root.superview === outer)
    outer.layoutIfNeeded()
    #expect(frame(of: text) == [0, 0, 100, 20])
  }

  /// Nothing says where the text is, and a report that says so looks up its name. By then the tree is over, and the report
  /// alone knows it.
  @Test func `may end the tree before the report names what a remedy leaves free`() {
    var page: View? = View(root: 300, 200)
    page?.diagnostics.handler = .silent
    let title = ActingLabel(text: "title")
    title.numberOfLines = 0
    page?.addSubview(title)
    title.makeConstraints { make in
      make.left.equalTo(title.right).offset(-16)
      make.left.equalTo(title.right).offset(2)
    }
    page?.layoutIfNeeded()
    title.act = { [title] in
      page = nil
      title.frame.origin.x = 1
    }

    let conflicts = title.diagnostics.conflicts

    #expect(page == nil)
    #expect(conflicts.count <= 1)
    title.diagnostics.handler = .silent
    title.layoutIfNeeded()
    #expect(title.superview == nil)
  }
}

/// A label that does something, once, when it is asked how large it would like to be.
private final class ActingLabel: Label {
  var act: (() -> Void)?

  override var intrinsicContentSize: CGSize {
    let act = act
    self.act = nil
    act?()
    return super.intrinsicContentSize
  }
}
