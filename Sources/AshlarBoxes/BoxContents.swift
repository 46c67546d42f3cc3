import Ashlar

// MARK: - Contents

extension BoxLayout {
  /// Gives a box the size of its content, in points; nil for none.
  ///
  /// On each axis the box resists being larger (``setHugging(_:of:along:fileID:line:)``) and being smaller
  /// (``setCompressionResistance(_:of:along:fileID:line:)``). −1 is no size along an axis, and 0 is a size like any other.
  /// Numbers that are not finite are a `LayoutFault` and change nothing.
  public func setContent(
    of box: Box, _ size: CGSize?, fileID: String = #fileID, line: UInt32 = #line
  ) {
    let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    storage.view(box, for: Call("setContent", fileID, line))?.contentSize = size ?? none
  }

  /// Measures the content of a box whenever a layout needs its size.
  ///
  /// ```swift
  /// let layout = BoxLayout()
  /// let picture = layout.add()
  /// layout.setContent(of: picture) { width in
  ///   let width = min(width ?? 300, 300)
  ///   return CGSize(width: width, height: width / 2)
  /// }
  /// ```
  ///
  /// The layout first calls it without a limit for the width, and takes the width of the result. When it knows the
  /// width of the box, it calls the function again and takes the height. The function must give the same answer to
  /// the same width until ``invalidateContent(of:fileID:line:)``. A call that changes the layout from there is a
  /// `LayoutFault` and changes nothing; changes by a handle of a constraint take effect from the next round of the
  /// layout.
  ///
  /// The layout keeps the function: if it refers to what owns the layout, let the reference be weak or unowned.
  ///
  /// The function gets the greatest width in points, nil for no limit, and returns a size in points, −1 for none along an
  /// axis.
  public func setContent(
    of box: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ measure: @escaping (_ width: CGFloat?) -> CGSize
  ) {
    guard let view = storage.view(box, for: Call("setContent", fileID, line)) else { return }
    view.contentSize { [weak storage] proposal in
      storage?.measureDepth += 1
      defer { storage?.measureDepth -= 1 }
      return measure(proposal.width)
    }
  }

  /// Invalidates the content of a box, so that the next layout measures it again.
  public func invalidateContent(
    of box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) {
    storage.view(box, for: Call("invalidateContent", fileID, line))?
      .invalidateIntrinsicContentSize()
  }

  /// Sets the baselines of a box: the distances from its top and from its bottom, in points.
  ///
  /// Without them the first baseline is the top of the box, and the last one its bottom. Numbers that are not finite are a
  /// `LayoutFault` and count as 0.
  public func setBaselines(
    of box: Box, first: CGFloat, last: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    storage.view(box, for: Call("setBaselines", fileID, line))?
      .setBaselines(first: first, last: last)
  }
}

// MARK: - Priorities

extension BoxLayout {
  /// Sets the priority with which a box resists becoming larger than its content; 250 by default.
  ///
  /// A priority that is not above 0 and at most 1000 is a `LayoutFault` and changes nothing.
  public func setHugging(
    _ priority: LayoutPriority, of box: Box, along axis: LayoutAxis,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    storage.view(box, for: Call("setHugging", fileID, line))?
      .setContentHuggingPriority(priority, for: axis, fileID: fileID, line: line)
  }

  /// Sets the priority with which a box resists becoming smaller than its content; 750 by default.
  ///
  /// A priority that is not above 0 and at most 1000 is a `LayoutFault` and changes nothing.
  public func setCompressionResistance(
    _ priority: LayoutPriority, of box: Box, along axis: LayoutAxis,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    storage.view(box, for: Call("setCompressionResistance", fileID, line))?
      .setContentCompressionResistancePriority(priority, for: axis, fileID: fileID, line: line)
  }
}

// MARK: - Edges and room

extension BoxLayout {
  /// Sets the margins of a box, in points, to which `leftMargin`, `margins` and similar attributes refer; 8 on every
  /// side by default.
  ///
  /// Margins that are not finite are a `LayoutFault` and change nothing.
  public func setMargins(
    _ margins: EdgeInsets, of box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) { storage.view(box, for: Call("setMargins", fileID, line))?.layoutMargins = margins }

  /// Sets the margins of a box in the direction of reading, in points.
  public func setMargins(
    _ margins: DirectionalEdgeInsets, of box: Box, fileID: String = #fileID,
    line: UInt32 = #line
  ) { storage.view(box, for: Call("setMargins", fileID, line))?.directionalLayoutMargins = margins }

  /// Collapses a box, which then takes no room and closes the gap beside it, or expands it again.
  ///
  /// Its constraints remain, and take effect again when it is expanded. A collapsed box has a width and a height of
  /// 0, unless required constraints prevent that.
  public func setCollapsed(
    _ isCollapsed: Bool, _ box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) {
    guard let view = storage.view(box, for: Call("setCollapsed", fileID, line)) else { return }
    view.collapsesWhenHidden = true
    view.isHidden = isCollapsed
  }
}
