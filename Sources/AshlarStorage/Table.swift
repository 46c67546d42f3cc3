/// Elements that are known by keys. A place that is free is used again, and a key that is out of date is found out.
///
/// Each place counts how often it was filled and emptied: its *generation*, odd while an element is there. A key holds
/// the generation that it was made in, so it finds its own element or none. A place whose generation cannot be counted
/// any further is never used again: what four billion removals at one place cost is that place.
///
/// A key says nothing of its table. A caller with keys of several tables keeps the table beside the key.
@usableFromInline
package struct Table<Element: ~Copyable>: ~Copyable {
  @usableFromInline var elements = OwnedArray<Element?>()

  /// The generation of each place.
  @usableFromInline var generations = OwnedArray<UInt32>()

  /// The places that are free and can be used again, the last one first.
  @usableFromInline var vacant = OwnedArray<UInt32>()

  /// How many elements there are.
  @usableFromInline package private(set) var count = 0

  /// In which generation places begin. Even.
  @usableFromInline let firstGeneration: UInt32

  /// An empty table.
  ///
  /// - Parameter firstGeneration: In which generation places begin, for tests of the last ones; an even number.
  @inlinable
  package init(firstGeneration: UInt32 = 0) {
    precondition(firstGeneration.isMultiple(of: 2))
    self.firstGeneration = firstGeneration
  }
}

/// What an element of a ``Table`` is known by.
@usableFromInline
package struct TableKey: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let place: UInt32
  @usableFromInline let generation: UInt32

  @inlinable
  init(place: UInt32, generation: UInt32) {
    self.place = place
    self.generation = generation
  }

  /// A small number, unique among the keys whose elements are in a table at one time.
  @inlinable
  package var index: Int { Int(place) }
}

// MARK: - Looking

extension Table where Element: ~Copyable {
  /// Whether the element is there that a key was made for.
  @inlinable @inline(__always)
  package func contains(_ key: TableKey) -> Bool {
    key.index < generations.count && generations[key.index] == key.generation
  }

  /// The element of a key, which must be there.
  @inlinable
  package subscript(key: TableKey) -> Element {
    @inline(__always) _read {
      precondition(contains(key))
      yield elements[key.index]!
    }
    @inline(__always) _modify {
      precondition(contains(key))
      yield &elements[key.index]!
    }
  }

  /// For how many elements there are places, free ones among them.
  @inlinable
  package var placeCount: Int { elements.count }

  /// The key of the element at a place; nil if the place is free.
  @inlinable
  package func key(at index: Int) -> TableKey? {
    let generation = generations[index]
    if generation.isMultiple(of: 2) { return nil }
    return TableKey(place: UInt32(index), generation: generation)
  }
}

// MARK: - Changing

extension Table where Element: ~Copyable {
  /// Takes in an element.
  ///
  /// - Returns: The key by which it is known.
  /// - Complexity: O(1) amortised.
  @inlinable
  package mutating func insert(_ element: consuming Element) -> TableKey {
    count += 1
    guard let place = vacant.popLast() else {
      let place = UInt32(elements.count)
      elements.append(consume element)
      generations.append(firstGeneration + 1)
      return TableKey(place: place, generation: firstGeneration + 1)
    }
    elements[Int(place)] = consume element
    generations[Int(place)] += 1
    return TableKey(place: place, generation: generations[Int(place)])
  }

  /// Hands out the element of a key. Its place is free then.
  ///
  /// - Returns: Nil if the element is not there any more.
  @inlinable
  package mutating func remove(_ key: TableKey) -> Element? {
    guard contains(key) else { return nil }
    count -= 1
    generations[key.index] &+= 1
    // After the last generation comes the first: such a place would take old keys for new ones.
    if generations[key.index] != 0 { vacant.append(key.place) }
    return elements[key.index].take()
  }
}
