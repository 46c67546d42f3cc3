/// The objects of the constraints of a tree, as far as there are any. Each is kept while its constraint is active, as views
/// of UIKit keep theirs.
struct ConstraintFaces {
  private var places: [LayoutConstraint?] = []
  private var vacant: [Int32] = []
}

extension ConstraintFaces {
  var isEmpty: Bool { places.count == vacant.count }

  /// The object at a place.
  subscript(place: Int32) -> LayoutConstraint? { places[Int(place)] }

  /// The objects, in no particular order.
  var all: [LayoutConstraint] { places.compactMap(\.self) }

  mutating func add(_ object: LayoutConstraint) -> Int32 {
    guard let place = vacant.popLast() else {
      places.append(object)
      return Int32(truncatingIfNeeded: places.count - 1)
    }
    places[Int(place)] = object
    return place
  }

  /// Takes out what is at a place.
  ///
  /// - Returns: The object. The caller lets go of it when the tree may change: that may run code of the program.
  mutating func remove(_ place: Int32) -> LayoutConstraint? {
    var object: LayoutConstraint?
    swap(&object, &places[Int(place)])
    vacant.append(place)
    return object
  }

  /// Takes in all objects of another tree.
  ///
  /// - Returns: By how much their places have grown.
  mutating func absorb(_ other: inout ConstraintFaces) -> Int32 {
    let offset = Int32(truncatingIfNeeded: places.count)
    places += other.places
    vacant += other.vacant.map { $0 + offset }
    other = ConstraintFaces()
    return offset
  }
}
