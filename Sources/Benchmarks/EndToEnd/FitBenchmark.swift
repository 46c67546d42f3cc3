import Ashlar

/// What it costs to ask a view of texts how high it is, again and again, beside layouts of it.
struct FitBenchmark {
  let count: Int
  let rounds: Int

  /// What is measured; everything if it is empty.
  let names: Set<String>

  /// What is done in one round.
  private enum Kind: String, CaseIterable {
    case first = "a first question"
    case width = "another width"
    case text = "one new text"
    case texts = "all texts new"
    case resize = "a resize"
    case relayout = "a layout with one new text"
    case relayouts = "a layout with all texts new"

    var name: String { "\(self)" }
  }

  /// Prints visits and microseconds of each round.
  func run() {
    print("a view of \(count) texts; visits and µs of each round:")
    for kind in Kind.allCases where names.isEmpty || names.contains(kind.name) { report(kind) }
  }

  private func report(_ kind: Kind) {
    var screen = TextColumn(count)
    screen.ask(at: 300)
    screen.layOut(at: 300)
    var work = LayoutWork()
    let time = Stopwatch.work.time {
      for round in 0..<rounds {
        if kind == .first { screen = TextColumn(count) }
        let before = screen.root.layoutWork
        carryOut(kind, screen, round)
        work = work + (screen.root.layoutWork - before)
      }
    }
    let visits = (work.unknownsVisited + work.constraintsVisited) / rounds
    print(
      "\(kind.name): \(kind.rawValue): \(visits) visits, \((time / Double(rounds)).microseconds) µs"
    )
  }

  private func carryOut(_ kind: Kind, _ screen: TextColumn, _ round: Int) {
    // Others than those of the last rounds, whose answers the view has cached.
    let width = (round.isMultiple(of: 2) ? 150 : 300) + CGFloat(round % 64) / 8
    switch kind {
    case .first: screen.ask(at: 300)
    case .width: screen.ask(at: width)
    case .text, .texts:
      screen.change(round, all: kind == .texts)
      screen.ask(at: 300)
    case .resize: screen.layOut(at: width)
    case .relayout, .relayouts:
      screen.change(round, all: kind == .relayouts)
      screen.layOut(at: 300)
    }
  }
}

/// Texts below each other, as wide as the view.
private struct TextColumn {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 0))
  private let labels: [Label]

  init(_ count: Int) {
    root.textMeasurer = GridTextMeasurer(width: 8, height: 20)
    labels = (0..<count).map { Label(text: "Some words of row \($0 % 10)") }
    var above: Label?
    for label in labels {
      label.numberOfLines = 0
      root.addSubview(label)
      label.makeConstraints { make in
        make.left.right.equalToSuperview()
        if let above { make.top.equalTo(above.bottom) } else { make.top.equalToSuperview() }
      }
      above = label
    }
    above?.makeConstraints { $0.bottom.equalToSuperview() }
  }

  func ask(at width: CGFloat) {
    _ = root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func layOut(at width: CGFloat) {
    root.frame.size.width = width
    root.layoutIfNeeded()
  }

  /// Gives one label, or all of them, another text.
  func change(_ round: Int, all: Bool) {
    for (index, label) in labels.enumerated() where all || index == labels.count / 2 {
      label.text = "A new text of round \((round + index) % 7), of two lines or one"
    }
  }
}
