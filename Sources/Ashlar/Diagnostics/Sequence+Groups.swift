extension Sequence {
  /// The elements in groups that have a key in common, in the order of their first ones. An element without a key is alone.
  func inGroups<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let place = key.flatMap({ places[$0] }) {
        groups[place].append(element)
      } else {
        if let key { places[key] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}
