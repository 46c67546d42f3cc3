// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar
public import Foundation

// The few names that SnapKit and Masonry take from AppKit. Y grows downwards, as in UIKit: a view counts as
// flipped.

/// A rectangle that can hold other views, as AppKit calls it.
public typealias NSView = UIView

/// A rectangle that takes part in layout without being a view, as AppKit calls it.
public typealias NSLayoutGuide = UILayoutGuide

/// The direction of reading, as AppKit calls it.
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

extension NSLayoutConstraint {
  /// How much a constraint matters, as AppKit calls it.
  public typealias Priority = UILayoutPriority

  /// An axis, as AppKit calls it.
  public typealias Orientation = NSLayoutConstraint.Axis
}

#if !canImport(UIKit)
  /// Absolute insets, as AppKit has them, stand where `UIEdgeInsets` do.
  extension NSEdgeInsets: ConstraintRelatableTarget, ConstraintConstantTarget,
    ConstraintInsetTarget,
    MASTarget
  {
    private var edgeInsets: UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    public var constraintConstant: ConstraintConstant { edgeInsets.constraintConstant }

    public var constraintRelatable: ConstraintRelatable { edgeInsets.constraintRelatable }

    public var masValue: MASValue { edgeInsets.masValue }
  }
#endif

/// Masonry's name for AppKit's priority 510.
public let MASLayoutPriorityDragThatCanResizeWindow = UILayoutPriority.dragThatCanResizeScene

/// Masonry's name for AppKit's priority 500.
public let MASLayoutPriorityWindowSizeStayPut = UILayoutPriority.sceneSizeStayPut

/// Masonry's name for AppKit's priority 490.
public let MASLayoutPriorityDragThatCannotResizeWindow = UILayoutPriority
  .dragThatCannotResizeScene

/// Masonry's name for AppKit's priority 50.
public let MASLayoutPriorityFittingSizeCompression = UILayoutPriority.fittingSizeLevel
