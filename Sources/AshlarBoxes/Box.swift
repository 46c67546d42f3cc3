import Ashlar

/// A rectangle of a ``BoxLayout``, by name.
///
/// A box is a plain value: it can be copied, compared, sent to other tasks and used as a key, and it keeps nothing alive.
/// Only the layout that made it can do something with it. To any other layout, and after ``BoxLayout/remove(_:fileID:line:)``,
/// it is unknown: what is asked of it then is a `LayoutFault` and changes nothing.
public struct Box: Hashable, Sendable {
  let layout: LayoutToken
  let place: Int32
  let generation: UInt32

  /// A small number that no other box of the layout has at the same time, for arrays of your own.
  ///
  /// Numbers begin at 0. A new box may get the number of a removed one.
  public var index: Int { Int(place) }

  /// Whether two boxes are the same rectangle of the same layout.
  public static func == (left: Box, right: Box) -> Bool {
    left.place == right.place && left.generation == right.generation
      && left.layout === right.layout
  }

  /// Feeds in the number of the box.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(generation)
  }
}

/// What tells the boxes of a layout from those of others. It lives as long as one of its boxes.
final class LayoutToken: Sendable {}

// MARK: - In sentences

/// Attributes of a box, for the right side of a sentence: `avatar.right`.
public struct BoxAttributes {
  let box: Box
  let attributes: AttributeList
}

extension Box: AttributeNaming {
  /// Names attributes of the box: the one step that `left`, `edges` and the other properties take.
  public func naming(_ attributes: ConstraintAttributes) -> BoxAttributes {
    BoxAttributes(box: self, attributes: attributes.list)
  }

  var handle: ItemHandle { ItemHandle(owner: layout, place: place, generation: generation) }
}

extension Box: ConstraintTarget {
  /// The attributes of the box that are the same as those on the left.
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
