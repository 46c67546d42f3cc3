/// Finds what is legal in a layout but probably not meant.
///
/// A finding is not a fault, and a lint changes nothing. It reads the constraints of a tree when you call it, and
/// costs nothing otherwise. What goes wrong only under other circumstances is a finding if a lint has tried them on a copy
/// of the last layout: ``Finding/witness`` tells which they are.
///
/// ```swift
/// for finding in LayoutLint.findings(of: page) { print(finding) }
/// // Feed.swift:41: title.left == card.left is there twice; the first is from Feed.swift:12. …
/// ```
public enum LayoutLint {
  /// Looks through a view and all views inside it.
  ///
  /// - Returns: What was found: first what is odd about constraints, in the order of the views that hold
  ///   them and of their age, then what is odd about views, in the order of the tree.
  /// - Complexity: O(*n* · *k*) for *n* views and constraints, where no view has more than *k* of them; and at most that of
  ///   six first layouts of the tree, if two neighbours may share a length or a content is required.
  public static func findings(of view: View) -> [Finding] {
    var constraints = ConstraintLint()
    for view in view.subtree {
      for constraint in view.constraints { constraints.look(at: constraint) }
    }
    let doubts = view.subtree.flatMap { ViewLint(view: $0).doubts }
    return constraints.findings + LintDoubt.findings(doubts, in: view)
  }

  /// ``findings(of:)``, by the name that it had.
  @available(*, deprecated, renamed: "findings(of:)")
  public static func findings(in view: View) -> [Finding] { findings(of: view) }

  /// Something that is probably not meant.
  public struct Finding: Hashable, Sendable {
    /// What was found.
    public let kind: Kind

    /// Where it was written; for a view, where the oldest constraint that is about it was written. Nil if
    /// there is none, as in a stack.
    public let location: CodeLocation?

    /// The circumstances in which it goes wrong; nil for what does not depend on any.
    public let witness: Witness?
  }

  /// Circumstances in which something goes wrong.
  public enum Witness: Hashable, Sendable {
    /// The last layout, as it is.
    case present

    /// The root has another width or height, in points.
    case length(CGFloat, LayoutAxis)
  }

  /// The kind of a finding.
  public enum Kind: Hashable, Sendable {
    /// A constraint is active twice: code that should update constraints has made them twice.
    case duplicate(constraint: String, first: CodeLocation)

    /// Two required equations relate the same attributes of the same items, with other numbers: one was probably forgotten.
    case rivals(constraint: String, other: String, location: CodeLocation)

    /// One sentence names an edge that follows the direction of reading, and one that does not.
    case mixedDirections(item: String, absolute: String, directional: String)

    /// One sentence bounds near and far edges from below, so that the item may grow out of its container.
    case growsOutwards(item: String, container: String)

    /// A priority of the content is required, and the content is a conflict at another size of the root.
    case requiredContent(view: String, priority: String, axis: LayoutAxis)

    /// Two neighbours share a length, and nothing determines which of them gets what is left over.
    case equalHugging(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Two neighbours share a length, and nothing determines which of them is cut off without room.
    case equalResistance(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Nothing determines how long a view is, though it has views inside it.
    case notHeldOpen(view: String, axis: LayoutAxis)

    /// A maker has made constraints for a view whose autoresizing mask makes constraints too.
    case translatedMask(view: String)

    /// A multiplier has no effect, because there is no second attribute.
    case idleMultiplier(constraint: String, multiplier: CGFloat)

    /// The lines of a text are broken at a width that the view no longer has, in points.
    case staleLineWidth(view: String, lines: CGFloat, width: CGFloat)

    /// A picture has a frame as high or as wide as its file, but of another shape, in points.
    case stretchedPicture(view: String, frame: CGSize, picture: CGSize)

    /// A vertical stack is wider than the view that scrolls it.
    case scrollsAcross(stack: String, scroll: String)

    /// A multiplier has no effect, because the edge that it multiplies is the origin of the space in which it counts.
    case multipliedZero(constraint: String, multiplier: CGFloat, edge: String)

    /// The same where people read from right to left.
    case mirroredMultiplier(constraint: String, multiplier: CGFloat, edge: String)

    /// Nothing determines how a stack shares its length between views without a content.
    case leftToStack(views: [String], stack: String, axis: LayoutAxis)

    /// A view was removed from the arrangement of a stack, and is still inside it.
    case noLongerArranged(view: String, stack: String)

    /// A view that constraints place was given a frame, which the next layout has replaced, in points.
    case replacedFrame(view: String, given: CGRect, frame: CGRect)
  }
}
