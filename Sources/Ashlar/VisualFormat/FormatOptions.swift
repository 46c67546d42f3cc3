extension LayoutConstraint {
  /// The options of a visual format: the alignment of its views, its direction and the origin of its spaces.
  ///
  /// The numbers are Apple's. Bits without a name here do nothing.
  ///
  /// ```swift
  /// let options: LayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
  /// ```
  ///
  /// Source: Apple, `NSLayoutConstraint.FormatOptions`.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits; those that align are 1 shifted by the number of the attribute.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

// MARK: - Alignment

extension LayoutConstraint.FormatOptions {
  /// Aligns the left edges of the views of a vertical format.
  public static let alignAllLeft = aligning(.left)

  /// Aligns the right edges of the views of a vertical format.
  public static let alignAllRight = aligning(.right)

  /// Aligns the top edges of the views of a horizontal format.
  public static let alignAllTop = aligning(.top)

  /// Aligns the bottom edges of the views of a horizontal format.
  public static let alignAllBottom = aligning(.bottom)

  /// Aligns the leading edges of the views of a vertical format.
  public static let alignAllLeading = aligning(.leading)

  /// Aligns the trailing edges of the views of a vertical format.
  public static let alignAllTrailing = aligning(.trailing)

  /// Aligns the horizontal centres of the views of a vertical format.
  public static let alignAllCenterX = aligning(.centerX)

  /// Aligns the vertical centres of the views of a horizontal format.
  public static let alignAllCenterY = aligning(.centerY)

  /// Aligns the last baselines of the views of a horizontal format.
  public static let alignAllLastBaseline = aligning(.lastBaseline)

  /// Aligns the first baselines of the views of a horizontal format.
  public static let alignAllFirstBaseline = aligning(.firstBaseline)

  /// All options of alignment.
  public static let alignmentMask = Self(rawValue: 0xFFFF)

  private static func aligning(_ attribute: LayoutAttribute) -> Self {
    Self(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// What neighbours have to have in common, in the order of the attributes' numbers.
  var alignedAttributes: [LayoutAttribute] { Self.attributes.filter { contains(.aligning($0)) } }

  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

// MARK: - Direction

extension LayoutConstraint.FormatOptions {
  /// A horizontal format begins at the leading edge. That is the default.
  public static let directionLeadingToTrailing: Self = []

  /// A horizontal format begins at the left edge in every direction of reading.
  public static let directionLeftToRight = Self(rawValue: 1 << 16)

  /// A horizontal format begins at the right edge in every direction of reading.
  public static let directionRightToLeft = Self(rawValue: 2 << 16)

  /// All options of direction. Two directions at once count as none.
  public static let directionMask = Self(rawValue: 3 << 16)
}

// MARK: - Spacing

extension LayoutConstraint.FormatOptions {
  /// The spaces of a format run from edge to edge. That is the default.
  public static let spacingEdgeToEdge: Self = []

  /// The spaces between the views of a vertical format run from the last baseline of one to the first
  /// baseline of the next.
  public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)

  /// All options of spacing.
  public static let spacingMask = Self(rawValue: 1 << 19)
}
