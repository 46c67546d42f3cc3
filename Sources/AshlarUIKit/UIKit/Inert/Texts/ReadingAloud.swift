/// The accessibility traits of an element. Kept, and without effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let none: UIAccessibilityTraits = []
  /// As on UIKit.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// As on UIKit.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// As on UIKit.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// As on UIKit.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// As on UIKit.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// As on UIKit.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// As on UIKit.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// As on UIKit.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// As on UIKit.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// As on UIKit.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// As on UIKit.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// As on UIKit.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// As on UIKit.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// As on UIKit.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// As on UIKit.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// As on UIKit.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// As on UIKit.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties of a view.
struct ReadingAloud {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var isElement = false
  var hidesElements = false
  var groupsChildren = false
  var isModal = false
}
