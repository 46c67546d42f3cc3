// MARK: - Serving again

extension ConstraintMaker {
  /// A maker for an item: the one that the last verb in the tree left, if nobody refers to it any more.
  static func take(for item: LayoutBox) -> ConstraintMaker {
    guard let maker = item.takeSpareMaker() as? ConstraintMaker else {
      return ConstraintMaker(item)
    }
    maker.begin(item)
    return maker
  }

  /// Lets the next verb in the tree have the maker, once nobody refers to it any more.
  ///
  /// All constraints must be active, so that it makes no difference that the maker knows them until one
  /// of the tree is not, or until the tree is laid out.
  func offerAgain() {
    reference.read { node in
      _ = node.readBox { $0.leaveSpareMaker(self) { ($0 as? ConstraintMaker)?.forget() } }
    }
  }

  /// Forgets all sentences, and keeps the room for them.
  func forget() {
    sentences.removeAll()
    if !rarities.isEmpty { rarities.removeAll(keepingCapacity: true) }
    releaseParts()
    parts.removeAll()
  }

  func releaseParts() {
    for index in parts.indices { parts[index].release() }
  }
}
