// MARK: - Adding

extension View {
  /// Adds a view in front of the other subviews, and removes it from its present superview.
  ///
  /// Constraints that tie it to views outside its own subtree are removed when it moves. Adding a view inside itself
  /// is a ``LayoutFault`` and changes nothing. If a method that is called while it leaves its superview adds it to
  /// another view, it stays there.
  public func addSubview(_ view: View, fileID: String = #fileID, line: UInt32 = #line) {
    arrive(view, CodeLocation(fileID: fileID, line: line))
  }

  /// The same as ``addSubview(_:fileID:line:)``, as a value for other functions: `views.forEach(card.addSubview)`.
  public func addSubview<Subview: View>(_ view: Subview) { arrive(view, nil) }

  /// Inserts a view at an index among the subviews, counted from the back.
  ///
  /// An index after the last is the front, one before the first is the back.
  public func insertSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: UInt32 = #line
  ) { arrive(view, CodeLocation(fileID: fileID, line: line)) { max(0, min(index, $0.count)) } }

  /// Inserts a view directly in front of a subview; in front of all if the other view is not a subview.
  public func insertSubview(
    _ view: View, aboveSubview sibling: View, fileID: String = #fileID, line: UInt32 = #line
  ) {
    arrive(view, CodeLocation(fileID: fileID, line: line)) { subviews in
      subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
    }
  }

  /// Inserts a view directly behind a subview; in front of all if the other view is not a subview.
  public func insertSubview(
    _ view: View, belowSubview sibling: View, fileID: String = #fileID, line: UInt32 = #line
  ) {
    arrive(view, CodeLocation(fileID: fileID, line: line)) { subviews in
      subviews.firstIndex { $0 === sibling } ?? subviews.count
    }
  }

  /// Inserts a new view that represents a box: nothing is inside it, and no class observes the two.
  package func insertBox(_ view: View, at index: Int?) {
    let arrival = Arrival(view: view, superview: self, location: nil)
    arrival.enter(at: index.map { index in { max(0, min(index, $0.count)) } })
  }

  /// Begins to represent a box, which constraints place.
  package func beginAsBox() {
    isOfPlainKind = true
    translatesMask = false
  }

  /// Inserts a view at a place among the subviews, or in front of them, for a call at a location in the code.
  func arrive(_ view: View, _ location: CodeLocation?, at place: (([View]) -> Int)? = nil) {
    Arrival(view: view, superview: self, location: location).run(at: place)
  }
}

// MARK: - Removing and reordering

extension View {
  /// Removes the view from its superview.
  ///
  /// Every constraint that ties it, or a view inside it, to a view outside is deactivated. Those among the view and
  /// the views inside it remain active in its next tree.
  ///
  /// - Complexity: O(*n*) for *n* views inside the view and the constraints that concern them.
  public func removeFromSuperview() { Departure(of: self)?.run() }

  /// Moves a subview in front of all others. Other views are ignored.
  public func bringSubviewToFront(_ view: View) {
    if view.superview === self { reorder(view) { $0.count } }
  }

  /// Moves a subview behind all others. Other views are ignored.
  public func sendSubviewToBack(_ view: View) {
    if view.superview === self { reorder(view) { _ in 0 } }
  }

  /// Exchanges two subviews in the order from back to front. An index without a subview changes nothing.
  ///
  /// Source: Apple, `UIView.exchangeSubview(at:withSubviewAt:)`.
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(index), subviews.indices.contains(other) else { return }
    changeSubviews { $0.swapAt(index, other) }
    noteNewSiblings(from: min(index, other))
    noteOrder()
  }

  /// Moves a subview to another place among the others.
  func reorder(_ view: View, to place: ([View]) -> Int) {
    unlistSubview(view)
    let index = place(subviews)
    listSubview(view, at: index)
    noteOrder()
  }

  /// Changes the list of the subviews, which the view does not have meanwhile. No code of a program may run.
  // The list is exchanged and never changed in its place: so no access to it lasts, and the compiler, which sees all of them,
  // need not have each one checked. `Benchmarks life list` shows it.
  @inline(__always)
  func changeSubviews(_ change: (inout [View]) -> Void) {
    var list: [View] = []
    swap(&list, &storedSubviews)
    change(&list)
    swap(&list, &storedSubviews)
  }

  /// Lists a view among the subviews.
  func listSubview(_ view: View, at index: Int) {
    changeSubviews { $0.insert(view, at: index) }
    noteNewSiblings(from: index)
  }

  /// Takes a view off the list of the subviews.
  func unlistSubview(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    changeSubviews { _ = $0.remove(at: index) }
    noteNewSiblings(from: index)
  }

  /// Notes that other subviews stand at a place and in front of it than before: their ranks count no longer.
  private func noteNewSiblings(from index: Int) {
    if Int(watched.rankedCount) > index { watched.rankedCount = Int32(truncatingIfNeeded: index) }
  }

  /// Numbers the subviews in their order that have no rank yet.
  func rankSubviews() {
    for place in Int(watched.rankedCount)..<storedSubviews.count {
      storedSubviews[place].watched.siblingRank = Int32(truncatingIfNeeded: place)
    }
    watched.rankedCount = Int32(truncatingIfNeeded: storedSubviews.count)
  }

  /// Notes that the subviews stand in another order, which decides where those go that nothing determines.
  private func noteOrder() {
    guard let tree = knownTree else { return }
    tree.orderStamp += 1
    if let known = subviews.first(where: { $0.node.token >= 0 }) { known.noteChange() }
  }
}

// MARK: - Guides

extension View {
  /// The guides that this view owns, in the order of their addition.
  public internal(set) var layoutGuides: [LayoutGuide] {
    get { storedGuides }
    set { storedGuides = newValue }
  }

