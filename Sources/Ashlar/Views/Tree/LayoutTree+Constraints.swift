internal import AshlarStorage

// MARK: - Objects

extension LayoutTree {
  /// The object of a constraint, made when it is first requested: the same one as long as the constraint is active.
  /// For one whose holder has been freed it has the last values of the constraint.
  func object(of index: Int32) -> LayoutConstraint {
    settleVerb(of: index)
    let record = store.constraints[index]
    if record.face >= 0, let known = faces[record.face] { return known }
    if !isHeld(index) { return remains(of: record) }
    let made = newObject(of: record)
    made.begin(at: index, of: self)
    store.constraints[index].face = faces.insert(made)
    return made
  }

  /// Leaves constraints to handles that views retain, if neither an object nor a verb refers to one.
  ///
  /// - Parameter places: Where they are: −1 stands for one that is not there, and no other has left the tree.
  /// - Returns: Whether it could.
  func leave(_ places: borrowing OwnedArray<Int32>) -> Bool {
    isCurrent && store.leave(places, to: ConstraintRecord.keptHandle)
  }

  /// Whether the view that holds a constraint is there.
  func isHeld(_ index: Int32) -> Bool {
    node(at: store.constraints[index].holder)?.isAlive ?? false
  }

  /// An object with the last values of a constraint that has been removed.
  func remains(of record: ConstraintRecord) -> LayoutConstraint {
    let made = newObject(of: record)
    made.firstNode = node(at: record.first)
    made.secondNode = node(at: record.second)
    made.fileID = files[Int(record.file)]
    made.end(after: record)
    return made
  }

  private func newObject(of record: ConstraintRecord) -> LayoutConstraint {
    Self.newObject(by: record.maker == 0 ? nil : makers[Int(record.maker) - 1])
  }

  /// The objects of constraints.
  func objects(of indices: [Int32]) -> [LayoutConstraint] { indices.map { object(of: $0) } }

  /// Detaches the objects of constraints held by a view that is being freed. The tree is over, so that no other object gets
  /// their places.
  ///
  /// - Returns: The objects. The caller lets go of them at the end, as that may run code of the program.
  func releaseObjects(heldBy place: Int32) -> [LayoutConstraint] {
    if store.boxes[place].lists[.held].isEmpty { return [] }
    keepLastVerb()
    var kept: [LayoutConstraint] = []
    var next = store.boxes[place].lists[.held].head
    while next >= 0 {
      let index = next
      next = store.constraints[index].lists[.held].next
      let face = store.constraints[index].face
      if face < 0 { continue }
      store.constraints[index].face = -1
      var object: LayoutConstraint?
      swap(&object, &faces[face])
      detach(&object, after: store.constraints[index], &kept)
    }
    return kept
  }

  /// Detaches the object of a constraint, unless nothing is to be done: the program has not kept it, and it runs no code of
  /// the program when it goes.
  private func detach(
    _ object: inout LayoutConstraint?, after record: ConstraintRecord,
    _ kept: inout [LayoutConstraint]
  ) {
    let isForgotten = isKnownUniquelyReferenced(&object)
    guard let object else { return }
    if isForgotten, type(of: object) == LayoutConstraint.self { return }
    object.end(after: record)
    kept.append(object)
  }

  func holder(of index: Int32) -> View? { node(at: store.constraints[index].holder)?.view }
}

/// A factory of constraint objects for the constraints of a kind of maker.
package protocol ConstraintObjectMaking {
  /// A new object, which becomes that of a constraint.
  static func makeObject() -> LayoutConstraint

  /// The handles that a view retains of what has been made for it.
  static func handles(of view: View) -> [any PlacedVerb]
}

extension ConstraintObjectMaking {
  package static func handles(of view: View) -> [any PlacedVerb] { [] }
}

extension LayoutTree {
  /// Makes an object that is to become that of a constraint, of the class of its maker.
  static func newObject(by maker: (any ConstraintObjectMaking.Type)?) -> LayoutConstraint {
    maker?.makeObject()
      ?? LayoutConstraint(
        item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute)
  }
}

extension LayoutTree {
  /// The number of a kind of makers among those of the tree, from 1.
  func number(of maker: any ConstraintObjectMaking.Type) -> UInt8 {
    if let known = makers.firstIndex(where: { $0 == maker }) { return UInt8(known + 1) }
    makers.append(maker)
    return UInt8(makers.count)
  }
}

// MARK: - Verbs

extension LayoutTree {
  /// Gives the last verb a number, if the program keeps it, and its constraints refer to it by that: it is the last one no
  /// more, or its places are about to change. Otherwise it forgets them.
  func keepLastVerb() {
    if lastVerb.verb != nil { restLastVerb() }
  }

  private func restLastVerb() {
    var last = LastVerb()
    swap(&last, &lastVerb)
    last.rest()
    lastVerb = last
  }

  /// The last verb, unless the program keeps it: its room can be used again.
  func takeLastVerb() -> AnyObject? {
    if !isUnmerged { return current.takeLastVerb() }
    var last = LastVerb()
    swap(&last, &lastVerb)
    return last.take()
  }

