internal import AshlarSolver

/// The flaws of a layout, for comparison with those of copies, by the rules of `expectGoodLayout`: views without an
/// extent, contents that are cut off, views outside their superviews, and undetermined attributes.
struct LayoutFlaws {
  private let engine: LayoutEngine
  private let rows: RehearsalRows
  private let places: [Place]

  /// The size of each flaw of the present layout, in points.
  private var present: [Flaw: Double] = [:]

  /// A flaw of a view, by the kind and the view.
  struct Flaw: Hashable, Comparable {
    let kind: Kind
    let axis: LayoutAxis
    let token: Int32

    /// The kinds, the worst first.
    enum Kind: Int {
      case contradicted
      case free
      case shapeless
      case vanished
      case cut
      case outside

      /// Whether a view cannot be seen then, or only by chance.
      var isLoss: Bool { self == .free || self == .shapeless || self == .vanished }
    }

    /// Whether it is one of an item along the axis of an attribute of it.
    func concerns(_ side: LayoutDemand.Side) -> Bool {
      token == side.key && axis == side.attribute.axis
    }

    static func < (one: Flaw, other: Flaw) -> Bool { one.order < other.order }

    private var order: (Int, Int32, Int) { (kind.rawValue, token, axis == .horizontal ? 0 : 1) }
  }

  /// A visible view, with its content along each axis.
  private struct Place {
    let token: Int32
    let isRoot: Bool

    /// The area that the view is to be inside, or −1.
    let area: Int32
    let isPicture: Bool
    let isField: Bool
    let contents: [LayoutAxis: Int]
  }

  /// - Returns: Nil if a copy without a change has no solution.
  init?(_ engine: LayoutEngine, _ root: View, _ rows: RehearsalRows) {
    guard let outcome = rows.outcome(after: RehearsalEdit()) else { return nil }
    self.engine = engine
    self.rows = rows
    var hidden: Set<ObjectIdentifier> = []
    var places: [Place] = []
    for view in root.subtree {
      if view.isHidden || view.superview.map({ hidden.contains(ObjectIdentifier($0)) }) ?? false {
        hidden.insert(ObjectIdentifier(view))
      } else if engine.system.knows(view.node) {
        places.append(Self.place(of: view, engine, rows))
      }
    }
    self.places = places
    present = amounts(in: outcome)
  }

  private static func place(
    of view: View, _ engine: LayoutEngine, _ rows: RehearsalRows
  ) -> Place {
    var contents: [LayoutAxis: Int] = [:]
    for axis in LayoutAxis.allCases
    where !engine.leansTowardsNothing(view.node.token, along: axis) {
      contents[axis] = rows.content(of: view.node.token, along: axis)
    }
    return Place(
      token: view.node.token, isRoot: view.superview == nil, area: area(of: view, engine),
      isPicture: view.shownContent is ImageContent, isField: view.shownContent is FieldContent,
      contents: contents)
  }

  /// The view that another one is in, or what is scrolled there; −1 for what has no unknowns.
  private static func area(of view: View, _ engine: LayoutEngine) -> Int32 {
    guard let superview = view.superview else { return -1 }
    let scrolled = superview.layoutGuides.first { $0.node.systemGuide == .content }
    let area = superview.scrollArea == nil ? superview.node : scrolled?.node
    guard let area, engine.system.knows(area) else { return -1 }
    return area.token
  }
}

// MARK: - Finding

extension LayoutFlaws {
  /// The flaws that are larger in a copy, and those that count there whatever they are now, the worst first.
  func worsened(
    in outcome: RehearsalOutcome, orAny counts: (Flaw) -> Bool = { _ in false }
  ) -> [Flaw] {
    amounts(in: outcome).filter { flaw, amount in
      amount > present[flaw, default: 0] + Self.growth || counts(flaw)
    }.keys.sorted()
  }

  /// Flaws that grow by less are none, in points: a few roundings to pixels.
  private static let growth = 0.51

  private func amounts(in outcome: RehearsalOutcome) -> [Flaw: Double] {
    var amounts: [Flaw: Double] = [:]
    for place in places {
      for axis in LayoutAxis.allCases {
        measure(place, axis, outcome) { kind, amount in
          amounts[Flaw(kind: kind, axis: axis, token: place.token)] = amount
        }
      }
    }
    for row in outcome.setAside {
      amounts[Flaw(kind: .contradicted, axis: .horizontal, token: Int32(row))] = .infinity
    }
    return amounts
  }

  private func measure(
    _ place: Place, _ axis: LayoutAxis, _ outcome: RehearsalOutcome,
    _ found: (Flaw.Kind, Double) -> Void
  ) {
    let extent = number(axis.extentSide, of: place.token)
    let corner = number(axis.cornerSide, of: place.token)
    let has = outcome.solution[extent]
    if outcome.free.contains(extent) { found(.shapeless, .infinity) }
    // No layout places a root.
    if outcome.free.contains(corner), !place.isRoot { found(.free, .infinity) }
    let content = place.contents[axis].map { outcome.contents[$0] ?? rows.bound(of: $0) }
    if has <= Self.tolerance, content != 0 { found(.vanished, .infinity) }
    if let content, content > has, !place.isPicture, !(place.isField && axis == .horizontal) {
      found(.cut, content - has)
    }
    let outside = outside(place, axis, outcome, from: outcome.solution[corner], has)
    if outside > 0 { found(.outside, outside) }
  }

  /// By how much a view ends outside the one that it is in, or outside what is scrolled there.
  private func outside(
    _ place: Place, _ axis: LayoutAxis, _ outcome: RehearsalOutcome, from start: Double,
    _ extent: Double
  ) -> Double {
    if place.area < 0 { return 0 }
    let room = outcome.solution[number(axis.extentSide, of: place.area)]
    return max(-start, start + extent - room)
  }

  private func number(_ side: RectangleSide, of token: Int32) -> Int { Int(side.number(in: token)) }

  private static let tolerance = 0.001
}

// MARK: - Words

extension LayoutFlaws {
  /// The description of a flaw for a reader: `then title is cut off`.
  func words(for flaw: Flaw) -> String {
    if flaw.kind == .contradicted { return "then something else cannot hold" }
    var names = ReportNames(tellingApart: true)
    let node = engine.system.node(flaw.token)
    let name = names.name(of: node)
    let extent = flaw.axis == .horizontal ? "wide" : "high"
    switch flaw.kind {
    case .contradicted: return ""
    case .free: return "then nothing says where \(name) is"
    case .shapeless: return "then nothing says how \(extent) \(name) is"
    case .vanished: return "then \(name) is 0 \(extent)"
    case .cut: return "then \(name) is cut off"
    case .outside: return "then \(name) is not all inside \(names.name(of: node?.container))"
    }
  }
}
