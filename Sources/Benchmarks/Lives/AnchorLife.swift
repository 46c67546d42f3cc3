import Ashlar

/// The life of a list of views, one below the other, whose constraints are objects that anchors make.
final class AnchorLife: Life {
  let viewCount: Int
  private let root = View()
  private var views: [View] = []

  init(count: Int) { viewCount = count }

  func build(_ scale: CGFloat?) {
    if let scale { root.environment.displayScale = scale }
    views = (0..<viewCount).map { _ in View() }
  }

  func connect() {
    var previous: View?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = previous?.bottomAnchor ?? root.topAnchor
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: top, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 44),
      ])
      previous = view
    }
  }

  func layOut(_ round: Int) {
    root.layout(in: CGSize(width: 320 + round % 2, height: 52 * viewCount))
  }
}
