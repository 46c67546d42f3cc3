internal import AshlarStorage

/// The nodes of the boxes that an engine knows, by token.
struct EngineNodes: ~Copyable {
  private var nodes = OwnedArray<BoxNode?>()
}

// MARK: - Looking

extension EngineNodes {
  /// How many tokens have been given.
  var count: Int { nodes.count }

  /// All nodes, in the order of their tokens.
  var all: [BoxNode] { nodes.all.compactMap(\.self) }

  /// The node of a box. Nil if no box has the token.
  subscript(token: Int32) -> BoxNode? { nodes[Int(token)] }
}

// MARK: - Changing

extension EngineNodes {
  mutating func reserve(_ count: Int, in slab: inout Slab) {
    nodes.reserve(count, in: &slab)
  }

  static func size(of count: Int) -> Int { Slab.size(of: count, BoxNode?.self) }

  /// Gives a node the next token.
  mutating func append(_ node: BoxNode) {
    nodes.append(node)
  }

  /// Gives a node a token that no box has.
  mutating func insert(_ node: BoxNode, at token: Int32) {
    nodes[Int(token)] = node
  }

  /// Forgets the node with a token.
  mutating func remove(_ token: Int32) {
    nodes[Int(token)] = nil
  }
}
