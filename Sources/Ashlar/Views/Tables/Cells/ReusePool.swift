/// The reusable views and the closures that make them, by their identifiers.
struct ReusePool<Reusable> {
  private var makers: [String: () -> Reusable] = [:]
  private var spare: [String: [Reusable]] = [:]

  /// Registers the closure that makes views with an identifier. Those that wait under it were made in another way,
  /// and go.
  mutating func register(_ identifier: String, _ make: @escaping () -> Reusable) {
    makers[identifier] = make
    spare[identifier] = nil
  }

  /// A view of a name that waits.
  mutating func takeSpare(_ identifier: String) -> Reusable? { spare[identifier]?.popLast() }

  /// The maker of views of a name.
  func maker(of identifier: String) -> (() -> Reusable)? { makers[identifier] }

  /// Keeps a view under a name, unless so many wait there that no caller seems to request them.
  mutating func keep(_ view: Reusable, as identifier: String?) {
    guard let identifier, spare[identifier]?.count ?? 0 < Self.mostSpare else { return }
    spare[identifier, default: []].append(view)
  }

  /// More than can be seen at once, as a rule.
  private static var mostSpare: Int { 256 }
}
