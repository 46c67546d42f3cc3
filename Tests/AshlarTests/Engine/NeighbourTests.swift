import Ashlar
import Testing

/// Two views with content that share the length of a root, the first before the second.
struct `Of two neighbours with content` {
  let root = View(root: 400, 400)
  let first: View
  let second: View

  init() {
    first = View("first", in: root)
    second = View("second", in: root)
  }

  /// Ties the views to the edges of the root and to each other along an axis.
  private func line(up axis: LayoutAxis, content: CGFloat) {
    first.contentSize = CGSize(width: content, height: content)
    second.contentSize = CGSize(width: content, height: content)
    if axis == .horizontal {
      LayoutConstraint.activate([
        first.leftAnchor.constraint(equalTo: root.leftAnchor),
        second.leftAnchor.constraint(equalTo: first.rightAnchor),
        second.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
    } else {
      LayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: first.bottomAnchor),
        second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
  }

  private func lengths(_ axis: LayoutAxis) -> [CGFloat] {
    root.layoutIfNeeded()
    return [first, second].map { frame(of: $0)[axis == .horizontal ? 2 : 3] }
  }

  @Test(arguments: [(LayoutAxis.vertical, LayoutPriority(100)), (.horizontal, 1)])
  func `the one that hugs its content less is stretched`(axis: LayoutAxis, less: LayoutPriority) {
    line(up: axis, content: 50)

    second.setContentHuggingPriority(less, for: axis)

    #expect(lengths(axis) == [50, 350])
  }

  @Test(arguments: [(LayoutAxis.horizontal, LayoutPriority(750)), (.vertical, 800)])
  func `the one that resists less is squeezed`(axis: LayoutAxis, more: LayoutPriority) {
    line(up: axis, content: 250)
    first.setContentCompressionResistancePriority(more, for: axis)

    second.setContentCompressionResistancePriority(700, for: axis)

    #expect(lengths(axis) == [250, 150])
  }

  @Test func `the other one is stretched when priorities change`() {
    line(up: .horizontal, content: 50)
    second.setContentHuggingPriority(249, for: .horizontal)
    #expect(lengths(.horizontal) == [50, 350])

    first.setContentHuggingPriority(248, for: .horizontal)

    #expect(lengths(.horizontal) == [350, 50])
  }

  @Test func `priorities of the other axis do not matter`() {
    line(up: .horizontal, content: 50)
    first.setContentHuggingPriority(1, for: .vertical)
    first.setContentHuggingPriority(251, for: .horizontal)

    #expect(lengths(.horizontal) == [50, 350])
  }

  @Test func `fractions of priorities matter`() {
    line(up: .horizontal, content: 50)

    first.setContentHuggingPriority(249.99998, for: .horizontal)

    #expect(lengths(.horizontal) == [350, 50])
  }
}
