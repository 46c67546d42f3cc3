/// Finds code in a layout that is valid but probably not intended.
///
/// A finding is not a fault, and a lint changes nothing. It reads the constraints of a tree when you call it, and
/// costs nothing otherwise. A mistake that has an effect only in other circumstances is a finding if the lint has
/// tried them on a copy of the last layout: ``Finding/witness`` has these circumstances.
///
/// ```swift
/// for finding in LayoutLint.findings(of: page) { print(finding) }
/// // Feed.swift:41: title.left == card.left is there twice; the first is from Feed.swift:12. …
/// ```
public enum LayoutLint {
  /// Returns the findings in a view and all views inside it.
  ///
  /// - Returns: The findings: first those about constraints, in the order of the views that hold them and of their
  ///   age, then those about views, in the order of the tree.
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

  /// The former name of ``findings(of:)``.
  @available(*, deprecated, renamed: "findings(of:)")
  public static func findings(in view: View) -> [Finding] { findings(of: view) }

  /// A part of a layout that is probably not intended.
  public struct Finding: Hashable, Sendable {
    /// What was found.
    public let kind: Kind

    /// The line of code; for a view, that of the oldest constraint on it. Nil if there is none, as in a stack.
    public let location: CodeLocation?

    /// The circumstances in which it has an effect; nil for findings that depend on none.
    public let witness: Witness?
  }

  /// Circumstances in which a finding has an effect.
  public enum Witness: Hashable, Sendable {
    /// The last layout, as it is.
    case present

    /// The root has another width or height, in points.
    case length(CGFloat, LayoutAxis)
  }

  /// The kind of a finding.
  public enum Kind: Hashable, Sendable {
    /// A constraint is active twice: code makes constraints again instead of updating them.
    case duplicate(constraint: String, first: CodeLocation)

    /// Two required equations relate the same attributes of the same items with different numbers: one is probably
    /// left over.
    case rivals(constraint: String, other: String, location: CodeLocation)

    /// One sentence names both an edge that follows the direction of reading and one that does not.
    case mixedDirections(item: String, absolute: String, directional: String)

    /// One sentence bounds near and far edges from below, so that the item may grow out of its container.
    case growsOutwards(item: String, container: String)

    /// A priority of the content is required, and causes a conflict at another size of the root.
    case requiredContent(view: String, priority: String, axis: LayoutAxis)

    /// Two neighbours share a length, and nothing determines which of them is stretched.
    case equalHugging(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Two neighbours share a length, and nothing determines which of them is compressed.
    case equalResistance(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Nothing determines the length of a view that contains views.
    case notHeldOpen(view: String, axis: LayoutAxis)

    /// A maker has made constraints for a view whose autoresizing mask makes constraints too.
    case translatedMask(view: String)

    /// A multiplier has no effect, because there is no second attribute.
    case idleMultiplier(constraint: String, multiplier: CGFloat)

    /// The lines of a text are broken at a width that the view no longer has, in points.
    case staleLineWidth(view: String, lines: CGFloat, width: CGFloat)

    /// A picture's frame is as high or as wide as its file, but has other proportions, in points.
    case stretchedPicture(view: String, frame: CGSize, picture: CGSize)

    /// A vertical stack is wider than the view that scrolls it.
    case scrollsAcross(stack: String, scroll: String)

    /// A multiplier has no effect, because it multiplies an edge at the origin of the coordinate space.
    case multipliedZero(constraint: String, multiplier: CGFloat, edge: String)

    /// The same from right to left.
    case mirroredMultiplier(constraint: String, multiplier: CGFloat, edge: String)

    /// Nothing determines how a stack shares its length between views without a content.
    case leftToStack(views: [String], stack: String, axis: LayoutAxis)

    /// A view was removed from the arrangement of a stack, and is still a subview.
    case noLongerArranged(view: String, stack: String)

    /// A view that constraints place was given a frame, which the next layout has replaced, in points.
    case replacedFrame(view: String, given: CGRect, frame: CGRect)
  }
}
