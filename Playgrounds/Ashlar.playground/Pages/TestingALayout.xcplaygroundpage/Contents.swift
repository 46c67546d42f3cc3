//: # Testing a layout
//:
//: What `AshlarTesting` looks for, here as values: `swift run TestingALayout`. In a test there is one
//: expectation for each, which works in Swift Testing and in XCTest and fails at your line:
//:
//:     expectFrame(of: title, x: 16, y: 16, width: 288, height: 20)
//:     expect(icon, .leftOf(gap: 8), title)
//:     expectGoodLayout(of: card)
//:     expectGoodLayouts(matrix) { makeCard(title: $0.text, scale: $0.textScale) }
//:     expectSnapshot(of: card)
import Ashlar
import AshlarTesting

/// A card with a title of ten points a letter and a badge that is too near.
func makeCard(title text: String, scale: CGFloat = 1) -> View {
  let card = View(name: "card")
  card.diagnostics.handler = .silent
  let title = View(name: "title")
  let badge = View(name: "badge")
  card.addSubviews(title, badge)
  title.contentSize = CGSize(width: 10 * CGFloat(text.count) * scale, height: 20 * scale)
  title.makeConstraints { make in
    make.leading.top.equalTo(card).inset(16)
    make.trailing.lessThanOrEqualTo(card).inset(16)
  }
  badge.makeConstraints { make in
    make.size.equalTo(12)
    make.trailing.top.equalTo(card).inset(10)
  }
  return card
}

//: ## Automatic checks
//:
//: Nothing is said about this card in particular. The checks hold for nearly every layout; a view may be
//: exempted by its name.
let card = makeCard(title: "A title that is too long for this card")
card.layout(in: CGSize(width: 320, height: 60))
for problem in card.layoutProblems() { print("\(problem.check.rawValue): \(problem)") }
print("without the badge:", card.layoutProblems(except: [.view("badge")]).count, "\n")

//: ## A matrix
//:
//: Sizes, directions, sizes of text and contents, multiplied. `expectGoodLayouts` looks for the simplest
//: circumstances that fail, and cuts the text shorter for that.
let matrix = LayoutMatrix(
  sizes: [CGSize(width: 320, height: 60), CGSize(width: 160, height: 60)],
  directions: [.leftToRight, .rightToLeft], textScales: [1, 2], texts: ["Hi", "Hello, world"])
for circumstances in matrix.cases {
  let card = makeCard(title: circumstances.text, scale: circumstances.textScale)
  circumstances.layOut(card)
  let checks = Set(card.layoutProblems().map(\.check.rawValue)).sorted()
  print("\(circumstances): \(checks.isEmpty ? "good" : checks.joined(separator: ", "))")
}
print()

//: ## Snapshots
//:
//: The text that `expectSnapshot` keeps in a file beside the test. It is made to be read, and to show what
//: has changed line by line.
print(LayoutSnapshot(of: card))
