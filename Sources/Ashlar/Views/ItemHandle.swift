/// A handle of a view or guide in a store.
@usableFromInline
package struct ItemHandle {
  /// The object that creates such handles.
  package let owner: AnyObject
  package let place: Int32
  package let generation: UInt32

  package init(owner: AnyObject, place: Int32, generation: UInt32) {
    self.owner = owner
    self.place = place
    self.generation = generation
  }
}

/// A store that resolves handles to views and guides.
package protocol ItemResolving: AnyObject {
  /// The item of a handle, if it has one. No code of a program runs.
  func item(of handle: ItemHandle) -> LayoutBox?
}
