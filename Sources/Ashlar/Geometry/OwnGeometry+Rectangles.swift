#if OwnGeometry
  // MARK: - Edges

  extension CGRect {
    /// The width, never negative, in points.
    public var width: CGFloat { size.width.magnitude }

    /// The height, never negative, in points.
    public var height: CGFloat { size.height.magnitude }

    /// The left edge, in points.
    public var minX: CGFloat { origin.x + min(size.width, 0) }

    /// The middle between the left and the right edge, in points.
    public var midX: CGFloat { origin.x + size.width / 2 }

    /// The right edge, in points.
    public var maxX: CGFloat { origin.x + max(size.width, 0) }

    /// The top edge, in points.
    public var minY: CGFloat { origin.y + min(size.height, 0) }

    /// The middle between the top and the bottom edge, in points.
    public var midY: CGFloat { origin.y + size.height / 2 }

    /// The bottom edge, in points.
    public var maxY: CGFloat { origin.y + max(size.height, 0) }

    /// Whether it is the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// Whether the rectangle is empty.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with extents that are not negative.
    public var standardized: CGRect {
      isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
    }
  }

  // MARK: - Rectangles from others

  extension CGRect {
    /// The rectangle moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The rectangle with its edges moved inwards, in points; null if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      if isNull { return self }
      let (width, height) = (width - 2 * dx, height - 2 * dy)
      guard width >= 0, height >= 0 else { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle around this one and another one.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      return CGRect(
        from: (min(minX, other.minX), min(minY, other.minY)),
        to: (max(maxX, other.maxX), max(maxY, other.maxY)))
    }

    /// The intersection of this rectangle and another one; null if they have none.
    public func intersection(_ other: CGRect) -> CGRect {
      let (left, top) = (max(minX, other.minX), max(minY, other.minY))
      let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
      guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
      return CGRect(from: (left, top), to: (right, bottom))
    }

    /// Whether this rectangle and another one intersect.
    public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

    /// Whether a point is inside, or on the left or top edge.
    public func contains(_ point: CGPoint) -> Bool {
      !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// Whether another rectangle is inside.
    public func contains(_ other: CGRect) -> Bool { union(other) == standardized }

    private init(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
      self.init(x: start.0, y: start.1, width: end.0 - start.0, height: end.1 - start.1)
    }
  }
#endif
