/// A path, reduced to its bounding box. Nothing is drawn here.
public struct CGPath: Hashable, Sendable {
  /// The smallest rectangle that contains the path, in points; null for an empty path.
  public fileprivate(set) var boundingBox = CGRect.null
}

/// A path for a layer, which code builds step by step.
public final class UIBezierPath {
  /// The path.
  public private(set) var cgPath = CGPath()

  /// Makes an empty path.
  public init() {}

  /// Makes a rectangle, in points.
  public init(rect: CGRect) { cgPath.boundingBox = rect }

  /// Makes the largest oval in a rectangle, in points.
  public init(ovalIn rect: CGRect) { cgPath.boundingBox = rect }

  /// Makes a rectangle with round corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath.boundingBox = rect }

  /// Makes a rectangle with some round corners, in points.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { cgPath.boundingBox = rect }

  /// The smallest rectangle that contains the path, in points.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }

  /// Adds a line to the start of the path.
  public func close() {}

  /// Adds another path.
  public func append(_ path: UIBezierPath) { add(path.bounds) }

  private func add(_ part: CGRect) { cgPath.boundingBox = cgPath.boundingBox.union(part) }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes corners from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// As on UIKit.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// As on UIKit.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// As on UIKit.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// As on UIKit.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
