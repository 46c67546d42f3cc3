import Ashlar
import AshlarSolver
import SolverOracle

/// Says what frames a small description has, by trying every corner of its system along an axis.
///
/// It is written from the meaning of the constraints, without a look at the engine.
package struct SoakOracle {
  private let description: SoakDescription
  private let axis: LayoutAxis
  private let numbers: [Int]
  private var model: SystemModel

  /// How far costs may be apart: sums of a few numbers below ten thousand.
  private static let tolerance = 1e-5

  /// How many rows there may be for so many views: more take too long to try.
  private static let mostRows = [1: 16, 2: 12, 3: 9]

  /// Translates a description; nil for what is too large to try, and for views that are more than a
  /// frame and a content size.
  ///
  /// Views that follow their superview by a mask have to have the frames in which they are.
  package init?(_ description: SoakDescription, along axis: LayoutAxis) {
    let entries = description.views.values
    guard let mostRows = Self.mostRows[entries.count], !description.hasCollapsed,
      entries.allSatisfy(Self.isSimple)
    else { return nil }
    self.description = description
    self.axis = axis
    numbers = description.numbers
    model = SystemModel(kinds: numbers.flatMap { _ in [.location, .size] })
    for entry in description.constraints { translate(entry) }
    for number in numbers {
      translateContent(of: number)
      translateFrame(of: number)
    }
    guard model.rows.count <= mostRows else { return nil }
  }

  /// What is wrong with frames, given how many constraints have been set aside; nil if nothing is.
  package func complaint(about frames: [Int: CGRect]) -> String? {
    let values = numbers.flatMap { number -> [Double] in
      let frame = frames[number] ?? .zero
      return axis == .horizontal
        ? [frame.origin.x, frame.size.width].map { Double($0) }
        : [frame.origin.y, frame.size.height].map { Double($0) }
    }
    let oracle = Oracle(model)
    let answer = oracle.solve()
    let count = oracle.priorities.count
    let costs = oracle.costs(at: values, without: answer.setAside).prefix(count)
    let isBest = zip(costs, answer.costs).allSatisfy {
      ($0 - $1).magnitude <= Self.tolerance * max(1, $1.magnitude)
    }
    let holds = model.rows.indices.allSatisfy {
      answer.setAside.contains($0) || isKept(model.rows[$0], at: values)
    }
    if isBest, holds { return nil }
    return "\(axis): \(values), the oracle has \(answer.values)\n\(model.describe())"
  }

  /// Whether a row holds as far as it is required.
  private func isKept(_ row: SystemModel.Row, at values: [Double]) -> Bool {
    let miss = zip(row.coefficients, values).reduce(-row.constant) { $0 + $1.0 * $1.1 }
    let slack = Self.tolerance * max(1, row.constant.magnitude)
    return (row.penalties.under != .required || miss >= -slack)
      && (row.penalties.over != .required || miss <= slack)
  }
}

// MARK: - Translating

extension SoakOracle {
  private mutating func translate(_ entry: SoakDescription.ConstraintEntry) {
    let direction = direction(of: entry)
    guard let first = place(of: entry.attribute, in: entry.item, direction) else { return }
    var sum = first
    let isMirrored =
      direction == .rightToLeft && [.leading, .trailing].contains(entry.attribute)
    sum.constant -= Double(isMirrored ? -entry.constant : entry.constant)
    if let target = entry.target {
      let parent = description.views[entry.item]?.parent
      guard
        let second = place(of: entry.targetAttribute, in: target, seenFrom: parent, direction)
      else { return }
      sum.subtract(second, times: Double(entry.multiplier))
    }
    let relation: Relation =
      switch entry.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    model.add(
      sum.coefficients, -sum.constant, Penalties(relation, Priority(entry.priority.rawValue)))
  }

  private mutating func translateContent(of number: Int) {
    guard let entry = description.views[number], let content = Self.content(of: entry),
      let extent = place(of: axis == .horizontal ? .width : .height, in: number)
    else { return }
    let length = Double(axis == .horizontal ? content.width : content.height)
    let hugging = Priority(entry.hugging.rawValue)
    let resistance = Priority(entry.resistance.rawValue)
    model.add(
      extent.coefficients, length, Penalties(under: resistance, over: hugging),
      seniority: .youngest)
  }

