import Ashlar

/// The frames that result if a member of a conflict is left out.
///
/// Nothing is laid out. The shares of a conflict say by how much a member would be missed if all others held, and the
/// causes of a number how far it moves with that member's constant. What else such a move would change is looked for:
/// inequalities that would not hold any more, contents that would be squeezed. Where it finds something like that, the
/// frames are not known.
struct FramesWithout {
  private let scene: LayoutScene

  /// For each item, how far left, top, width and height move with the constants of members.
  private var factors: [[Member: CGRect]]?

  private var texts: [Text] = []

  /// With more views, or more conflicts, frames are not looked for.
  private static let mostItems = 2_000
  private static let mostConflicts = 50

  /// Moves that are smaller are none, in points.
  private static let tolerance: CGFloat = 1e-6

  /// How far a view or guide moves inside the view that contains it, and by how much it grows.
  struct Change: Equatable {
    let item: Int
    let shift: CGRect
  }

  /// What tells a member of a conflict, or the height of a content, from other demands.
  private struct Member: Hashable {
    let serial: Int64?
    let origin: LayoutDemand.Origin
    let key: Int32?
    let attribute: LayoutAttribute?

    init(_ demand: LayoutDemand) {
      serial = demand.serial
      origin = demand.origin
      key = demand.serial == nil ? demand.first?.key : nil
      attribute = demand.serial == nil ? demand.first?.attribute : nil
    }

    /// The height of what is written in an item.
    init(heightOf key: Int32) {
      serial = nil
      origin = .contentSize
      self.key = key
      attribute = .height
    }
  }

  /// A label of several lines, whose height follows its width.
  private struct Text {
    let item: Int
    let label: View
    let member: Member
  }

  init(_ scene: LayoutScene) {
    self.scene = scene
  }

  /// What changes without a member; nil if that is not known.
  ///
  /// Frames are in points, before rounding to pixels.
  ///
  /// - Complexity: O(*n*) for *n* views and constraints; the first time what it takes to explain all frames.
  mutating func changes(without index: Int, in conflict: LayoutConflict) -> [Change]? {
    if index == conflict.members.count - 1 { return [] }
    guard let miss = miss(of: index, in: conflict) else { return nil }
    if factors == nil { explain() }
    let shifts = shifts(moving: Member(conflict.members[index]), by: miss)
    let check = MoveCheck(scene, shifts: shifts)
    guard check.holds(except: conflict.members[index].serial, gaining: conflict.setAside.serial)
    else { return nil }
    return shifts.indices.filter { shifts[$0] != .zero }.map { Change(item: $0, shift: shifts[$0]) }
  }

  /// How far everything moves with a member, and with the texts that wrap otherwise then.
  private func shifts(moving member: Member, by amount: CGFloat) -> [CGRect] {
    var shifts = scene.items.indices.map { shift(of: $0, with: member, by: amount) }
    for text in texts where shifts[text.item].size.width != 0 {
      let width = text.label.bounds.width
      let growth =
        Self.height(of: text.label, at: width + shifts[text.item].size.width)
        - Self.height(of: text.label, at: width)
      for item in shifts.indices {
        let shift = shift(of: item, with: text.member, by: growth)
        shifts[item].origin.x += shift.origin.x
        shifts[item].origin.y += shift.origin.y
        shifts[item].size.width += shift.size.width
        shifts[item].size.height += shift.size.height
      }
    }
    return shifts
  }

  private static func height(of label: View, at width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// How far an item moves with the constant of a member.
  private func shift(of item: Int, with member: Member, by amount: CGFloat) -> CGRect {
    guard let factors = factors?[item][member] else { return .zero }
    func number(_ factor: CGFloat) -> CGFloat {
      let shift = factor * amount
      return shift.magnitude < Self.tolerance ? 0 : shift
    }
    return CGRect(
      x: number(factors.origin.x), y: number(factors.origin.y),
      width: number(factors.size.width), height: number(factors.size.height))
  }

  /// By how many points a member is missed if all others hold; nil where other conflicts, or the room that inequalities
  /// leave, have a say in it: only equations say where it is without it.
  private func miss(of index: Int, in conflict: LayoutConflict) -> CGFloat? {
    let isSmall =
      scene.items.count <= Self.mostItems && scene.conflicts.count <= Self.mostConflicts
    let member = Member(conflict.members[index])
    let isShared = scene.conflicts.contains { other in
      other != conflict && other.members.contains { Member($0) == member }
    }
    let others = conflict.members.indices.filter { $0 != index }
    let areEquations = others.allSatisfy { Self.isEquation(conflict.members[$0]) }
    let share = conflict.shares[index]
    let isTight = (conflict.missedBy - conflict.leastMiss).magnitude < 0.001
    guard isSmall, !isShared, areEquations, isTight, share != 0, share.isFinite else { return nil }
    return (conflict.isExceeded ? 1 : -1) * conflict.leastMiss / share
  }

  private static func isEquation(_ demand: LayoutDemand) -> Bool {
    demand.relation == .equal && demand.origin != .notNegative
  }

  /// Finds out how all frames move.
  private mutating func explain() {
    var names = ReportNames()
    var members = Set(scene.conflicts.flatMap { $0.members.map { Member($0) } })
    for (number, item) in scene.items.enumerated() {
      guard let label = item.box as? View, let content = label.shownContent as? LabelContent,
        content.lineLimit != 1
      else { continue }
      let key = label.explain(.height, causes: 1, naming: &names).key
      texts.append(Text(item: number, label: label, member: Member(heightOf: key)))
      members.insert(Member(heightOf: key))
    }
    factors = scene.items.map { Self.factors(of: $0.box, members, &names) }
  }

  private static func factors(
    of box: LayoutBox, _ members: Set<Member>, _ names: inout ReportNames
  ) -> [Member: CGRect] {
    var factors: [Member: CGRect] = [:]
    func add(_ attribute: LayoutAttribute, _ number: WritableKeyPath<CGRect, CGFloat>) {
      for cause in box.explain(attribute, causes: .max, naming: &names).causes {
        let member = Member(cause.demand)
        if members.contains(member) {
          factors[member, default: .zero][keyPath: number] += cause.factor
        }
      }
    }
    add(.left, \.origin.x)
    add(.top, \.origin.y)
    add(.width, \.size.width)
    add(.height, \.size.height)
    return factors
  }
}
