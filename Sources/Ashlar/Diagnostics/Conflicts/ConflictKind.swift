/// The common parts of conflicts with the same lines of code, such as those of the rows of a list.
struct ConflictKind: Hashable {
  private let parts: [Part]

  /// A member of a conflict without the names of its views and its numbers.
  private struct Part: Hashable {
    let location: CodeLocation?
    let origin: LayoutDemand.Origin
    let relation: LayoutRelation
    let first: Side?
    let second: Side?
  }

  private struct Side: Hashable {
    let attribute: LayoutAttribute
    let type: String
  }

  init(of members: [LayoutDemand]) {
    parts = members.map {
      Part(
        location: $0.location, origin: $0.origin, relation: $0.relation,
        first: Self.side($0.first), second: Self.side($0.second))
    }
  }

  private static func side(_ side: LayoutDemand.Side?) -> Side? {
    side.map { Side(attribute: $0.attribute, type: $0.type) }
  }
}
