public import Ashlar

/// A description that equals others by its properties: the base class of what collection layouts are made of.
open class CollectionLayoutPart: NSObject {
  /// The properties that make parts of one class equal. A subclass adds its own.
  var parts: [AnyHashable] { [] }

  /// Whether another part has equal properties. A subclass with more properties compares them, too.
  open override func isEqual(_ object: Any?) -> Bool {
    parts == (object as? CollectionLayoutPart)?.parts
  }

  /// A hash value, the same for equal parts.
  open override var hash: Int { parts.hashValue }
}
