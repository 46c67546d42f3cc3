import Ashlar

// What the canvas of Interface Builder keeps of frames that nothing determines. A program that loads
// the file has none of it.

/// How strongly the canvas keeps the sizes of views without content.
enum Canvas {
  /// Where nothing else has a say; in a stack, views with nothing inside also keep theirs against contents that
  /// hug as labels do.
  case yielding

  /// Against everything that is not required.
  case keeping
}

extension ScreenLayout {
  /// The recorded places, where nothing else has a say, and the recorded sizes of views without content.
  func constraints(of canvas: Canvas) -> [LayoutConstraint] {
    screen.views.indices.dropFirst().filter { screen.views[$0].mask == nil }
      .flatMap { constraints(of: canvas, for: $0) }
  }

  private func constraints(of canvas: Canvas, for place: Int) -> [LayoutConstraint] {
    let (view, box) = (views[place], screen.views[place])
    guard let superview = box.superview.map({ views[$0] }) else { return [] }
    let (frame, insets) = (CGRect(box.frame), EdgeInsets(box.alignment))
    let priority = sizePriority(of: place, on: canvas)
    var constraints = [
      kept(view, .left, superview, frame.minX + insets.left, Self.placePriority),
      kept(view, .top, superview, frame.minY + insets.top, Self.placePriority),
    ]
    if box.content[0] < 0 {
      let width = frame.width - insets.left - insets.right
      constraints.append(kept(view, .width, nil, width, priority))
    }
    if box.content[1] < 0 {
      let height = frame.height - insets.top - insets.bottom
      constraints.append(kept(view, .height, nil, height, priority))
    }
    return constraints
  }

  private func sizePriority(of place: Int, on canvas: Canvas) -> LayoutPriority {
    if canvas == .keeping { return 990 }
    let isEmpty = !screen.views.contains { $0.superview == place }
    return views[place].superview is StackView && isEmpty ? 251.5 : 60
  }

  private static let placePriority: LayoutPriority = 55

  private func kept(
    _ view: View, _ attribute: LayoutConstraint.Attribute, _ other: View?, _ constant: CGFloat,
    _ priority: LayoutPriority
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, constant: constant)
    constraint.priority = priority
    return constraint
  }
}
