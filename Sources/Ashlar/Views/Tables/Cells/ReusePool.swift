/// The reusable views of a table or a collection and the closures that make them, by their names.
package struct ReusePool<Name: Hashable, Reusable> {
  private var makers: [Name: () -> Reusable] = [:]
  private var spare: [Name: [Reusable]] = [:]

  package init() {}

  /// Registers the closure that makes views with a name; nil removes it. Those that wait under it were made in another
  /// way, and go.
  package mutating func register(_ name: Name, _ make: (() -> Reusable)?) {
    makers[name] = make
    spare[name] = nil
  }

  /// A view of a name that waits.
  package mutating func takeSpare(_ name: Name) -> Reusable? { spare[name]?.popLast() }

  /// The maker of views of a name.
  package func maker(of name: Name) -> (() -> Reusable)? { makers[name] }

  /// Keeps a view under a name, unless so many wait there that no caller seems to request them.
  package mutating func keep(_ view: Reusable, as name: Name?) {
    guard let name, spare[name]?.count ?? 0 < Self.mostSpare else { return }
    spare[name, default: []].append(view)
  }

  /// More than can be seen at once, as a rule.
  private static var mostSpare: Int { 256 }
}
