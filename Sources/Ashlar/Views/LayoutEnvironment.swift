/// The settings that all views of a tree share. They belong to the root.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The direction in which people read: what leading and trailing mean.
  public var direction: LayoutDirection

  /// Whose habits layouts follow where Apple's two frameworks differ; UIKit's at first.
  public var platform = LayoutPlatform.uiKit

  /// How many pixels a point has on each axis, for frames that lie on pixels; nil to leave frames as
  /// they come out. A number that is not positive and finite counts as nil.
  public var displayScale: CGFloat? {
    didSet { if let scale = displayScale, !Self.isUsable(scale) { displayScale = nil } }
  }

  /// Makes settings; what is not given is as in a plain left-to-right layout.
  public init(direction: LayoutDirection = .leftToRight) {
    self.direction = direction
  }

  /// Whether there can be that many pixels to a point, or so few.
  private static func isUsable(_ scale: CGFloat) -> Bool { (0.001...1000).contains(scale) }
}

/// Whose habits a layout follows where UIKit and AppKit differ.
public enum LayoutPlatform: Hashable, Sendable, CaseIterable, Codable {
  /// Masks leave fractions of pixels. On a display, sizes and places are rounded to the nearest pixel.
  case uiKit

  /// Masks move edges to the pixel before them. On a display, edges are rounded to the nearest pixel.
  case appKit
}

extension View {
  /// The settings of the tree that the view is in.
  ///
  /// Setting them on any view sets them for the whole tree, and the next layout follows them. A tree
  /// that is added to another one takes over the other's.
  public var environment: LayoutEnvironment {
    get { existingTree?.environment ?? LayoutEnvironment() }
    set {
      guard environment != newValue else { return }
      let isDisplayNew =
        environment.platform != newValue.platform
        || environment.displayScale != newValue.displayScale
      let tree = tree
      tree.environment = newValue
      root.noteAllConstraints()
      if isDisplayNew { root.noteAllFrames() }
    }
  }

  /// The direction in which people read in this view.
  public var effectiveLayoutDirection: LayoutDirection { environment.direction }

  /// Has every active constraint of the subtree looked at again.
  private func noteAllConstraints() {
    for view in subtree {
      for constraint in view.held.all { constraint.note(.terms) }
    }
  }

  /// Has every frame of the subtree that comes out of constraints written again.
  private func noteAllFrames() {
    for view in subtree { view.noteChange() }
  }
}
