import Ashlar

/// A rectangle of a ``BoxLayout``, by name.
///
/// A box is a plain value: it can be copied, compared, sent to other tasks and used as a key, and it keeps nothing
/// alive. Only the layout that made it can use it. To any other layout, and after
/// ``BoxLayout/remove(_:fileID:line:)``, it is unknown: calls with it are then a `LayoutFault` and change nothing.
public struct Box: Hashable, Sendable {
  let layout: LayoutToken
  let place: Int32
  let generation: UInt32

  /// A small number, unique among the present boxes of the layout, for arrays of your own.
  ///
  /// Numbers begin at 0. A new box may get the number of a removed one.
  public var index: Int { Int(place) }

  /// Whether two boxes are the same rectangle of the same layout.
  public static func == (left: Box, right: Box) -> Bool {
    left.place == right.place && left.generation == right.generation
      && left.layout === right.layout
  }

  /// Hashes the identity of the box.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(generation)
  }
}

/// The identity of a layout, which its boxes share. It lives as long as one of them.
final class LayoutToken: Sendable {}

// MARK: - In sentences

/// Attributes of a box, for the right side of a sentence: `avatar.right`.
public struct BoxAttributes {
  let box: Box
  let attributes: AttributeList
}

extension Box: AttributeNaming {
  /// Names attributes of the box. `left`, `edges` and the other properties call it.
  public func naming(_ attributes: ConstraintAttributes) -> BoxAttributes {
    BoxAttributes(box: self, attributes: attributes.list)
  }

  var handle: ItemHandle { ItemHandle(owner: layout, place: place, generation: generation) }
}

extension Box: ConstraintTarget {
  /// The box's attributes of the same kinds as those on the left.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(handle, AttributeList())
  }
}

extension BoxAttributes: ConstraintTarget {
  /// The named attributes of the box.
  public var constraintTarget: ConstraintTargetValue {
    ConstraintTargetValue(box.handle, attributes)
  }
}
