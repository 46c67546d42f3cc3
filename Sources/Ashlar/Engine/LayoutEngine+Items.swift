internal import AshlarSolver

// MARK: - Boxes that take part

extension LayoutEngine {
  /// The token of a box, which gets unknowns if no constraint has needed them before.
  func token(of node: BoxNode) -> Int {
    node.token >= 0 ? Int(node.token) : takeIn(node)
  }

  @inline(never)
  private func takeIn(_ node: BoxNode) -> Int {
    let token = solver.addRectangle()
    if Int(token) == items.count {
      nodes.append(node)
      items.append(EngineItem())
    } else {
      nodes.insert(node, at: token)
      items[Int(token)] = EngineItem()
    }
    node.token = token
    orderStamp = nil
    corners.forget(Int(token))
    moves.add(token)
    freshBoxes.append(token)
    return Int(token)
  }

  /// Forgets a box that has left the tree. Its constraints must be gone.
  func removeItem(_ token: Int32) {
    guard nodes[token] != nil else { return }
    removeDemands(of: token)
    solver.removeRectangle(token)
    nodes.remove(token)
  }

  /// Forgets boxes that have left the tree. What the masks of some demand speaks of others.
  func removeItems(_ tokens: [Int32]) {
    if !masks.isEmpty {
      for token in tokens where nodes[token] != nil { removeDemands(of: token) }
    }
    if !baselineViews.isEmpty { forgetBaselineViews(tokens) }
    if !crossings.isEmpty { for token in tokens { crossings[token] = nil } }
    if !squeezedTexts.isEmpty { squeezedTexts.subtract(tokens) }
    for token in tokens { removeItem(token) }
  }

  private func removeDemands(of token: Int32) {
    while items[Int(token)].firstDemand >= 0 {
      removeDemand(items[Int(token)].firstDemand, of: token)
    }
    if !masks.isEmpty { masks[token] = nil }
    if !alignments.isEmpty { alignments[token] = nil }
  }

  /// Takes a constraint of the solver back, if anybody asks for it.
  func drop(_ token: Int32) {
    if case .none = entries[Int(token)].source { return }
    try? solver.remove(solver.constraint(at: token))
    entries[Int(token)] = EngineEntry(source: .none)
  }

  /// Notes who asks for a constraint that the solver has just got.
  ///
  /// - Returns: Its token.
  @discardableResult
  func note(_ source: EngineSource, of handle: Constraint) -> Int32 {
    if handle.index == entries.count {
      entries.append(EngineEntry(source: source))
    } else {
      entries.extend(to: handle.index + 1, with: EngineEntry(source: .none))
      entries[handle.index] = EngineEntry(source: source)
    }
    return Int32(truncatingIfNeeded: handle.index)
  }

  /// Who asks for a constraint of the solver.
  func source(of handle: Constraint) -> EngineSource {
    handle.index < entries.count ? entries[handle.index].source : .none
  }

  /// The token of the box that an unknown belongs to, or −1 if it is gone.
  func token(of unknown: Unknown) -> Int32 {
    let token = Int32(unknown.index / 4)
    return Int(token) < nodes.count && nodes[token] != nil ? token : -1
  }
}

// MARK: - What boxes ask for by themselves

extension LayoutEngine {
  /// Takes up what a box asks for that need not be asked and has asked for nothing so far.
  ///
  /// - Returns: Whether it is one.
  func takesUp(_ token: Int32) -> Bool {
    guard let node = nodes[token], node.token == token, hasNoWishes(token), let view = node.view,
      isAtHome(view), takesUp(view, token)
    else { return false }
    measureCalls += 1
    moves.mark(token)
    return true
  }

  /// The same for a view of this tree: one with a given content at most, or a root that asks for its size at most.
  private func takesUp(_ view: View, _ token: Int32) -> Bool {
    if BoxWishes.areContentAtMost(of: view) {
      let size = view.storedContentSize
      if size.width < 0, size.height < 0 { return true }
      workInContent(
        size.width < 0 ? nil : Double(size.width), size.height < 0 ? nil : Double(size.height),
        view.contentPriorities, token)
      return true
    }
    guard !view.node.hasContainer, BoxWishes.areFrameAtMost(of: view) else {
      return false
    }
    let isKept = Penalties(.equal, .required)
    addDemand(.frame(.width), Double(view.storedFrame.width), isKept, .width, token)
    addDemand(.frame(.height), Double(view.storedFrame.height), isKept, .height, token)
    return true
  }