  /// A frame that is kept is required, and older than all constraints.
  private mutating func translateFrame(of number: Int) {
    guard let kept = description.views[number]?.kept,
      let place = place(of: axis == .horizontal ? .left : .top, in: number),
      let extent = self.place(of: axis == .horizontal ? .width : .height, in: number)
    else { return }
    let (origin, length) =
      axis == .horizontal
      ? (kept.origin.x, kept.size.width) : (kept.origin.y, kept.size.height)
    let required = Penalties(.equal, .required)
    model.add(place.coefficients, Double(origin), required, seniority: .oldest)
    model.add(extent.coefficients, Double(length), required, seniority: .oldest)
  }

  /// A sum of unknowns and a number.
  private struct Sum {
    var coefficients: [Double]
    var constant = 0.0

    mutating func subtract(_ other: Sum, times factor: Double) {
      for index in coefficients.indices {
        coefficients[index] -= factor * other.coefficients[index]
      }
      constant -= factor * other.constant
    }
  }

  /// An attribute as a sum of the item's origin and extent; nil for one of the other axis.
  ///
  /// Seen from inside, a view begins at 0. The root's extent is a number.
  private func place(
    of attribute: LayoutConstraint.Attribute, in number: Int, seenFrom inside: Int? = nil,
    _ direction: LayoutDirection = .leftToRight
  ) -> Sum? {
    guard let share = share(attribute, direction) else { return nil }
    var sum = Sum(coefficients: [Double](repeating: 0, count: 2 * numbers.count))
    if let index = numbers.firstIndex(of: number) {
      sum.coefficients[2 * index] = share.isExtent || number == inside ? 0 : 1
      sum.coefficients[2 * index + 1] = share.ofExtent
    } else {
      let extent = axis == .horizontal ? description.size.width : description.size.height
      sum.constant = share.ofExtent * Double(extent)
    }
    return sum
  }

  /// How much of the extent an attribute is, and whether it is an extent itself.
  private func share(
    _ attribute: LayoutConstraint.Attribute, _ direction: LayoutDirection
  ) -> (ofExtent: Double, isExtent: Bool)? {
    let isReversed = direction == .rightToLeft
    switch (attribute, axis) {
    case (.width, .horizontal), (.height, .vertical): return (1, true)
    case (.left, .horizontal), (.top, .vertical): return (0, false)
    case (.right, .horizontal), (.bottom, .vertical): return (1, false)
    case (.centerX, .horizontal), (.centerY, .vertical): return (0.5, false)
    case (.leading, .horizontal): return (isReversed ? 1 : 0, false)
    case (.trailing, .horizontal): return (isReversed ? 0 : 1, false)
    default: return nil
    }
  }
}

// MARK: - Contents and directions

extension SoakOracle {
  /// Whether a view is no more than a frame and a content whose size is fixed.
  private static func isSimple(_ entry: SoakDescription.ViewEntry) -> Bool {
    switch entry.kind {
    case .plain, .guide: true
    case .label: entry.text.lines == 1 && isPlain(entry.text.words)
    case .stack, .scroll: false
    }
  }

  /// Whether each character of a text is as wide as all others, whatever stands beside it.
  private static func isPlain(_ words: String) -> Bool {
    words.allSatisfy { $0 == " " || $0 == "-" || "a"..."z" ~= $0 } && words.first != " "
      && words.last != " "
  }

  private static func content(of entry: SoakDescription.ViewEntry) -> CGSize? {
    guard entry.kind == .label else { return entry.content }
    let text = entry.text
    return text.words.isEmpty
      ? .zero
      : CGSize(
        width: SoakMeasurer.width(in: text.font) * CGFloat(text.words.count),
        height: SoakMeasurer.height(of: text.font))
  }

  /// The direction of the view that holds a constraint: the one around its item, unless it speaks of the item alone.
  private func direction(of entry: SoakDescription.ConstraintEntry) -> LayoutDirection {
    let holder = entry.target == nil ? entry.item : description.views[entry.item]?.parent
    guard let holder, let entry = description.views[holder] else { return description.direction }
    switch entry.semantics {
    case .unspecified: return description.direction
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}
