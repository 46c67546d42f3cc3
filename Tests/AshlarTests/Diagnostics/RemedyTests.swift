import Ashlar
import Testing

/// Contradictions made at random, and all remedies of each followed, as a person follows them: in the code.
struct `Remedies of conflicts` {
  @Test(arguments: 0..<60)
  func `end the conflict and bring no other one`(seed: UInt64) {
    let first = ContradictoryScene(seed: seed)
    for conflict in first.conflicts {
      for (suggestion, edit) in conflict.suggestions.flatMap(\.edits) {
        let after = ContradictoryScene(seed: seed, edit).setAside
        let gone = [conflict.setAside] + conflict.alsoSetAside

        #expect(after.isSubset(of: first.setAside), "\(suggestion)\nleaves \(after)")
        #expect(after.isDisjoint(with: gone.map(\.key)), "\(suggestion)")
      }
    }
  }

  @Test func `are there for all of them`() {
    let conflicts = (0..<150).flatMap { ContradictoryScene(seed: $0).conflicts }

    #expect(conflicts.count > 100)
    #expect(conflicts.allSatisfy { !$0.suggestions.isEmpty })
    #expect(conflicts.contains { $0.alsoSetAside.count > 2 })
  }
}

extension LayoutDemand {
  /// Tells a demand of a scene from others, whatever its relation and priority are.
  fileprivate var key: String { identifier ?? text }
}

/// What a person changes about a scene.
private struct Edit {
  var removed: Set<String> = []
  var optional: Set<String> = []
  var relations: [String: LayoutRelation] = [:]
  var masksOff: Set<String> = []
  var constants: [String: CGFloat] = [:]
}

extension LayoutConflict.Suggestion {
  /// The suggestion with each way to follow it.
  fileprivate var edits: [(LayoutConflict.Suggestion, Edit)] {
    let edits: [Edit] =
      switch self {
      case .removeOne(let demands): demands.map { Edit(removed: [$0.key]) }
      case .turnOffMask(let name): [Edit(masksOff: [name])]
      case .turnOffMasks(let names): [Edit(masksOff: Set(names))]
      case .lowerPriority(let demand, _): [Edit(optional: [demand.key])]
      case .lowerPriorities(let demands, _): [Edit(optional: Set(demands.map(\.key)))]
      case .relax(let demand, let relation): [Edit(relations: [demand.key: relation])]
      case .removeSecond(let demand, _): [Edit(removed: [demand.key])]
      case .changeNumber(let demand, let number): [Edit(constants: [demand.key: number])]
      // There are no stacks in the scene, no shares, and no content of which both priorities are required.
      case .changeSpacing, .changeMultiplier, .lengthen, .lowerHugging, .lowerResistance: []
      }
    return edits.map { (self, $0) }
  }
}

/// Some views with more constraints than can hold, the same for the same seed.
private final class ContradictoryScene {
  let root = View(root: 300, 200)
  private var views: [View] = []
  private let edit: Edit

  init(seed: UInt64, _ edit: Edit = Edit()) {
    self.edit = edit
    var random = Xorshift(seed: seed)
    root.environment.direction = random.next(3) == 0 ? .rightToLeft : .leftToRight
    for index in 0..<3 { addView(index, &random) }
    for number in 0..<9 { add(number, &random) }
    root.layoutIfNeeded()
  }

  private func addView(_ index: Int, _ random: inout Xorshift) {
    let view = View(name: "v\(index)")
    let outer = index == 2 && random.next(2) == 0 ? views[0] : root
    let isMasked = random.next(4) == 0
    view.translatesAutoresizingMaskIntoConstraints =
      isMasked && !edit.masksOff.contains("v\(index)")
    let width = 10 * random.next(8)
    if random.next(2) == 0 {
      view.contentSize = CGSize(width: width, height: 20)
      let isRequired = random.next(2) == 0 && !edit.optional.contains("v\(index).width == \(width)")
      view.setContentCompressionResistancePriority(isRequired ? 1000 : 750, for: .horizontal)
    }
    outer.addSubview(view)
    views.append(view)
  }

  private func add(_ number: Int, _ random: inout Xorshift) {
    let attributes: [LayoutAttribute] = [.leading, .trailing, .width, .centerX]
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let view = views[random.next(3)]
    let attribute = attributes[random.next(4)]
    let target = random.next(3) == 0 ? views[random.next(3)] : view.superview ?? root
    let isNumber = attribute == .width && random.next(2) == 0 || target === view
    let (relation, name) = (relations[random.next(4)], "c\(number)")
    let constant = CGFloat(10 * (random.next(20) - 6))
    if target === view && attribute != .width { return }
    if edit.removed.contains(name) { return }
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: edit.relations[name] ?? relation,
      toItem: isNumber ? nil : target, attribute: isNumber ? .notAnAttribute : attribute,
      constant: edit.constants[name] ?? constant, fileID: "Scene.swift", line: UInt32(number))
    constraint.identifier = name
    if edit.optional.contains(name) { constraint.priority = 999 }
    constraint.isActive = true
  }

  var conflicts: [LayoutConflict] { root.diagnostics.conflicts }

  var setAside: Set<String> {
    Set(conflicts.flatMap { [$0.setAside] + $0.alsoSetAside }.map(\.key))
  }
}