  /// Looks again at what a box asks for: the frame that it keeps, the size of its content, and its
  /// baselines.
  func refresh(_ node: BoxNode) {
    guard isHome(node) else { return }
    if let view = node.view {
      measureCalls += 1
      if refreshSize(of: view) || refreshHeight(of: view) { return }
      let wishes = BoxWishes(of: view)
      guard isHome(node) else { return }
      workIn(wishes, of: node)
      if node.scrolls { workInScrolling(of: node) }
    } else if node.systemGuide == .content {
      workInCorner(ofArea: node)
    }
    if node.token >= 0 { moves.mark(node.token) }
  }

  /// Looks again at how high the content of a view is, if nothing has changed but its width.
  ///
  /// - Returns: Whether that was all there was to look at.
  private func refreshHeight(of view: View) -> Bool {
    guard let height = view.heightAtNewWidth, isHome(view.node),
      setContentHeight(Double(height), of: view.node.token) != nil
    else { return false }
    moves.mark(view.node.token)
    return true
  }

  /// Looks again at how large a root is, if that is all that it has ever asked for. Nothing outside is called.
  ///
  /// - Returns: Whether that was all there was to look at.
  private func refreshSize(of view: View) -> Bool {
    let token = view.node.token
    guard !view.node.hasContainer, BoxWishes.areFrameAtMost(of: view) else {
      return false
    }
    let height = items[Int(token)].firstDemand
    guard height >= 0, demands[height].kind == .frame(.height) else { return false }
    let width = demands[height].next
    guard width >= 0, demands[width].kind == .frame(.width), demands[width].next < 0
    else { return false }
    let size = view.storedFrame.size
    setValue(Double(size.width), of: width)
    setValue(Double(size.height), of: height)
    return true
  }

  /// Whether the token of a box is one of this engine. The box may be in another tree by now.
  func knows(_ node: BoxNode) -> Bool {
    node.token >= 0 && Int(node.token) < nodes.count && nodes[node.token] === node
  }

  /// Whether a box is in this tree, and known. Views that are asked what they want may move.
  private func isHome(_ node: BoxNode) -> Bool {
    guard knows(node), let host = node.host?.view else { return false }
    return isHome(host)
  }

  func isHome(_ view: View) -> Bool {
    isAtHome(view) || view.tree === tree
  }

  /// Whether a quick look finds that a view is in this tree.
  private func isAtHome(_ view: View) -> Bool {
    view.cachedTree === tree && tree.isCurrent
  }

  func workIn(_ wishes: BoxWishes, of node: BoxNode) {
    let token = node.token
    if wishes.isEmpty, hasNoWishes(token) { return }
    workInAlignment(wishes.alignment, of: node)
    if wishes.isInsideAligned, let container = node.container { _ = self.token(of: container) }
    workInMask(wishes.mask, of: node)
    if wishes.mask == nil { workInFrame(wishes, token) }
    let height = speaksOfBaselines ? contentHeight(of: token) : nil
    workInContent(wishes.contentWidth, wishes.contentHeight, wishes.priorities, token)
    workInTieBreak(wishes, token)
    if !isRehearsal { workInBaselines(wishes, of: node) }
    if speaksOfBaselines { followHeight(of: node, token, from: height) }
  }

  /// Whether a box has asked for nothing so far.
  private func hasNoWishes(_ token: Int32) -> Bool {
    items[Int(token)].firstDemand < 0 && items[Int(token)].baselines == EngineItem.Baselines()
      && masks.isEmpty && alignments.isEmpty && baselineViews.isEmpty
  }

