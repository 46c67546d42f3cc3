internal import AshlarStorage

/// The frames of a tree that have changed since the last report, and the closure that receives them.
///
/// Views note here that they are about to get other frames. So a report costs what has moved, and not what there is.
final class FrameWatch {
  private let handler: ((View, CGRect) -> Void)?

  /// The views added or moved since the last report, in order.
  private let guardedNotes = Guarded(OwnedArray<NotedFrame>())

  /// The views of the last report, in the order of the tree.
  private(set) var reported: [BoxNode] = []
  private var isReporting = false

  /// The number of times called code may move views before that counts as endless.
  private static let mostRounds = 100

  init(_ handler: ((View, CGRect) -> Void)?) { self.handler = handler }

  private var noted: OwnedArray<NotedFrame> {
    _read { yield guardedNotes.value }
    _modify { yield &guardedNotes.value }
  }

  /// Whether the next report differs from the last one.
  var hasNews: Bool { !noted.isEmpty || !reported.isEmpty }
}

/// The state of a tree's watch in a view.
struct WatchedFrame {
  var mark = Mark.unwatched

  /// The place among its siblings, counted from the back, if the superview has ranked as many subviews.
  var siblingRank: Int32 = 0

  /// The number of subviews, from the back, that have their ranks: the others get them when a ``TreeOrder`` asks.
  var rankedCount: Int32 = 0

  /// The index of the view among the entries of a ``TreeOrder``, if it has one.
  var orderPlace: Int32 = -1

  enum Mark: UInt8 {
    /// The watch has not noted the view.
    case unwatched

    /// The frame is the one that was reported.
    case reported

    /// The watch has noted that the view is new or has moved.
    case noted

    /// The watch is about to report the frame as it is at that time.
    case due
  }
}

/// A view that is new or has moved.
private struct NotedFrame {
  let node: BoxNode

  /// The frame that was reported last; it counts for nothing if the view has come.
  let known: CGRect
  let hasCome: Bool
}

// MARK: - Noting

extension FrameWatch {
  /// Notes a view that has come into the tree, and all views inside it.
  func welcome(_ view: View, in tree: LayoutTree) {
    if !view.hasParts { return take(view, in: tree) }
    for view in view.subtree { take(view, in: tree) }
  }

  private func take(_ view: View, in tree: LayoutTree) {
    if view.cachedTree == nil { view.cachedTree = tree }
    view.watched.mark = .noted
    noted.append(NotedFrame(node: view.node, known: .zero, hasCome: true))
  }

  /// Notes a view that is about to get another frame.
  func note(_ view: View) {
    view.watched.mark = .noted
    noted.append(NotedFrame(node: view.node, known: view.storedFrame, hasCome: false))
  }
}

// MARK: - Reporting

extension FrameWatch {
  /// Reports the frames that have changed, and those that change because of that.
  func report(in tree: LayoutTree) {
    if isReporting { return }
    isReporting = true
    reported = []
    var rounds = 0
    while !noted.isEmpty, rounds < Self.mostRounds {
      let nodes = takeMoved(in: tree)
      if let handler {
        for node in nodes { report(node, in: tree, handler) }
      } else {
        for node in nodes { node.viewReference.read { $0.watched.mark = .reported } }
        reported += nodes
      }
      rounds += 1
    }
    isReporting = false
    let view = noted.isEmpty ? nil : noted[0].node.view
    view?.report(.endlessLayout(view: view?.reportName ?? "", passes: rounds), at: nil)
  }

  /// Reports the present frame of a view, unless what has been called has taken the view out of the tree.
  private func report(
    _ node: BoxNode, in tree: LayoutTree, _ handler: (View, CGRect) -> Void
  ) {
    guard let view = node.view, view.watched.mark == .due, view.isIn(tree) else { return }
    view.watched.mark = .reported
    reported.append(node)
    handler(view, view.frame)
  }

  /// Removes and returns the views that have moved, in the order of the tree. A view that has its old frame again has
  /// not moved.
  ///
  /// No code of a program runs meanwhile, so that nothing goes, and no view is counted.
  private func takeMoved(in tree: LayoutTree) -> [BoxNode] {
    var taken = OwnedArray<NotedFrame>()
    swap(&taken, &noted)
    var order = TreeOrder()
    for place in taken.indices {
      _ = taken[place].node.viewReference.read { view in
        guard view.watched.mark == .noted, view.isIn(tree), mayKeep(view) else { return }
        let isNew = taken[place].hasCome || taken[place].known != view.storedFrame
        view.watched.mark = isNew ? .due : .reported
        if isNew { order.add(view) }
      }
    }
    return order.nodes()
  }

  /// Whether the handler may keep a view. The root of a tree may be about to go, while its class lays it out in its `deinit`.
  private func mayKeep(_ view: View) -> Bool {
    handler == nil || view.node.hasContainer || !view.isBeingFreed
  }
}
