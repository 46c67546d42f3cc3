/// The size of text that a person prefers.
///
/// There are no settings here: texts are of the size ``large``, the default, unless a program sets another one.
///
/// ```swift
/// UIContentSizeCategory.accessibilityMedium.performAsPreferred {
///   UIFont.preferredFont(forTextStyle: .body).pointSize   // 28
/// }
/// ```
///
/// Source: Apple, `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Makes a size with a name. An unknown name counts as ``large``.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// No size: it counts as ``large``.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size: a body of text has 14 points.
  public static let extraSmall = Self("XS")
  /// A body of text has 15 points.
  public static let small = Self("S")
  /// A body of text has 16 points.
  public static let medium = Self("M")
  /// The default size: a body of text has 17 points.
  public static let large = Self("L")
  /// A body of text has 19 points.
  public static let extraLarge = Self("XL")
  /// A body of text has 21 points.
  public static let extraExtraLarge = Self("XXL")
  /// A body of text has 23 points.
  public static let extraExtraExtraLarge = Self("XXXL")
  /// A body of text has 28 points.
  public static let accessibilityMedium = Self("AccessibilityM")
  /// A body of text has 33 points.
  public static let accessibilityLarge = Self("AccessibilityL")
  /// A body of text has 40 points.
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  /// A body of text has 47 points.
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  /// The largest size: a body of text has 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  /// All sizes, from the smallest to the largest.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The number of the size among all of them; for others 3, that of ``large``.
  var number: Int { Self.all.firstIndex(of: self) ?? 3 }
}

// MARK: - Comparing

extension UIContentSizeCategory: Comparable {
  /// Whether texts are smaller in one size than in another. Sizes that count as the same are in the order of their
  /// names.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.number, left.rawValue) < (right.number, right.rawValue)
  }

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self > .extraExtraExtraLarge }
}

// MARK: - The size that counts

extension UIContentSizeCategory {
  /// The size that a program finds: ``large``, unless code is run with another one.
  @TaskLocal static var preferred = UIContentSizeCategory.large

  /// Runs code with this size as the preferred one.
  ///
  /// Fonts and traits that the code requests have this size. Views that a `UIWindow` lays out meanwhile get their
  /// fonts in this size where `adjustsFontForContentSizeCategory` is true; all others keep the fonts that they have
  /// been given.
  ///
  /// ```swift
  /// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), label = UILabel()
  /// label.font = .preferredFont(forTextStyle: .body)
  /// label.adjustsFontForContentSizeCategory = true
  /// window.addSubview(label)
  /// UIContentSizeCategory.accessibilityLarge.performAsPreferred {
  ///   window.setNeedsLayout()
  ///   window.layoutIfNeeded()
  /// }
  /// print(label.font.pointSize)   // 33.0
  /// ```
  ///
  /// UIKit has no such method: there, a person chooses the size in the settings.
  ///
  /// - Parameter body: The code to run.
  /// - Returns: The result of the code.
  public func performAsPreferred<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$preferred.withValue(self, operation: body)
  }
}
