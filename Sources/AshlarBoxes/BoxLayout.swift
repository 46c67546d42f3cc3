import Ashlar

/// Constraints for a tree of your own: rectangles without views, referred to by handles.
///
/// ```swift
/// let layout = BoxLayout()
/// let card = layout.add(), title = layout.add(in: card)
/// layout.constrain(title) { make in
///   make.edges.equalTo(card).inset(16)
/// }
/// layout.solve(card, in: CGSize(width: 320, height: 100)) { box, frame in
///   print(box == title, frame.width)   // called for what has moved
/// }
/// ```
///
/// Boxes have everything that views have for constraints: the sentences of the maker, guides, contents, priorities,
/// margins, directions of reading, pixels, conflicts and explanations. They have no class, no drawing and no events.
///
/// A layout has one owner and cannot be copied. It is not `Sendable`: one task uses it at a time. Invalid calls are a
/// `LayoutFault` and change nothing; see ``faults``.
public struct BoxLayout: ~Copyable {
  let storage = BoxStorage()

  /// Makes a layout without boxes.
  public init() {}

  /// The standard space between boxes, and between a box and the edge of its container: 8 points.
  ///
  /// Source: Apple, `NSLayoutXAxisAnchor.constraint(equalToSystemSpacingAfter:multiplier:)`.
  public static let systemSpacing: CGFloat = 8
}

// MARK: - Adding

extension BoxLayout {
  /// Adds a box in front of the others in its container, or at a place among them, counted from the back.
  ///
  /// Without a container the box is a root: ``solve(_:in:fileID:line:_:)`` gives it its size. In a container,
  /// constraints and its content place it. An index after the last is the front, one before the first is the back.
  ///
  /// - Returns: The box; an unknown one if the container is unknown.
  public func add(
    in container: Box? = nil, at index: Int? = nil, name: String? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> Box {
    let call = Call("add", fileID, line)
    guard let container else {
      return storage.admits(call) ? storage.add(name, in: nil, at: nil) : .unknown
    }
    guard let outer = storage.view(container, for: call) else { return .unknown }
    return storage.add(name, in: outer, at: index)
  }

  /// Adds a guide: a rectangle of a container that takes part in constraints and that no report of moves mentions.
  ///
  /// - Returns: The guide; an unknown one if the container is unknown, or a guide itself.
  public func addGuide(
    in container: Box, name: String? = nil, fileID: String = #fileID, line: UInt32 = #line
  ) -> Box {
    let call = Call("addGuide", fileID, line)
    guard let outer = storage.view(container, for: call) else { return .unknown }
    let guide = Placed.Guide(name: name)
    outer.addLayoutGuide(guide)
    return storage.takeIn(guide)
  }
}

// MARK: - Removing and moving

extension BoxLayout {
  /// Removes a box with everything inside it, and all constraints that mention any of these boxes.
  ///
  /// - Complexity: O(*n*) for *n* boxes inside and the constraints that concern them.
  public func remove(_ box: Box, fileID: String = #fileID, line: UInt32 = #line) {
    guard let item = storage.item(box, for: Call("remove", fileID, line)) else { return }
    storage.remove(item)
  }

  /// Moves a box with everything inside it into another container, or to another place in its own; nil makes it a root.
  ///
  /// Constraints that tie it, or a box inside it, to boxes outside are removed. Those inside it remain. A container
  /// that is the box itself, or inside it, is a `LayoutFault` and changes nothing. A guide cannot be a root.
  public func move(
    _ box: Box, into container: Box?, at index: Int? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    let call = Call("move", fileID, line)
    guard let item = storage.item(box, for: call) else { return }
    guard let container else { return storage.makeRoot(item, call) }
    guard let outer = storage.view(container, for: call) else { return }
    storage.move(item, into: outer, at: index, call)
  }
}

// MARK: - The tree

extension BoxLayout {
  /// The number of boxes and guides.
  public var count: Int { storage.boxes.count }

  /// Whether the layout contains a box.
  public func contains(_ box: Box) -> Bool { storage.find(box) != nil }

  /// The boxes without a container, in the order of their addition.
  public var roots: [Box] { storage.roots.map { storage.box(of: $0) } }

  /// The box that contains another box or a guide; nil for a root, and for a box of another layout.
  public func container(of box: Box) -> Box? {
    storage.find(box)?.containingView.map { storage.box(of: $0) }
  }

  /// The boxes inside a box, from back to front, without guides.
  public func boxes(in box: Box) -> [Box] {
    storage.findView(box)?.subviews.map { storage.box(of: $0) } ?? []
  }
}

// MARK: - Names and keys

extension BoxLayout {
  /// The name of a box in reports. Without a name, reports show its place: `card.Box#2`.
  public func name(of box: Box) -> String? { storage.find(box)?.name }

  /// Names a box for reports.
  public func setName(
    _ name: String?, of box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) { storage.item(box, for: Call("setName", fileID, line))?.name = name }

  /// The key of a box; nil without one.
  public func key(of box: Box) -> Int? {
    storage.find(box).flatMap { storage.keys.key(of: $0.place) }
  }

  /// The box with a key; nil without one.
  ///
  /// - Complexity: O(1).
  public func box(forKey key: Int) -> Box? {
    storage.keys.place(of: key).map { storage.box(at: $0) }
  }

  /// Sets the key of a box, a number of your own that identifies it: that of a row in a database, or of a widget.
  ///
  /// A key that another box has moves to this one. Guides have none.
  public func setKey(
    _ key: Int?, of box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) {
    guard let view = storage.view(box, for: Call("setKey", fileID, line)) else { return }
    storage.keys.set(key, of: view.place)
  }
}
