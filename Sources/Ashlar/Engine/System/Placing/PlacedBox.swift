/// A box that waits for placing, which may run code of the program.
struct PlacedBox {
  let token: Int32
  let box: LayoutBox

  /// The solver's rectangle, relative to the corner of the container; nil if a value is no number.
  let rectangle: CGRect?
}

/// The boxes inside a view that ``ConstraintSystem/place(in:_:_:)`` has left for later.
struct GatheredBoxes: ~Copyable {
  var boxes: [PlacedBox] = []

  /// The tokens of views that depend on their frames, and may have got others since the last solve: they wait for the
  /// next one.
  var newer: [Int32] = []
}
