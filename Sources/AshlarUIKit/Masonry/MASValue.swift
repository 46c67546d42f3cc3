public import Ashlar
public import Foundation

/// A target that a Masonry constraint can be compared with: an attribute, a view, a guide, a number, a point, a size,
/// insets, or an array of these.
///
/// A type of your own compiles, as any object does in Objective-C, but is a fault.
public protocol MASTarget {
  /// Its value as a target.
  var masValue: MASValue { get }
}

extension MASTarget {
  /// A value with which no attribute can be compared.
  public var masValue: MASValue { MASValue(kind: .unsupported("\(self)")) }
}

/// The value that a Masonry constraint is compared with.
public struct MASValue {
  enum Kind {
    case attribute(MASViewAttribute)
    case box(LayoutBox)
    case constant(Displacement)
    case list([MASValue])
    case unsupported(String)

    /// A value without a meaning for any attribute.
    case unsupportedValue(String)
  }

  let kind: Kind

  /// Masonry's message about a value without a meaning for any attribute.
  static func message(_ text: String) -> String {
    "attempting to set layout constant with unsupported value: \(text)"
  }
}

extension MASValue.Kind {
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// The target of a sentence. Nil without one.
  var given: GivenTarget? {
    switch self {
    case .box, .attribute: item.map { .attributes($0) }
    case .constant(let constant): constant.number.map { .number($0) } ?? .constant(constant)
    case .unsupported, .unsupportedValue: nil
    case .list(let values):
      values.isEmpty ? nil : .list(values.map { $0.kind.given ?? .missing })
    }
  }

  /// The attributes of an item that it is; none for the same one as on the left.
  var item: ItemAttributes? {
    switch self {
    case .box(let box): ItemAttributes(item: box, attributes: AttributeList())
    case .attribute(let other):
      other.item.map {
        ItemAttributes(item: $0, attributes: AttributeList(other.layoutAttribute))
      }
    case .constant, .list, .unsupported, .unsupportedValue: nil
    }
  }

  /// Its problems as a target, and their effects on a sentence.
  func problems(_ name: String) -> [(message: String, explanation: String)] {
    switch self {
    case .unsupported(let text):
      [("attempting to add unsupported attribute: \(text)", "\(name) was left out.")]
    case .unsupportedValue(let text): [(MASValue.message(text), "\(name) was left out.")]
    case .attribute(let other) where other.item == nil:
      [
        (
          "The second layout item has been deallocated.",
          "\(name) was left out: what it is compared with is gone."
        )
      ]
    case .list(let values): values.flatMap { $0.kind.problems(name) }
    case .attribute, .box, .constant: []
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
  public var masValue: MASValue { MASValue(kind: .list(flatMap(Self.values))) }

  /// The values of an element; for an array, those of its elements.
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
  public var masValue: MASValue { MASValue(kind: .constant(.number(CGFloat(doubleValue)))) }
}
