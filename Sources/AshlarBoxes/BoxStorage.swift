import Ashlar

/// The storage of a layout: its boxes by their places, and the settings of all its trees.
final class BoxStorage {
  let token = LayoutToken()

  private var slots: [Slot] = []
  private var vacant: [Int32] = []
  private var keys = BoxKeys()

  /// The boxes without a container, in the order of their addition.
  private(set) var roots: [View] = []

  /// The faults of calls that concern no tree, and of trees that have gone.
  let diagnostics = LayoutDiagnostics()

  var settings = BoxSettings()

  /// The closure that receives every move, whatever caused the layout.
  private var listener: ((Box, CGRect) -> Void)?

  /// How many contents are being measured.
  var measureDepth = 0

  /// How many calls of the listener are going on.
  private(set) var listenerDepth = 0

  /// A place, with the number of boxes that have used it.
  private struct Slot {
    var item: LayoutBox?
    var generation: UInt32 = 0
  }
}

/// The classes that represent boxes and guides in the tree. Reports show their names.
enum Placed {
  final class Box: View {
    /// The slot of the box in the layout, or −1, and the number of boxes that have been there before.
    final var slot: Int32 = -1
    final var generation: UInt32 = 0
  }

  final class Guide: LayoutGuide {
    /// The slot of the guide in the layout, or −1, and the number of boxes that have been there before.
    final var slot: Int32 = -1
    final var generation: UInt32 = 0
  }
}

// MARK: - Handles

extension Box {
  /// A box of no layout.
  static var unknown: Box { Box(layout: LayoutToken(), place: -1, generation: 0) }
}

extension BoxStorage: ItemResolving {
  func item(of handle: ItemHandle) -> LayoutBox? {
    handle.owner === token ? item(at: handle.place, handle.generation) : nil
  }

  /// The item of a handle, if the layout contains it.
  func find(_ box: Box) -> LayoutBox? {
    box.layout === token ? item(at: box.place, box.generation) : nil
  }

  private func item(at place: Int32, _ generation: UInt32) -> LayoutBox? {
    let slots = slots
    guard slots.indices.contains(Int(place)) else { return nil }
    let slot = slots[Int(place)]
    return slot.generation == generation ? slot.item : nil
  }

  /// The handle of what the layout has.
  func box(of item: LayoutBox) -> Box {
    if let box = item as? Placed.Box { return self.box(box.slot, box.generation) }
    guard let guide = item as? Placed.Guide else { return .unknown }
    return box(guide.slot, guide.generation)
  }

  private func box(_ place: Int32, _ generation: UInt32) -> Box {
    place < 0 ? .unknown : Box(layout: token, place: place, generation: generation)
  }

  var count: Int { slots.count - vacant.count }
}

extension LayoutBox {
  /// Its slot in the layout, or −1.
  fileprivate var place: Int32 {
    (self as? Placed.Box)?.slot ?? (self as? Placed.Guide)?.slot ?? -1
  }

  /// Sets its slot, and the number of boxes that have been there before.
  fileprivate func settle(at place: Int32, _ generation: UInt32) {
    if let box = self as? Placed.Box { (box.slot, box.generation) = (place, generation) }
    if let guide = self as? Placed.Guide { (guide.slot, guide.generation) = (place, generation) }
  }

  /// The view in whose coordinate space it has its frame.
  var containingView: View? { (self as? View)?.superview ?? (self as? LayoutGuide)?.owningView }
}

// MARK: - Coming

extension BoxStorage {
  /// Gives a box or guide a place.
  ///
  /// - Returns: Its handle.
  func takeIn(_ item: LayoutBox) -> Box {
    if let place = vacant.popLast() {
      slots[Int(place)].item = item
      item.settle(at: place, slots[Int(place)].generation)
    } else {
      item.settle(at: Int32(truncatingIfNeeded: slots.count), 0)
      slots.append(Slot(item: item))
    }
    return box(of: item)
  }

