import Ashlar

/// A tree that changes at random, and the description that changes with it.
package final class SoakWorld {
  package var description = SoakDescription()
  package let tree = SoakTree()
  var random: SplitMix
  private var lastNumber = 0
  let mostViews: Int

  /// How many changes there have been.
  package var steps = 0

  /// What is wrong that no layout shows.
  var complaint: String?

  /// How many axes have been compared with the oracle.
  package var oracleComparisons = 0

  /// How many sizes that fit have been compared with those in new trees.
  package var fittingComparisons = 0
  let kinds: [SoakDescription.Kind]

  /// Begins with an empty tree, to which views of some kinds will be added.
  package init(
    seed: UInt64, mostViews: Int = 60,
    kinds: [SoakDescription.Kind] = SoakDescription.Kind.allCases, leavesFree: Bool = false
  ) {
    random = SplitMix(seed: seed)
    self.mostViews = mostViews
    self.kinds = kinds
    description.hasStacks = kinds.contains(.stack)
    description.mayCollapse = random.chance(50)
    description.leavesFree = leavesFree
  }

  /// Changes one thing.
  package func change() {
    switch random.below(30) {
    case 0...4: addView()
    case 5: removeView()
    case 6: moveView()
    case 7...9: addWish()
    case 10...11: removeWish()
    case 12...14: changeConstant()
    case 15: changePriority()
    case 16: changeContent()
    case 17: keepFrame()
    case 18: resize()
    case 19: turn()
    case 20: changeHugging()
    case 21: hide()
    case 22 where random.chance(20): replaceRoot()
    case 23: changeResistance()
    case 24: changeSemantics()
    case 25 where description.mayCollapse: changeCollapsing()
    case 26...27: askForFitting()
    default: changeKind()
    }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func pick(_ numbers: [Int]) -> Int? {
    numbers.isEmpty ? nil : random.element(of: numbers)
  }

  private func resize() {
    description.size = CGSize(
      width: 100 + CGFloat(random.below(900)), height: 100 + CGFloat(random.below(900)))
    tree.root.frame.size = description.size
  }

  private func turn() {
    description.direction = description.direction == .leftToRight ? .rightToLeft : .leftToRight
    tree.root.environment.direction = description.direction
  }

  /// Asks what size would fit a view, which changes nothing.
  private func askForFitting() {
    guard let number = pick(description.viewNumbers), let view = tree.views[number] else { return }
    let before = tree.framesAsTheyAre()
    let size = view.systemLayoutSizeFitting(fittingTarget())
    if tree.framesAsTheyAre() != before { complaint = "asking \(number) for \(size) moves views" }
  }

  func fittingTarget() -> CGSize {
    random.below(2) == 0
      ? .zero : CGSize(width: CGFloat(random.below(500)), height: CGFloat(random.below(500)))
  }
}
