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
  ///   - size: The available size, in points. Only the width counts.
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
  /// The rectangle that a text takes up, in points, as a `String` has it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of a text on one line, in points, as a `String` has it.
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
  ///   - size: The available size, in points. Only the width counts.
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
