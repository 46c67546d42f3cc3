import Ashlar

/// The frames that result if a member of a conflict is left out, a remedy is applied, or an undetermined attribute
/// has another value.
///
/// Nothing is laid out: a copy of the numbers of the layout is solved for each.
struct FramesWithout {
  private let scene: LayoutScene
  private var rehearsal: LayoutRehearsal?

  /// How many changes a page may still have. A view that stays is none.
  private var room = Self.mostChanges

  private static let mostChanges = 10_000

  /// The change of the place and the size of a view or guide in the view that contains it.
  struct Change: Equatable {
    let item: Int
    let shift: CGRect
  }

  /// Copies the numbers of a layout if it has conflicts or ambiguities.
  init(_ scene: LayoutScene) {
    self.scene = scene
    let hasChoice = !scene.conflicts.isEmpty || !scene.ambiguities.isEmpty
    rehearsal = hasChoice ? LayoutRehearsal(of: scene.root) : nil
  }

  /// The changes without a member; nil if they are not known.
  ///
  /// Frames are in points, before rounding to pixels.
  ///
  /// - Complexity: That of a first layout of the tree.
  mutating func changes(without index: Int, in conflict: LayoutConflict) -> [Change]? {
    if index == conflict.members.count - 1 { return [] }
    return changes(from: rehearsal?.shifts(without: conflict.members[index]))
  }

  /// The changes after a remedy; nil if they are not known, or there is a choice.
  mutating func changes(after remedy: LayoutConflict.Suggestion) -> [Change]? {
    changes(from: rehearsal?.shifts(after: remedy))
  }

  /// The changes for another value of an undetermined number, in points; nil if they are not known.
  mutating func changes(
    moving box: LayoutBox, _ attribute: LayoutAttribute, to value: CGFloat
  ) -> [Change]? { changes(from: rehearsal?.shifts(moving: box, attribute, to: value)) }

  private mutating func changes(from shifts: [ObjectIdentifier: CGRect]?) -> [Change]? {
    guard let shifts else { return nil }
    let changes = scene.items.indices.compactMap { item in
      shifts[ObjectIdentifier(scene.items[item].box)].map { Change(item: item, shift: $0) }
    }
    guard changes.count <= room else { return nil }
    room -= changes.count
    return changes
  }
}