  /// Adds a guide, and removes it from its present owner.
  ///
  /// A guide that another view made itself, such as its ``layoutMarginsGuide``, is not moved.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self || guide.node.systemGuide != nil { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.forgetPlace()
    list(guide)
    guide.storedOwner = self
  }

  /// Takes a guide in.
  func list(_ guide: LayoutGuide) {
    storedGuides.append(guide)
    mayHaveParts = true
  }

  /// Puts guides of the view behind all others, in order.
  func putLast(_ guides: [LayoutGuide]) {
    if storedGuides.suffix(guides.count).elementsEqual(guides, by: { $0 === $1 }) { return }
    let last = Set(guides.map { ObjectIdentifier($0) })
    storedGuides = storedGuides.filter { !last.contains(ObjectIdentifier($0)) } + guides
    knownTree?.orderStamp += 1
  }

  /// Removes a guide and every constraint that mentions it.
  ///
  /// It ignores a guide that this view does not own, or that the view made itself.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.node.systemGuide == nil else { return }
    LayoutConstraint.deactivate(guide.node.concerning.all)
    LayoutConstraint.deactivate(constraints.filter { $0.mentions(guide) })
    if let tree = guide.node.treeInUse {
      tree.dismiss(guide.node)
      tree.forget(guide.node)
    }
    guide.forgetPlace()
    if let index = layoutGuides.firstIndex(where: { $0 === guide }) {
      storedGuides.remove(at: index)
    }
    guide.storedOwner = nil
  }

  /// The guides that the caller added, without those that the view made itself.
  package var addedGuides: [LayoutGuide] {
    layoutGuides.isEmpty ? [] : layoutGuides.filter { $0.node.systemGuide == nil }
  }
}

// MARK: - Up and down

extension View {
  /// Whether something inside the view refers to it.
  var hasParts: Bool {
    mayHaveParts && (!storedSubviews.isEmpty || !storedGuides.isEmpty || storedStack != nil)
  }

  /// The view itself, its superview, and so on to the root.
  var ancestors: some Sequence<View> { sequence(first: self, next: \.superview) }

  /// The view at the top of the tree: the view itself if it has no superview.
  var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Whether the view is another view or inside it.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  public func isDescendant(of view: View) -> Bool { ancestors.contains { $0 === view } }

  /// The view and its guides.
  var boxes: [LayoutBox] { layoutGuides.isEmpty ? [self] : [self] + layoutGuides }
}

extension View: CustomStringConvertible {
  /// The view and all views inside it, one on each line, indented below their superviews.
  ///
  /// The text is the same in every run. Views deeper than 40 levels have their depth in front (`^41`) instead of
  /// more blanks.
  ///
  /// - Complexity: O(*n*) for *n* views, and the text.
  public var recursiveDescription: String { ViewText(of: self).tree }
}

// MARK: - The tree of a view

extension View {
  /// The tree that the view is in, made if nothing has needed it before.
  ///
  /// - Complexity: O(1) amortised: the views on the way to the root remember what was found.
  var tree: LayoutTree {
    node.currentTree ?? knownOrNewTree
  }

  // Not inlined, as the tree is nearly always known: `Benchmarks life cells 1000 10 resize` shows it.
  @inline(never)
  private var knownOrNewTree: LayoutTree {
    if let known = node.tree?.living { return known }
    if let known = superview?.cachedTree?.living {
      cachedTree = known
      return known
    }
    return TreeSearch(view: self).find()
  }

  /// Whether the view is in a tree.
  func isIn(_ tree: LayoutTree) -> Bool {
    cachedTree === tree && tree.isCurrent || self.tree === tree
  }

  /// The tree that the view has cached, if it has one.
  var knownTree: LayoutTree? { cachedTree == nil ? nil : tree }

  /// The tree that the view is in, if anything has needed one yet.
  var existingTree: LayoutTree? {
    for view in ancestors {
      if let tree = view.knownTree { return tree }
    }
    return nil
  }

  /// Notifies the engine, if it has the view, that the demands of the view may have changed.
  func noteChange() {
    changeCount &+= 1
    noteToTree()
  }

  /// Notifies the engine of a change that is counted.
  func noteToTree() {
    guard !node.isNoted, node.token >= 0, let tree = node.tree?.current, !tree.isOver else {
      return
    }
    tree.note(node)
  }

  /// Notifies the engine that the space in which the boxes inside the view are placed has moved.
  func noteChangeInside() {
    for view in subviews {
      view.isMaskStale = true
      view.noteChange()
    }
    for guide in layoutGuides { tree.note(guide.node) }
  }
}

// MARK: - In reports

extension View {
  /// The type, and the place among the views of that type in the same superview: `Label#2`.
  package var placeName: String {
    let type = "\(type(of: self))"
    guard let superview else { return type }
    let before = superview.subviews.prefix { $0 !== self }
    return "\(type)#\(before.count { Swift.type(of: $0) == Swift.type(of: self) })"
  }

  /// The controller that looks after the view.
  package var reportedController: ViewController? { controller }

  /// The present name of the view in place of its type and place: one that a report has found for it, or the name by
  /// which tests find it in an app; nil without either.
  var toldName: String? {
    // No view is moved to another tree for its name: a maker may be in use.
    let tree = ancestors.lazy.compactMap { $0.cachedTree?.living }.first
    let told = tree?.nameTeller.flatMap { $0(self) }
    return (told ?? identifierInApp).map(EscapedText.text)
  }

  /// The name by which tests find the view in an app; nil for none.
  package var identifierInApp: String? {
    let identifier = (self as? any ReportIdentified)?.reportIdentifier
    return identifier?.isEmpty ?? true ? nil : identifier
  }
}
