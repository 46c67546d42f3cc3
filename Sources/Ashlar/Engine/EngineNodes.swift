internal import AshlarSolver
internal import AshlarStorage

/// The nodes of the boxes that an engine knows, by token.
///
/// They are counted as constraints count theirs: see ``NodeReference/init(using:)``. Whoever has them calls
/// ``removeAll()`` before it goes.
struct EngineNodes: ~Copyable {
  private var references = OwnedArray<NodeReference?>()
}

// MARK: - Looking

extension EngineNodes {
  /// How many tokens have been given.
  var count: Int { references.count }

  /// All nodes, in the order of their tokens.
  var all: [BoxNode] { references.all.compactMap { $0?.node } }

  /// The node of a box. Nil if no box has the token.
  subscript(token: Int32) -> BoxNode? { references[Int(token)]?.node }

  /// The node of a box, which is not counted. Nil if no box has the token.
  @inline(__always)
  func reference(_ token: Int32) -> NodeReference? { references[Int(token)] }
}

// MARK: - Changing

extension EngineNodes {
  mutating func reserve(_ count: Int, in slab: inout Slab) {
    references.reserve(count, in: &slab)
  }

  static func size(of count: Int) -> Int { Slab.size(of: count, NodeReference?.self) }

  /// Gives a node the next token.
  mutating func append(_ node: BoxNode) {
    references.append(NodeReference(using: node))
  }

  /// Gives a node a token that no box has.
  mutating func insert(_ node: BoxNode, at token: Int32) {
    references[Int(token)] = NodeReference(using: node)
  }

  /// Forgets all nodes.
  mutating func removeAll() {
    for token in references.indices { references[token]?.endUse() }
    references.removeAll()
  }

  /// Forgets the node with a token.
  mutating func remove(_ token: Int32) {
    references[Int(token)]?.endUse()
    references[Int(token)] = nil
  }
}
