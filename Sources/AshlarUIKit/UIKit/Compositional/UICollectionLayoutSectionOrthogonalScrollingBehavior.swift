/// How the groups of a section are scrolled across the axis of the layout.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all: the groups follow each other along the axis of the layout.
  case none
  /// To any place.
  case continuous
  /// To where a group begins.
  case continuousGroupLeadingBoundary
  /// By the width of what is seen of the section.
  case paging
  /// By a group.
  case groupPaging
  /// By a group, which is centred.
  case groupPagingCentered
}

/// How fingers scroll a section across the axis of the layout. Kept, and without effect.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingProperties`.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// What happens where fingers scroll past the end.
  open var bounce = Bounce.automatic

  /// How fast scrolling ends.
  open var decelerationRate = DecelerationRate.automatic

  /// Makes properties that leave all to the system.
  public required override init() {
    super.init()
  }

  /// Properties that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounce = bounce
    copy.decelerationRate = decelerationRate
    return copy
  }

  /// What happens where fingers scroll past the end.
  public enum Bounce: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic
    /// As on UIKit.
    case always
    /// As on UIKit.
    case never
  }

  /// How fast scrolling ends.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic
    /// As on UIKit.
    case normal
    /// As on UIKit.
    case fast
  }
}
