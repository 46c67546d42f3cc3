/// Cells and views that wait for another use, and who makes them, by their kinds and names.
struct CollectionPool {
  private var makers: [Name: () -> UICollectionReusableView] = [:]
  private var spare: [Name: [UICollectionReusableView]] = [:]

  /// The registrations that views were asked of, and how many there were.
  private var registrations: [Registration] = []
  private var registrationCount = 0

  /// How many registrations are gone of which views were asked.
  private(set) var lostRegistrations = 0

  /// What tells a registration from others, and the name of its views.
  private struct Registration {
    var token: RegistrationToken
    let name: Name
  }

  /// Under what views wait: for cells, without a kind.
  struct Name: Hashable {
    let kind: String?
    let identifier: String
  }

  /// Says how views of a name are made. Those that wait under it were made in another way, and go.
  mutating func register(_ name: Name, _ make: @escaping () -> UICollectionReusableView) {
    makers[name] = make
    spare[name] = nil
  }

  /// Says that views of a name are made no more.
  mutating func forget(_ name: Name) {
    makers[name] = nil
    spare[name] = nil
  }

  /// The name of a registration, which is registered when it is first asked for.
  mutating func name(
    of token: RegistrationToken, kind: String?,
    _ make: @escaping () -> UICollectionReusableView
  ) -> String {
    if let known = registrations.first(where: { $0.token === token }) {
      return known.name.identifier
    }
    forgetLostRegistrations()
    registrationCount += 1
    let name = Name(kind: kind, identifier: "registration \(registrationCount)")
    registrations.append(Registration(token: token, name: name))
    register(name, make)
    return name.identifier
  }

  /// Lets go of what waits for registrations that the program has let go of.
  private mutating func forgetLostRegistrations() {
    for index in registrations.indices.reversed()
    where isKnownUniquelyReferenced(&registrations[index].token) {
      forget(registrations[index].name)
      registrations.remove(at: index)
      lostRegistrations += 1
    }
  }

  /// A view of a name that waits.
  mutating func takeSpare(_ name: Name) -> UICollectionReusableView? { spare[name]?.popLast() }

  /// Who makes views of a name.
  func maker(of name: Name) -> (() -> UICollectionReusableView)? { makers[name] }

  /// Keeps a view under its name, unless so many wait there that no caller seems to ask for them.
  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if registrationCount > 0, makers[name] == nil { return }
    if spare[name]?.count ?? 0 < Self.mostSpare { spare[name, default: []].append(view) }
  }

  /// More than can be seen at once, as a rule.
  private static var mostSpare: Int { 256 }
}
