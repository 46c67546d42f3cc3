/// The common parts of conflicts with the same lines of code, such as those of the rows of a list.
struct ConflictKind: Hashable {
  private let parts: [Part]

  /// A member of a conflict without the names of its views and its numbers.
  private struct Part: Hashable {
    let location: CodeLocation?
    let origin: LayoutDemand.Origin
    let relation: LayoutRelation
    let attributes: [LayoutAttribute?]
    let types: [String?]
  }

  init(of members: [LayoutDemand]) {
    parts = members.map { member in
      let sides = [member.first, member.second]
      return Part(
        location: member.location, origin: member.origin, relation: member.relation,
        attributes: sides.map { $0?.attribute }, types: sides.map { $0?.type })
    }
  }
}
