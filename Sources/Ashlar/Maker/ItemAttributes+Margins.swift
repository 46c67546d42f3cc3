// Views have margins, and guides have none: a sentence with the margin of a guide is a fault.

extension ItemLayout {
  /// The left edge inside the view's margin.
  @inlinable public var leftMargin: ItemAttributes { attribute(.leftMargin) }

  /// The right edge inside the view's margin.
  @inlinable public var rightMargin: ItemAttributes { attribute(.rightMargin) }

  /// The top edge inside the view's margin.
  @inlinable public var topMargin: ItemAttributes { attribute(.topMargin) }

  /// The bottom edge inside the view's margin.
  @inlinable public var bottomMargin: ItemAttributes { attribute(.bottomMargin) }

  /// The edge where lines of text begin, inside the view's margin.
  @inlinable public var leadingMargin: ItemAttributes { attribute(.leadingMargin) }

  /// The edge where lines of text end, inside the view's margin.
  @inlinable public var trailingMargin: ItemAttributes { attribute(.trailingMargin) }

  /// The horizontal middle between the view's margins.
  @inlinable public var centerXWithinMargins: ItemAttributes { attribute(.centerXWithinMargins) }

  /// The vertical middle between the view's margins.
  @inlinable public var centerYWithinMargins: ItemAttributes { attribute(.centerYWithinMargins) }

  /// Left, top, right and bottom inside the view's margins.
  @inlinable public var margins: ItemAttributes { ItemAttributes(item: item, attributes: .margins) }

  /// Leading, top, trailing and bottom inside the view's margins.
  @inlinable public var directionalMargins: ItemAttributes {
    ItemAttributes(item: item, attributes: .directionalMargins)
  }

  /// Both middles between the view's margins.
  @inlinable public var centerWithinMargins: ItemAttributes {
    ItemAttributes(item: item, attributes: .centerWithinMargins)
  }
}

// MARK: - Short names

extension LayoutItem where Self: View {
  /// The left edge inside the view's margin.
  @inlinable public var leftMargin: ItemAttributes { layout.leftMargin }

  /// The right edge inside the view's margin.
  @inlinable public var rightMargin: ItemAttributes { layout.rightMargin }

  /// The top edge inside the view's margin.
  @inlinable public var topMargin: ItemAttributes { layout.topMargin }

  /// The bottom edge inside the view's margin.
  @inlinable public var bottomMargin: ItemAttributes { layout.bottomMargin }

  /// The edge where lines of text begin, inside the view's margin.
  @inlinable public var leadingMargin: ItemAttributes { layout.leadingMargin }

  /// The edge where lines of text end, inside the view's margin.
  @inlinable public var trailingMargin: ItemAttributes { layout.trailingMargin }

  /// The horizontal middle between the view's margins.
  @inlinable public var centerXWithinMargins: ItemAttributes { layout.centerXWithinMargins }

  /// The vertical middle between the view's margins.
  @inlinable public var centerYWithinMargins: ItemAttributes { layout.centerYWithinMargins }

  /// Left, top, right and bottom inside the view's margins.
  @inlinable public var margins: ItemAttributes { layout.margins }

  /// Leading, top, trailing and bottom inside the view's margins.
  @inlinable public var directionalMargins: ItemAttributes { layout.directionalMargins }

  /// Both middles between the view's margins.
  @inlinable public var centerWithinMargins: ItemAttributes { layout.centerWithinMargins }
}
