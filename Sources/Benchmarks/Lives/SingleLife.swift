import Ashlar

/// The life of views that are made without a tree and join one later, one by one.
///
/// Nothing constrains them, so that what their joining costs is seen.
final class SingleLife<Order: JoiningOrder>: Life {
  let viewCount: Int
  private var root = View()
  private var views: [View] = []

  init(count: Int) { viewCount = count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    views = (0..<viewCount).map { _ in View() }
  }

  func connect() {
    for view in views { root = Order.join(view, root) }
  }

  func layOut() { root.layout(in: CGSize(width: 320, height: 480)) }
}

/// How a view and a tree become one tree.
protocol JoiningOrder {
  /// - Returns: The root of the tree that they are then.
  static func join(_ view: View, _ root: View) -> View
}

/// Each view becomes a subview of the same root.
enum Flat: JoiningOrder {
  static func join(_ view: View, _ root: View) -> View {
    root.addSubview(view)
    return root
  }
}

/// Each view becomes the superview of the tree that there is.
enum InsideOut: JoiningOrder {
  static func join(_ view: View, _ root: View) -> View {
    view.addSubview(root)
    return view
  }
}
