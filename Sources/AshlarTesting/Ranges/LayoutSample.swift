import Ashlar

/// The result of one layout of a series.
struct LayoutSample {
  /// The number of its place in the series, and the value there.
  let place: Int
  let value: CGFloat

  /// The number of layouts before.
  let step: Int

  /// The views that are shown, in the order of the tree, with their frames and the places of their superviews in this list.
  let boxes: [Box]

  /// The problems, each once, in the order in which the checks found them, and what makes each the same elsewhere.
  let problems: [(key: ProblemKey, problem: LayoutProblem)]
  let keys: Set<ProblemKey>

  /// The faults of this layout. A fault may be reported once for many layouts, so that it belongs to no value.
  let faults: [LayoutProblem]

  /// The dependence of frames on the length that the series varies.
  let linear: LinearLayout?

  /// Whether there are constraints that cannot hold. They may hold at another length, and then others decide.
  private let hasConflicts: Bool

  /// The greatest deviation of numbers that follow a line, in points: on a display each edge is rounded to a pixel.
  let tolerance: CGFloat

  struct Box {
    let view: View
    let frame: CGRect
    let bounds: CGSize

    /// −1 for the root, and for what is inside something that scrolls.
    let parent: Int

    /// The size that it needs for its content, in points; zero for none.
    let content: CGSize

    /// The height of a text of several lines at the width of the view, in points.
    let textHeight: CGFloat?
  }

  /// The rounding errors of the solver, in points.
  private static let closeness: CGFloat = 0.01

  init(
    _ place: Int, _ value: CGFloat, after step: Int, _ root: View, _ found: [LayoutProblem],
    along axis: LayoutAxis?
  ) {
    self.place = place
    self.step = step
    self.value = value
    boxes = Self.boxes(in: root)
    var keys: Set<ProblemKey> = []
    faults = found.filter { $0.check == .noFault }
    problems = found.filter { $0.check != .noFault }.map { (ProblemKey($0), $0) }
      .filter { keys.insert($0.0).inserted }
    self.keys = keys
    linear = axis.flatMap { LinearLayout(of: root, along: $0) }
    hasConflicts = !root.diagnostics.conflicts.isEmpty
    let scale = root.environment.displayScale ?? 0
    tolerance = Self.closeness + (scale > 0 ? 2 / scale : 0)
  }

  private static func boxes(in root: View) -> [Box] {
    var boxes: [Box] = []
    var places: [ObjectIdentifier: Int] = [:]
    for view in ProblemSearch.shownViews(in: root) {
      let outer = view === root || view.superview?.scrollArea != nil ? nil : view.superview
      let parent = outer.flatMap { places[ObjectIdentifier($0)] } ?? -1
      places[ObjectIdentifier(view)] = boxes.count
      let text = (view.shownContent as? LabelContent).map { $0.lineLimit != 1 } ?? false
      boxes.append(
        Box(
          view: view, frame: view.frame, bounds: view.bounds.size, parent: parent,
          content: text ? .zero : view.intrinsicContentSize,
          textHeight: text ? view.sizeThatFits(view.bounds.size).height : nil))
    }
    return boxes
  }
}

// MARK: - Comparing

extension LayoutSample {
  /// Whether both show the same views, with texts of the same heights.
  func isAlike(_ other: LayoutSample) -> Bool {
    hasViews(of: other) && zip(boxes, other.boxes).allSatisfy { $0.textHeight == $1.textHeight }
  }

  /// Whether a class of the program takes part, whose code may decide by a size.
  var runsCode: Bool { boxes.contains { $0.view.isWindow || $0.view.isOfProgram } }

  func hasViews(of other: LayoutSample) -> Bool {
    boxes.count == other.boxes.count && zip(boxes, other.boxes).allSatisfy { $0.view === $1.view }
  }

  /// Whether constraints say that all between this sample and a later one is on one line, and the later one is where they
  /// say. What they do not place must be where it was.
  func leads(to other: LayoutSample) -> Bool {
    guard let linear, !hasConflicts, linear.range.contains(other.value) else { return false }
    let distance = other.value - value
    return zip(boxes, other.boxes).allSatisfy { one, later in
      let rate = linear.rate(of: one.view) ?? .zero
      return later.frame.isClose(to: one.frame.moved(by: rate, times: distance), tolerance)
    }
  }

  /// Whether a sample between this one and a later one is on the line between them.
  func isOnLine(_ middle: LayoutSample, to other: LayoutSample) -> Bool {
    let share = (middle.value - value) / (other.value - value)
    return isAlike(middle)
      && boxes.indices.allSatisfy { index in
        let frame = boxes[index].frame.mixed(with: other.boxes[index].frame, share)
        return middle.boxes[index].frame.isClose(to: frame, tolerance)
      }
  }
}

extension View {
  /// Whether the class is neither plain nor one of this package.
  fileprivate var isOfProgram: Bool {
    if isOfPlainKind { return false }
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    return module != "Ashlar" && module != "AshlarUIKit"
  }
}

extension CGRect {
  /// The rectangle with the numbers of another one added to its own. The other's width and height may be negative.
  func moved(by rate: CGRect, times distance: CGFloat = 1) -> CGRect {
    CGRect(
      x: origin.x + rate.origin.x * distance, y: origin.y + rate.origin.y * distance,
      width: size.width + rate.size.width * distance,
      height: size.height + rate.size.height * distance)
  }

  /// A rectangle on the way to another one: this one at 0, the other one at 1.
  func mixed(with other: CGRect, _ share: CGFloat) -> CGRect {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    return CGRect(
      x: mix(origin.x, other.origin.x), y: mix(origin.y, other.origin.y),
      width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
  }
}
