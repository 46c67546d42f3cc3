/// The two sides of a constraint on a distance between anchors.
final class AnchorDistances {
  let first: LayoutDimension?
  let second: LayoutDimension?

  /// The anchors that they begin and end at.
  private let anchors: [AnyLayoutAnchor]

  /// The nodes of every box that an anchor on either side belongs to, each once.
  let nodes: [BoxNode]

  init(_ first: LayoutDimension, _ second: LayoutDimension?) {
    self.first = first
    self.second = second
    anchors = [first, second].compactMap(\.self).flatMap { dimension in
      dimension.distance.map { [$0.from, $0.to] } ?? [dimension]
    }
    var nodes: [BoxNode] = []
    for case let node? in anchors.map(\.node)
    where !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    self.nodes = nodes
  }

  /// Whether every box still exists.
  var isComplete: Bool { anchors.allSatisfy { $0.item != nil } }

  /// Whether both sides measure between the same attributes of the same boxes as others.
  func areSame(as others: AnchorDistances) -> Bool {
    anchors.elementsEqual(others.anchors) { $0.node === $1.node && $0.attribute == $1.attribute }
  }

  func mentionBaseline(of node: BoxNode) -> Bool {
    anchors.contains { $0.node === node && $0.attribute.isBaseline }
  }

  /// Whether they begin or end at a baseline of any box.
  var mentionBaselines: Bool { anchors.contains { $0.attribute.isBaseline } }

  func dependOnInsets(of node: BoxNode) -> Bool {
    anchors.contains { $0.node?.isInset($0.attribute, of: node) ?? false }
  }

  /// The lowest view that contains every box.
  var commonAncestor: BoxNode? {
    nodes.dropFirst().reduce(nodes.first?.host) { common, node in
      node.host.flatMap { common?.closestCommonAncestor(with: $0) }
    }
  }
}
