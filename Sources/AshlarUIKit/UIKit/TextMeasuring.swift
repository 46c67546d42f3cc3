import Ashlar
public import Foundation

/// How a text is measured. Only ``usesLineFragmentOrigin`` has an effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Apple's numbers, added.
  public let rawValue: Int

  /// Makes options of Apple's numbers.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// On as many lines as there are, and not on one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)

  /// As on UIKit. Lines have the leading of their font in any case.
  public static let usesFontLeading = Self(rawValue: 1 << 1)

  /// As on UIKit; without effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)

  /// As on UIKit; without effect, as nothing is cut.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What UIKit wants to know besides. Without effect.
public final class NSStringDrawingContext {
  /// As on UIKit; no layout depends on it.
  public init() {}
}

extension NSAttributedString.Key {
  /// What a text is set in: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
}

extension String {
  /// The rectangle that a text takes up, in points, with its upper left corner at zero.
  ///
  /// It is measured in the font among the attributes, by the measurer that trees have at first.
  ///
  /// - Parameters:
  ///   - size: The room that there is, in points. Only the width counts.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is on one line.
  ///   - attributes: The font; without one it is 12 points.
  ///   - context: Without effect.
  /// - Complexity: O(*n*) for *n* characters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    return CGRect(origin: .zero, size: font.boundingSize(of: self, width: width))
  }

  /// The size of a text on one line, in points, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, attributes: attributes, context: nil).size
  }
}