  /// Makes the verb of a constraint, if the program keeps it, refer to its constraints by their objects: the object
  /// of one is requested, or one is about to lose its place.
  func settleVerb(of index: Int32) {
    let number = store.constraints[index].verb
    if number < 0 { return }
    if number == ConstraintRecord.keptHandle { return settleHandles(of: index) }
    let verb = verbs[number].verb
    verb?.settle()
  }

  /// The same with the handles that the view of a constraint retains. Those of a view that has gone find what remains.
  private func settleHandles(of index: Int32) {
    let record = store.constraints[index]
    if let view = node(at: record.first)?.view {
      for handle in handles(of: view) { handle.settle() }
    } else {
      store.constraints[index].verb = -1
      remains[index] = remains(of: record)
    }
  }

  /// What remains of constraints of views that have gone, by place, for handles that the program keeps. Views go in trees that
  /// are over alone, where no other constraint gets a place.
  var remains: [Int32: LayoutConstraint] {
    _read { yield guardedNotes.value.remains }
    _modify { yield &guardedNotes.value.remains }
  }

  /// The handles that a view retains of what makers have made for it.
  func handles(of view: View) -> [any PlacedVerb] { makers.flatMap { $0.handles(of: view) } }

  /// Settles the verbs of what boxes hold, which are about to leave.
  func settleVerbs(of boxes: [BoxNode]) {
    keepLastVerb()
    if verbs.count == 0, makers.isEmpty { return }
    for box in boxes {
      for index in store.list(.held, of: box.index) { settleVerb(of: index) }
    }
  }
}

// MARK: - Made by makers

extension LayoutTree {
  /// The constraints whose main item a box is, and that the native maker has made, or those of another kind of makers.
  func constraints(of node: BoxNode, madeBy maker: UInt8) -> [Int32] {
    if node.index < 0 { return [] }
    let found = store.list(.asFirst, of: node.index) { Self.isMade($0, by: maker) }
    if distances.isEmpty { return found }
    let measuring = node.concerning.measuring.filter { index in
      let record = store.constraints[index]
      return record.first < 0 && distances[index]?.first?.node === node
        && Self.isMade(record, by: maker)
    }
    return (found + measuring).sorted { store.constraints[$0].age < store.constraints[$1].age }
  }

  private static func isMade(_ record: ConstraintRecord, by maker: UInt8) -> Bool {
    if maker > 0 { return record.maker == maker }
    return !record.terms.marks.isDisjoint(with: [.isOfMaker, .isArranged])
  }
}

// MARK: - Coming

extension LayoutTree {
  /// Activates constraints in order that have objects, each held by the closest common container of its boxes, up to the
  /// first one that needs a closer look.
  ///
  /// - Returns: The place of that one, or the number of constraints.
  static func activate(
    _ objects: [LayoutConstraint], from start: Int, _ held: inout HeldSchedulers
  ) -> Int {
    guard start < objects.count, let first = objects[start].firstNode,
      let tree = first.treeInUse ?? first.host?.view?.tree
    else { return start }
    held.hold(tree)
    var origin = FileNumber(fileID: objects[start].fileID, in: tree)
    for place in start..<objects.count {
      if !tree.activate(objects[place], &origin) { return place }
    }
    return objects.count
  }

  /// Activates a constraint, if a quick look finds that it makes sense and its boxes are in the tree.
  private func activate(_ object: LayoutConstraint, _ origin: inout FileNumber) -> Bool {
    guard object.isPlain, let first = object.firstNode, admits(first) else { return false }
    var second: Int32 = -1
    if let node = object.secondNode {
      if !admits(node) { return false }
      second = node.index
    }
    if object.fileID != origin.fileID { origin = FileNumber(fileID: object.fileID, in: self) }
    let record = newRecord(of: object, first.index, second, file: origin.number)
    note(object, at: store.addYoungest(record))
    return true
  }

  /// Activates a constraint that has an object.
  func activate(_ object: LayoutConstraint, in holder: BoxNode) {
    var record = newRecord(
      of: object, object.firstNode.map { place(of: $0) } ?? -1,
      object.secondNode.map { place(of: $0) } ?? -1, file: number(ofFile: object.fileID))
    record.holder = place(of: holder)
    record.terms.marks.insert(.isWaiting)
    let index = store.add(record)
    if let measured = object.particulars?.distances {
      distances[index] = measured
      for node in measured.nodes { _ = place(of: node) }
    }
    note(object, at: index)
  }

  /// The record of a constraint that has an object, which the tree keeps from now on. It has no holder yet.
  private func newRecord(
    of object: LayoutConstraint, _ first: Int32, _ second: Int32, file: Int32
  ) -> ConstraintRecord {
    var record = ConstraintRecord(
      terms: object.ownTerms, first: first, second: second, holder: -1)
    record.file = file
    if type(of: object) != LayoutConstraint.self,
      let maker = type(of: object) as? any ConstraintObjectMaking.Type
    {
      record.maker = number(of: maker)
    }
    record.face = faces.insert(object)
    return record
  }

