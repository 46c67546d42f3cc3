import Ashlar
import Testing

/// A suite about long lists of stacks: at most 0.1 exchanges and 60 visits for each view, whatever the length.
protocol StackGrowing {}

extension StackGrowing {
  func box(_ width: CGFloat, _ height: CGFloat) -> View {
    let view = View()
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  /// Four boxes, of 30 to 32 by 14 at most.
  func boxes(_ index: Int) -> [View] {
    [
      box(20, 12), box(CGFloat(30 + index % 3), 14), box(25, CGFloat(10 + index % 4)), box(18, 12),
    ]
  }

  func stack(
    _ axis: LayoutAxis, _ views: [View], _ distribution: StackDistribution = .fill,
    _ alignment: StackAlignment = .fill, spacing: CGFloat = 0
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  /// Lays a view out in a root, from the top if nothing else is said, and expects little work.
  func layOut(
    _ view: View, width: CGFloat = 500, height: CGFloat = 4000,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ constraints: (LayoutMaker) -> Void = { $0.left.right.top.equalToSuperview() }
  ) {
    let root = View(root: width, height)
    root.addSubview(view)
    view.makeConstraints { constraints($0) }
    root.layoutIfNeeded()
    let (work, views) = (root.layoutWork, view.subtree.count { _ in true })
    #expect(10 * work.pivots <= views, sourceLocation: sourceLocation)
    #expect(work.unknownsVisited <= 60 * views, sourceLocation: sourceLocation)
  }
}
