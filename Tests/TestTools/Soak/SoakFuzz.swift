import Ashlar

/// Bytes that are the seeds of trees which change at random.
package enum SoakFuzz: FuzzSubject {
  package static let name = "soak"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    random.bytes(4)
  }

  private static let changes = 500

  package static func failure(of bytes: [UInt8]) -> String? {
    let seed = bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    let world =
      switch (bytes.first ?? 0) % 4 {
      case 0: SoakWorld(smallFrom: seed)
      case 1: SoakWorld(seed: seed, kinds: [.plain, .label, .scroll, .guide])
      case 2: SoakWorld(seed: seed, kinds: [.plain, .label, .scroll, .guide], leavesFree: true)
      default: SoakWorld(seed: seed)
      }
    for _ in 1...changes {
      if let complaint = world.step() { return complaint }
    }
    return nil
  }
}

extension SoakWorld {
  /// A world of at most three views and guides, which has no frames that are better than those it has.
  package convenience init(smallFrom seed: UInt64) {
    self.init(seed: seed, mostViews: 3, kinds: [.plain, .label, .guide])
  }

  private var isSmall: Bool { mostViews <= 3 }

  /// Changes one thing, lays out every third time, and compares every hundredth time.
  ///
  /// - Returns: What is wrong, if anything is.
  package func step() -> String? {
    change()
    steps += 1
    if steps % 3 == 0 { tree.root.layoutIfNeeded() }
    let complaint =
      complaint ?? (steps % 100 == 0 ? differenceFromNew() : nil)
      ?? (isSmall && steps % 20 == 0 ? differenceFromOracle() : nil)
    return complaint.map { "step \(steps): \($0)" }
  }

  private func differenceFromNew() -> String? {
    let found = tree.frames()
    description.takeFrames(of: tree)
    let new = SoakTree(description, orderedAs: tree)
    let expected = new.frames()
    if contradictsStacks(new) { return nil }
    let wrong = expected.keys.sorted().filter { number in
      !isSame(found[number], expected[number]) && !isLeftFree(number, new)
        && !isLeftAlone(number, new)
    }
    if wrong.isEmpty, found.count == expected.count { return differenceInFitting(new) }
    let sentences = tree.root.subtree.flatMap(\.constraints).map(\.description).filter { sentence in
      wrong.contains { sentence.contains("\($0).") }
    }
    return "views \(wrong) are elsewhere in a new tree\n\(LayoutSnapshot(of: tree.root))\n"
      + "\(LayoutSnapshot(of: tree.root).difference(from: LayoutSnapshot(of: new.root)))\n"
      + "\(sentences.joined(separator: "\n"))\n"
      + "\(tree.root.diagnostics.conflicts.count) conflicts, \(new.root.diagnostics.conflicts.count) there"
  }

  /// A view asks for as much room in a new tree, as long as nothing contradicts anything.
  private func differenceInFitting(_ new: SoakTree) -> String? {
    guard let number = pick(description.viewNumbers), let view = tree.views[number],
      let other = new.views[number],
      (tree.root.diagnostics.conflicts + new.root.diagnostics.conflicts).isEmpty
    else { return nil }
    fittingComparisons += 1
    let target = fittingTarget()
    let (found, expected) = (
      view.systemLayoutSizeFitting(target), other.systemLayoutSizeFitting(target)
    )
    if isSame(CGRect(origin: .zero, size: found), CGRect(origin: .zero, size: expected)) {
      return nil
    }
    return "\(number) fits in \(found) for \(target), and in \(expected) in a new tree"
  }

  /// Whether the gaps of stacks, or the frames that they keep, leave no layout. A stack that keeps its frame has
  /// another one from then on.
  private func contradictsStacks(_ new: SoakTree) -> Bool {
    description.hasStacks
      && !(tree.root.diagnostics.conflicts + new.root.diagnostics.conflicts).isEmpty
  }

  /// Whether it is open where a view is: a stack leaves it open where it has hidden everything, and so do
  /// equations that speak of the size of a view which takes no room.
  private func isLeftFree(_ number: Int, _ new: SoakTree) -> Bool {
    guard let box = tree.box(number), let other = new.box(number),
      description.hasCollapsed || isInStack(number)
    else { return false }
    return box.hasAmbiguousLayout && other.hasAmbiguousLayout
  }

  /// Whether a view has the frame that it happens to have, because no constraint is left in the tree.
  private func isLeftAlone(_ number: Int, _ new: SoakTree) -> Bool {
    description.views[number]?.kept == nil && !new.root.subtree.contains(where: \.isConstrained)
  }

  private func isInStack(_ number: Int) -> Bool {
    sequence(first: number) { self.description.views[$0]?.parent }
      .contains { self.description.views[$0]?.kind == .stack }
  }

  private func differenceFromOracle() -> String? {
    let frames = tree.frames()
    description.takeFrames(of: tree)
    for axis in LayoutAxis.allCases {
      guard let oracle = SoakOracle(description, along: axis) else { continue }
      oracleComparisons += 1
      if let complaint = oracle.complaint(about: frames) { return complaint }
    }
    return nil
  }

  /// Whether two frames are the same but for rounding: sums of a hundred numbers below a million.
  private func isSame(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return false }
    return [
      one.minX - other.minX, one.minY - other.minY, one.width - other.width,
      one.height - other.height,
    ].allSatisfy { $0.magnitude <= 1e-6 * max(1, other.size.width.magnitude, other.minX.magnitude) }
  }
}
