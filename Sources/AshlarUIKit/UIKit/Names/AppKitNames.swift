// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar
import Foundation

// The few names that ported code takes from AppKit. Y grows downwards, as in UIKit: a view counts as
// flipped.

/// A rectangle that can hold other views, as AppKit calls it.
public typealias NSView = UIView

/// A rectangle that takes part in layout without being a view, as AppKit calls it.
public typealias NSLayoutGuide = UILayoutGuide

/// The direction of reading, as AppKit calls it.
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// The names that AppKit has inside `NSLayoutConstraint` and UIKit has not.
///
/// A type that a program declares there with one of these names takes precedence, because the names are members of a
/// protocol.
public protocol AppKitConstraintNames {}

extension AppKitConstraintNames {
  /// The priority of a constraint, as AppKit calls it.
  public typealias Priority = UILayoutPriority

  /// An axis, as AppKit calls it.
  public typealias Orientation = NSLayoutConstraint.Axis
}

extension NSLayoutConstraint: AppKitConstraintNames {}

#if os(macOS) || !canImport(Darwin)
  extension NSEdgeInsets {
    /// Absolute insets, as AppKit has them, stand where `UIEdgeInsets` do.
    var edgeInsets: UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }
#endif
