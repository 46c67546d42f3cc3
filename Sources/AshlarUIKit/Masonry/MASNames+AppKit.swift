// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar
public import Foundation

#if os(macOS) || !canImport(Darwin)
  extension NSEdgeInsets: MASTarget {
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
