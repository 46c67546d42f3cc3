/// A size that a view is to fit, in points, and how much it matters on each axis.
struct FittingRequest: Hashable {
  var target: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority
}

/// The fitting sizes that a view has been asked for, as long as nothing changes in it.
final class FittingCache {
  /// Whether a fitting size of the view is being found.
  var isBusy = false

  /// The conflicts that the last size met and that were heard of, by the numbers of their constraints.
  var conflicts: [[Int64]] = []

  private var signature: FittingSignature?
  private var known: [(request: FittingRequest, size: CGSize)] = []

  /// As many requests as a self-sizing list makes of one view, and a few more.
  private static let mostRequests = 8
}

// MARK: - Remembering

extension FittingCache {
  /// What has been found for a request, if nothing has changed since.
  func size(for request: FittingRequest, _ signature: FittingSignature) -> CGSize? {
    guard self.signature == signature else { return nil }
    return known.first { $0.request == request }?.size
  }

  func remember(_ size: CGSize, for request: FittingRequest, _ signature: FittingSignature) {
    if self.signature != signature || known.count == Self.mostRequests { known = [] }
    self.signature = signature
    known.append((request, size))
  }
}

/// Everything on which a fitting size depends. While it is the same, so is the size.
struct FittingSignature: Equatable {
  private let environment: LayoutEnvironment
  private var boxes: [BoxMark] = []
  private var constraints: [ConstraintMark] = []

  init(of view: View) {
    environment = view.environment
    let tree = view.tree
    for inner in view.subtree {
      boxes.append(BoxMark(inner))
      for guide in inner.layoutGuides { boxes.append(BoxMark(guide)) }
      for index in inner.held.indices {
        constraints.append(ConstraintMark(tree.store.constraints[index], tree))
      }
    }
  }
}

/// A box, how often what it asks for has changed, and by what else constraints on it go.
///
/// It keeps the node, though not the box, so that no other one can be taken for it.
private struct BoxMark: Equatable {
  let node: BoxNode
  let container: ObjectIdentifier?
  let changes: UInt32
  let insets: InsetState?
  let semantics: SemanticContentAttribute

  init(_ box: LayoutBox) {
    let view = box as? View
    node = box.node
    container = node.container.map { ObjectIdentifier($0) }
    changes = view?.changeCount ?? 0
    insets = view?.insets?.state
    semantics = view?.storedSemantics ?? .unspecified
  }

  static func == (one: BoxMark, other: BoxMark) -> Bool {
    one.node === other.node && one.container == other.container && one.changes == other.changes
      && one.insets == other.insets && one.semantics == other.semantics
  }
}

/// A constraint and its numbers.
private struct ConstraintMark: Equatable {
  let activation: Int64
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let first: ObjectIdentifier?
  let second: ObjectIdentifier?
  let constant: DirectedNumber
  let multiplier: CGFloat
  let priority: LayoutPriority

  init(_ record: ConstraintRecord, _ tree: LayoutTree) {
    activation = record.age
    firstAttribute = record.terms.firstAttribute
    secondAttribute = record.terms.secondAttribute
    first = tree.node(at: record.first).map(ObjectIdentifier.init)
    second = tree.node(at: record.second).map(ObjectIdentifier.init)
    constant = record.terms.directedConstant
    multiplier = CGFloat(record.terms.multiplier)
    priority = record.terms.priority
  }
}
