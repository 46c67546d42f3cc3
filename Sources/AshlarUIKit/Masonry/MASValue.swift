public import Ashlar

/// What a Masonry constraint can be compared with: an attribute, a view, a guide, a number, a point, a
/// size, insets, or an array of these.
///
/// A type of your own compiles, as any object does in Objective-C, and is a fault.
public protocol MASTarget {
  /// What it is.
  var masValue: MASValue { get }
}

extension MASTarget {
  public var masValue: MASValue { MASValue(kind: .unsupported("\(self)")) }
}

/// What a Masonry constraint is compared with.
public struct MASValue {
  indirect enum Kind {
    case attribute(MASViewAttribute)
    case box(LayoutBox)
    case constant(MASConstant)
    case list([MASValue])
    case unsupported(String)
  }

  let kind: Kind
}

/// A constant: a number, or what a point, a size or insets say of some attributes.
enum MASConstant {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case insets(MASEdgeInsets)

  /// The constant of an attribute on the left, or nil where nothing is said of it.
  func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    switch (self, attribute) {
    case (.number(let number), _): number
    case (.point(let point), .centerX): point.x
    case (.point(let point), .centerY): point.y
    case (.size(let size), .width): size.width
    case (.size(let size), .height): size.height
    case (.insets(let insets), .left), (.insets(let insets), .leading): insets.left
    case (.insets(let insets), .right), (.insets(let insets), .trailing): -insets.right
    case (.insets(let insets), .top): insets.top
    case (.insets(let insets), .bottom): -insets.bottom
    default: nil
    }
  }
}

extension MASViewAttribute: MASTarget {
  public var masValue: MASValue { MASValue(kind: .attribute(self)) }
}

extension LayoutBox: MASTarget {
  public var masValue: MASValue { MASValue(kind: .box(self)) }
}

extension Array: MASTarget {
  public var masValue: MASValue {
    MASValue(
      kind: .list(
        map { ($0 as? any MASTarget)?.masValue ?? MASValue(kind: .unsupported("\($0)")) }))
  }
}

extension CGPoint: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.point(self))) }
}

extension CGSize: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.size(self))) }
}

extension MASEdgeInsets: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.insets(self))) }
}

extension Int: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension UInt: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension Float: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension Double: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}

extension CGFloat: MASTarget {
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(self)))) }
}
