/// The reusable cells and views and the closures that make them, by kinds and identifiers.
struct CollectionPool {
  private var makers: [Name: () -> UICollectionReusableView] = [:]
  private var spare: [Name: [UICollectionReusableView]] = [:]

  /// The registrations that views were asked of, and how many there were.
  private var registrations: [Registration] = []
  private var registrationCount = 0

  /// The number of released registrations of which views were requested.
  private(set) var lostRegistrations = 0

  /// The identity of a registration, and the identifier of its views.
  private struct Registration {
    var token: RegistrationToken
    let name: Name
  }

  /// The key of reusable views; cells have no kind.
  struct Name: Hashable {
    let kind: String?
    let identifier: String
  }

  /// Registers the closure that makes views with an identifier. Those that wait under it were made in another way,
  /// and go.
  mutating func register(_ name: Name, _ make: @escaping () -> UICollectionReusableView) {
    makers[name] = make
    spare[name] = nil
  }

  /// Removes a registration.
  mutating func forget(_ name: Name) {
    makers[name] = nil
    spare[name] = nil
  }

  /// The identifier of a registration, which is registered on the first request.
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

  /// Releases the views that wait for registrations that the program has released.
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

  /// The maker of views of a name.
  func maker(of name: Name) -> (() -> UICollectionReusableView)? { makers[name] }

  /// Keeps a view under its name, unless so many wait there that no caller seems to request them.
  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if registrationCount > 0, makers[name] == nil { return }
    if spare[name]?.count ?? 0 < Self.mostSpare { spare[name, default: []].append(view) }
  }

  /// More than can be seen at once, as a rule.
  private static var mostSpare: Int { 256 }
}
