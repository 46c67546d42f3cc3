/// Finds what is legal in a layout but probably not meant.
///
/// A finding is not a fault, and a lint changes nothing. It reads the constraints of a tree when you call it, and
/// costs nothing otherwise.
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
  /// - Complexity: O(*n* · *k*) for *n* views and constraints, where no view has more than *k* of them.
  public static func findings(of view: View) -> [Finding] {
    var constraints = ConstraintLint()
    for view in view.subtree {
      for constraint in view.constraints { constraints.look(at: constraint) }
    }
    return constraints.findings + view.subtree.flatMap { ViewLint(view: $0).findings }
  }

  /// ``findings(of:)``, by the name that it had.
  @available(*, deprecated, renamed: "findings(of:)")
  public static func findings(in view: View) -> [Finding] { findings(of: view) }

  /// Something that is probably not meant.
  public struct Finding: Hashable, Sendable {
    /// What was found.
    public let kind: Kind

    /// Where it was written; for a view, where the oldest constraint that is about it was written. Nil if
    /// there is none.
    public let location: CodeLocation?
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

    /// A priority of the content is required, so that the content may be a conflict.
    case requiredContent(view: String, priority: String, axis: LayoutAxis)

    /// Two neighbours share a length, and nothing determines which of them gets the remaining room.
    case equalHugging(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Two views have less room than their contents need, and resist that equally.
    case equalResistance(first: String, second: String, axis: LayoutAxis, priority: LayoutPriority)

    /// Nothing determines how long a view is, though it has views inside it.
    case notHeldOpen(view: String, axis: LayoutAxis)

    /// A maker has made constraints for a view whose autoresizing mask makes constraints too.
    case translatedMask(view: String)

    /// A multiplier has no effect, because there is no second attribute.
    case idleMultiplier(constraint: String, multiplier: CGFloat)

    /// The lines of a text are broken at a width that the view no longer has, in points.
    case staleLineWidth(view: String, lines: CGFloat, width: CGFloat)

    /// A picture has a frame as high as its file, but of another width, in points.
    case stretchedPicture(view: String, frame: CGSize, picture: CGSize)

    /// A vertical stack is wider than the view that scrolls it.
    case scrollsAcross(stack: String, scroll: String)
  }
}

// MARK: - Words

extension LayoutLint.Finding {
  /// What to write instead, or what to look at.
  public var mend: String {
    switch kind {
    case .duplicate: "Use updateConstraints or remakeConstraints where code runs more than once."
    case .mixedDirections: "Use leading and trailing for both, or left and right for both."
    case .growsOutwards: "Write inside(…), which turns the relation around for the far edges."
    case .requiredContent: "Use 999 or less, so that a layout without room is no conflict."
    case .rivals: "Remove one of them; updateConstraints and remakeConstraints leave no old ones."
    case .equalHugging(_, let second, _, let priority):
      "Let one of them hug \(Self.step(second, from: priority))"
    case .equalResistance(_, let second, _, let priority):
      "Let one of them resist \(Self.step(second, from: priority))"
    case .notHeldOpen(let view, let axis):
      axis == .horizontal
        ? "Tie what is inside to both the left and the right of \(view), or give it a width."
        : "Tie what is inside to both the top and the bottom of \(view), or give it a height."
    case .translatedMask(let view):
      "Leave \(view).translatesAutoresizingMaskIntoConstraints false, as the maker has set it."
    case .idleMultiplier: "Write the product as the number."
    case .staleLineWidth(let view, _, _):
      "Set \(view).preferredMaxLayoutWidth to 0: then lines are as wide as the view."
    case .stretchedPicture(let view, _, let picture):
      "Tie its width to its height: \(view).width.equalTo(\(view).height).multipliedBy("
        + "\(Self.number(picture.width)) / \(Self.number(picture.height)))."
    case .scrollsAcross(let stack, let scroll):
      "Tie \(stack).width to \(scroll).width, if it is to scroll up and down only."
    }
  }

  private static func number(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }
}

extension LayoutLint.Finding {
  /// Another priority for a view that has the same one as its neighbour. There is none above required.
  private static func step(_ view: String, from priority: LayoutPriority) -> String {
    priority + 1 > .required
      ? "less: \(view) with \(priority - 1), for example."
      : "more: \(view) with \(priority + 1), for example."
  }
}

extension LayoutLint.Finding: CustomStringConvertible {
  /// The place, what was found there, and what to do about it.
  public var description: String {
    "\(location.map { "\($0): " } ?? "")\(kind) \(mend)"
  }
}

extension LayoutLint.Kind: CustomStringConvertible {
  /// What was found, as a sentence, without its place and what to do about it.
  public var description: String {
    switch self {
    case .duplicate(let constraint, let first):
      "\(constraint) is there twice; the first is from \(first)."
    case .rivals(let constraint, let other, let location):
      "\(constraint) is required beside \(other) (\(location)), which relates the same attributes."
    case .mixedDirections(let item, let absolute, let directional):
      "\(item) has \(absolute) and \(directional) in one sentence; only the second changes sides "
        + "where people read from right to left."
    case .growsOutwards(let item, let container):
      "\(item) is kept at or beyond the far edges of \(container), and may grow out of it."
    case .requiredContent(let view, let priority, let axis):
      "The \(axis) \(priority) of \(view) is required."
    case .equalHugging(let first, let second, let axis, let priority):
      "\(first) and \(second) share what is left over on the \(axis) axis, and both hug with \(priority)."
    case .equalResistance(let first, let second, let axis, let priority):
      "\(first) and \(second) have less room than they need on the \(axis) axis, and both resist with \(priority)."
    case .notHeldOpen(let view, let axis):
      axis == .horizontal
        ? "Nothing says how wide \(view) is." : "Nothing says how high \(view) is."
    case .translatedMask(let view):
      "\(view) has constraints of a maker, and its autoresizing mask adds more."
    case .idleMultiplier(let constraint, let multiplier):
      "\(constraint) is multiplied by \(GeometryText.number(Double(multiplier))), which has no effect on a number."
    case .staleLineWidth(let view, let lines, let width):
      "The lines of \(view) are \(GeometryText.number(Double(lines))) wide by its preferredMaxLayoutWidth, and the view is "
        + "\(GeometryText.number(Double(width)))."
    case .stretchedPicture(let view, let frame, let picture):
      "\(view) is \(GeometryText.size(frame)), as high as the file of its picture, and the picture is "
        + "\(GeometryText.size(picture))."
    case .scrollsAcross(let stack, let scroll):
      "\(stack) is a vertical stack and wider than \(scroll), which scrolls sideways because of it."
    }
  }
}
