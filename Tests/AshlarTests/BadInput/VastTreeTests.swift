import Ashlar
import TestTools
import Testing

#if DEBUG
  /// Without optimisation the tree is smaller.
  private let depth = 300
  private let viewsOnLevel = 2
#else
  private let depth = 10_000
  private let viewsOnLevel = 10
#endif

/// 10,000 levels of 10 views each, asked everything there is on a stack that has no room for recursion.
@Suite(.timeLimit(.minutes(5)), .serialized) struct `A tree of 100,000 views` {
  private static let count = depth * viewsOnLevel + 1

  /// Builds a tree and lays it out on a small stack, and asks it something there.
  private func ask<Answer: Sendable>(_ question: @escaping @Sendable (DeepTree) -> Answer) -> Answer
  {
    onSmallStack {
      let tree = DeepTree(depth: depth, viewsOnLevel: viewsOnLevel)
      tree.root.layoutIfNeeded()
      return question(tree)
    }
  }

  @Test func `is laid out, and gone with its root`() {
    let (frames, isGone) = onSmallStack {
      var tree: DeepTree? = DeepTree(depth: depth, viewsOnLevel: viewsOnLevel)
      tree?.root.layoutIfNeeded()
      var frames = [tree?.leaf.frameDescription]
      tree?.root.layout(in: CGSize(width: 2 * depth + 2, height: 2 * depth + 3))
      frames.append(tree?.leaf.frameDescription)
      weak let leaf = tree?.leaf
      weak let constraint = tree?.leaf.superview?.constraints.first
      tree = nil
      return (frames, leaf == nil && constraint == nil)
    }

    // In release 30,000 × 40,000, less 2 on each of 10,000 levels.
    #expect(frames == ["(1, 1, \(depth), \(2 * depth))", "(1, 1, 2, 3)"])
    #expect(isGone)
  }

  /// Each view becomes a root for a moment, with all that is inside it.
  @Test func `may be kept view by view, and let go from the root down`() {
    let isGone = onSmallStack {
      var tree: DeepTree? = DeepTree(depth: depth, viewsOnLevel: viewsOnLevel)
      tree?.root.layoutIfNeeded()
      var views = tree.map { Array($0.root.subtree.reversed()) } ?? []
      weak let leaf = tree?.leaf
      tree = nil
      while !views.isEmpty { views.removeLast() }
      return leaf == nil
    }

    #expect(isGone)
  }

  @Test func `has descriptions with a line for each view, of a length that can be read`() {
    let texts = ask { tree in
      [
        tree.root.recursiveDescription, tree.root.autolayoutTrace,
        LayoutSnapshot(of: tree.root).description,
      ]
      .map { (lines: $0.utf8.count { $0 == UInt8(ascii: "\n") } + 1, length: $0.utf8.count) }
    }

    // One for the first line of a snapshot; five for the legend of a trace.
    #expect(texts.map(\.lines) == [Self.count, Self.count + 5, Self.count + 1])
    // Each line has at most 40 steps of 4 characters, and less than a hundred more.
    #expect(texts.allSatisfy { $0.length < 260 * Self.count })
  }

  @Test func `is a snapshot that is read again, and compared`() {
    let answers = ask { tree in
      let snapshot = LayoutSnapshot(of: tree.root)
      let again = try? LayoutSnapshot(text: snapshot.description)
      tree.root.layout(in: CGSize(width: 2 * depth + 2, height: 2 * depth + 3))
      let difference = LayoutSnapshot(of: tree.root).difference(from: snapshot)
      return [
        again == snapshot, !difference.isEmpty, difference.description.contains("leaf"),
        snapshot.paths.count == Self.count,
      ]
    }

    #expect(answers == [true, true, true, true])
  }

  @Test func `is explained and searched for mistakes`() {
    let answers = ask { tree in
      let explanation = tree.leaf.explain(.width, causes: 5).description
      return [
        explanation.hasPrefix("leaf is \(depth) wide"), LayoutLint.findings(of: tree.root).isEmpty,
        tree.root.layoutAmbiguities().isEmpty, !tree.leaf.hasAmbiguousLayout,
        !tree.root.exerciseAmbiguityInLayout(),
        !tree.leaf.constraintsAffectingLayout(for: .horizontal).isEmpty,
      ]
    }

    #expect(answers == [true, true, true, true, true, true])
  }

  @Test func `converts, and finds what views have in common`() {
    let answers = ask { tree in
      let other = tree.leaf.superview?.subviews.last ?? tree.leaf
      return [
        tree.leaf.convert(CGPoint.zero, to: tree.root) == CGPoint(x: depth, y: depth),
        tree.root.convert(CGPoint.zero, to: tree.leaf) == CGPoint(x: -depth, y: -depth),
        tree.leaf.closestCommonSuperview(with: tree.root) === tree.root,
        other.closestCommonSuperview(with: tree.leaf) === tree.leaf.superview
          || other === tree.leaf,
        tree.root.subtree.reduce(0) { count, _ in count + 1 } == Self.count,
      ]
    }

    #expect(answers == [true, true, true, true, true])
  }

  @Test func `turns, moves and is taken apart`() {
    let frames = ask { tree in
      tree.root.environment.direction = .rightToLeft
      tree.root.environment.safeAreaInsets.top = 5
      tree.root.setNeedsUpdateConstraints()
      tree.root.layoutIfNeeded()
      let card = tree.root.subviews[0]
      let other = View(frame: CGRect(x: 0, y: 0, width: 3 * depth, height: 4 * depth))
      other.addSubview(card)
      other.layoutIfNeeded()
      card.removeFromSuperview()
      card.layout(in: CGSize(width: 2 * depth, height: 2 * depth + 1))
      return tree.leaf.frameDescription
    }

    // Less 2 on each of the levels inside the card.
    #expect(frames == "(1, 1, 2, 3)")
  }
}
