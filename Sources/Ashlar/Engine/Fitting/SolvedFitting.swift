internal import AshlarSolver

/// The problem of one view by itself in a separate engine, from which the next query continues.
///
/// It refers to boxes by the numbers of its engine, which the tree no longer has.
final class SolvedFitting: FittingProblem {
  /// The tree that the view is in.
  private var tree: LayoutTree

  /// The tree for which the engine was made, and which it does not keep.
  private let origin: LayoutTree
  private let engine: LayoutEngine
  private var aim: FittingAim

  /// The views that take part, in the order of the tree.
  private let boxes: [(node: BoxNode, token: Int32)]

  /// Those whose heights depend on their widths, each with the width for which it has been asked last.
  private var flexible: [FlexibleBox] = []

  private struct FlexibleBox {
    let node: BoxNode
    let token: Int32
    var width = CGFloat.nan
  }

  /// The work of the engine when it was last counted.
  private var countedWork = LayoutWork()

  /// The numbers of the views that take part.
  private lazy var tokens: [ObjectIdentifier: Int32] = Dictionary(
    uniqueKeysWithValues: boxes.map { (ObjectIdentifier($0.node), $0.token) })

  /// Takes the numbers of boxes while the tree has them.
  init(of view: View, _ engine: LayoutEngine, _ aim: FittingAim) {
    tree = engine.tree
    origin = tree
    self.engine = engine
    self.aim = aim
    boxes = view.subtree.map { ($0.node, $0.node.token) }.filter { $0.1 >= 0 }
    findFlexible()
    countWork()
  }

  private func findFlexible() {
    flexible = boxes.lazy.filter { $0.node.view?.flexible != nil }
      .map { FlexibleBox(node: $0.node, token: $0.token) }
  }
}

// MARK: - Solving

extension SolvedFitting {
  /// The size that has been found, in points; on a display, rounded up to pixels.
  var size: CGSize { aim.size(in: engine.system, tree.environment.displayScale) }

  /// Whether everything can be met, so that another question may go on from here.
  var isClean: Bool { !engine.system.solver.hasConflicts && !engine.system.mentionsBaselines }

  /// Gives contents the heights for the widths found, and solves again if they had others.
  ///
  /// - Returns: How that ended; nil if there was nothing to do.
  func solveWithHeights() -> Solver.Outcome? {
    defer { countWork() }
    return asking { setHeights() } ? engine.system.solver.solve() : nil
  }

  private func countWork() {
    let work = engine.work
    tree.work = tree.work + (work - countedWork)
    countedWork = work
  }

  func size(
    for request: FittingRequest, after changed: [BoxNode], in tree: LayoutTree
  ) -> CGSize? {
    self.tree = tree
    guard asking({ follow(changed) }) else { return nil }
    defer { countWork() }
    aim.move(to: request, in: &engine.system)
    guard engine.system.solver.solve() == .optimal, solveWithHeights() ?? .optimal == .optimal,
      isClean
    else { return nil }
    return size
  }

  /// Defers layouts that contents may request while they are measured.
  private func asking<Answer>(_ ask: () -> Answer) -> Answer {
    let wasSolving = tree.nesting.isSolving
    tree.nesting.isSolving = true
    defer { tree.nesting.isSolving = wasSolving }
    return ask()
  }

  private func setHeights() -> Bool {
    var hasChanged = false
    for index in flexible.indices {
      let token = flexible[index].token
      let width = CGFloat(width(of: token))
      if flexible[index].width == width { continue }
      guard let view = flexible[index].node.view else { continue }
      flexible[index].width = width
      tree.work.measureCalls += 1
      guard let height = view.contentHeight(atWidth: width) else { continue }
      if engine.system.setContentHeight(Double(height), of: token) ?? false { hasChanged = true }
    }
    return hasChanged
  }

  private func width(of token: Int32) -> Double { engine.system.solver.value(.width, of: token) }
}

// MARK: - Contents that have changed

extension SolvedFitting {
  /// Asks boxes again for their demands, with the heights that contents have at the widths found last: for a question
  /// at the same width there is no other problem to solve.
  ///
  /// - Returns: Whether nothing but their contents is different.
  private func follow(_ changed: [BoxNode]) -> Bool {
    if changed.isEmpty { return true }
    let widths = widthsFound
    for node in changed {
      let width = widths[ObjectIdentifier(node)]
      guard follow(node, atWidth: width) else { return false }
    }
    if !knowsFlexible { findFlexible() }
    return true
  }

  /// The widths that flexible contents have been asked for last.
  private var widthsFound: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for box in flexible where !box.width.isNaN { widths[ObjectIdentifier(box.node)] = box.width }
    return widths
  }

  /// Whether the views whose heights depend on their widths are still the same.
  private var knowsFlexible: Bool {
    let tokens = boxes.lazy.filter { $0.node.view?.flexible != nil }.map(\.token)
    return tokens.elementsEqual(flexible.lazy.map(\.token))
  }

  private func follow(_ node: BoxNode, atWidth width: CGFloat?) -> Bool {
    guard let view = node.view else { return false }
    guard let token = tokens[ObjectIdentifier(node)] else {
      // What takes no part takes part with a mask.
      return !view.translatesMask || view.storedMask == 0
    }
    tree.work.measureCalls += 1
    let intrinsic = Self.demands(of: view, isFree: token == aim.token, atWidth: width)
    guard intrinsic.areContentAlone else { return false }
    return engine.system.takeContent(intrinsic.content, of: token)
  }

  /// The demands of a view, with the height of its content at a width if there is one.
  private static func demands(
    of view: View, isFree: Bool, atWidth width: CGFloat?
  ) -> IntrinsicDemands {
    guard let width, let flexible = view.flexible else {
      return IntrinsicDemands(of: view, isFree: isFree)
    }
    let known = flexible.width
    flexible.width = FlexibleContent.usable(width)
    defer { flexible.width = known }
    return IntrinsicDemands(of: view, isFree: isFree)
  }
}

// MARK: - Baselines at widths

extension SolvedFitting {
  /// Whether baselines or heights of contents are others at the widths that have been found than those that were gone by.
  ///
  /// - Parameter body: Runs while contents have these widths, if so.
  func withWidthsFound<Answer>(_ body: () -> Answer) -> Answer? {
    let before = flexible.map { $0.node.view?.flexible?.width }
    defer {
      for (box, width) in zip(flexible, before) { box.node.view?.flexible?.width = width }
    }
    return asking { takeWidths() ? body() : nil }
  }

  private func takeWidths() -> Bool {
    var haveMoved = false
    for box in flexible {
      let token = box.token
      guard let view = box.node.view, view.baselinesFollowHeight || view.centresText else {
        continue
      }
      view.flexible?.width = FlexibleContent.usable(CGFloat(width(of: token)))
      let height = view.contentHeight(atWidth: CGFloat(width(of: token))).map { Double($0) }
      if height != engine.system.contentHeight(of: token) { haveMoved = true }
      let baselines = IntrinsicDemands.baselines(of: view)
      if baselines != engine.system.items[Int(token)].baselines { haveMoved = true }
    }
    return haveMoved
  }
}
