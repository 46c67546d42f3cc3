import Ashlar
import Testing

/// The tables of frames that were recorded from UIKit: a stack at (10, 20) in 600 × 600, with a spacing of 5,
/// of views of 40 × 20, 60 × 30, 10 × 50 and 25 × 25, with its own size or with one of 400 × 300.
///
/// There, sizes were rounded to half points, and places to whole ones in the space of the root.
struct `Golden stacks` {
  struct Row: Sendable, CustomTestStringConvertible {
    let axis: LayoutAxis
    let distribution: StackDistribution
    let hidden: Int?

    /// The place and the length of each view, with the size of its own and with the larger one.
    let natural: String
    let sized: String
    var testDescription: String {
      "\(axis) \(distribution), hidden: \(hidden.map(String.init) ?? "none")"
    }

    init(
      _ axis: LayoutAxis, _ distribution: StackDistribution, _ hidden: Int?, _ natural: String,
      _ sized: String
    ) {
      self.axis = axis
      self.distribution = distribution
      self.hidden = hidden
      self.natural = natural
      self.sized = sized
    }
  }

  static let rows = [
    Row(.horizontal, .fill, nil, "10:40 55:60 120:10 135:25", "10:290 305:60 370:10 385:25"),
    Row(.horizontal, .fill, 1, "10:40 53:0 55:10 70:25", "10:355 368:0 370:10 385:25"),
    Row(.horizontal, .fill, 0, "10:0 10:60 75:10 90:25", "10:0 10:355 370:10 385:25"),
    Row(
      .horizontal, .fillEqually, nil, "10:60 75:60 140:60 205:60",
      "10:96.5 111:96.5 213:96.5 314:96.5"),
    Row(.horizontal, .fillEqually, 1, "10:40 53:0 55:40 100:40", "10:130 143:0 145:130 280:130"),
    Row(.horizontal, .fillEqually, 0, "10:0 10:60 75:60 140:60", "10:0 10:130 145:130 280:130"),
    Row(
      .horizontal, .fillProportionally, nil, "10:40 55:60 120:10 135:25",
      "10:106.5 122:160 287:26.5 318:91.5"),
    Row(
      .horizontal, .fillProportionally, 1, "10:40 53:0 55:10 70:25",
      "10:188 201:0 203:47 255:154.5"),
    Row(
      .horizontal, .fillProportionally, 0, "10:0 10:60 75:10 90:25",
      "10:0 10:228.5 244:38 287:123.5"),
    Row(.horizontal, .equalSpacing, nil, "10:40 55:60 120:10 135:25", "10:40 138:60 287:10 385:25"),
    Row(.horizontal, .equalSpacing, 1, "10:40 53:0 55:10 70:25", "10:40 53:0 213:10 385:25"),
    Row(.horizontal, .equalSpacing, 0, "10:0 10:60 75:10 90:25", "10:0 10:60 223:10 385:25"),
    Row(
      .horizontal, .equalCentering, nil, "10:40 55:60 135:10 183:25", "10:40 123:60 270:10 385:25"),
    Row(.horizontal, .equalCentering, 1, "10:40 53:0 55:10 78:25", "10:40 53:0 209:10 385:25"),
    Row(.horizontal, .equalCentering, 0, "10:0 10:60 75:10 108:25", "10:0 10:60 214:10 385:25"),
    Row(.vertical, .fill, nil, "20:20 45:30 80:50 135:25", "20:180 205:30 240:50 295:25"),
    Row(.vertical, .fill, 1, "20:20 43:0 45:50 100:25", "20:215 238:0 240:50 295:25"),
    Row(.vertical, .fill, 0, "20:0 20:30 55:50 110:25", "20:0 20:215 240:50 295:25"),
    Row(
      .vertical, .fillEqually, nil, "20:50 75:50 130:50 185:50", "20:71.5 96:71.5 173:71.5 249:71.5"
    ),
    Row(.vertical, .fillEqually, 1, "20:50 73:0 75:50 130:50", "20:96.5 119:0 122:96.5 223:96.5"),
    Row(.vertical, .fillEqually, 0, "20:0 20:50 75:50 130:50", "20:0 20:96.5 122:96.5 223:96.5"),
    Row(
      .vertical, .fillProportionally, nil, "20:20 45:30 80:50 135:25",
      "20:43 68:64.5 137:107 249:70.5"),
    Row(.vertical, .fillProportionally, 1, "20:20 43:0 45:50 100:25", "20:57 80:0 82:143 230:90"),
    Row(
      .vertical, .fillProportionally, 0, "20:0 20:30 55:50 110:25",
      "20:0 20:78.5 103:130.5 239:81.5"),
    Row(.vertical, .equalSpacing, nil, "20:20 45:30 80:50 135:25", "20:20 98:30 187:50 295:25"),
    Row(.vertical, .equalSpacing, 1, "20:20 43:0 45:50 100:25", "20:20 43:0 143:50 295:25"),
    Row(.vertical, .equalSpacing, 0, "20:0 20:30 55:50 110:25", "20:0 20:30 148:50 295:25"),
    Row(.vertical, .equalCentering, nil, "20:20 60:30 95:50 153:25", "20:20 108:30 190:50 295:25"),
    Row(.vertical, .equalCentering, 1, "20:20 43:0 48:50 103:25", "20:20 43:0 144:50 295:25"),
    Row(.vertical, .equalCentering, 0, "20:0 20:30 55:50 113:25", "20:0 20:30 146:50 295:25"),
  ]

