internal import AshlarSolver

// MARK: - Boxes that take part

extension LayoutEngine {
  /// The unknowns of a box, made if no constraint has needed them before.
  func item(for box: LayoutBox) -> EngineItem {
    if box.token >= 0 { return items[Int(box.token)]! }
    let item = EngineItem(
      box: box, x: solver.addUnknown(.location), y: solver.addUnknown(.location),
      width: solver.addUnknown(.size), height: solver.addUnknown(.size))
    box.token = takeItemToken()
    items[Int(box.token)] = item
    for unknown in [item.x, item.y, item.width, item.height] { own(unknown, box.token) }
    freshBoxes.append(box)
    return item
  }

  private func takeItemToken() -> Int32 {
    if let token = vacantItems.popLast() { return token }
    items.append(nil)
    return Int32(items.count - 1)
  }

  private func own(_ unknown: Unknown, _ token: Int32) {
    while owners.count <= unknown.index { owners.append(-1) }
    owners[unknown.index] = token
  }

  /// Forgets a box that has left the tree. Its constraints must be gone.
  func removeItem(_ token: Int32) {
    guard let item = items[Int(token)] else { return }
    for demand in item.demands { drop(demand.handle) }
    for unknown in [item.x, item.y, item.width, item.height] {
      try? solver.remove(unknown)
      owners[unknown.index] = -1
    }
    items[Int(token)] = nil
    vacantItems.append(token)
  }

  func drop(_ handle: Constraint) {
    try? solver.remove(handle)
    sources[handle.index] = .none
  }

  func setSource(_ source: EngineSource, of handle: Constraint) {
    while sources.count <= handle.index { sources.append(.none) }
    sources[handle.index] = source
  }
}

// MARK: - What boxes ask for by themselves

extension LayoutEngine {
  /// Looks again at what a box asks for: the frame that it keeps, the size of its content, and its
  /// baselines.
  func refresh(_ box: LayoutBox) {
    guard isHome(box) else { return }
    let old = items[Int(box.token)]?.baselines
    refreshDemands(of: box.token)
    guard isHome(box) else { return }
    if old != items[Int(box.token)]?.baselines { refreshBaselines(of: box) }
    markMoved(box)
  }

  /// Whether the token of a box is one of this engine. Views that are asked what they want may move.
  private func isHome(_ box: LayoutBox) -> Bool {
    box.token >= 0 && box.host?.tree === tree
  }

  /// Works in that the baselines of a box have moved.
  private func refreshBaselines(of box: LayoutBox) {
    let held = box.host.map { Array($0.held) } ?? []
    for constraint in box.concerning + held where constraint.mentionsBaseline(of: box) {
      update(constraint)
    }
  }

  private func refreshDemands(of token: Int32) {
    guard let item = items[Int(token)], let view = item.view else { return }
    var demands: [EngineDemand] = []
    var old = item.demands
    for wish in wishes(of: view, item) {
      if let index = old.firstIndex(where: { $0.kind == wish.kind }) {
        var known = old.remove(at: index)
        known.value = wish.value
        update(known.handle, wish)
        demands.append(known)
      } else if let handle = add(wish) {
        setSource(.demand(token: token, wish.kind), of: handle)
        demands.append(EngineDemand(kind: wish.kind, handle: handle, value: wish.value))
      }
    }
    for demand in old { drop(demand.handle) }
    items[Int(token)]?.demands = demands
    items[Int(token)]?.baselines = EngineItem.Baselines(
      first: Double(view.firstBaselineOffsetFromTop),
      last: Double(view.lastBaselineOffsetFromBottom))
  }

  private struct Wish {
    let kind: EngineDemand.Kind
    let unknown: Unknown
    let value: Double
    let penalties: Penalties
  }

  private func add(_ wish: Wish) -> Constraint? {
    try? solver.add(
      [Term(1, wish.unknown)], near: wish.value, penalties: wish.penalties, isImplicit: true)
  }

  private func update(_ handle: Constraint, _ wish: Wish) {
    try? solver.setConstant(wish.value, of: handle)
    try? solver.setPenalties(wish.penalties, of: handle)
  }

  private func wishes(of view: View, _ item: EngineItem) -> [Wish] {
    frameWishes(of: view, item) + contentWishes(of: view, item)
  }

  /// A root keeps its size, and a view that translates its mask keeps its frame.
  private func frameWishes(of view: View, _ item: EngineItem) -> [Wish] {
    let isRoot = view.superview == nil
    guard isRoot || view.translatesAutoresizingMaskIntoConstraints else { return [] }
    let frame = view.frame
    let origin = view.superview?.bounds.origin ?? .zero
    let place = [
      frameWish(.left, item.x, frame.origin.x - origin.x),
      frameWish(.top, item.y, frame.origin.y - origin.y),
    ]
    let extent = [
      frameWish(.width, item.width, frame.size.width),
      frameWish(.height, item.height, frame.size.height),
    ]
    return isRoot ? extent : place + extent
  }

  private func frameWish(
    _ attribute: LayoutConstraint.Attribute, _ unknown: Unknown, _ value: CGFloat
  ) -> Wish {
    Wish(
      kind: .frame(attribute), unknown: unknown, value: Double(value),
      penalties: Penalties(.equal, .required))
  }

  private func contentWishes(of view: View, _ item: EngineItem) -> [Wish] {
    let content = view.intrinsicContentSize
    return [
      contentWish(.horizontal, content.width, of: view, item.width),
      contentWish(.vertical, content.height, of: view, item.height),
    ].compactMap(\.self)
  }

  private func contentWish(
    _ axis: LayoutAxis, _ size: CGFloat, of view: View, _ unknown: Unknown
  ) -> Wish? {
    guard size.isComputable else {
      let name = "\(view.reportName).intrinsicContentSize"
      view.report(.notComputable(GeometryText.number(Double(size)), for: name), at: nil)
      return nil
    }
    guard size >= 0 else { return nil }
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    return Wish(
      kind: .content(axis), unknown: unknown, value: Double(size),
      penalties: Penalties(under: Priority(resistance), over: Priority(hugging)))
  }
}
