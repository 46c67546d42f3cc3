import Ashlar
import Testing

/// What explanations say would make a number of a stack 1 more, done as they say it.
struct `Advice about numbers of stacks` {
  @Test(arguments: 0..<100)
  func `does what it says`(seed: UInt64) {
    let before = StackScene(seed: seed, [:])
    for (place, attribute) in before.questions {
      let explanation = before.explain(attribute, place)
      for advice in StackAdvice.all(in: "\(explanation)") {
        let after = StackScene(seed: seed, [advice.number: advice.step])
        let moved = after.explain(attribute, place).value - explanation.value

        // Steps are written with thousandths.
        #expect((moved - 1).magnitude < 0.01, "\(advice) moves it by \(moved)\n\(explanation)")
      }
    }
  }

  @Test func `is given thousands of times`() {
    let advice = (0..<150 as Range<UInt64>).flatMap { seed in
      let scene = StackScene(seed: seed, [:])
      return scene.questions.flatMap { StackAdvice.all(in: "\(scene.explain($1, $0))") }
    }

    #expect(advice.count > 2_500, "\(advice.count)")
  }

  /// The shares are 30, 60 and 90 of 180: one more of a content changes all three.
  @Test func `is none about the numbers that proportions follow from`() {
    let row = StackView(frame: CGRect(x: 0, y: 0, width: 360, height: 40))
    row.name = "row"
    row.distribution = .fillProportionally
    let views = [30, 60, 90].map { width in
      let view = View(name: "v\(width)")
      view.contentSize = CGSize(width: width, height: 20)
      row.addArrangedSubview(view)
      return view
    }
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 120, 180])

    for view in views {
      #expect(!"\(view.explain(.width))".contains("shows by"))
      #expect(!"\(view.explain(.left))".contains("spacing of row by"))
    }
  }
}

/// A number of a stack that an explanation names, and by how much it should change.
private struct StackAdvice: CustomStringConvertible {
  let description: String
  let number: String
  let step: CGFloat

  static func all(in text: String) -> [StackAdvice] {
    let lines = text.split(separator: "\n")
    guard let remedy = lines.last(where: { $0.hasPrefix("To make it 1 more") }) else { return [] }
    let pattern =
      /(width of what v\d shows|(?:custom )?spacing of row(?: after v\d)?) by (-?\d+(?:\.\d+)?)/
    return remedy.matches(of: pattern).map {
      StackAdvice(
        description: String($0.output.0), number: String($0.output.1),
        step: CGFloat(Double($0.output.2) ?? 0))
    }
  }
}

/// A row of views with contents, the same for the same seed, with some numbers changed.
private final class StackScene {
  private let row = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  private var views: [View] = []

  init(seed: UInt64, _ changes: [String: CGFloat]) {
    var random = Xorshift(seed: seed)
    let distributions: [StackDistribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    row.name = "row"
    row.distribution = distributions[random.next(distributions.count)]
    row.spacing = CGFloat(1 + random.next(8)) + (changes["spacing of row"] ?? 0)
    for place in 0..<3 + random.next(2) {
      let view = View(name: "v\(place)")
      let width = CGFloat(20 + random.next(30)) + (changes["width of what v\(place) shows"] ?? 0)
      view.contentSize = CGSize(width: width, height: 20)
      row.addArrangedSubview(view)
      let gap = changes["custom spacing of row after v\(place)"] ?? 0
      if random.next(4) == 0 {
        row.setCustomSpacing(CGFloat(9 + random.next(5)) + gap, after: view)
      }
      views.append(view)
    }
    row.layoutIfNeeded()
  }

  var questions: [(place: Int, attribute: LayoutAttribute)] {
    views.indices.flatMap { place in
      [LayoutAttribute.left, .right, .width, .centerX].map { (place, $0) }
    }
  }

  func explain(_ attribute: LayoutAttribute, _ place: Int) -> LayoutExplanation {
    withExtendedLifetime(row) { views[place].explain(attribute) }
  }
}
