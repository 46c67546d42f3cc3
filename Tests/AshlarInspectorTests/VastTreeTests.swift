import Ashlar
import AshlarInspector
import TestTools
import Testing

#if DEBUG
  /// Without optimisation the tree is smaller.
  private let depth = 300
#else
  private let depth = 10_000
#endif

/// Many levels of views, drawn in every form on a stack that has no room for recursion.
@Suite(.timeLimit(.minutes(5)), .serialized) struct `Pictures of a tree thousands of views deep` {
  private func size(_ draw: @escaping @Sendable (View) -> Int) -> Int {
    onSmallStack {
      let tree = DeepTree(depth: depth, viewsOnLevel: 2)
      tree.root.layoutIfNeeded()
      return draw(tree.root)
    }
  }

  /// Two views on each level with less than two thousand characters each.
  private static let most = 2 * depth * 2_000

  @Test func `are tables`() {
    let length = size { FrameTable(of: $0).description.utf8.count }

    #expect((1...Self.most / 4).contains(length))
  }

  @Test func `are texts`() {
    #expect((1...Self.most).contains(size { TextDrawing(of: $0).description.utf8.count }))
  }

  @Test func `are vectors`() {
    #expect((1...Self.most).contains(size { SVGDrawing(of: $0).description.utf8.count }))
  }

  @Test func `are pixels`() {
    #expect((1...Self.most).contains(size { PNGDrawing(of: $0, scale: 0.1).bytes.count }))
  }

  @Test func `are reports`() {
    // Up to 5,000 views are explained one by one.
    #expect((1...25 * Self.most).contains(size { HTMLReport(of: $0).description.utf8.count }))
  }
}
