internal import AshlarStorage

// MARK: - Boxes

extension LayoutTree {
  /// Counts the changes to which boxes are in the tree, and to their order.
  var orderStamp: Int {
    get { guardedNotes.value.orderStamp }
    set { guardedNotes.value.orderStamp = newValue }
  }

  /// The node of the box at a place; nil for −1.
  func node(at place: Int32) -> BoxNode? { place < 0 ? nil : nodes[Int(place)] }

  /// The place of a box that is in this tree, which gets one if it has none.
  func place(of node: BoxNode) -> Int32 { node.index >= 0 ? node.index : takeIn(node) }

  /// Whether a box is in this tree. It has a place there then.
  func admits(_ node: BoxNode) -> Bool {
    if node.index >= 0, node.tree === self { return true }
    return admitsNew(node)
  }

  // Not inlined, as few boxes come by: `Benchmarks life grid` shows it.
  @inline(never)
  private func admitsNew(_ node: BoxNode) -> Bool {
    if node.tree == nil { node.takeTreeOfHostsContainer() }
    let isKnown = isCurrent && node.isDirectly(in: self)
    guard isKnown || node.isAlive && node.host?.view?.tree === self else { return false }
    return place(of: node) >= 0
  }

  @inline(never)
  private func takeIn(_ node: BoxNode) -> Int32 {
    guard let place = node.indexOfContainer else { return add(node, inside: -1) }
    return place >= 0 ? add(node, inside: place) : takeInPath(to: node)
  }

  /// Gives places to a box and to the boxes around it that have none.
  private func takeInPath(to node: BoxNode) -> Int32 {
    var path: [BoxNode] = []
    var next: BoxNode? = node
    while let outer = next, outer.index < 0 {
      path.append(outer)
      next = outer.container
    }
    var place = next?.index ?? -1
    for node in path.reversed() { place = add(node, inside: place) }
    return place
  }

  private func add(_ node: BoxNode, inside container: Int32) -> Int32 {
    let place = store.boxes.insert(
      BoxRecord(container: container, isGuide: node.isGuide, isOrdinary: node.isOrdinary))
    nodes.put(node, at: place)
    node.index = place
    if !node.isDirectly(in: self) { node.tree = self }
    return place
  }

  /// Removes a box that no constraint refers to any more, and that is about to leave its container.
  func forget(_ node: BoxNode) {
    guard node.index >= 0 else { return }
    nodes[Int(node.index)] = nil
    store.boxes.remove(node.index)
    node.index = -1
    node.tree = nil
  }
}

extension OwnedArray<BoxNode?> {
  /// Stores a node at a place: an existing one, or the next one.
  fileprivate mutating func put(_ node: BoxNode, at place: Int32) {
    if Int(place) == count { append(node) } else { self[Int(place)] = node }
  }
}

// MARK: - Boxes of constraints

extension LayoutTree {
  /// Whether a constraint refers to a baseline of a box, on either side.
  func mentionsBaseline(_ index: Int32, of box: BoxNode) -> Bool {
    let record = store.constraints[index]
    return record.first == box.index && record.terms.firstAttribute.isBaseline
      || record.second == box.index && record.terms.secondAttribute.isBaseline
      || distances[index]?.mentionBaseline(of: box) ?? false
  }

  /// Whether a constraint refers to the baseline of any box.
  func mentionsBaseline(_ index: Int32) -> Bool {
    let terms = store.constraints[index].terms
    return terms.firstAttribute.isBaseline || terms.secondAttribute.isBaseline
      || distances[index]?.mentionBaselines ?? false
  }

  /// Whether a constraint refers to the margins of a view, or of a guide that the view made itself.
  func dependsOnInsets(_ index: Int32, of view: BoxNode) -> Bool {
    let record = store.constraints[index]
    if record.terms.marks.marginSide != .none { return true }
    if let measured = distances[index] { return measured.dependOnInsets(of: view) }
    return node(at: record.first)?.isInset(record.terms.firstAttribute, of: view) ?? false
      || node(at: record.second)?.isInset(record.terms.secondAttribute, of: view) ?? false
  }
}

// MARK: - Files

extension LayoutTree {
  /// The number of a file among those in which constraints of the tree were written.
  func number(ofFile file: String) -> Int32 {
    if let last = files.last, last == file { return Int32(truncatingIfNeeded: files.count - 1) }
    if let known = files.firstIndex(of: file) { return Int32(truncatingIfNeeded: known) }
    files.append(file)
    return Int32(truncatingIfNeeded: files.count - 1)
  }
}

/// A file in which constraints were written, and its number in a tree.
struct FileNumber {
  let fileID: String
  let number: Int32

  init(fileID: String, in tree: LayoutTree) {
    self.fileID = fileID
    number = tree.number(ofFile: fileID)
  }
}

/// The numbers of files and makers of a tree in another one.
private struct OriginNumbers {
  let files: [Int32]
  let makers: [UInt8]

  func renumber(_ record: inout ConstraintRecord) {
    record.file = files[Int(record.file)]
    if record.maker > 0 { record.maker = makers[Int(record.maker) - 1] }
  }
}

extension LayoutTree {
  /// The numbers that the files and makers of another tree get in this one.
  private func origins(of other: LayoutTree) -> OriginNumbers {
    OriginNumbers(
      files: other.files.map { number(ofFile: $0) }, makers: other.makers.map { number(of: $0) })
  }
}

