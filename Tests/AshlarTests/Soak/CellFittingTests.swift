import Ashlar
import TestTools
import Testing

/// What a view would like to be is what it becomes, if it is asked for nothing else.
struct `The fitting size of a random cell` {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `is the size that a layout gives it`(_ seed: UInt64) {
    for number in 0..<50 as Range<UInt64> {
      let seed = 1_000 * seed + number
      let size = fittingSize(seed)
      guard let frame = laidOutFrame(seed) else { continue }
      #expect(abs(size.height - frame.height) < 1e-6, "seed \(seed)")
      #expect(frame.width == width(seed), "seed \(seed)")
    }
  }

  private func width(_ seed: UInt64) -> CGFloat { [120, 200, 320][Int(seed % 3)] }

  private func fittingSize(_ seed: UInt64) -> CGSize {
    let (root, cell) = RandomCell.make(seed)
    return withExtendedLifetime(root) {
      cell.systemLayoutSizeFitting(
        CGSize(width: width(seed), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  /// The frame of the same cell in a layout; nil if it is too narrow for what is in it.
  private func laidOutFrame(_ seed: UInt64) -> CGRect? {
    let (root, cell) = RandomCell.make(seed)
    cell.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(width(seed))
      make.height.equalTo(0).priority(.fittingSizeLevel)
    }
    root.layoutIfNeeded()
    return root.diagnostics.conflicts.isEmpty ? cell.frame : nil
  }
}

/// Makes views as cells contain them: texts, pictures, stacks, and boxes of such views.
private struct RandomCell {
  private var random: SplitMix

  /// The cell of a seed, in a root.
  static func make(_ seed: UInt64) -> (root: View, cell: View) {
    let root = View(root: 400, 4_000)
    root.textMeasurer = GridTextMeasurer(width: 7, height: 15)
    root.diagnostics.handler = .silent
    var maker = RandomCell(random: SplitMix(seed: seed))
    let cell = maker.box(depth: 0)
    root.addSubview(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    return (root, cell)
  }

  /// Views one below the other, or side by side.
  private mutating func box(depth: Int) -> View {
    let box = View()
    let area: LayoutBox = random.chance(30) ? box.layoutMarginsGuide : box
    let isRow = random.chance(50)
    let count = 1 + random.below(4)
    var previous: View?
    for number in 0..<count {
      let view = content(depth: depth)
      box.addSubview(view)
      if random.chance(15) {
        view.collapsesWhenHidden = true
        view.isHidden = true
      }
      add(view, to: area, after: previous, isLast: number == count - 1, isRow: isRow)
      previous = view
    }
    return box
  }

  private mutating func add(
    _ view: View, to area: LayoutBox, after previous: View?, isLast: Bool, isRow: Bool
  ) {
    let isLoose = random.chance(20)
    view.makeConstraints { make in
      let (before, after) = isRow ? (make.left, make.right) : (make.top, make.bottom)
      let (start, end) = isRow ? (make.top, make.bottom) : (make.left, make.right)
      if let previous {
        before.equalTo(isRow ? previous.right : previous.bottom).offset(7)
      } else {
        before.equalTo(area).offset(3)
      }
      if isLast { after.equalTo(area).offset(-3) }
      start.equalTo(area).offset(5)
      (isLoose ? end.lessThanOrEqualTo(area) : end.equalTo(area)).offset(-5)
    }
  }

  private mutating func content(depth: Int) -> View {
    switch random.below(depth < 3 ? 8 : 6) {
    case 0: return label(Label())
    case 1: return label(PaddedLabel())
    case 2:
      let picture = View()
      picture.contentSize = CGSize(width: 5 + random.below(70), height: 5 + random.below(40))
      return picture
    case 3:
      let area = CGFloat(1_000 + random.below(7_000))
      let chart = View()
      chart.contentSize { CGSize(width: 120, height: area / max(10, $0.width ?? 120)) }
      return chart
    case 4:
      let notes = TextView()
      notes.text = text()
      notes.isScrollEnabled = false
      return notes
    case 5: return Button(title: "tap")
    case 6: return stack(depth: depth + 1)
    default: return box(depth: depth + 1)
    }
  }

  private mutating func label(_ label: Label) -> Label {
    label.text = text()
    label.numberOfLines = random.below(3)
    return label
  }

  private mutating func text() -> String {
    Array(repeating: "word", count: 1 + random.below(12)).joined(separator: " ")
  }

  private mutating func stack(depth: Int) -> View {
    var views: [View] = []
    for _ in 0...random.below(3) { views.append(content(depth: depth)) }
    let stack = StackView(arrangedSubviews: views)
    stack.axis = random.chance(50) ? .vertical : .horizontal
    stack.spacing = 8
    stack.alignment = random.element(of: [.fill, .leading, .center, .trailing])
    stack.distribution = random.element(of: [.fill, .fillEqually, .equalSpacing, .equalCentering])
    return stack
  }
}
