// The geometry types of the package itself, for programs without Foundation: the trait OwnGeometry.
// They have the names, the values and the coded form of Apple's, and of their operations the usual ones.

#if OwnGeometry
  /// A number of points.
  public typealias CGFloat = Double

  /// A point in a coordinate space, in points.
  public struct CGPoint: Hashable, Sendable {
    /// The distance from the left edge of the space, in points.
    public var x: CGFloat

    /// The distance from the top edge of the space, in points.
    public var y: CGFloat

    /// The origin of the coordinate space.
    public static let zero = CGPoint()

    /// Makes a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
      self.x = x
      self.y = y
    }

    /// Makes a point of whole numbers.
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
  }

  /// A width and a height, in points.
  public struct CGSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat

    /// The height, in points.
    public var height: CGFloat

    /// No width and no height.
    public static let zero = CGSize()

    /// Makes a size.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
      self.width = width
      self.height = height
    }

    /// Makes a size of whole numbers.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }
  }

  /// A rectangle in a coordinate space, in points.
  public struct CGRect: Hashable, Sendable {
    /// The origin: the top left corner, unless an extent is negative.
    public var origin: CGPoint

    /// The size; an extent may be negative.
    public var size: CGSize

    /// A rectangle of size zero at the origin.
    public static let zero = CGRect()

    /// The null rectangle, which contains nothing.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Makes a rectangle.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
      self.origin = origin
      self.size = size
    }

    /// Makes a rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Makes a rectangle of whole numbers.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
  }

  // MARK: - Coding

  extension CGPoint: Codable {
    /// Reads a point from two numbers.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init(x: try numbers.decode(CGFloat.self), y: try numbers.decode(CGFloat.self))
    }

    /// Writes the point as two numbers.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(x)
      try numbers.encode(y)
    }
  }

  extension CGSize: Codable {
    /// Reads a size from two numbers.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      self.init(width: try numbers.decode(CGFloat.self), height: try numbers.decode(CGFloat.self))
    }

    /// Writes the size as two numbers.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(width)
      try numbers.encode(height)
    }
  }

  extension CGRect: Codable {
    /// Reads a rectangle from a point and a size.
    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      self.init(origin: try parts.decode(CGPoint.self), size: try parts.decode(CGSize.self))
    }

    /// Writes the rectangle as a point and a size.
    public func encode(to encoder: any Encoder) throws {
      var parts = encoder.unkeyedContainer()
      try parts.encode(origin)
      try parts.encode(size)
    }
  }
#endif
