/// A rectangle that constraints can place: a view or a layout guide.
///
/// Everything that views and guides have in common for constraints lives here, so that each of them
/// can stand wherever the other can.
open class LayoutBox {
  /// The name that every report shows. Without one, reports show the type and the place in the tree.
  public var name: String?

  /// The box's number in the engine of its tree, or −1 while no installed constraint needs it.
  var token: Int32 = -1

  /// Whether the box waits for the engine to look at what it asks for.
  var isNoted = false

  /// Whether the box waits for its container to place it.
  var isMoved = false

  /// The active constraints whose first item the box is, and those that tie it to something outside.
  ///
  /// They are what has to go when the box goes. Those that a view merely holds for its subviews are
  /// not among them.
  var concerning: [LayoutConstraint] = []

  /// The anchors that somebody has asked for, each made once.
  var anchors: [AnyLayoutAnchor] = []

  init(name: String?) {
    self.name = name
  }

  /// The view in whose coordinate space the box has its frame: the superview, or a guide's owner.
  var container: View? { nil }

  /// The view that stands for the box in the tree: itself, or a guide's owner.
  var host: View? { nil }

  /// The name by which every report calls the box.
  ///
  /// It is ``name``; without one, the type and the place among the boxes of that kind in the same
  /// container: `Label#2` is the third label of its superview.
  ///
  /// - Complexity: O(*n*) for *n* boxes in the container.
  public var reportName: String { name ?? defaultName }

  /// What reports call the box while it has no name.
  var defaultName: String { "\(type(of: self))" }

  /// Takes the frame that the engine has computed, in points, in the container's coordinate space.
  func place(at frame: CGRect) {}
}

extension LayoutBox {
  /// Drops a constraint from those that concern the box, if it is one of them.
  ///
  /// - Complexity: O(1) comparisons for the oldest and the youngest, since it looks from both ends.
  func noLongerConcerned(by constraint: LayoutConstraint) {
    for old in concerning.indices {
      let young = concerning.count - 1 - old
      if old > young { return }
      let isOld = concerning[old] === constraint
      if isOld || concerning[young] === constraint {
        concerning.remove(at: isOld ? old : young)
        return
      }
    }
  }
}

/// What constraints can speak of.
///
/// Views and guides conform, and nothing else can. The attributes that stand on the right of a
/// sentence, such as `avatar.right`, are declared on this protocol and not on the classes, so that
/// your own view may have a subview called `left` or `title`.
public protocol LayoutItem: LayoutBox {}

extension LayoutBox: LayoutItem {}
