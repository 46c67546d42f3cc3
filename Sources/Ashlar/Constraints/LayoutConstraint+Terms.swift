extension LayoutConstraint {
  /// What a constraint compares of a view or a guide.
  ///
  /// The numbers are Apple's. All attributes are those of the alignment rectangle, in the coordinate
  /// space of the closest common superview, with y growing downwards.
  ///
  /// Source: Apple, `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable, Codable {
    /// Stands on the right of a constraint that compares with a number only.
    case notAnAttribute = 0
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
  }

  /// How the two sides of a constraint compare.
  ///
  /// Source: Apple, `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Hashable, Sendable, CaseIterable, Codable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// One of the two axes.
  public typealias Axis = LayoutAxis
}

// MARK: - Kinds of attributes

extension LayoutConstraint.Attribute {
  /// Whether it is an extent, and not a place.
  var isSize: Bool { self == .width || self == .height }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isLocation: Bool { self != .notAnAttribute && !isSize }

  /// The axis along which it is measured.
  var axis: LayoutAxis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    }
  }

  /// Whether it depends on the direction in which people read.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it is an edge that never depends on it.
  var isAbsoluteEdge: Bool { self == .left || self == .right }

  /// The edge it is where people read in a direction.
  func absolute(_ direction: LayoutDirection) -> Self {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    default: self
    }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
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
    }
  }
}

extension LayoutConstraint.Relation: CustomStringConvertible {
  /// The operator: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
