internal import AshlarSolver
internal import AshlarStorage

// MARK: - Intrinsic demands

extension ConstraintSystem {
  /// Adds the first demands of boxes that have just got unknowns, as far as they follow from what views store, so that no
  /// method of a view is called.
  ///
  /// - Returns: The place, among those boxes, of the first one that has to be asked.
  mutating func addFirstDemands(
    from start: Int, in tree: LayoutTree, _ tables: borrowing TreeTables
  ) -> Int {
    var next = start
    while next < freshBoxes.count {
      let token = freshBoxes[next]
      let place = boxes[Int(token)]
      guard place >= 0, tables.store.boxes[place].token == token,
        let view = tables.nodes[Int(place)]?.view,
        hasNoDemands(token), isAtHome(view), addFirstDemands(of: view, token, in: tree)
      else { return next }
      moves.mark(token)
      next += 1
    }
    return next
  }

  /// The same for a view of this tree: one with a given content or a known text at most, or a root that keeps its size at
  /// most.
  private mutating func addFirstDemands(
    of view: View, _ token: Int32, in tree: LayoutTree
  ) -> Bool {
    if IntrinsicDemands.areContentAtMost(of: view) {
      let content = IntrinsicDemands.givenContent(of: view)
      if !content.isEmpty { applyContent(content, token) }
      return true
    }
    if addKnownText(of: view, token, in: tree) { return true }
    guard !view.node.hasContainer, IntrinsicDemands.areFrameAtMost(of: view) else {
      return false
    }
    let isKept = Penalties(.equal, .required)
    addDemand(.frame(.width), Double(view.storedFrame.width), isKept, .width, token)
    addDemand(.frame(.height), Double(view.storedFrame.height), isKept, .height, token)
    return true
  }

  /// Adds the size of a text that has been measured before, and its baselines.
  ///
  /// - Returns: Whether there is one.
  private mutating func addKnownText(
    of view: View, _ token: Int32, in tree: LayoutTree
  ) -> Bool {
    guard !mentionsBaselines, tree.nesting.watch == nil,
      let text = IntrinsicDemands.knownText(of: view, in: tree)
    else { return false }
    if view.flexible != nil { hasFlexibleContents = true }
    applyContent(IntrinsicDemands.content(text.size, of: view), token)
    if isRehearsal { return true }
    items[Int(token)].baselines = EngineItem.Baselines(
      first: Double(text.firstBaseline), last: Double(text.lastBaseline))
    return true
  }

  /// Renews the demands of boxes whose demands may have changed, as far as they follow from stored properties of
  /// views and the measurements of their texts, so that no method of a view is called.
  ///
  /// - Returns: The place, among those boxes, of the first one that has to be asked.
  mutating func renewDemands(
    of noted: [BoxNode], from start: Int, in tree: LayoutTree, _ store: borrowing LayoutStore
  ) -> Int {
    if mentionsBaselines { return start }
    var next = start
    while next < noted.count {
      let node = noted[next]
      guard node.tree === tree, node.index >= 0 else { return next }
      let token = store.boxes[node.index].token
      guard token >= 0, Int(token) < boxes.count, boxes[Int(token)] == node.index else {
        return next
      }
      let isRenewed = node.viewReference.read { view in
        renewHeight(of: view, token, in: tree) || renewContent(of: view, token)
      }
      guard isRenewed ?? false else { return next }
      node.isNoted = false
      moves.mark(token)
      next += 1
    }
    return next
  }

  /// Gives a text the height that is known for its new width, if nothing else has changed.
  private mutating func renewHeight(
    of view: View, _ token: Int32, in tree: LayoutTree
  ) -> Bool {
    guard let height = view.knownHeightAtNewWidth(in: tree) else { return false }
    return setContentHeight(Double(height), of: token) != nil
  }

  /// Gives a box the content that has been given to its view, if it has had no other demand.
  private mutating func renewContent(of view: View, _ token: Int32) -> Bool {
    guard IntrinsicDemands.areContentAtMost(of: view), asksForContentAtMost(token) else {
      return false
    }
    applyContent(IntrinsicDemands.givenContent(of: view), token)
    return true
  }

  /// Whether a box has no demands but those of its content.
  private func asksForContentAtMost(_ token: Int32) -> Bool {
    isOfContentAtMost(token) && !keepsFrame(token)
  }

  /// Whether a box has a demand for a part of its frame.
  private func keepsFrame(_ token: Int32) -> Bool {
    var index = items[Int(token)].firstDemand
    while index >= 0 {
      if case .frame = demands[index].kind { return true }
      index = demands[index].next
    }
    return false
  }

  /// Whether nothing is known of a box but demands.
  private func isOfContentAtMost(_ token: Int32) -> Bool {
    !items[Int(token)].hasParticulars && items[Int(token)].baselines == EngineItem.Baselines()
  }

