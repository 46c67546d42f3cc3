/// The keys of boxes, for look-ups in both directions.
struct BoxKeys {
  private var places: [Int: Int32] = [:]
  private var keys: [Int32: Int] = [:]
}

extension BoxKeys {
  func place(of key: Int) -> Int32? { places[key] }

  func key(of place: Int32) -> Int? { keys[place] }

  /// Gives the box at a place a number, or none. One that has had it has none any more.
  mutating func set(_ key: Int?, of place: Int32) {
    forget(place)
    guard let key else { return }
    if let earlier = places.updateValue(place, forKey: key) { keys[earlier] = nil }
    keys[place] = key
  }

  mutating func forget(_ place: Int32) {
    if keys.isEmpty { return }
    if let key = keys.removeValue(forKey: place) { places[key] = nil }
  }
}
