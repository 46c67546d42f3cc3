import Ashlar
import TestTools
import Testing

/// 10,000 views, each inside the one before, on a stack that has no room for recursion.
@Suite(.timeLimit(.minutes(5))) struct `A tree 10,000 views deep` {
  private static let depth = 10_000

  @Test func `is built, laid out, described, taken apart and freed`() {
    let seen = onSmallStack {
      var frames: [String] = []
      let root = View(root: 30_000, 40_000)
      let leaf = grow(root, depth: Self.depth) { $0.pinEdges(inset: 1) }

      root.layoutIfNeeded()
      frames.append(leaf.description)

      root.layout(in: CGSize(width: 20_002, height: 20_003))
      frames.append(leaf.frameDescription)

      let card = root.subviews[0]
      card.removeFromSuperview()
      card.layout(in: CGSize(width: 19_999, height: 20_000))
      frames.append(leaf.frameDescription)
      return frames
    }

    // Every view is 2 smaller than the one around it; the last is the 9,999th inside the card.
    #expect(
      seen == ["View (1, 1, 10000, 20000)", "(1, 1, 2, 3)", "(1, 1, 1, 2)"])
  }

  @Test func `is freed without a layout`() {
    let isGone = onSmallStack {
      var root: View? = View(name: "root")
      weak var leaf: View?
      leaf = grow(root!, depth: Self.depth) { _ in }
      root = nil
      return leaf == nil
    }

    #expect(isGone)
  }

  @Test func `is built from the leaf up, each view with a constraint from before`() {
    let frame = onSmallStack {
      var view = View(name: "leaf")
      for level in 0..<Self.depth {
        view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(level)).isActive = true
        let superview = View()
        superview.addSubview(view)
        view = superview
      }
      view.layout(in: CGSize(width: 100, height: 100))
      return view.frameDescription
    }

    #expect(frame == "(0, 0, 100, 100)")
  }

  @Test func `has constraints from its leaf to its root`() {
    let frame = onSmallStack {
      let root = View(root: 300, 300)
      let leaf = grow(root, depth: Self.depth) { view in
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 0.25, y: 0, width: 1, height: 1)
      }
      leaf.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        leaf.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3_000),
        leaf.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      return leaf.frameDescription
    }

    // The 9,999 views between are a quarter of a point in from one another: 2,499.75 points.
    #expect(frame == "(500.25, 0, 150, 0)")
  }

  @Test func `answers questions about itself`() {
    let answers = onSmallStack {
      let root = View(name: "root")
      let leaf = grow(root, depth: Self.depth) { $0.frame.origin.x = 1 }
      leaf.tag = 7
      return [
        leaf.isDescendant(of: root), root.viewWithTag(7) === leaf,
        leaf.closestCommonSuperview(with: root) === root,
        leaf.convert(CGPoint.zero, to: root) == CGPoint(x: Self.depth, y: 0),
        root.subtree.reduce(0) { count, _ in count + 1 } == Self.depth + 1,
      ]
    }

    #expect(answers == [true, true, true, true, true])
  }

  @Test func `passes updates and layouts through`() {
    let frame = onSmallStack {
      let root = View(root: 100, 100)
      let leaf = grow(root, depth: Self.depth) { _ in }
      leaf.setNeedsUpdateConstraints()
      leaf.layoutIfNeeded()
      leaf.setNeedsLayout()
      root.layoutIfNeeded()
      root.environment.direction = .rightToLeft
      root.layoutIfNeeded()
      return leaf.description
    }

    #expect(frame == "View (0, 0, 0, 0)")
  }
}

/// Puts views into each other, and does something with each.
///
/// - Returns: The innermost view.
private func grow(_ root: View, depth: Int, _ prepare: (View) -> Void) -> View {
  var view = root
  for _ in 0..<depth {
    let next = View()
    next.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(next)
    prepare(next)
    view = next
  }
  return view
}