  /// Updates the size of a root, if it has had no other demand.
  ///
  /// - Returns: Whether it is.
  mutating func refreshSize(of view: View) -> Bool {
    guard !view.node.hasContainer, IntrinsicDemands.areFrameAtMost(of: view) else {
      return false
    }
    let token = view.node.token
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

  /// Gives a view the demands that it has returned, unless it has left the tree meanwhile.
  mutating func take(_ intrinsic: IntrinsicDemands, of view: View) {
    if view.flexible != nil { hasFlexibleContents = true }
    let node = view.node
    guard isHome(node) else { return }
    apply(intrinsic, of: node)
    if node.scrolls { applyScrolling(of: node) }
    let token = node.token
    if token >= 0 { moves.mark(token) }
  }

  /// Makes the demands of a box those that its view has stated.
  mutating func apply(_ intrinsic: IntrinsicDemands, of node: BoxNode) {
    let token = node.token
    if intrinsic.isEmpty, hasNoDemands(token) { return }
    applyAlignment(intrinsic.alignment, of: node)
    if intrinsic.isInsideAligned, let container = node.container { _ = self.token(of: container) }
    if intrinsic.mask != nil || masks[token] != nil { applyMask(intrinsic.mask, of: node) }
    if intrinsic.mask == nil { applyFrame(intrinsic, token) }
    let height = mentionsBaselines ? contentHeight(of: token) : nil
    applyContent(intrinsic.content, token)
    if !isRehearsal { applyBaselines(intrinsic, of: node, token) }
    if mentionsBaselines { followHeight(of: node, token, from: height) }
  }

  /// Whether a box has no demands.
  private func hasNoDemands(_ token: Int32) -> Bool {
    items[Int(token)].firstDemand < 0 && isOfContentAtMost(token)
  }

  private mutating func applyFrame(_ intrinsic: IntrinsicDemands, _ token: Int32) {
    let isKept = Penalties(.equal, .required)
    demand(.frame(.left), intrinsic.origin.map { Double($0.x) }, isKept, .left, token)
    demand(.frame(.top), intrinsic.origin.map { Double($0.y) }, isKept, .top, token)
    demand(.frame(.width), intrinsic.size.map { Double($0.width) }, isKept, .width, token)
    let height = intrinsic.keepsHeight ? intrinsic.size?.height : nil
    demand(.frame(.height), height.map { Double($0) }, isKept, .height, token)
  }

  /// Gives a box another content, if it has had no other demand.
  ///
  /// - Returns: Whether it is.
  mutating func takeContent(_ content: ContentDemands, of token: Int32) -> Bool {
    if masks[token] != nil || alignments[token] != nil || keepsFrame(token) { return false }
    applyContent(content, token)
    return true
  }

  private mutating func applyContent(_ content: ContentDemands, _ token: Int32) {
    let priorities = content.priorities
    demand(
      .content(.horizontal), content.width, priorities.penalties(along: .horizontal), .width,
      token)
    demand(
      .content(.vertical), content.height, priorities.penalties(along: .vertical), .height, token)
    applyTieBreak(content, token)
  }

  private mutating func applyTieBreak(_ content: ContentDemands, _ token: Int32) {
    if content.tieBreak != nil { breaksTies = true }
    if !breaksTies { return }
    for axis in LayoutAxis.allCases {
      let tieBreak = content.tieBreak?.axis == axis ? content.tieBreak : nil
      demand(
        .rank(axis), tieBreak == nil ? nil : content[axis],
        tieBreak?.penalties ?? Penalties(.equal, .required), axis.extentSide, token)
    }
  }

  /// The place of a demand in a list, or −1.
  func findDemand(_ kind: EngineDemand.Kind, from first: Int32) -> Int32 {
    var index = first
    while index >= 0, demands[index].kind != kind { index = demands[index].next }
    return index
  }

  /// A demand of a box; nil if it has none of the kind.
  func knownDemand(_ kind: EngineDemand.Kind, of token: Int32) -> EngineDemand? {
    let index = findDemand(kind, from: items[Int(token)].firstDemand)
    return index >= 0 ? demands[index] : nil
  }

  /// Sets the value that a box demands of one of its sides; nil takes the demand back.
  mutating func demand(
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
  mutating func setContentHeight(_ height: Double, of token: Int32) -> Bool? {
    let known = findDemand(.content(.vertical), from: items[Int(token)].firstDemand)
    guard known >= 0 else { return nil }
    let old = demands[known].value
    if old == height { return false }
    setValue(height, of: known)
    if mentionsBaselines, let node = node(token) { followHeight(of: node, token, from: old) }
    if breaksTies {
      let second = findDemand(.rank(.vertical), from: items[Int(token)].firstDemand)
      if second >= 0 { setValue(height, of: second) }
    }
    return true
  }

  /// Gives the content of a view, if it has one and is still in this tree, a height at its width, and has the view placed.
  ///
  /// - Returns: Whether it has one and is.
  mutating func takeContentHeight(_ height: Double, of view: View) -> Bool {
    guard isHome(view.node) else { return false }
    let token = view.node.token
    if setContentHeight(height, of: token) == nil { return false }
    moves.mark(token)
    return true
  }

  private mutating func setValue(_ value: Double, of index: Int32) {
    demands[index].value = value
    changedNumbers.note(demands[index].constraint)
    try? solver.setConstant(value, of: solver.constraint(at: demands[index].constraint))
  }

  mutating func addDemand(
    _ kind: EngineDemand.Kind, _ value: Double, _ penalties: Penalties, _ side: RectangleSide,
    _ token: Int32
  ) {
    sentence.begin()
    sentence.add(1, side, of: token)
    addDemand(kind, value, penalties, token)
  }

  /// Adds a demand of a box that the terms of `sentence` have a value.
  mutating func addDemand(
    _ kind: EngineDemand.Kind, _ value: Double, _ penalties: Penalties, _ token: Int32
  ) {
    guard let handle = try? addSentence(value, penalties, seniority: kind.seniority) else { return }
    let constraint = sources.add(.demand(token: token, kind), of: handle)
    changedNumbers.note(constraint)
    demands.add(kind, constraint, value, to: &items[Int(token)].firstDemand)
  }

  mutating func removeDemand(_ index: Int32, of token: Int32) {
    drop(demands[index].constraint)
    demands.remove(index, from: &items[Int(token)].firstDemand)
  }
}
