// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// MARK: - Superviews

extension UIView {
  /// The lowest view that contains both views; each view contains itself. Nil for views in different trees.
  public func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
    view.flatMap { closestCommonSuperview(with: $0) as? UIView }
  }
}

// MARK: - Attributes

extension UIView {
  /// Any attribute of the view.
  @inlinable
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }

  /// The left edge.
  @inlinable public var mas_left: MASViewAttribute { mas_attribute(.left) }
  /// The top edge.
  @inlinable public var mas_top: MASViewAttribute { mas_attribute(.top) }
  /// The right edge.
  @inlinable public var mas_right: MASViewAttribute { mas_attribute(.right) }
  /// The bottom edge.
  @inlinable public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
  /// The edge where lines begin.
  @inlinable public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
  /// The edge where lines end.
  @inlinable public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
  /// The width.
  @inlinable public var mas_width: MASViewAttribute { mas_attribute(.width) }
  /// The height.
  @inlinable public var mas_height: MASViewAttribute { mas_attribute(.height) }
  /// The horizontal centre.
  @inlinable public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
  /// The vertical centre.
  @inlinable public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
  /// The baseline of the first line.
  @inlinable public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
  /// The baseline of the last line.
  @inlinable public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The left margin.
  @inlinable public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
  /// The right margin.
  @inlinable public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
  /// The top margin.
  @inlinable public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
  /// The bottom margin.
  @inlinable public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
  /// The margin where lines begin.
  @inlinable public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
  /// The margin where lines end.
  @inlinable public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }

  /// The middle between left and right margin.
  @inlinable public var mas_centerXWithinMargins: MASViewAttribute {
    mas_attribute(.centerXWithinMargins)
  }

  /// The middle between top and bottom margin.
  @inlinable public var mas_centerYWithinMargins: MASViewAttribute {
    mas_attribute(.centerYWithinMargins)
  }

  /// The baseline of the last line.
  @inlinable public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
}

// MARK: - The safe area

extension UIView {
  private func safe(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }

  /// The same attribute of the safe area as on the left.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safe(.notAnAttribute) }
  /// The leading edge of the safe area.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safe(.leading) }
  /// The trailing edge of the safe area.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safe(.trailing) }
  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safe(.left) }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safe(.right) }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safe(.top) }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safe(.bottom) }
  /// The width of the safe area.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safe(.width) }
  /// The height of the safe area.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safe(.height) }
  /// The horizontal centre of the safe area.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safe(.centerX) }
  /// The vertical centre of the safe area.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safe(.centerY) }

}

// MARK: - Guides of a controller

extension UIViewController {
  private func attribute(
    _ guide: LayoutSupportGuide, _ attribute: NSLayoutConstraint.Attribute
  ) -> MASViewAttribute { MASViewAttribute(view: view, item: guide, layoutAttribute: attribute) }

  /// The bottom of the guide at the top.
  public var mas_topLayoutGuide: MASViewAttribute { attribute(topLayoutGuide, .bottom) }
  /// The top of the guide at the top.
  public var mas_topLayoutGuideTop: MASViewAttribute { attribute(topLayoutGuide, .top) }
  /// The bottom of the guide at the top.
  public var mas_topLayoutGuideBottom: MASViewAttribute { attribute(topLayoutGuide, .bottom) }
  /// The top of the guide at the bottom.
  public var mas_bottomLayoutGuide: MASViewAttribute { attribute(bottomLayoutGuide, .top) }
  /// The top of the guide at the bottom.
  public var mas_bottomLayoutGuideTop: MASViewAttribute { attribute(bottomLayoutGuide, .top) }
  /// The bottom of the guide at the bottom.
  public var mas_bottomLayoutGuideBottom: MASViewAttribute { attribute(bottomLayoutGuide, .bottom) }
}
