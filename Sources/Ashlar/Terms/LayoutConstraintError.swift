/// The reason why a constraint is invalid.
///
/// Where Apple's frameworks raise an exception, ``reason`` has their wording.
public enum LayoutConstraintError: Error, Hashable, Sendable {
  /// The first item is nil, or has been deallocated.
  case noFirstItem

  /// The first attribute is none, or a second item comes without an attribute.
  case unknownAttribute

  /// A place is compared with a number alone, or with zero times another place.
  case locationWithoutPartner

  /// A place is compared with an extent.
  case locationWithSize

  /// A leading or trailing edge is compared with a left or right one.
  case directionalWithAbsolute

  /// The constant is not a number, or is infinite.
  case notFinite

  /// The multiplier is not a number, or is infinite.
  case multiplierNotFinite

  /// The constant or the multiplier is too large or too small to compute with.
  case outOfRange

  /// The priority is not above 0 and at most 1000.
  case illegalPriority

  /// The second item has been deallocated.
  case secondItemGone

  /// The items are in different trees, or a guide has no owner.
  case noCommonAncestor

  /// The view to hold the constraint does not contain both items.
  case holderTooLow
}

extension LayoutConstraintError: CustomStringConvertible {
  /// The reason, in the words of Apple's frameworks where they have any.
  public var reason: String {
    switch self {
    case .noFirstItem: "Constraint must contain a first layout item"
    case .unknownAttribute: "Unknown layout attribute"
    case .locationWithoutPartner:
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    case .locationWithSize: "Invalid pairing of layout attributes."
    case .directionalWithAbsolute:
      "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    case .notFinite: "NSLayoutConstraint constant is not finite!  That's illegal."
    case .multiplierNotFinite: "The multiplier is not finite."
    case .outOfRange:
      "The constant must be between -1e12 and 1e12, and the multiplier zero or between 1e-9 and 1e9."
    case .illegalPriority:
      "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is "
        + "1000.000000."
    case .secondItemGone: "The second layout item has been deallocated."
    case .noCommonAncestor:
      "Unable to activate constraint because its items have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    case .holderTooLow:
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal."
    }
  }

  /// The ``reason``.
  public var description: String { reason }
}
