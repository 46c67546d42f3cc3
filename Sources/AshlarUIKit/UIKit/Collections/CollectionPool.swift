/// Cells and views that wait for another use, and who makes them, by their kinds and names.
struct CollectionPool {
  private var makers: [Name: () -> UICollectionReusableView] = [:]
  private var spare: [Name: [UICollectionReusableView]] = [:]

  /// The names of registrations, which are kept so that no other one is taken for them.
  private var registrations: [ObjectIdentifier: (token: RegistrationToken, name: String)] = [:]

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
    let key = ObjectIdentifier(token)
    if let known = registrations[key] { return known.name }
    let name = "registration \(registrations.count + 1)"
    registrations[key] = (token, name)
    register(Name(kind: kind, identifier: name), make)
    return name
  }

  /// A view of a name that waits.
  mutating func takeSpare(_ name: Name) -> UICollectionReusableView? { spare[name]?.popLast() }

  /// Who makes views of a name.
  func maker(of name: Name) -> (() -> UICollectionReusableView)? { makers[name] }

  /// Keeps a view under its name, unless so many wait there that no caller seems to ask for them.
  mutating func keep(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(kind: kind, identifier: identifier)
    if spare[name]?.count ?? 0 < Self.mostSpare { spare[name, default: []].append(view) }
  }

  /// More than can be seen at once, as a rule.
  private static var mostSpare: Int { 256 }
}
