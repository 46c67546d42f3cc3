/// The input of an arrangement.
///
/// It refers to boxes by their numbers: first the stack and the container of the views, then the arranged views in
/// order.
struct StackPlan {
  let layout: StackLayout

  /// The numbers of the arranged views, and of those that are visible.
  let arranged: Range<Int32>
  let visible: [Int32]

  /// The attributes along the axis, and across it.
  let along: StackAttributes
  let across: StackAttributes

  let stackView: View

  /// The arranged views as they are now: what overrides do meanwhile is for the next arrangement.
  private let views: [View]

  static let stack: Int32 = 0
  static let canvas: Int32 = 1
  private static let firstView: Int32 = 2

  init(_ stack: View, _ layout: StackLayout) {
    let views = layout.views
    stackView = stack
    self.views = views
    self.layout = layout
    arranged = Self.firstView..<Self.firstView + Int32(views.count)
    visible = arranged.filter { !views[Int($0 - Self.firstView)].isHidden }
    along = StackAttributes(layout.settings.axis)
    across = StackAttributes(layout.settings.axis == .horizontal ? .vertical : .horizontal)
  }

  var settings: StackSettings { layout.settings }

  /// The boxes by their numbers.
  var boxes: [BoxNode] {
    var boxes = [
      stackView.node,
      settings.goesByMargins ? stackView.layoutMarginsGuide.node : stackView.node,
    ]
    boxes.reserveCapacity(views.count + 2)
    for view in views { boxes.append(view.node) }
    return boxes
  }

  /// The arranged view with a number.
  func view(_ number: Int32) -> View { views[Int(number - Self.firstView)] }

  /// Whether gaps may be larger than they have to be.
  var hasEqualGaps: Bool {
    settings.distribution == .equalSpacing || settings.distribution == .equalCentering
  }

  /// The gap after a view, and whether it is the standard one.
  func gap(after number: Int32) -> (length: CGFloat, isStandard: Bool) {
    layout.gap(after: view(number), in: stackView)
  }

  /// Whether the gap after a view has a length of its own.
  func hasCustomGap(after number: Int32) -> Bool {
    layout.customSpacing(after: view(number)) != StackLayout.defaultSpacing
  }

  var gapRelation: LayoutRelation { hasEqualGaps ? .greaterThanOrEqual : .equal }
}
