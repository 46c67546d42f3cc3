/// Where a constraint keeps its place in a list, which is −1 while it is not in it.
enum ConstraintPlace {
  /// Among those that its holder holds.
  case inHolder

  /// Among those that the engine of its tree has yet to hear of.
  case inQueue

  /// Among those that concern a box, which is told by its node: one of the two items, or one that a distance measures
  /// from.
  case concerning(ObjectIdentifier)
}
