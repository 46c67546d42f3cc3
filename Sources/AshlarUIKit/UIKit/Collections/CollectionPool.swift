/// Cells and views that wait for another use, and who makes them, by their kinds and names.
struct CollectionPool {
  private var makers: [Name: () -> UICollectionReusableView] = [:]
  private var spare: [Name: [UICollectionReusableView]] = [:]

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
