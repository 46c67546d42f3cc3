// MARK: - Joining

extension LayoutStore {
  /// The offsets added to the places of records from another store.
  struct Offsets {
    let boxes: Int32
    let constraints: Int32
  }

  /// Appends all of another store, the root of one inside a box of the other: moving is copying, and every place
  /// grows by one number.
  ///
  /// - Parameters:
  ///   - other: What is taken in. It is empty then.
  ///   - isOlder: Whether what is taken in is older than what is here, or younger.
  ///   - change: Changes what stands beside each constraint.
  mutating func absorb(
    _ other: inout LayoutStore, isOlder: Bool, _ change: (inout ConstraintRecord) -> Void
  ) -> Offsets {
    let span = other.youngest - other.oldest
    let ageing = isOlder ? oldest - other.youngest : youngest - other.oldest
    if isOlder { oldest -= span } else { youngest += span }
    let boxOffset = Int32(truncatingIfNeeded: boxes.placeCount)
    let offset = Int32(truncatingIfNeeded: constraints.placeCount)
    boxes.absorb(&other.boxes) { $0.shift(by: boxOffset, constraints: offset) }
    constraints.absorb(&other.constraints) {
      $0.shift(by: offset, boxes: boxOffset)
      $0.age += ageing
      change(&$0)
    }
    (other.oldest, other.youngest) = (0, 0)
    return Offsets(boxes: boxOffset, constraints: offset)
  }
}

extension Int32 {
  /// Places grow, and −1, all of whose bits are set, stays what it is.
  fileprivate mutating func shift(by offset: Int32) { self &+= offset & ~(self >> 31) }
}

extension BoxRecord {
  fileprivate mutating func shift(by offset: Int32, constraints: Int32) {
    container.shift(by: offset)
    lists.changeAll {
      $0.head.shift(by: constraints)
      $0.tail.shift(by: constraints)
    }
  }
}

extension ConstraintRecord {
  fileprivate mutating func shift(by offset: Int32, boxes: Int32) {
    first.shift(by: boxes)
    second.shift(by: boxes)
    holder.shift(by: boxes)
    lists.changeAll {
      $0.previous.shift(by: offset)
      $0.next.shift(by: offset)
    }
  }
}

// MARK: - Leaving

extension LayoutStore {
  /// Moves boxes to another store, with the constraints that they hold. None of these may refer to other boxes.
  ///
  /// - Parameters:
  ///   - leaving: The boxes, each behind the one that contains it.
  ///   - other: Where they go.
  ///   - change: Changes what stands beside each constraint, by its old and its new place.
  /// - Returns: The new places of the boxes, in their order.
  mutating func move(
    _ leaving: [Int32], to other: inout LayoutStore,
    _ change: (inout ConstraintRecord, _ old: Int32, _ new: Int32) -> Void
  ) -> [Int32] {
    var places: [Int32] = []
    var held: [Int32] = []
    for box in leaving {
      let old = boxes[box]
      let container = old.container >= 0 ? boxes[old.container].mark : -1
      let new = other.boxes.insert(
        BoxRecord(container: container, isGuide: old.isGuide, isOrdinary: old.isOrdinary))
      boxes[box].mark = new
      places.append(new)
      held += list(.held, of: box)
    }
    held.sort { constraints[$0].age < constraints[$1].age }
    for index in held { move(index, to: &other, change) }
    for box in leaving { boxes.remove(box) }
    return places
  }

  private mutating func move(
    _ index: Int32, to other: inout LayoutStore,
    _ change: (inout ConstraintRecord, _ old: Int32, _ new: Int32) -> Void
  ) {
    var record = constraints.remove(index)
    record.first = record.first < 0 ? -1 : boxes[record.first].mark
    record.second = record.second < 0 ? -1 : boxes[record.second].mark
    record.holder = boxes[record.holder].mark
    record.token = -1
    let place = other.add(record)
    change(&other.constraints[place], index, place)
  }
}
