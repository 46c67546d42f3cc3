import Ashlar
import AshlarInspector

/// What a server does for an answer: a receipt of twenty views is made, laid out, and drawn as a page. No two have
/// an item in common.
struct ReceiptBenchmark {
  /// The seconds that each part may take.
  let budget: Double

  /// How many lines of an item and a price: with its two labels and its stack each is three views.
  private static let lineCount = 6

  /// Prints microseconds, and how long the page is.
  func run() {
    let page = Self.layOut(0)
    print(
      "views: \(page.subtree.count { _ in true }), bytes of the page: \(Self.draw(page).utf8.count)"
    )
    report("made and laid out") { _ = Self.layOut($0) }
    report("made, laid out and drawn") { _ = Self.draw(Self.layOut($0)) }
    let labels = Self.labels(1_000)
    report("1,000 labels drawn") { _ in _ = Self.draw(labels) }
  }

  private func report(_ name: String, _ body: (Int) -> Void) {
    let time = Stopwatch.work.median(budget: budget, body).nanoseconds
    print("\(name): \(time.microseconds) µs")
  }

  private static func draw(_ page: View) -> String { "\(SVGDrawing(of: page, style: .page))" }

  private static func layOut(_ number: Int) -> View {
    let page = View(name: "receipt")
    let column = StackView()
    page.backgroundColor = .white
    column.axis = .vertical
    column.spacing = 8
    page.addSubview(column)
    column.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    for line in 0..<lineCount {
      let item = Label(text: "Coffee \(number * lineCount + line), large, with oat milk")
      let price = Label(text: "\(line + 3).\(number % 90 + 10)")
      item.numberOfLines = 0
      price.setContentCompressionResistancePriority(.required, for: .horizontal)
      price.setContentHuggingPriority(.required, for: .horizontal)
      let row = StackView(arrangedSubviews: [item, price])
      row.spacing = 12
      column.addArrangedSubview(row)
    }
    page.layout(width: 240)
    return page
  }

  private static func labels(_ count: Int) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 20 * CGFloat(count)))
    for number in 0..<count {
      let label = Label(text: "Line \(number) of the list")
      label.frame = CGRect(x: 0, y: 20 * CGFloat(number), width: 320, height: 20)
      root.addSubview(label)
    }
    root.layoutIfNeeded()
    return root
  }
}
