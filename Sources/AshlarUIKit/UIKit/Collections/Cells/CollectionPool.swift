import Ashlar

/// The reusable cells and views of a collection, and the registrations that make some of them.
struct CollectionPool {
  /// The views and the closures that make them, by kinds and identifiers.
  var views = ReusePool<Name, UICollectionReusableView>()

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
    views.register(name, make)
    return name.identifier
  }

  /// Releases the views that wait for registrations that the program has released.
  private mutating func forgetLostRegistrations() {
    for index in registrations.indices.reversed()
    where isKnownUniquelyReferenced(&registrations[index].token) {
      views.register(registrations[index].name, nil)
      registrations.remove(at: index)
      lostRegistrations += 1
    }
  }

  /// Keeps a view under its name, unless its registration is gone.
  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if registrationCount > 0, views.maker(of: name) == nil { return }
    views.keep(view, as: name)
  }
}
