/// What conflicts have in common that the same lines make with the same numbers, for other views: those of rows, or of what a
/// loop makes.
struct ConflictLikeness: Hashable {
  private let parts: [Part]

  /// What the views are called of which the masks are the cause.
  private let masks: [String]

  private struct Part: Hashable {
    let location: CodeLocation?
    let origin: LayoutDemand.Origin
    let relation: LayoutRelation
    let multiplier: CGFloat
    let priority: LayoutPriority

    /// Nil for what no line says.
    let constant: CGFloat?
    let first: Side?
    let second: Side?
  }

  /// An attribute of one of the items, by the place at which the conflict first speaks of it.
  private struct Side: Hashable {
    let item: Int
    let type: String
    let attribute: LayoutAttribute
  }

  /// Nil if no line that a person wrote is in it: what stacks and contents contradict is never alike.
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
