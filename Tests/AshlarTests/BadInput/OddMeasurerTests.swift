import Ashlar
import Testing

private let unusable: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

/// Measurers and fonts whose numbers make no sense.
@Suite struct `Texts without a usable measure` {
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
