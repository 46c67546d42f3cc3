internal import AshlarStorage

/// Nodes in order, counted as constraints count theirs: see ``NodeReference/init(using:)``.
struct NodeList: ~Copyable {
  private var references = OwnedArray<NodeReference>()

  deinit {
    for index in references.indices { references[index].endUse() }
  }

  var isEmpty: Bool { references.isEmpty }

  var indices: Range<Int> { references.indices }

  subscript(index: Int) -> NodeReference { references[index] }

  mutating func append(_ node: BoxNode) {
    references.append(NodeReference(using: node))
  }

  /// Takes out all nodes, and keeps the room that they took.
  mutating func clear() {
    for index in references.indices { references[index].endUse() }
    references.removeAll()
  }
}
