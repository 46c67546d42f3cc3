/// How the groups of a section scroll across the axis of the layout.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// They do not: the groups follow each other along the axis of the layout.
  case none
  /// They stop at any place.
  case continuous
  /// They stop at the start of a group.
  case continuousGroupLeadingBoundary
  /// They move by the visible width of the section.
  case paging
  /// They move by one group.
  case groupPaging
  /// They move by one group, which is centred.
  case groupPagingCentered
}

/// The properties of scrolling a section across the axis of the layout. Kept, and without effect.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingProperties`.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The behaviour at the end of the scrolled area.
  open var bounce = Bounce.automatic

  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.automatic

  /// Makes properties with the system's values.
  public required override init() { super.init() }

  /// A copy of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }

  /// The behaviour at the end of the scrolled area.
  public enum Bounce: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic, always, never
  }

  /// The rate at which scrolling slows down.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic, normal, fast
  }
}