  @Test(arguments: rows)
  func `lie along their axis as recorded`(row: Row) {
    for (isSized, text) in [(false, row.natural), (true, row.sized)] {
      let stack = makeStack(row.axis, isSized: isSized)
      stack.distribution = row.distribution
      if let hidden = row.hidden { stack.arrangedSubviews[hidden].isHidden = true }

      stack.superview?.layoutIfNeeded()

      expect(stack, row.axis, text)
    }
  }

  struct Crossing: Sendable {
    let axis: LayoutAxis
    let alignment: StackAlignment
    let hidden: Int?
    let natural: String
    let sized: String?
  }

  static let crossings = [
    Crossing(
      axis: .horizontal, alignment: .fill, hidden: nil, natural: "20:50 20:50 20:50 20:50",
      sized: "20:300 20:300 20:300 20:300"),
    Crossing(
      axis: .horizontal, alignment: .top, hidden: nil, natural: "20:20 20:30 20:50 20:25",
      sized: "20:20 20:30 20:50 20:25"),
    Crossing(
      axis: .horizontal, alignment: .center, hidden: nil, natural: "35:20 30:30 20:50 33:25",
      sized: "160:20 155:30 145:50 158:25"),
    Crossing(
      axis: .horizontal, alignment: .bottom, hidden: nil, natural: "50:20 40:30 20:50 45:25",
      sized: "300:20 290:30 270:50 295:25"),
    Crossing(
      axis: .vertical, alignment: .fill, hidden: nil, natural: "10:60 10:60 10:60 10:60",
      sized: "10:400 10:400 10:400 10:400"),
    Crossing(
      axis: .vertical, alignment: .leading, hidden: nil, natural: "10:40 10:60 10:10 10:25",
      sized: "10:40 10:60 10:10 10:25"),
    Crossing(
      axis: .vertical, alignment: .center, hidden: nil, natural: "20:40 10:60 35:10 28:25",
      sized: "190:40 180:60 205:10 198:25"),
    Crossing(
      axis: .vertical, alignment: .trailing, hidden: nil, natural: "30:40 10:60 60:10 45:25",
      sized: "370:40 350:60 400:10 385:25"),
    Crossing(
      axis: .vertical, alignment: .leading, hidden: 1, natural: "10:40 10:60 10:10 10:25",
      sized: nil),
    Crossing(
      axis: .vertical, alignment: .center, hidden: 1, natural: "10:40 0:60 25:10 18:25", sized: nil),
    Crossing(
      axis: .vertical, alignment: .trailing, hidden: 1, natural: "10:40 -10:60 40:10 25:25",
      sized: nil),
  ]

