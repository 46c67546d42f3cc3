import Ashlar

/// Computes the frames in the groups of a section.
///
/// A group is filled as if the section had more items than it has, so that the last group looks like the others: it is
/// cut afterwards.
struct GroupSolver {
  let section: Int
  let environment: CompositionalEnvironment
  var rules: LengthRules

  /// The sizes that cells have returned.
  let measured: MeasuredSizes

  /// The number of items in the section.
  let itemCount: Int

  /// The additional height of the first cell of the section beyond the requested one.
  let padding: CGFloat

  /// The number of further items, which the section does not have, that may fill the group.
  var spare = 0

  /// The frames that the program has given, for each group that it arranges.
  private(set) var given: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]] = [:]

  /// More items than fit into any group that is seen as one; a group of more is as good as full.
  static var mostSpare: Int { 1000 }

  /// The greatest depth of nested groups.
  static var mostDepth: Int { 32 }
}

// MARK: - Groups

extension GroupSolver {
  /// The shape of a group that begins with an item of the section.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - size: Its size in points, where lengths that it gets from its content are first guesses.
  ///   - first: The number of the item in the section.
  ///   - subitem: The number of the subitem with which the group starts.
  mutating func shape(
    of group: NSCollectionLayoutGroup, size: CGSize, first: Int, subitem: Int
  ) -> GroupShape {
    spare = Self.mostSpare
    return shape(of: group, size, first, subitem, depth: 0)
  }

  mutating func shape(
    of group: NSCollectionLayoutGroup, _ size: CGSize, _ first: Int, _ subitem: Int, depth: Int
  ) -> GroupShape {
    let nothing = GroupShape(size: size)
    guard depth < Self.mostDepth else {
      rules.report("groups stand in each other too deeply", "The section has no cells.")
      return nothing
    }
    switch group.arrangement {
    case .custom(let provider): return customShape(of: group, size, provider)
    case .row(let isVertical):
      guard isLegal(group) else { return nothing }
      var row = GroupRow(group: group, axis: FlowAxis(isVertical: isVertical), size: size)
      guard rules.hasRoom(row.inner, row.insets, in: row.size) else { return nothing }
      fill(&row, first, subitem, depth)
      return row.shape
    }
  }

  private mutating func isLegal(_ group: NSCollectionLayoutGroup) -> Bool {
    if group.subitems.isEmpty {
      rules.report("a group needs at least one subitem", "The section has no cells.")
      return false
    }
    switch group.filling {
    case .equal(let count) where count < 1, .repeating(let count) where count < 1:
      rules.report("\(count) is no count of a group's items", "The section has no cells.")
      return false
    default:
      return true
    }
  }

  private mutating func customShape(
    of group: NSCollectionLayoutGroup, _ size: CGSize,
    _ provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> GroupShape {
    var shape = GroupShape(size: size)
    for item in givenItems(of: group, provider) {
      if !item.frame.isComputable {
        rules.report("\(item.frame) is no frame of an item", "That item is left out.")
      }
      shape.leaves.append(
        ElementPlace(frame: item.frame.isComputable ? item.frame : .zero, zIndex: item.zIndex))
    }
    if shape.leaves.isEmpty {
      rules.report("a custom group gave no items", "The section has no cells.")
    }
    return shape
  }

  /// The custom items of a group, requested once: its container is of the size that the group has in the whole
  /// collection.
  private mutating func givenItems(
    of group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> [NSCollectionLayoutGroupCustomItem] {
    if let known = given[ObjectIdentifier(group)] { return known }
    let room = CompositionalEnvironment.Room(
      contentSize: rules.size(group.layoutSize, in: environment.room.contentSize),
      contentInsets: group.layoutSize.effective(group.contentInsets.usable))
    let items = provider(
      CompositionalEnvironment(room: room, traitCollection: environment.traitCollection))
    given[ObjectIdentifier(group)] = items
    return items
  }
}
