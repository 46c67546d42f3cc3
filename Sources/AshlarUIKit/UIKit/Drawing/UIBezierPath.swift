/// A path, of which only the extent is known. Nothing is drawn here.
public struct CGPath: Hashable, Sendable {
  /// The smallest rectangle with everything of the path in it, in points; null if there is nothing.
  public fileprivate(set) var boundingBox = CGRect.null
}

/// A path that code builds step by step, for a layer.
public final class UIBezierPath {
  /// The path.
  public private(set) var cgPath = CGPath()

  /// Makes a path without anything.
  public init() {}

  /// Makes a rectangle, in points.
  public init(rect: CGRect) { cgPath.boundingBox = rect }

  /// Makes the largest oval in a rectangle, in points.
  public init(ovalIn rect: CGRect) { cgPath.boundingBox = rect }

  /// Makes a rectangle with round corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath.boundingBox = rect }

  /// Makes a rectangle of which some corners are round, in points.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { cgPath.boundingBox = rect }

  /// The smallest rectangle with everything of the path in it, in points.
  public var bounds: CGRect { cgPath.boundingBox }

  /// Begins at a point.
  public func move(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { add(CGRect(origin: point, size: .zero)) }

  /// Adds a line to where the path began.
  public func close() {}

  /// Adds another path.
  public func append(_ path: UIBezierPath) { add(path.bounds) }

  private func add(_ part: CGRect) { cgPath.boundingBox = cgPath.boundingBox.union(part) }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// Apple's numbers, added.
  public let rawValue: UInt

  /// Makes corners of Apple's numbers.
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