  /// Notes that the constraint of an object became active, which is marked as waiting.
  private func note(_ object: LayoutConstraint, at index: Int32) {
    object.move(to: index, of: self)
    changes.note(activated: index)
    if pendingPass != nil { schedulePass() }
  }

  /// Activates constraints in order, whose boxes have places in the tree.
  func activate(_ records: borrowing OwnedArray<ConstraintRecord>) {
    var places = OwnedArray<Int32>()
    store.add(records, &places)
    noteActivation(of: places, from: 0)
  }

  /// Notes that the last of some constraints became active, which are marked as waiting.
  func noteActivation(of places: borrowing OwnedArray<Int32>, from first: Int) {
    changes.note(activated: places, from: first)
    if pendingPass != nil { schedulePass() }
  }

  /// Notes that a constraint became active.
  func noteActivation(of index: Int32) {
    store.constraints[index].terms.marks.insert(.isWaiting)
    changes.note(activated: index)
    if pendingPass != nil { schedulePass() }
  }

  /// Makes the engine treat a constraint as a new one.
  func rejuvenate(_ index: Int32) {
    let record = store.constraints[index]
    if record.terms.marks.contains(.isWaiting) { changes.forgetOneActivated() }
    drop(record)
    store.youngest += 1
    store.constraints[index].age = store.youngest
    store.constraints[index].token = -1
    store.constraints[index].terms.marks.remove(.news)
    noteActivation(of: index)
  }
}

// MARK: - Going

extension LayoutTree {
  /// Takes constraints out, in order. Their objects, if there are any, go on by themselves.
  ///
  /// - Parameter ended: Gets the objects: the caller lets go of them at the end, as that may run code of the program.
  func deactivate(_ indices: [Int32], _ ended: inout [LayoutConstraint]) {
    keepLastVerb()
    let count = Self.takeOut(indices, of: &store, &changes)
    for index in indices[count...] { deactivate(index, &ended) }
    if count > 0, pendingPass != nil { schedulePass() }
  }

  /// Removes constraints up to the first one that requires more than notifying the engine.
  ///
  /// - Returns: How many have gone.
  private static func takeOut(
    _ indices: [Int32], of store: inout LayoutStore, _ changes: inout TreeChanges
  ) -> Int {
    for place in indices.indices {
      guard store.constraints[indices[place]].isKnownToEngineAlone else { return place }
      let (record, first, second) = store.remove(indices[place])
      changes.note(dropped: record, first, second)
    }
    return indices.count
  }

  /// Takes a constraint out. Its object, if there is one, goes on by itself.
  ///
  /// - Parameter ended: Gets the object, if there is one: the caller lets go of it at the end, as that may run code of the
  ///   program.
  func deactivate(_ index: Int32, _ ended: inout [LayoutConstraint]) {
    keepLastVerb()
    settleVerb(of: index)
    let (record, first, second) = store.remove(index)
    if record.face >= 0 {
      var object = faces.remove(record.face)
      detach(&object, after: record, &ended)
    }
    // What is left of a tree that is over is looked at when it gets a tree of its own.
    let nodes = record.token == -1 && !isOver ? nodes(of: record, index) : []
    if record.terms.marks.contains(.hasDistances) { distances[index] = nil }
    if record.terms.marks.contains(.isWaiting) { changes.forgetOneActivated() }
    changes.note(dropped: record, first, second)
    // No other constraint brings them to the engine, as this one has not brought them there.
    for node in nodes { node.noteIfLoose() }
    if record.hasToken, pendingPass != nil { schedulePass() }
  }

  /// Notes that a constraint has left the engine, if the engine has it.
  func drop(_ record: ConstraintRecord) {
    changes.note(dropped: record, store.token(of: record.first), store.token(of: record.second))
  }

  /// The nodes of the boxes that a constraint refers to.
  func nodes(of record: ConstraintRecord, _ index: Int32) -> [BoxNode] {
    if record.terms.marks.contains(.hasDistances) { return distances[index]?.nodes ?? [] }
    return [node(at: record.first), node(at: record.second)].compactMap(\.self)
  }
}

extension ConstraintRecord {
  /// Whether neither an object nor a verb that the program keeps refers to it, and no property of it is stored beside
  /// it.
  fileprivate var isKnownToEngineAlone: Bool {
    hasToken && face == -1 && terms.marks.isDisjoint(with: [.hasDistances, .isWaiting])
  }
}

// MARK: - Changing

extension LayoutTree {
  /// Notifies the engine of possible changes of a constraint.
  func note(_ change: ConstraintMarks.News, of index: Int32) {
    let record = store.constraints[index]
    guard record.hasToken else { return }
    let known = record.terms.marks.change
    store.constraints[index].terms.marks.change = known.union(change)
    if !known.isEmpty { return }
    changes.changed.append(index)
    // At last, as a scheduler may lay out there and then.
    if pendingPass != nil { schedulePass() }
  }
}
