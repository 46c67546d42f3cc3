/// A requirement on a layout: a constraint of the program, or a requirement of a view itself, such as its content
/// size.
///
/// Conflicts and explanations consist of demands. A demand is a value: it outlives its views, and can be sent to
/// another task.
public struct LayoutDemand: Hashable, Sendable {
  /// The demand as text, as in reports: `title.width == 200`.
  public let text: String

  /// The line of code that made it; nil for demands without a line, such as a root's frame.
  public internal(set) var location: CodeLocation?

  /// Where it comes from.
  public let origin: Origin

  /// The left side of the relation; nil for a distance between anchors.
  public internal(set) var first: Side?

  /// The relation between the two sides.
  public internal(set) var relation = LayoutRelation.equal

  /// The right side; nil for a number alone.
  public internal(set) var second: Side?

  /// The factor of the second side. No unit.
  public internal(set) var multiplier: CGFloat = 1

  /// The number of points added on the right.
  public internal(set) var constant: CGFloat = 0

  /// Whether the constant is treated as 0, because a view beside the gap is collapsed (``View/collapsesWhenHidden``).
  public internal(set) var isClosed = false

  /// Its priority; for a content size, the compression resistance.
  public internal(set) var priority = LayoutPriority.required

  /// For a content size, the hugging; nil for everything else.
  public internal(set) var hugging: LayoutPriority?

  /// The identifier of a constraint, if the program set one.
  public internal(set) var identifier: String?

  /// Distinguishes the constraint from others of its tree, whatever they are called.
  package internal(set) var serial: Int64?

  /// What the person who wrote it calls the number in it.
  var wording = NumberWording.constant

  /// The serial of the first constraint of the sentence that it was made of, where others may have its number.
  var sentence: Int64?

  /// What reports call the stack view, if its spacing is the number in the demand.
  var stack: String?

  /// The mask of a view that follows its superview, as Apple's log writes it: `h=--& v=--&`.
  var mask: String?

  /// Where the place of a view that keeps its frame is measured: the superview's edge; nil for everything else.
  var corner: Side?

  /// Whether a maker made it, so that remaking replaces it.
  var isMade = false

  /// Whether the system of a log made it.
  var isOfSystem = false

  /// Whether it is a part of the proportions by which a stack shares its length, so that its effect differs from its
  /// number.
  var feedsProportions = false

  /// Whether it is the frame of a view that another one places, as a cell places its content view: its mask stays.
  var isPlacedByOwner = false

  /// The length that the program gives the cell whose content demands it, if it is one.
  var listed: ListedLength?

  /// An attribute of a view or guide: `title.left`.
  ///
  /// It keeps names, and not the item. Two sides are equal if they belong to one item of a tree and have equal
  /// contents; different items of the same name are not equal.
  public struct Side: Hashable, Sendable {
    /// The name of the view or guide in reports.
    public let item: String

    /// The attribute of the item.
    public let attribute: LayoutAttribute

    /// The type of the view or guide.
    public let type: String

    /// Whether the other side's item is directly inside it.
    public let isContainer: Bool

    /// The distance of a margin, or of a guide that a view made itself, from the view's edge, in points; for an
    /// extent, the difference to that of the view. Nil for everything else, and for places that depend on the view's
    /// size.
    public let inset: CGFloat?

    /// Distinguishes the item from others of its tree, whatever they are called.
    package let key: Int32
  }

  /// Where a demand comes from.
  public enum Origin: Hashable, Sendable {
    /// The program made a constraint.
    case constraint

    /// A stack view made a constraint for the views that it arranges.
    case stack

    /// A root keeps its frame.
    case frame

    /// A view keeps its frame, or follows its superview, because it translates its autoresizing mask
    /// (``View/translatesAutoresizingMaskIntoConstraints``).
    case autoresizingMask

    /// A view's content has a size.
    case contentSize

    /// The content of a scroll view begins at the origin of its area (``ScrollView/contentLayoutGuide``).
    case scrolledContent

    /// A view is fitted to a size
    /// (``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``).
    case fittingSize

    /// No width and no height is negative.
    case notNegative

    /// A hidden view takes no room (``View/collapsesWhenHidden``).
    case collapsed

    /// No demand determines the number, which is therefore zero.
    case nothing

    /// ``View/exerciseAmbiguityInLayout()`` has set the number.
    case exercise
  }
}

extension LayoutDemand {
  /// Whether the program wrote it, and can write it otherwise.
  var isWritten: Bool { origin == .constraint && !isOfSystem }

  /// Whether a stack has no room for the view along its axis, because the view is hidden.
  private var isHidingInStack: Bool {
    origin == .stack && identifier == StackRole.hiding.identifier
  }

  /// Whether it is a constraint, if only one that a stack view made.
  var isConstraint: Bool { origin == .constraint || origin == .stack }
}

// MARK: - Words

extension LayoutDemand: CustomStringConvertible {
  /// The text, and where it comes from: `title.width == 200 (Feed.swift:43)`.
  public var description: String { source.map { "\(text) (\($0))" } ?? text }

  /// Where it comes from, in a few words.
  var source: String? {
    switch origin {
    case .constraint: isClosed ? closedSource : location?.description
    case .stack: isHidingInStack ? "it is hidden in a stack view" : spacing ?? "a stack view"
    case .frame: listed?.source ?? "the frame of the view"
    case .autoresizingMask: isPlacedByOwner ? "its cell places it" : "autoresizing mask"
    case .contentSize: "the size of its content"
    case .scrolledContent: "where the content begins"
    case .fittingSize: "the fitting size"
    case .notNegative: "sizes are not negative"
    case .collapsed: "it is hidden and collapses"
    case .nothing: "nothing determines it"
    case .exercise: "exerciseAmbiguityInLayout"
    }
  }

  /// The spacing of a stack view that the number is, in words: `the spacing of form`.
  var spacing: String? {
    guard let stack else { return nil }
    guard wording == .customSpacing, let second else { return "the spacing of \(stack)" }
    return "the custom spacing of \(stack) after \(second.item)"
  }

  private var closedSource: String {
    let gap = "its gap of \(GeometryText.number(Double(constant.magnitude))) is closed"
    return location.map { "\($0); \(gap)" } ?? gap
  }
}
