public import Ashlar

// The names of `MAS_SHORTHAND` that Ashlar's own maker does not have.

// MARK: - Priorities

extension SentenceWriting {
  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    priority(.low, fileID: fileID, line: line)
  }

  /// Sets the priority to 500.
  @discardableResult
  public func priorityMedium(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    priority(.medium, fileID: fileID, line: line)
  }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh(fileID: String = #fileID, line: UInt32 = #line) -> ConstraintHandle {
    priority(.high, fileID: fileID, line: line)
  }
}

// MARK: - Numbers and names

extension SentenceWriting {
  /// Moves every attribute inwards by its inset, in points, as `inset` does.
  @discardableResult
  public func insets(
    _ insets: MASEdgeInsets, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inset(insets, fileID: fileID, line: line) }

  /// Enlarges every extent by a size in points, as `offset` does.
  @discardableResult
  public func sizeOffset(
    _ offset: CGSize, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { self.offset(offset, fileID: fileID, line: line) }

  /// Moves centres by a point: horizontal ones by its x, vertical ones by its y.
  @discardableResult
  public func centerOffset(
    _ offset: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { self.offset(offset, fileID: fileID, line: line) }

  /// Names the constraints for reports, as `labeled` does.
  @discardableResult
  public func key(
    _ key: String, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { labeled(key, fileID: fileID, line: line) }
}

// MARK: - Handles

extension ConstraintHandle {
  /// Sets the constant of every constraint, in points.
  public func setOffset(_ offset: CGFloat) { update(offset: offset) }
  /// Sets the constants so that every attribute is inset by a number of points.
  public func setInset(_ inset: CGFloat) { update(inset: inset) }
  /// Sets the constants so that every attribute is inset by its own inset, in points.
  public func setInsets(_ insets: MASEdgeInsets) { update(inset: insets) }
  /// Activates the constraints.
  public func install() { activate() }
  /// Deactivates the constraints. They can be installed again.
  public func uninstall() { deactivate() }
}

// MARK: - Attributes

extension AttributeNaming {
  /// The baseline of the last line of text.
  @inlinable public var baseline: Named { lastBaseline }
}

extension LayoutItem {
  /// The baseline of the last line of text.
  @inlinable public var baseline: ItemAttributes { layout.lastBaseline }
}

extension LayoutItem where Self: UIView {
  /// The leading edge of the safe area.
  public var safeAreaLayoutGuideLeading: ItemAttributes { safeAreaLayoutGuide.layout.leading }
  /// The trailing edge of the safe area.
  public var safeAreaLayoutGuideTrailing: ItemAttributes { safeAreaLayoutGuide.layout.trailing }
  /// The left edge of the safe area.
  public var safeAreaLayoutGuideLeft: ItemAttributes { safeAreaLayoutGuide.layout.left }
  /// The right edge of the safe area.
  public var safeAreaLayoutGuideRight: ItemAttributes { safeAreaLayoutGuide.layout.right }
  /// The top edge of the safe area.
  public var safeAreaLayoutGuideTop: ItemAttributes { safeAreaLayoutGuide.layout.top }
  /// The bottom edge of the safe area.
  public var safeAreaLayoutGuideBottom: ItemAttributes { safeAreaLayoutGuide.layout.bottom }
  /// The width of the safe area.
  public var safeAreaLayoutGuideWidth: ItemAttributes { safeAreaLayoutGuide.layout.width }
  /// The height of the safe area.
  public var safeAreaLayoutGuideHeight: ItemAttributes { safeAreaLayoutGuide.layout.height }
  /// The horizontal centre of the safe area.
  public var safeAreaLayoutGuideCenterX: ItemAttributes { safeAreaLayoutGuide.layout.centerX }
  /// The vertical centre of the safe area.
  public var safeAreaLayoutGuideCenterY: ItemAttributes { safeAreaLayoutGuide.layout.centerY }
}