  private func workInFrame(_ wishes: BoxWishes, _ token: Int32) {
    let isKept = Penalties(.equal, .required)
    demand(.frame(.left), wishes.origin.map { Double($0.x) }, isKept, .left, token)
    demand(.frame(.top), wishes.origin.map { Double($0.y) }, isKept, .top, token)
    demand(.frame(.width), wishes.size.map { Double($0.width) }, isKept, .width, token)
    let height = wishes.keepsHeight ? wishes.size?.height : nil
    demand(.frame(.height), height.map { Double($0) }, isKept, .height, token)
  }

  private func workInContent(
    _ width: Double?, _ height: Double?, _ priorities: ContentPriorities, _ token: Int32
  ) {
    demand(.content(.horizontal), width, priorities.penalties(along: .horizontal), .width, token)
    demand(.content(.vertical), height, priorities.penalties(along: .vertical), .height, token)
  }

  private func workInTieBreak(_ wishes: BoxWishes, _ token: Int32) {
    if wishes.tieBreak != nil { breaksTies = true }
    if !breaksTies { return }
    let (known, sizes) = (wishes.tieBreak, [wishes.contentWidth, wishes.contentHeight])
    for (axis, size) in zip(LayoutAxis.allCases, sizes) {
      let penalties = known?.axis == axis ? known?.penalties : nil
      demand(
        .rank(axis), penalties == nil ? nil : size, penalties ?? Penalties(.equal, .required),
        axis.extentSide, token)
    }
  }

  /// The place of a demand in a list, or −1. The table could tell too, if it were counted meanwhile.
  func findDemand(_ kind: EngineDemand.Kind, from first: Int32) -> Int32 {
    var index = first
    while index >= 0, demands[index].kind != kind { index = demands[index].next }
    return index
  }

  /// Lets a box demand that one of its sides has a value; nil for a demand that it does not have.
  func demand(
    _ kind: EngineDemand.Kind, _ value: Double?, _ penalties: Penalties, _ side: RectangleSide,
    _ token: Int32
  ) {
    let first = items[Int(token)].firstDemand
    if value == nil, first < 0 { return }
    let known = findDemand(kind, from: first)
    guard let value else {
      if known >= 0 { removeDemand(known, of: token) }
      return
    }
    guard known >= 0 else { return addDemand(kind, value, penalties, side, token) }
    setValue(value, of: known)
    try? solver.setPenalties(penalties, of: solver.constraint(at: demands[known].constraint))
  }

  /// Gives the content of a box another height, if it has one.
  ///
  /// - Returns: Whether it had another one; nil if it had none.
  func setContentHeight(_ height: Double, of token: Int32) -> Bool? {
    let known = findDemand(.content(.vertical), from: items[Int(token)].firstDemand)
    guard known >= 0 else { return nil }
    let old = demands[known].value
    if old == height { return false }
    setValue(height, of: known)
    if speaksOfBaselines, let node = nodes[token] { followHeight(of: node, token, from: old) }
    if breaksTies {
      let second = findDemand(.rank(.vertical), from: items[Int(token)].firstDemand)
      if second >= 0 { setValue(height, of: second) }
    }
    return true
  }

  private func setValue(_ value: Double, of index: Int32) {
    demands[index].value = value
    try? solver.setConstant(value, of: solver.constraint(at: demands[index].constraint))
  }

  func addDemand(
    _ kind: EngineDemand.Kind, _ value: Double, _ penalties: Penalties, _ side: RectangleSide,
    _ token: Int32
  ) {
    sentence.begin()
    sentence.add(1, side, of: token)
    addDemand(kind, value, penalties, token)
  }

  /// Lets a box demand that the terms of `sentence` have a value.
  func addDemand(
    _ kind: EngineDemand.Kind, _ value: Double, _ penalties: Penalties, _ token: Int32
  ) {
    guard let handle = try? addSentence(value, penalties, seniority: kind.seniority) else { return }
    let constraint = note(.demand(token: token, kind), of: handle)
    demands.add(kind, constraint, value, to: &items[Int(token)].firstDemand)
  }

  func removeDemand(_ index: Int32, of token: Int32) {
    drop(demands[index].constraint)
    demands.remove(index, from: &items[Int(token)].firstDemand)
  }
}
