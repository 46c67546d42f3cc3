internal import AshlarStorage

/// Views that the list does not keep: somebody else does as long as they are in it.
struct UncountedViews: ~Copyable {
  private var references = OwnedArray<Unmanaged<View>>()

  var isEmpty: Bool { references.isEmpty }

  @inline(__always)
  mutating func append(_ view: View) { references.append(.passUnretained(view)) }

  @inline(__always)
  mutating func popLast() -> Unmanaged<View>? { references.popLast() }

  mutating func remove(_ view: View) {
    references.remove { $0.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }
  }

  @inline(__always)
  func visit(_ body: (Unmanaged<View>) -> Void) {
    for index in references.indices { body(references[index]) }
  }
}

/// Views that wait to be taken, the last one first. Each is kept until it has been taken.
///
/// Unlike an array it does not ask at each change whether somebody else has it too.
struct ViewStack: ~Copyable {
  private var references = OwnedArray<Unmanaged<View>>()

  deinit {
    for index in references.indices { references[index].release() }
  }

  @inline(__always)
  mutating func append(_ view: Unmanaged<View>) { references.append(view.retain()) }

  @inline(__always)
  mutating func popLast() -> View? { references.popLast()?.takeRetainedValue() }
}
