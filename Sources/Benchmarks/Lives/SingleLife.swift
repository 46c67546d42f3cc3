import Ashlar

/// The life of views that are made without a tree and join one later, one by one.
///
/// Nothing constrains them, so that what their joining costs is seen.
class SingleLife: Life {
  let viewCount: Int
  fileprivate var root = View()
  private var views: [View] = []

  required init(count: Int) { viewCount = count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    views = (0..<viewCount).map { _ in View() }
  }

  func connect() {
    for view in views { join(view) }
  }

  /// Makes a view a subview of the root.
  fileprivate func join(_ view: View) { root.addSubview(view) }

  func layOut(_ round: Int) { root.layout(in: CGSize(width: 320 + round % 2, height: 480)) }
}

/// The same where each view becomes the superview of the tree that there is.
final class InsideOutLife: SingleLife {
  override fileprivate func join(_ view: View) {
    view.addSubview(root)
    root = view
  }
}
