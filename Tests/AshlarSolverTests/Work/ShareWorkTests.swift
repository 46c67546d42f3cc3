import AshlarSolver
import Testing

/// Boxes that share what contains them, and boxes in those that share them. No equation says how long one is before all
/// that stand beside it are known.
struct `The work for shares` {
  /// What a box is to the one before it.
  enum Tie: CaseIterable {
    /// All are as long as the first, as in a stack that fills equally.
    case first
    /// Each is as long as the one before it, as `distribute` says it.
    case neighbour
  }

  private func share(_ tree: inout BoxTree, _ parent: Box, _ depth: Int, _ fan: Int, _ tie: Tie)
    -> [Box]
  {
    if depth == 0 { return [parent] }
    let axis = depth % 2
    let children = tree.addBoxes(fan)
    for (box, next) in zip(children, children.dropFirst()) {
      let other = tie == .first ? children[0] : box
      tree.equate([1 * next.lengths[axis], -1 * other.lengths[axis]], 0)
    }
    tree.pin(children, in: parent, along: axis)
    tree.fill(children, in: parent, along: 1 - axis)
    return children.flatMap { share(&tree, $0, depth - 1, fan, tie) }
  }

  /// Ten times ten times ten: the width is divided by ten twice, the height once, as the last level is along the width.
  @Test(arguments: Tie.allCases)
  func `is no exchange for ten by ten by ten`(tie: Tie) throws {
    var tree = BoxTree()
    let (root, sizes) = tree.addRoot(5_000, 300)
    let leaves = share(&tree, root, 3, 10, tie)

    let cost = tree.solver.cost { _ in }

    #expect(leaves.count == 1_000)
    expectValues(tree.lengths(of: leaves, along: 1), leaves.map { _ in 3 })
    expectValues(tree.lengths(of: leaves, along: 0), leaves.map { _ in 500 })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 20 * tree.boxes.count)

    let resize = try tree.solver.cost { try $0.setConstant(4_000, of: sizes[0]) }
    expectValues(tree.lengths(of: leaves, along: 0), leaves.map { _ in 400 })
    #expect(resize.pivots == 0)
    #expect(resize.unknowns <= 5 * tree.boxes.count)
    let problems = tree.solver.invariantViolations()
    #expect(problems == [])
  }

  /// 2,048 wide and as high, halved five times on each axis.
  @Test(arguments: Tie.allCases)
  func `is no exchange for halves of halves through ten levels`(tie: Tie) {
    var tree = BoxTree()
    let root = tree.addRoot(2_048, 2_048).box
    let leaves = share(&tree, root, 10, 2, tie)

    let cost = tree.solver.cost { _ in }

    expectValues(tree.lengths(of: leaves, along: 0), leaves.map { _ in 64 })
    expectValues(tree.lengths(of: leaves, along: 1), leaves.map { _ in 64 })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 20 * tree.boxes.count)
  }

  /// A tenth of a box that is a share itself: 1,000 by ten, and a tenth of that. The tenths stand side by side.
  @Test(arguments: [10, 100])
  func `is no exchange for tenths of shares`(count: Int) {
    var tree = BoxTree()
    let root = tree.addRoot(100 * Double(count), 40).box
    let shares = tree.addBoxes(count)
    var tenths: [Box] = []
    for share in shares {
      let children = tree.addBoxes(10)
      tree.equate([1 * children[0].starts[0]], 0)
      for (index, child) in children.enumerated() {
        tree.equate([1 * child.lengths[0], -0.1 * share.lengths[0]], 0)
        if index > 0 {
          let last = children[index - 1]
          tree.equate([1 * child.starts[0], -1 * last.starts[0], -1 * last.lengths[0]], 0)
        }
      }
      tree.fill(children, in: share, along: 1)
      tenths += children
    }
    for share in shares.dropFirst() {
      tree.equate([1 * share.lengths[0], -1 * shares[0].lengths[0]], 0)
    }
    tree.pin(shares, in: root, along: 0)
    tree.fill(shares, in: root, along: 1)

    let cost = tree.solver.cost { _ in }

    expectValues(tree.lengths(of: tenths, along: 0), tenths.map { _ in 10 })
    expectValues(
      tree.starts(of: tenths, along: 0), tenths.indices.map { 10 * Double($0 % 10) })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 20 * tree.boxes.count)
  }

  /// Each box is as wide as the one before it, in whichever container that is. The containers are as wide as their ten
  /// boxes and fill the root: it takes all of them to know the first.
  @Test(arguments: [10, 100])
  func `is no exchange for a chain of widths through all containers`(count: Int) {
    var tree = BoxTree()
    let root = tree.addRoot(30 * Double(count), 40).box
    let containers = tree.addBoxes(count)
    var boxes: [Box] = []
    for container in containers {
      let inside = tree.addBoxes(10)
      tree.pin(inside, in: container, along: 0)
      tree.fill(inside, in: container, along: 1)
      boxes += inside
    }
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      tree.equate([1 * next.lengths[0], -1 * box.lengths[0]], 0)
    }
    tree.pin(containers, in: root, along: 0)
    tree.fill(containers, in: root, along: 1)

    let cost = tree.solver.cost { _ in }

    expectValues(tree.lengths(of: boxes, along: 0), boxes.map { _ in 3 })
    expectValues(tree.lengths(of: containers, along: 0), containers.map { _ in 30 })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 20 * tree.boxes.count)
  }
}
