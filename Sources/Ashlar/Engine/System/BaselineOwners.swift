/// The views inside a view that provide its baselines.
struct BaselineViews: Equatable {
  var first: BoxNode?
  var last: BoxNode?

  /// The tokens by which constraints have mentioned them.
  var tokens: [Int32] = []

  init() {}

  /// Asks a view. Code of a program may run meanwhile.
  init(of view: View) {
    let first = view.nextBaselineView(isFirst: true)
    let last = view.nextBaselineView(isFirst: false)
    if first !== view, first.isDescendant(of: view) { self.first = first.node }
    if last !== view, last.isDescendant(of: view) { self.last = last.node }
  }

  var isEmpty: Bool { first == nil && last == nil }

  /// The boxes of these views, each once.
  var nodes: [BoxNode] { [first, first === last ? nil : last].compactMap(\.self) }

  static func == (one: BaselineViews, other: BaselineViews) -> Bool {
    one.first === other.first && one.last === other.last
  }
}

/// The boxes whose baselines come from views inside them, with these views, for look-ups in both directions.
struct BaselineOwners {
  private var views: [Int32: BaselineViews] = [:]

  /// The tokens of the boxes that have the baselines of a box, once the first constraint mentions a baseline: in most
  /// layouts none does.
  private var users: [ObjectIdentifier: [Int32]]?

  var isEmpty: Bool { views.isEmpty }

  /// The views that have the baselines of a box; nil if it has its own.
  subscript(token: Int32) -> BaselineViews? { views[token] }

  /// Sets the views that have the baselines of a box.
  mutating func set(_ new: BaselineViews, of token: Int32) {
    if users != nil {
      for node in views[token]?.nodes ?? [] { removeUser(token, of: node) }
      addUser(token, of: new)
    }
    views[token] = new.isEmpty ? nil : new
  }

  private mutating func addUser(_ token: Int32, of views: BaselineViews) {
    for node in views.nodes { users?[ObjectIdentifier(node), default: []].append(token) }
  }

  private mutating func removeUser(_ token: Int32, of node: BoxNode) {
    let key = ObjectIdentifier(node)
    users?[key]?.removeAll { $0 == token }
    if users?[key]?.isEmpty == true { users?[key] = nil }
  }

  /// Notes that a constraint on a baseline of a box depends on a view inside it.
  mutating func noteMention(of inner: Int32, for token: Int32) {
    if views[token]?.tokens.contains(inner) == false { views[token]?.tokens.append(inner) }
  }

  /// The tokens of the boxes that have baselines of a box, and for which constraints have mentioned it, the lowest first.
  ///
  /// - Complexity: O(*n*) for *n* boxes that have baselines of others at first, and O(1) afterwards.
  mutating func users(of node: BoxNode, _ token: Int32) -> [Int32] {
    if users == nil {
      users = [:]
      for (token, views) in views { addUser(token, of: views) }
    }
    guard let users = users?[ObjectIdentifier(node)] else { return [] }
    return users.filter { views[$0]?.tokens.contains(token) ?? false }.sorted()
  }

  /// The tokens of the boxes that have baselines of boxes that have left, the lowest first.
  ///
  /// - Complexity: O(*n*) for *n* boxes that have baselines of others.
  func users(ofDeparted tokens: [Int32]) -> [Int32] {
    let departed = Set(tokens)
    return views.filter { $0.value.tokens.contains(where: departed.contains) }.map(\.key).sorted()
  }
}

/// The constraints to compose again because baselines have changed.
struct BaselineNews {
  var constraints: [Int32] = []

  /// The boxes whose constraints these are, and whether the constraints need other terms, not other constants alone.
  var boxes: [ObjectIdentifier: Bool] = [:]
}
