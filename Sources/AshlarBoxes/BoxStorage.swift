import Ashlar
internal import AshlarStorage

/// The storage of a layout: its boxes by their places, and the settings of all its trees.
final class BoxStorage {
  let token = LayoutToken()

  private let guardedBoxes = Guarded(BoxTable())
  var keys = BoxKeys()

  /// The boxes without a container, in the order of their addition.
  private(set) var roots: [View] = []

  /// The faults of calls that concern no tree, and of trees that have gone.
  let diagnostics = LayoutDiagnostics()

  var settings = BoxSettings()

  /// The closure that receives every move, whatever caused the layout.
  var listener: ((Box, CGRect) -> Void)?

  /// How many contents are being measured.
  var measureDepth = 0

  /// How many calls of the listener are going on.
  var listenerDepth = 0

  /// What the listener has received from the last layout.
  var toldMoves: [(Box, CGRect)] = []

  /// The number of reports so far.
  var reportCount = 0

  var boxes: BoxTable {
    // Otherwise each access is a call: `Benchmarks boxes resize list` shows it.
    @inline(__always) _read { yield guardedBoxes.value }
    // The same: `Benchmarks boxes resize list`.
    @inline(__always) _modify { yield &guardedBoxes.value }
  }
}

// MARK: - Handles

extension Box {
  /// A box of no layout.
  static var unknown: Box { Box(layout: LayoutToken(), place: -1, generation: 0) }
}

extension BoxStorage: ItemResolving {
  func item(of handle: ItemHandle) -> LayoutBox? {
    handle.owner === token ? boxes.item(at: handle.place, handle.generation) : nil
  }

  /// The item of a handle, if the layout contains it.
  func find(_ box: Box) -> LayoutBox? {
    box.layout === token ? boxes.item(at: box.place, box.generation) : nil
  }

  /// The same for a box that is no guide.
  func findView(_ box: Box) -> View? {
    box.layout === token ? boxes.view(at: box.place, box.generation) : nil
  }

  /// The handle of a box of the layout.
  func box(of view: View) -> Box { box(at: view.moveNumber) }

  /// The handle of the box or guide at a place.
  func box(at place: Int32) -> Box {
    guard let generation = boxes.generation(at: place) else { return .unknown }
    return Box(layout: token, place: place, generation: generation)
  }
}

extension LayoutBox {
  /// Its place in the table of the layout, or −1.
  var place: Int32 {
    if let view = self as? View { return view.moveNumber }
    return (self as? Placed.Guide)?.slot ?? -1
  }
}

// MARK: - Coming

extension BoxStorage {
  /// Gives a guide a place.
  ///
  /// - Returns: Its handle.
  func takeIn(_ guide: Placed.Guide) -> Box {
    let (place, generation) = boxes.takeIn(guide)
    return Box(layout: token, place: place, generation: generation)
  }

  /// Adds a box in another one, at a place or in front, or as a root.
  func add(_ name: String?, in outer: View?, at index: Int?) -> Box {
    let view = Placed.Box(frame: .zero)
    view.beginAsBox()
    if let name { view.name = name }
    if outer == nil { begin(root: view) }
    let (place, generation) = boxes.takeIn(view)
    outer?.insertBox(view, at: index)
    return Box(layout: token, place: place, generation: generation)
  }

  /// Makes a view that is in no other one a root.
  private func begin(root view: View) {
    roots.append(view)
    settings.apply(to: view)
    watch(view)
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
    let (fileID, line) = (call.location.fileID, call.location.line)
    if let index {
      outer.insertSubview(view, at: index, fileID: fileID, line: line)
    } else {
      outer.addSubview(view, fileID: fileID, line: line)
    }
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
    let inside = Array(view.subtree)
    for inner in inside {
      for guide in inner.addedGuides { forget(guide) }
      forget(inner)
    }
    if view.superview == nil {
      diagnostics.take(from: view.diagnostics)
      roots.removeAll { $0 === view }
      view.endWatch()
    }
    view.removeFromSuperview()
  }

  /// Invalidates the handles of a box or guide, which the caller keeps.
  private func forget(_ item: LayoutBox) {
    keys.forget(item.place)
    _ = boxes.forget(item.place)
  }
}