// MARK: - Joining

extension LayoutTree {
  /// Adds the boxes and constraints of a tree that becomes part of this one, as younger than its own.
  ///
  /// The smaller one is moved, unless an engine contains it.
  func absorb(_ added: LayoutTree) {
    frameWatch?.keepMoves(in: self)
    keepLastVerb()
    added.keepLastVerb()
    if lastVerb.verb == nil { lastVerb = added.lastVerb }
    added.lastVerb = LastVerb()
    let isOlder =
      engine == nil
      && added.store.constraints.count + added.store.boxes.count
        > store.constraints.count + store.boxes.count
    if isOlder { swapTables(with: added) }
    if added.store.boxes.count > 0 { absorbTables(of: added, isOlder: isOlder) }
  }

  private func swapTables(with other: LayoutTree) {
    swap(&store, &other.store)
    swap(&nodes, &other.nodes)
    swap(&faces, &other.faces)
    swap(&verbs, &other.verbs)
    (files, other.files) = (other.files, files)
    (distances, other.distances) = (other.distances, distances)
    (makers, other.makers) = (other.makers, makers)
    changes.swapActivated(with: &other.changes)
  }

  private func absorbTables(of other: LayoutTree, isOlder: Bool) {
    notesMoved += other.store.constraints.count
    let origins = origins(of: other)
    let known = Int32(truncatingIfNeeded: faces.placeCount)
    faces.absorb(&other.faces)
    let knownVerbs = Int32(truncatingIfNeeded: verbs.placeCount)
    verbs.absorb(&other.verbs)
    var hasHandles = false
    let offsets = store.absorb(&other.store, isOlder: isOlder) { record in
      origins.renumber(&record)
      if record.face >= 0 {
        record.face += known
      } else if record.isOfKeptHandle {
        hasHandles = true
      } else if record.verb >= 0 {
        record.verb += knownVerbs
      }
    }
    for face in known..<Int32(truncatingIfNeeded: faces.placeCount) {
      if let object = faces[face] { object.move(to: object.index + offsets.constraints, of: self) }
    }
    for number in knownVerbs..<Int32(truncatingIfNeeded: verbs.placeCount) {
      let verb = verbs[number].verb
      verb?.move(by: offsets.constraints, knownVerbs)
    }
    for index in other.nodes.indices {
      var node: BoxNode?
      swap(&node, &other.nodes[index])
      node?.index += offsets.boxes
      node?.tree = self
      if hasHandles, let view = node?.view {
        for handle in handles(of: view) { handle.move(by: offsets.constraints, 0) }
      }
      nodes.append(node)
    }
    other.nodes = OwnedArray()
    if !other.distances.isEmpty {
      for (index, known) in other.distances { distances[index + offsets.constraints] = known }
      other.distances = [:]
    }
    changes.absorb(&other.changes, by: offsets.constraints, isOlder: isOlder)
  }
}

// MARK: - Leaving

extension LayoutTree {
  /// The constraints that tie boxes to something outside, or that another box holds.
  func crossing(_ boxes: [Int32]) -> [Int32] {
    if boxes.isEmpty { return [] }
    for box in boxes { store.boxes[box].mark = 0 }
    var found: [Int32] = []
    for box in boxes {
      for index in store.list(.asFirst, of: box) + store.list(.asSecond, of: box)
      where store.boxes[store.constraints[index].holder].mark < 0 { found.append(index) }
    }
    for index in distances.keys.sorted() where store.boxes[store.constraints[index].holder].mark < 0
    {
      let isInside = { (node: BoxNode) in
        node.index >= 0 && node.tree?.current === self && self.store.boxes[node.index].mark == 0
      }
      if distances[index]?.nodes.contains(where: isInside) ?? false { found.append(index) }
    }
    for box in boxes { store.boxes[box].mark = -1 }
    // One between two of the boxes that is held outside is found twice.
    var seen: Set<Int32> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Moves boxes to another tree, with what they hold, each behind the one that contains it.
  func move(_ boxes: [BoxNode], to other: LayoutTree) {
    if boxes.isEmpty { return }
    settleVerbs(of: boxes)
    var objects: [(LayoutConstraint, Int32)] = []
    let origins = other.origins(of: self)
    let places = store.move(boxes.map(\.index), to: &other.store) { record, old, new in
      origins.renumber(&record)
      // Live verbs already refer to the constraint by its object. The number of one that has gone means nothing
      // elsewhere.
      if record.face < 0 { record.verb = -1 }
      if record.terms.marks.contains(.isWaiting) { changes.forgetOneActivated() }
      record.terms.marks.remove(.news)
      record.terms.marks.insert(.isWaiting)
      other.changes.note(activated: new)
      if record.face >= 0, let object = faces.remove(record.face) {
        record.face = other.faces.insert(object)
        objects.append((object, new))
      }
      if record.terms.marks.contains(.hasDistances) {
        other.distances[new] = distances.removeValue(forKey: old)
      }
    }
    for (object, index) in objects { object.move(to: index, of: other) }
    for (node, place) in zip(boxes, places) {
      nodes[Int(node.index)] = nil
      node.index = place
      node.tree = other
      other.nodes.put(node, at: place)
    }
  }
}
