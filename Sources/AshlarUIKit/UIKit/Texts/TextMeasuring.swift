import Ashlar
public import Foundation

/// The options for measuring a text. Only ``usesLineFragmentOrigin`` has an effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: Int

  /// Makes options from bits with Apple's values.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Measures the text on several lines, and not on one.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)

  /// As on UIKit. Lines have the leading of their font in any case.
  public static let usesFontLeading = Self(rawValue: 1 << 1)

  /// As on UIKit; without effect.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)

  /// As on UIKit; without effect, as no text is truncated.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// Further options of measuring, on UIKit. Without effect.
public final class NSStringDrawingContext {
  /// As on UIKit; no layout depends on it.
  public init() {}
}

extension String {
  /// Returns the rectangle of a text, in points, with its upper left corner at zero.
  ///
  /// It measures as `NSAttributedString` does.
  ///
  /// - Parameters:
  ///   - size: The available size, in points. Only the width has an effect.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is on one line.
  ///   - attributes: The font, which is 12 points by default, and other attributes.
  ///   - context: Without effect.
  /// - Complexity: O(*n*) for *n* characters.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// The size of a text on one line, in points, in the font among the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, attributes: attributes, context: nil).size
  }
}

extension NSString {
  /// Returns the rectangle of a text, in points, as for a `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of a text on one line, in points, as for a `String`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// Returns the rectangle of the text, in points, with its upper left corner at zero.
  ///
  /// It measures with the default measurer of trees, in the fonts among the attributes, and in 12 points where there
  /// is none.
  ///
  /// - Parameters:
  ///   - size: The available size, in points. Only the width has an effect.
  ///   - options: Without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text is on one line.
  ///   - context: Without effect.
  /// - Complexity: O(*n*) for *n* characters in up to *n* runs of attributes.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : .infinity
    let run = TextRun(StyledText(self), font: .systemFont(ofSize: 12))
    let metrics = SystemTextMeasurer().measure(
      run, width: WidthProposal(limit: width), displayScale: nil)
    return CGRect(origin: .zero, size: metrics.size)
  }

  /// The size of the text on one line, in points.
  public func size() -> CGSize { boundingRect(with: .zero, context: nil).size }
}
