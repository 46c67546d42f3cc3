/// The names of views and guides in reports, computed once for all views in a container.
///
/// The name of a view without one contains the number of earlier siblings of its type. One by one, that is work in
/// proportion to the square of their number.
package struct ReportNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var requests: [ObjectIdentifier: Int] = [:]

  /// With so many requests for views in a container, names are found out for all of them.
  private static let few = 4

  /// Whether two items of one report with the same name are distinguished by the views that contain them.
  private let tellsApart: Bool

  /// The names that items have got in this report, and which item has which.
  private var given: [ObjectIdentifier: String] = [:]
  private var owners: [String: ObjectIdentifier] = [:]

  package init(tellingApart tellsApart: Bool = false) { self.tellsApart = tellsApart }

  /// Begins another report, in which names may be taken again.
  mutating func beginReport() {
    given.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  /// The name of a view or guide; see ``LayoutBox/reportName``. If another one has it already, and they are to be
  /// distinguished, the views around it are named as well, as far as necessary: `cell/title`.
  ///
  /// - Complexity: O(*n*) for the first few of *n* views in a container, then O(1).
  package mutating func name(of box: LayoutBox) -> String {
    guard tellsApart else { return plainName(of: box) }
    let identity = ObjectIdentifier(box)
    if let known = given[identity] { return known }
    var name = plainName(of: box)
    var next = box.node.container?.view
    while owners[name] != nil, let outer = next {
      name = "\(plainName(of: outer))/\(name)"
      next = outer.superview
    }
    given[identity] = name
    owners[name] = identity
    return name
  }

  private mutating func plainName(of box: LayoutBox) -> String {
    if let name = box.name { return EscapedText.text(name) }
    if let view = box.node.view, let superview = view.superview {
      let count = requests[ObjectIdentifier(superview), default: 0]
      requests[ObjectIdentifier(superview)] = count + 1
      if count < Self.few { return view.reportName }
      if count == Self.few { list(superview) }
      return names[ObjectIdentifier(view)] ?? view.reportName
    }
    guard box.node.isGuide, let owner = box.containingView else { return box.reportName }
    let ownerName = plainName(of: owner)
    if let kind = box.node.systemGuide { return "\(ownerName).\(kind.name)" }
    let guides = owner.layoutGuides.filter { $0.node.systemGuide == nil }
    return "\(ownerName).guide#\(guides.firstIndex { $0 === box } ?? 0)"
  }

  mutating func name(of node: BoxNode?) -> String { node?.box.map { name(of: $0) } ?? "(gone)" }

  /// Whether an item has a name that it had in another report; also if that report did not name it.
  mutating func isName(_ known: String?, of node: BoxNode?) -> Bool {
    known.map { $0 == name(of: node) } ?? true
  }

  /// A constraint in code-like notation, with these names.
  package mutating func text(of constraint: LayoutConstraint) -> String {
    ConstraintText(constraint: constraint).naming { name(of: $0) }
  }

  private mutating func list(_ superview: View) {
    var counts: [ObjectIdentifier: Int] = [:]
    for view in superview.subviews {
      let type = type(of: view)
      let index = counts[ObjectIdentifier(type), default: 0]
      counts[ObjectIdentifier(type)] = index + 1
      if view.name == nil {
        names[ObjectIdentifier(view)] = view.toldName ?? "\(type)#\(index)"
      }
    }
  }
}

extension ReportNames {
  /// Lets every report call views of a tree by other names than their type and place, if they have none, until a closure
  /// has run. The other names are asked for as reports need them.
  package static func telling<Value>(
    _ name: @escaping (View) -> String?, in view: View, while body: () -> Value
  ) -> Value {
    let tree = view.tree
    let earlier = tree.nameTeller
    tree.nameTeller = name
    defer { tree.nameTeller = earlier }
    return body()
  }

  /// The conflicts of the last layout of a view's tree, with the names that views have at present: a report that calls
  /// views by other names calls them so in conflicts, too.
  ///
  /// - Complexity: Where others are reported, all remedies are tried again.
  package static func conflicts(of view: View) -> [LayoutConflict] {
    let known = view.diagnostics.conflicts
    let tree = view.tree
    guard !known.isEmpty, tree.nameTeller != nil, !tree.nesting.isRunning, let engine = tree.engine
    else { return known }
    let told = engine.conflictsInPresentNames()
    return told.count == known.count ? told : known
  }
}
