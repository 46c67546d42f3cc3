import Ashlar

/// The finding of a test's check in a layout, for the page about it.
package struct ReportFinding {
  /// The name of the check.
  let check: String

  /// The problem, its reason, and the code to write instead.
  let words: String

  /// Other problems with the same cause.
  let others: [String]

  /// The views that it is about, or their names where they are not known.
  let views: [ObjectIdentifier]
  let names: [String]

  package init(
    _ check: String, _ words: String, others: [String], views: [ObjectIdentifier], names: [String]
  ) {
    self.check = check
    self.words = words
    self.others = others
    self.views = views
    self.names = names
  }
}

extension ReportFinding: CustomStringConvertible {
  package var description: String {
    (["\(check): \(words)"] + others.map { "The same cause: \($0)" }).joined(separator: "\n")
  }
}

extension ReportFinding {
  /// How many views a finding names at most.
  private static let mostViews = 50

  /// The check, what is wrong, what else, and the places of the views in the list of the page.
  func value(at places: ItemPlaces, below limit: Int) -> ScriptValue {
    let items =
      views.isEmpty ? names.compactMap { places.byName[$0] } : views.compactMap { places.byBox[$0] }
    return .list([
      .text(check), .text(OneLine.shortened(words, to: 4_000)),
      .list(others.map { .text(OneLine.shortened($0, to: 400)) }),
      .list(items.filter { $0 < limit }.prefix(Self.mostViews).map { .number($0) }),
    ])
  }
}

/// The positions of the views and guides of a scene in its list.
struct ItemPlaces {
  let byBox: [ObjectIdentifier: Int]

  /// Of several with a name, the first.
  let byName: [String: Int]

  init(_ scene: LayoutScene) {
    let items = scene.items.enumerated()
    byBox = Dictionary(
      items.map { (ObjectIdentifier($1.box), $0) }, uniquingKeysWith: { first, _ in first })
    byName = Dictionary(items.map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
