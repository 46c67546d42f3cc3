/// The default places of a log's boxes: one below the other, so that a drawing shows them.
///
/// Constraints of the least priority say so, which are in no conflict.
struct LoggedArrangement {
  private let root: View
  private var constraints: [LayoutConstraint] = []

  private static let distance: CGFloat = 8
  private static let width: CGFloat = 240
  private static let height: CGFloat = 24

  init(of root: View) {
    self.root = root
    var waiting = [root]
    while let view = waiting.popLast() {
      arrange(view.subviews, in: view)
      waiting += view.subviews.reversed()
    }
  }

  func activate() {
    for constraint in constraints {
      constraint.priority = 1
      constraint.identifier = "drawing"
    }
    LayoutConstraint.activate(constraints)
  }

  private mutating func arrange(_ views: [View], in superview: View) {
    var edge = superview.topAnchor
    for view in views {
      constraints += [
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: Self.distance),
        view.topAnchor.constraint(equalTo: edge, constant: Self.distance),
      ]
      if superview === root {
        constraints.append(view.widthAnchor.constraint(equalToConstant: Self.width))
      } else {
        constraints.append(
          view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -Self.distance))
      }
      if view.subviews.isEmpty {
        constraints.append(view.heightAnchor.constraint(equalToConstant: Self.height))
      }
      edge = view.bottomAnchor
    }
    if superview !== root, !views.isEmpty {
      constraints.append(superview.bottomAnchor.constraint(equalTo: edge, constant: Self.distance))
    }
  }
}
