/// What conflicts have in common that the same lines cause, such as those of the rows of a list.
struct ConflictKind: Hashable {
  private let parts: [Part]

  /// What a member says, whatever its views are called and its numbers are.
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