  func addRoot(_ name: String?) -> Box {
    let view = makeView(name)
    begin(root: view)
    return takeIn(view)
  }

  func add(_ name: String?, in outer: View, at index: Int?, _ call: Call) -> Box {
    let view = makeView(name)
    let box = takeIn(view)
    outer.insert(view, at: index, call.location)
    return box
  }

  private func makeView(_ name: String?) -> Placed.Box {
    let view = Placed.Box(frame: .zero)
    view.isOfPlainKind = true
    view.name = name
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Makes a view that is in no other one a root.
  private func begin(root view: View) {
    roots.append(view)
    settings.apply(to: view)
    watch(view)
  }

  /// Notes the moves in a root, and passes them to the listener, if there is one.
  private func watch(_ root: View) {
    if listener == nil { return root.watchFrames(nil) }
    root.watchFrames { [weak self] view, frame in self?.report(view, frame) }
  }

  /// Sets the closure that receives every move; nil for none.
  func listen(_ listener: ((Box, CGRect) -> Void)?) {
    self.listener = listener
    for root in roots { watch(root) }
  }
}

extension View {
  /// Adds a view, at a place or in front.
  fileprivate func insert(_ view: View, at index: Int?, _ location: CodeLocation) {
    if let index {
      insertSubview(view, at: index, fileID: location.fileID, line: location.line)
    } else {
      addSubview(view, fileID: location.fileID, line: location.line)
    }
  }
}

// MARK: - Moving

extension BoxStorage {
  func makeRoot(_ item: LayoutBox, _ call: Call) {
    guard let view = item as? View else { return refuse(.guide(item.reportName), call) }
    if view.superview == nil { return }
    view.removeFromSuperview()
    begin(root: view)
  }

  func move(_ item: LayoutBox, into outer: View, at index: Int?, _ call: Call) {
    if let guide = item as? LayoutGuide { return outer.addLayoutGuide(guide) }
    guard let view = item as? View else { return }
    let wasRoot = view.superview == nil
    outer.insert(view, at: index, call.location)
    if wasRoot, view.superview != nil { roots.removeAll { $0 === view } }
  }
}

// MARK: - Going

extension BoxStorage {
  /// Removes a box or guide with everything inside it.
  func remove(_ item: LayoutBox) {
    if let guide = item as? LayoutGuide {
      forget(guide)
      guide.owningView?.removeLayoutGuide(guide)
    }
    guard let view = item as? View else { return }
    // Some code of the program may run when the view leaves. Its handles lead nowhere by then.
    for inner in Array(view.subtree) {
      for guide in inner.addedGuides { forget(guide) }
      forget(inner)
    }
    if view.superview == nil {
      diagnostics.take(from: view.diagnostics)
      roots.removeAll { $0 === view }
      view.onFrameChange(nil)
    }
    view.removeFromSuperview()
  }

  /// Invalidates the handles of a box or guide.
  private func forget(_ item: LayoutBox) {
    let place = Int(item.place)
    guard slots.indices.contains(place), slots[place].item === item else { return }
    keys.forget(item.place)
    slots[place].item = nil
    slots[place].generation &+= 1
    item.settle(at: -1, 0)
    // A place whose numbers are used up stays empty.
    if slots[place].generation != 0 { vacant.append(Int32(truncatingIfNeeded: place)) }
  }
}

// MARK: - Keys

extension BoxStorage {
  func key(of item: LayoutBox) -> Int? { keys.key(of: item.place) }

  func box(forKey key: Int) -> Box? {
    keys.place(of: key).flatMap { slots[Int($0)].item }.map { box(of: $0) }
  }

  func setKey(_ key: Int?, of view: View) { keys.set(key, of: view.place) }
}

// MARK: - Moves

extension BoxStorage {
  /// Notifies the listener of a new frame.
  private func report(_ view: View, _ frame: CGRect) {
    guard let listener else { return }
    listenerDepth += 1
    listener(box(of: view), frame)
    listenerDepth -= 1
  }
}