  @Test(arguments: crossings)
  func `lie across their axis as recorded`(row: Crossing) {
    for (isSized, text) in [(false, row.natural), (true, row.sized)] {
      guard let text else { continue }
      let stack = makeStack(row.axis, isSized: isSized)
      stack.alignment = row.alignment
      if let hidden = row.hidden { stack.arrangedSubviews[hidden].isHidden = true }

      stack.superview?.layoutIfNeeded()

      expect(stack, row.axis == .horizontal ? .vertical : .horizontal, text)
    }
  }

  /// Margins of 3, 5, 7 and 11.
  @Test(
    arguments: [
      (.horizontal, .fill, true, "15:274 294:60 359:10 374:25"),
      (.horizontal, .fillEqually, true, "15:92.5 112:92.5 210:92.5 307:92.5"),
      (.horizontal, .fillProportionally, true, "15:102.5 122:153.5 281:25.5 312:87.5"),
      (.horizontal, .equalSpacing, true, "15:40 138:60 281:10 374:25"),
      (.horizontal, .equalCentering, false, "15:40 60:60 140:10 188:25"),
      (.horizontal, .equalCentering, true, "15:40 122:60 264:10 374:25"),
      (.vertical, .fill, false, "23:20 48:30 83:50 138:25"),
      (.vertical, .fill, true, "23:170 198:30 233:50 288:25"),
    ] as [(LayoutAxis, StackDistribution, Bool, String)])
  func `stay inside their margins as recorded`(
    axis: LayoutAxis, distribution: StackDistribution, isSized: Bool, text: String
  ) {
    let stack = makeStack(axis, isSized: isSized)
    stack.distribution = distribution
    stack.layoutMargins = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    stack.isLayoutMarginsRelativeArrangement = true

    stack.superview?.layoutIfNeeded()

    expect(stack, axis, text)
  }

  private func makeStack(_ axis: LayoutAxis, isSized: Bool) -> StackView {
    let root = View(root: 600, 600)
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (10, 50), (25, 25)]
    let stack = StackView(name: "stack")
    for (index, (width, height)) in sizes.enumerated() {
      let view = View(name: "v\(index)")
      view.contentSize = CGSize(width: width, height: height)
      stack.addArrangedSubview(view)
    }
    stack.axis = axis
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    if isSized {
      stack.pin(x: 10, y: 20, width: 400, height: 300)
    } else {
      stack.pinCorner(x: 10, y: 20)
    }
    keptRoots.append(root)
    return stack
  }

  private func expect(_ stack: StackView, _ axis: LayoutAxis, _ text: String) {
    let recorded = text.split(separator: " ").map { $0.split(separator: ":").map { Double($0)! } }
    for (view, numbers) in zip(stack.arrangedSubviews, recorded) {
      let frame = view.convert(view.bounds, to: nil)
      let place = axis == .horizontal ? frame.minX : frame.minY
      let length = axis == .horizontal ? frame.width : frame.height
      #expect(half(up: place, to: 1) == numbers[0], "\(view.reportName) of \(text)")
      #expect(half(up: length, to: 0.5) == numbers[1], "\(view.reportName) of \(text)")
    }
    #expect(stack.diagnostics.conflicts.isEmpty)
  }

  private func half(up number: CGFloat, to step: CGFloat) -> Double {
    Double(((number / step) + 0.5 + 1e-6).rounded(.down) * step)
  }

  private let kept = Roots()

  private var keptRoots: [View] {
    get { kept.roots }
    nonmutating set { kept.roots = newValue }
  }

  /// Keeps trees that a test refers to from inside.
  private final class Roots {
    var roots: [View] = []
  }
}
