import Ashlar

/// A tree of views that are placed by constraints, each level one point further in than the one around it.
package final class DeepTree {
  package let root: View
  package let leaf: View
  package let depth: Int

  /// Makes a tree of a depth; on each level there are so many views, of which one contains the next level.
  package init(depth: Int, viewsOnLevel: Int) {
    root = View(frame: CGRect(x: 0, y: 0, width: 3 * depth, height: 4 * depth))
    root.name = "root"
    root.diagnostics.handler = .silent
    self.depth = depth
    var view = root
    for _ in 0..<depth {
      let next = View()
      view.addSubview(next)
      next.makeConstraints { $0.edges.equalToSuperview().inset(1) }
      for _ in 1..<viewsOnLevel {
        let other = View()
        view.addSubview(other)
        other.makeConstraints { make in
          make.left.top.equalToSuperview()
          make.size.equalTo(1)
        }
      }
      view = next
    }
    leaf = view
    leaf.name = "leaf"
  }
}
