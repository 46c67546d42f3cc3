import Ashlar
import AshlarInspector

/// Looks for problems in a tree, one check at a time.
struct ProblemSearch {
  let root: View
  let shownViews: [View]

  /// The greatest deviation of a number that is no problem, in points.
  static let tolerance: CGFloat = 0.001

  /// The same for what is compared with another frame: on a display places and sizes are rounded one by one,
  /// so that neighbours may share a pixel.
  let frameTolerance: CGFloat

  init(_ root: View) {
    self.root = root
    shownViews = Self.shownViews(in: root)
    frameTolerance = Self.frameTolerance(in: root)
  }

  /// The greatest deviation of an edge in a root that is no problem, in points.
  static func frameTolerance(in root: View) -> CGFloat {
    let scale = root.environment.displayScale ?? 0
    return tolerance + (scale > 0 ? 1 / scale : 0)
  }

  /// The views that are not hidden, nor inside one that is, in the order of the tree.
  static func shownViews(in root: View) -> [View] {
    var shown: Set<ObjectIdentifier> = []
    return root.subtree.filter { view in
      let isShown =
        view === root
        || !view.isHidden && view.superview.map { shown.contains(ObjectIdentifier($0)) } ?? false
      if isShown { shown.insert(ObjectIdentifier(view)) }
      return isShown
    }
  }

  func findings(_ check: LayoutCheck) -> [LayoutFinding] {
    switch check {
    case .noConflict:
      ViewNames(root).telling { ReportNames.conflicts(of: root) }.map { .conflict($0) }
    case .noFault: faults
    case .noAmbiguity: ambiguities
    case .noOverlap: overlaps
    case .insideSuperview: outsiders
    case .contentFits: cutContents
    case .onPixels: offPixels
    case .mirrored: notMirrored
    case .lint: LayoutLint.findings(of: root).isEmpty ? [] : [.suspicious]
    }
  }
}

// MARK: - Facts of the layout

extension ProblemSearch {
  private var faults: [LayoutFinding] {
    let rest = root.diagnostics.faultsLeftOut
    return root.diagnostics.faults.map { .fault($0) } + (rest == 0 ? [] : [.moreFaults(rest)])
      + lostOwners
  }

  /// Views whose controllers no longer exist, and tables without their data sources: one finding for a controller with the
  /// data sources that went with it.
  private var lostOwners: [LayoutFinding] {
    let tables = shownViews.filter { ($0 as? any DataSourced)?.hasLostDataSource ?? false }
    let controlled = shownViews.first(where: \.hasLostController)
    if controlled != nil { return [.lost(controlled: controlled, tables: tables)] }
    return tables.map { .lost(controlled: nil, tables: [$0]) }
  }

  private var ambiguities: [LayoutFinding] {
    (root.layoutAmbiguities().isEmpty ? [] : [.ambiguous]) + unconstrained
  }

  /// Views that no constraint refers to: those that constraints are to place, and those that keep a frame of nothing.
  private var unconstrained: [LayoutFinding] {
    let views = shownViews.filter { $0 !== root && !$0.isConstrained }
    let unplaced = views.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    let invisible = views.filter { view in
      view.translatesAutoresizingMaskIntoConstraints && view.frame.size == .zero
        && view.showsNothing
    }
    return unplaced.map { .unplaced($0) } + invisible.map { .invisible($0) }
  }

  private var offPixels: [LayoutFinding] {
    guard let scale = root.environment.displayScale else { return [] }
    let views = shownViews.filter { view in
      let frame = view.frame
      return view !== root
        && [frame.minX, frame.minY, frame.maxX, frame.maxY].contains { edge in
          let pixel = edge * scale
          return !((pixel - pixel.rounded()).magnitude <= 0.01)
        }
    }
    return views.map { .offPixels($0, scale: scale) }
  }
}

extension View {
  /// Whether the view has nothing to show and contains nothing, and constraints or a frame are to say where it is.
  fileprivate var showsNothing: Bool {
    guard case .none = placedPart else { return false }
    return shownContent == nil && subviews.isEmpty && stackLayout == nil && scrollArea == nil
  }
}
