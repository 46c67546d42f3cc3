public import Ashlar

/// A width or a height in a compositional layout: a fraction of the container, a length, or an estimate.
///
/// A number that is not finite is a `LayoutFault` when the layout is prepared, with UIKit's message, and counts as 0.
///
/// Source: Apple, `NSCollectionLayoutDimension`.
public final class NSCollectionLayoutDimension: CollectionLayoutPart, NSCopying {
  let kind: Kind

  /// The fraction, which has no unit, or the length, in points.
  public let dimension: CGFloat

  enum Kind: Hashable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the width of the item's container.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of the item's container.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// An estimate, in points. The cell determines the length when it becomes visible.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// An estimate, in points. All items of a group with this kind of length get the length of the longest of them.
  public static func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// Whether the dimension is a fraction of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether the dimension is a fraction of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether the dimension is a length.
  public var isAbsolute: Bool { kind == .absolute }

  /// Whether the dimension is an estimate for each item by itself.
  public var isEstimated: Bool { kind == .estimated }

  /// Whether the dimension is an estimate for all items of a group together.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// A copy of the dimension.
  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(kind, dimension) }

  override var parts: [AnyHashable] { [kind, dimension] }
}

// MARK: - Reading

extension NSCollectionLayoutDimension {
  /// Whether cells determine their own lengths.
  var isGuess: Bool { kind == .estimated || kind == .uniform }

  /// Whether the dimension is a part of what there is along an axis.
  func isFraction(along axis: FlowAxis) -> Bool {
    kind == (axis.isVertical ? .fractionalHeight : .fractionalWidth)
  }

  /// The problem of the number, in UIKit's words where UIKit has some; nil without one.
  var problem: String? {
    if !dimension.isComputable { return unusableText }
    if isGuess, dimension <= 0 {
      return "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, "
        + "please update your call site."
    }
    return dimension < 0 ? "\(dimension) is no length of an item" : nil
  }

  private var unusableText: String {
    let (kind, thing) =
      switch kind {
      case .fractionalWidth: ("fractional width", "fraction")
      case .fractionalHeight: ("fractional height", "fraction")
      case .absolute: ("absolute dimension", "dimension")
      case .estimated, .uniform: ("estimated dimension", "dimension")
      }
    return "Invalid \(kind): \(dimension). The \(thing) must be a finite value."
  }
}
