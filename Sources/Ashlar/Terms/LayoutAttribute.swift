/// An attribute of a view or guide that a constraint compares.
///
/// The numbers are Apple's. Attributes are those of the alignment rectangle, in points, in the coordinate space of
/// the closest common superview, with y growing downwards.
///
/// Source: Apple, `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Hashable, Sendable, BitwiseCopyable, CaseIterable, Codable {
  /// No attribute: the right side of a constraint that compares with a number only.
  case notAnAttribute = 0

  /// The left edge in every direction of reading.
  case left

  /// The right edge in every direction of reading.
  case right

  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// The edge where reading begins: left, or right in right-to-left layouts.
  case leading

  /// The edge where reading ends: right, or left in right-to-left layouts.
  case trailing

  /// The extent from left to right, never negative.
  case width

  /// The extent from top to bottom, never negative.
  case height

  /// The middle between left and right.
  case centerX

  /// The middle between top and bottom.
  case centerY

  /// The baseline of the last line of text; the bottom edge of a view without text.
  case lastBaseline

  /// The baseline of the first line of text; the top edge of a view without text.
  case firstBaseline

  /// The left edge, moved in by the margin of a view. Guides have no margins.
  case leftMargin

  /// The right edge, moved in by the margin.
  case rightMargin

  /// The top edge, moved in by the margin.
  case topMargin

  /// The bottom edge, moved in by the margin.
  case bottomMargin

  /// The leading edge, moved in by the margin.
  case leadingMargin

  /// The trailing edge, moved in by the margin.
  case trailingMargin

  /// The middle between the margins, which need not be the middle of the view.
  case centerXWithinMargins

  /// The middle between the top and the bottom margin.
  case centerYWithinMargins
}

// MARK: - Kinds of attributes

extension LayoutAttribute {
  /// Whether it is an extent, and not a place.
  package var isSize: Bool { Self.sizes & bit != 0 }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it is a middle, of the whole or within margins.
  var isCenter: Bool {
    self == .centerX || self == .centerY || self == .centerXWithinMargins
      || self == .centerYWithinMargins
  }

  var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// The axis along which it is measured.
  var axis: LayoutAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it depends on the direction in which people read.
  package var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether it is an edge that never depends on it.
  var isAbsoluteEdge: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// Whether it is the edge of a box where its axis begins, or a line as good as that.
  var isNear: Bool { self == .left || self == .leading || self == .top || self == .firstBaseline }

  /// Whether it is the edge of a box where its axis ends, or a line as good as that.
  var isFar: Bool {
    self == .right || self == .trailing || self == .bottom || self == .lastBaseline
  }

  /// The part that it plays on a canvas read from left to right, margins aside.
  var place: Self { withoutMargins.absolute(.leftToRight) }

  /// The edge it is where people read in a direction.
  func absolute(_ direction: LayoutDirection) -> Self {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    case (.leadingMargin, .leftToRight), (.trailingMargin, .rightToLeft): .leftMargin
    case (.trailingMargin, .leftToRight), (.leadingMargin, .rightToLeft): .rightMargin
    default: self
    }
  }
}

// MARK: - Pairs

extension LayoutAttribute {
  // One bit for each attribute.
  private static var sizes: UInt32 { width.bit | height.bit }
  private static var absolutePlaces: UInt32 { left.bit | right.bit | unread }
  private static var directionalPlaces: UInt32 { leading.bit | trailing.bit | unread }

  /// The places that do not depend on the direction in which people read, and go with either kind.
  private static var unread: UInt32 {
    top.bit | bottom.bit | centerX.bit | centerY.bit | firstBaseline.bit | lastBaseline.bit
  }

  var bit: UInt32 { 1 &<< UInt32(truncatingIfNeeded: rawValue) }

  /// Whether it is measured from left to right.
  package var isHorizontal: Bool { Self.horizontal & bit != 0 }

  private static var horizontal: UInt32 {
    left.bit | right.bit | leading.bit | trailing.bit | width.bit | centerX.bit | leftMargin.bit
      | rightMargin.bit | leadingMargin.bit | trailingMargin.bit | centerXWithinMargins.bit
  }

  /// Whether it is measured along the same axis as another one. What is no attribute has none.
  func isOnAxis(of other: Self) -> Bool {
    (self == .notAnAttribute) == (other == .notAnAttribute) && isHorizontal == other.isHorizontal
  }

  /// Whether two attributes can be compared, or an extent with a number, as a quick look finds. Those of
  /// margins take a closer one.
  static func arePlainPartners(_ first: Self, _ second: Self, _ hasSecond: Bool) -> Bool {
    guard hasSecond else { return first.isSize }
    let both = first.bit | second.bit
    return both & ~absolutePlaces == 0 || both & ~sizes == 0 || both & ~directionalPlaces == 0
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name, as code writes it.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
