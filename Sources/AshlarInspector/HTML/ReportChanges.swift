import Ashlar

/// The changes since an earlier snapshot: the earlier frames of views, and the changes in words.
struct ReportChanges {
  private let now: LayoutSnapshot
  private let earlier: LayoutSnapshot
  private let difference: LayoutDifference

  /// The numbers of the boxes that are there now, by their paths.
  private let places: [String: Int]

  /// The page's names of the present boxes, and their ways, by their paths in the snapshot.
  private let toldNames: [String: String]
  private let toldPaths: [String: String]

  /// The greatest number of boxes, and of described changes.
  private static let most = 10_000
  private static let mostTold = 1_000

  init(_ root: View, since earlier: LayoutSnapshot) {
    self.earlier = earlier
    now = LayoutSnapshot(of: root)
    difference = now.difference(from: earlier)
    let paths = now.paths
    places = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let told = ViewNames(root).telling { LayoutSnapshot(of: root) }
    toldNames = Dictionary(
      zip(paths, told.boxes.map(\.name)), uniquingKeysWith: { first, _ in first })
    toldPaths = Dictionary(zip(paths, told.paths), uniquingKeysWith: { first, _ in first })
  }

  /// The boxes of the snapshot, the changes, and the numbers of the views that have changed.
  func value(below limit: Int) -> ScriptValue {
    .fields([
      ("v", .list(boxes(limit))), ("d", .list(changes(limit))), ("m", .list(changed(limit))),
    ])
  }

  private func boxes(_ limit: Int) -> [ScriptValue] {
    let frames = Picture.places(of: earlier.boxes)
    let paths = earlier.paths
    return earlier.boxes.indices.prefix(Self.most).map { number in
      let box = earlier.boxes[number]
      let next = number + 1 < earlier.boxes.count ? earlier.boxes[number + 1].depth : 0
      return .list(
        [.text(OneLine.name(toldNames[paths[number]] ?? box.name))]
          + ScriptValue.numbers(of: frames[number])
          + [
            place(paths[number], limit), .number(Picture.isDrawable(frames[number]) ? 0 : 1),
            .number(next > box.depth ? 0 : 1),
          ])
    }
  }

  /// The changes in words. Boxes that moved and grew alike are described with the first of them.
  private func changes(_ limit: Int) -> [ScriptValue] {
    if difference.isEmpty {
      return [.list([.text("Nothing is different."), .place(nil), .list([])])]
    }
    var groups: [[LayoutDifference.Change]] = []
    var places: [String: Int] = [:]
    for change in difference.changes.prefix(Self.mostTold) {
      let step = [change.shift, change.growth].map(GeometryText.size).joined(separator: ", ")
      if let place = places[step] {
        groups[place].append(change)
      } else {
        places[step] = groups.count
        groups.append([change])
      }
    }
    let told = groups.map { group in
      line(phrase(about: group[0]), group[0].path, limit, others: group.dropFirst())
    }
    return told
      + difference.added.prefix(Self.mostTold).map {
        line("\(toldPaths[$0] ?? $0) is new", $0, limit)
      }
      + difference.removed.prefix(Self.mostTold).map { line("\($0) is gone", nil, limit) }
  }

  /// The change of a box in words, with the page's name of it.
  private func phrase(about change: LayoutDifference.Change) -> String {
    let words = change.description
    guard words.hasPrefix(change.path), let told = toldPaths[change.path] else { return words }
    return told + words.dropFirst(change.path.count)
  }

  private func line(
    _ words: String, _ path: String?, _ limit: Int,
    others: ArraySlice<LayoutDifference.Change> = []
  ) -> ScriptValue {
    .list([
      .text(OneLine.text(OneLine.shortened(words, to: 400))),
      path.map { place($0, limit) } ?? .place(nil),
      .list(others.map { line(phrase(about: $0), $0.path, limit) }),
    ])
  }

  private func changed(_ limit: Int) -> [ScriptValue] {
    let paths = difference.changes.map(\.path) + difference.added
    return paths.compactMap { places[$0] }.filter { $0 < limit }.sorted().map { .number($0) }
  }

  private func place(_ path: String, _ limit: Int) -> ScriptValue {
    .place(places[path].flatMap { $0 < limit ? $0 : nil })
  }
}
