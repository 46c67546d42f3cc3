public import Ashlar
public import Foundation

/// What a Masonry constraint can be compared with: an attribute, a view, a guide, a number, a point, a
/// size, insets, or an array of these.
///
/// A type of your own compiles, as any object does in Objective-C, and is a fault.
public protocol MASTarget {
  /// What it is.
  var masValue: MASValue { get }
}

extension MASTarget {
  /// What no attribute can be compared with.
  @inlinable public var masValue: MASValue { MASValue(kind: .unsupported("\(self)")) }
}

/// What a Masonry constraint is compared with.
public struct MASValue {
  @usableFromInline
  enum Kind {
    case attribute(MASViewAttribute)
    case box(LayoutBox)
    case constant(MASConstant)
    case list([MASValue])
    case unsupported(String)

    /// A value that says nothing of any attribute.
    case unsupportedValue(String)
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(kind: Kind) {
    self.kind = kind
  }
}

extension MASValue.Kind {
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }
}

/// A constant: a number, or what a point, a size or insets say of some attributes.
@usableFromInline
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
  @inlinable public var masValue: MASValue { MASValue(kind: .attribute(self)) }
}

extension LayoutBox: MASTarget {
  @inlinable public var masValue: MASValue { MASValue(kind: .box(self)) }
}

extension Array: MASTarget {
  public var masValue: MASValue {
    MASValue(kind: .list(flatMap(Self.values)))
  }

  /// What an element stands for; if it is an array itself, what its elements do.
  private static func values(_ element: Element) -> [MASValue] {
    guard let target = element as? any MASTarget else {
      return [MASValue(kind: .unsupported("\(element)"))]
    }
    let value = target.masValue
    if case .list(let values) = value.kind { return values }
    return [value]
  }
}

/// Nil is a fault, as a nil object is for Masonry.
extension Optional: MASTarget where Wrapped: MASTarget {
  public var masValue: MASValue { self?.masValue ?? MASValue(kind: .unsupported("(null)")) }
}

extension NSNumber: MASTarget {
  public var masValue: MASValue {
    MASValue(kind: .constant(.number(CGFloat(doubleValue))))
  }
}
