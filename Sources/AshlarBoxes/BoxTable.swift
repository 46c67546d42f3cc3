import Ashlar
internal import AshlarStorage

/// The boxes and guides of a layout by their places.
///
/// What leaves is returned, so that the caller lets go of it when the table is not in use: that may run code of a program.
struct BoxTable: ~Copyable {
  private var slots = OwnedArray<Slot>()
  private var vacant = OwnedArray<Int32>()

  /// How many reports of moves are going on. They refer to boxes by their places, which no other box gets meanwhile.
  var reportDepth = 0

  /// A place, with the number of boxes that have used it.
  // Not private: in debug builds the compiler (6.3) does not cope with a generic over what is.
  struct Slot {
    var view: View?
    var guide: Placed.Guide?
    var generation: UInt32 = 0
  }
}

/// The classes that represent boxes and guides in the tree. Reports show their names.
enum Placed {
  /// Its number in lists of moves is its place in the table, or −1.
  final class Box: View {}

  final class Guide: LayoutGuide {
    /// The place in the table, or −1.
    final var slot: Int32 = -1
  }
}

// MARK: - Looking up

extension BoxTable {
  /// The number of boxes and guides.
  var count: Int { slots.count - vacant.count }

  private func contains(_ place: Int32, _ generation: UInt32) -> Bool {
    slots.indices.contains(Int(place)) && slots[Int(place)].generation == generation
  }

  func view(at place: Int32, _ generation: UInt32) -> View? {
    contains(place, generation) ? slots[Int(place)].view : nil
  }

  func item(at place: Int32, _ generation: UInt32) -> LayoutBox? {
    guard contains(place, generation) else { return nil }
    if let view = slots[Int(place)].view { return view }
    return slots[Int(place)].guide
  }

  /// The number of boxes that have used a place before; nil if nothing is there.
  func generation(at place: Int32) -> UInt32? {
    guard slots.indices.contains(Int(place)) else { return nil }
    let isTaken = slots[Int(place)].view != nil || slots[Int(place)].guide != nil
    return isTaken ? slots[Int(place)].generation : nil
  }

  /// The present frame of the box at a place; nil if none is there.
  func frame(at place: Int32) -> CGRect? { slots[Int(place)].view?.frame }
}

// MARK: - Coming and going

extension BoxTable {
  /// Gives a box a place.
  ///
  /// - Returns: The place, and the number of boxes that have used it before.
  mutating func takeIn(_ view: View) -> (place: Int32, generation: UInt32) {
    let place = vacantPlace()
    slots[Int(place)].view = view
    view.moveNumber = place
    return (place, slots[Int(place)].generation)
  }

  mutating func takeIn(_ guide: Placed.Guide) -> (place: Int32, generation: UInt32) {
    let place = vacantPlace()
    slots[Int(place)].guide = guide
    guide.slot = place
    return (place, slots[Int(place)].generation)
  }

  private mutating func vacantPlace() -> Int32 {
    if !vacant.isEmpty, reportDepth == 0 { return vacant.removeLast() }
    slots.append(Slot())
    return Int32(truncatingIfNeeded: slots.count - 1)
  }

  /// Ends the use of a place, so that handles that lead there are those of no box.
  ///
  /// - Returns: What was there.
  mutating func forget(_ place: Int32) -> LayoutBox? {
    guard slots.indices.contains(Int(place)) else { return nil }
    let (view, guide) = (slots[Int(place)].view, slots[Int(place)].guide)
    view?.moveNumber = -1
    guide?.slot = -1
    slots[Int(place)] = Slot(generation: slots[Int(place)].generation &+ 1)
    // A place whose numbers are used up stays empty.
    if slots[Int(place)].generation != 0 { vacant.append(place) }
    if let view { return view }
    return guide
  }
}
