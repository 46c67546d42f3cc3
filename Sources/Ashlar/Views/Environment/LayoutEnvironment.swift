/// The settings that all views of a tree share. They belong to the root.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The direction of reading, which determines leading and trailing.
  public var direction: LayoutDirection

  /// The insets of the root that bars, cut-outs and indicators of the screen cover, in points.
  public var safeAreaInsets: EdgeInsets

  /// The height of the keyboard, in points from the bottom of the root; 0 while there is none.
  public var keyboardHeight: CGFloat

  /// The least margins of a root, in points; nil for none.
  ///
  /// A root without margins of its own has these. The root view of a view controller has 0 at the top
  /// and at the bottom, and 16 or 20 at the sides.
  ///
  /// Source: Apple, `UIViewController.systemMinimumLayoutMargins`.
  public var minimumLayoutMargins: DirectionalEdgeInsets?

  /// The greatest width of ``View/readableContentGuide``, in points.
  ///
  /// 672, as on UIKit for text of the usual size; larger text needs more.
  public var readableContentWidth: CGFloat

  /// The framework that layouts follow where UIKit and AppKit differ; UIKit by default.
  public var platform = LayoutPlatform.uiKit

  /// The number of pixels per point, to which layouts round frames; nil for no rounding.
  ///
  /// A number outside 0.001…1000 counts as nil. Each edge of a view that constraints place is rounded to the nearest
  /// pixel in the coordinate space of the root, halves upwards. On AppKit, autoresizing masks use this number too,
  /// and 1 for nil.
  ///
  /// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 1).
  public var displayScale: CGFloat? {
    didSet { if let scale = displayScale, !Self.isUsable(scale) { displayScale = nil } }
  }

  /// The number of pixels per point for the contents of views where ``displayScale`` is nil; nil to leave their sizes
  /// as they come out.
  package var contentScale: CGFloat?

  /// Makes settings; the defaults are those of a left-to-right layout without a screen.
  public init(
    direction: LayoutDirection = .leftToRight, safeAreaInsets: EdgeInsets = .zero,
    keyboardHeight: CGFloat = 0, minimumLayoutMargins: DirectionalEdgeInsets? = nil,
    readableContentWidth: CGFloat = 672
  ) {
    self.direction = direction
    self.safeAreaInsets = safeAreaInsets
    self.keyboardHeight = keyboardHeight
    self.minimumLayoutMargins = minimumLayoutMargins
    self.readableContentWidth = readableContentWidth
  }
}

extension LayoutEnvironment {
  /// The number of pixels per point for the contents of views without one of their own; nil for no rounding.
  var pixelScale: CGFloat? { displayScale ?? contentScale }

  /// The same settings for a tree that is on no screen.
  var withoutScreen: LayoutEnvironment {
    var copy = self
    copy.safeAreaInsets = .zero
    copy.keyboardHeight = 0
    copy.minimumLayoutMargins = nil
    return copy
  }

  /// Whether a layout can compute with the numbers.
  package var isComputable: Bool {
    safeAreaInsets.isComputable && keyboardHeight.isComputable && readableContentWidth.isComputable
      && minimumLayoutMargins?.absolute(direction).isComputable ?? true
  }

  /// Whether there can be that many pixels to a point, or so few.
  private static func isUsable(_ scale: CGFloat) -> Bool { (0.001...1000).contains(scale) }
}

/// The framework that a layout follows where UIKit and AppKit differ.
public enum LayoutPlatform: Hashable, Sendable, CaseIterable, Codable {
  /// Autoresizing masks leave fractions of pixels.
  case uiKit

  /// Autoresizing masks round edges down to pixels.
  case appKit
}
