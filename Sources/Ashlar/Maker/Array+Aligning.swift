// MARK: - Aligning

extension Array where Element: LayoutItem {
  /// Makes an attribute of all items equal.
  ///
  /// ```swift
  /// [icon, title, badge].align(.centerY)
  /// [name, street, city].align(.leading, in: card)
  /// ```
  ///
  /// Without a container, each item is compared with the first one, which is placed by others; with one,
  /// each is compared with that. One item without a container, or none, do nothing.
  ///
  /// - Parameters:
  ///   - attribute: What is made equal. ``LayoutConstraint/Attribute/notAnAttribute`` is a ``LayoutFault``.
  ///   - container: What all items are compared with; the first of them if nil.
  ///   - priority: How much the constraints matter.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  /// - Returns: The constraints, active, one for each item that is compared.
  @discardableResult
  public func align(
    _ attribute: LayoutConstraint.Attribute, in container: LayoutBox? = nil,
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(
      self, in: container ?? first, priority, CodeLocation(fileID: fileID, line: line),
      along: "\(attribute)")
    guard let row else { return [] }
    for index in indices where container != nil || index > 0 {
      row.relate(index, attribute, to: row.container, attribute)
    }
    return row.activate()
  }

  /// Makes all items as wide and as high as the first one.
  ///
  /// Which size that is, others say. One item, or none, do nothing.
  ///
  /// - Returns: The constraints, active, width and height of each item but the first.
  @discardableResult
  public func equalSizes(
    priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    let row = Arrangement(
      self, in: first, priority, CodeLocation(fileID: fileID, line: line), along: "size")
    guard let row else { return [] }
    for index in indices.dropFirst() {
      row.relate(index, .width, to: row.container, .width)
      row.relate(index, .height, to: row.container, .height)
    }
    return row.activate()
  }
}
