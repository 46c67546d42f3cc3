public import Ashlar

// What Masonry puts into boxes for a constraint to be compared with.

extension CGPoint: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.point(self))) }
}

extension CGSize: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.size(self))) }
}

extension MASEdgeInsets: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.insets(self))) }
}

/// A rectangle is a value that no attribute takes: a fault, with Masonry's message.
extension CGRect: MASTarget {
  public var masValue: MASValue {
    let text = "{{\(origin.x), \(origin.y)}, {\(size.width), \(size.height)}}"
    return MASValue(kind: .unsupportedValue(text))
  }
}

// MARK: - Numbers

extension MASTarget where Self: BinaryInteger {
  /// The number, in points.
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

// The most usual one has no need of what suits all of them, which is slower.
extension Int: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension Int8: MASTarget {}
extension Int16: MASTarget {}
extension Int32: MASTarget {}
extension Int64: MASTarget {}
extension UInt: MASTarget {}
extension UInt8: MASTarget {}
extension UInt16: MASTarget {}
extension UInt32: MASTarget {}
extension UInt64: MASTarget {}

extension Float: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension Double: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension CGFloat: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

/// True is 1 and false is 0, as in C.
extension Bool: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(self ? 1 : 0))) }
}
