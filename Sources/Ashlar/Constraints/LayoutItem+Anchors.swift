// MARK: - Anchors

extension LayoutBox {
  /// The left edge, as an anchor.
  public var leftAnchor: LayoutXAxisAnchor { anchor(of: .left) }

  /// The right edge, as an anchor.
  public var rightAnchor: LayoutXAxisAnchor { anchor(of: .right) }

  /// The edge where lines of text begin, as an anchor.
  public var leadingAnchor: LayoutXAxisAnchor { anchor(of: .leading) }

  /// The edge where lines of text end, as an anchor.
  public var trailingAnchor: LayoutXAxisAnchor { anchor(of: .trailing) }

  /// The horizontal centre, as an anchor.
  public var centerXAnchor: LayoutXAxisAnchor { anchor(of: .centerX) }

  /// The top edge, as an anchor.
  public var topAnchor: LayoutYAxisAnchor { anchor(of: .top) }

  /// The bottom edge, as an anchor.
  public var bottomAnchor: LayoutYAxisAnchor { anchor(of: .bottom) }

  /// The vertical centre, as an anchor.
  public var centerYAnchor: LayoutYAxisAnchor { anchor(of: .centerY) }

  /// The width, as an anchor.
  public var widthAnchor: LayoutDimension { anchor(of: .width) }

  /// The height, as an anchor.
  public var heightAnchor: LayoutDimension { anchor(of: .height) }
}

// MARK: - By their attributes

extension LayoutBox {
  /// The anchor of an attribute, of the class that the attribute's kind has.
  func anchor(_ attribute: LayoutAttribute) -> AnyLayoutAnchor? {
    if attribute.isSize { return anchor(of: attribute) as LayoutDimension }
    switch attribute.axis {
    case .horizontal: return anchor(of: attribute) as LayoutXAxisAnchor
    case .vertical: return anchor(of: attribute) as LayoutYAxisAnchor
    case nil: return nil
    }
  }
}
