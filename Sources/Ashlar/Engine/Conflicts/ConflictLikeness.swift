/// The common part of conflicts that the same lines make with the same numbers for other views, as in rows and loops.
struct ConflictLikeness: Hashable {
  private let parts: [Part]

  /// The names of the views whose masks are the cause.
  private let masks: [String]

  private struct Part: Hashable {
    let location: CodeLocation?
    let origin: LayoutDemand.Origin
    let relation: LayoutRelation
    let multiplier: CGFloat
    let priority: LayoutPriority

    /// Nil without a line.
    let constant: CGFloat?
    let first: Side?
    let second: Side?
  }

  /// An attribute of one of the items, which are numbered in the order in which the conflict mentions them.
  private struct Side: Hashable {
    let item: Int
    let type: String
    let attribute: LayoutAttribute
  }

  /// Nil if none of the members has a line: conflicts of stacks and contents alone are never alike.
  init?(of members: [LayoutDemand], masks: [String]) {
    guard members.contains(where: { $0.location != nil }) else { return nil }
    var items: [Int32: Int] = [:]
    func side(_ side: LayoutDemand.Side?) -> Side? {
      side.map { side in
        let item = items[side.key] ?? items.count
        items[side.key] = item
        return Side(item: item, type: side.type, attribute: side.attribute)
      }
    }
    parts = members.map { member in
      Part(
        location: member.location, origin: member.origin, relation: member.relation,
        multiplier: member.multiplier, priority: member.priority,
        constant: member.location == nil ? nil : member.constant, first: side(member.first),
        second: side(member.second))
    }
    self.masks = masks
  }
}
