public import Ashlar

extension NSLayoutConstraint {
  /// One of the two axes.
  public typealias Axis = LayoutAxis

  /// Makes an inactive constraint, between items of type `Any`.
  ///
  /// UIKit raises an exception if an item is neither a view nor a guide. Here such an item counts as one that no
  /// longer exists: activating the constraint is a fault and changes nothing.
  ///
  /// - Parameters:
  ///   - first: The view or guide on the left of the relation.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - second: The view or guide on the right; nil for none.
  ///   - secondAttribute: The attribute of the second item; ignored if there is none.
  ///   - multiplier: The factor of the second attribute. No unit.
  ///   - constant: The number of points added on the right.
  ///   - fileID: Where the constraint is written, for reports.
  ///   - line: Where the constraint is written, for reports.
  @_disfavoredOverload
  public convenience init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    // A guide without an owner is gone when the constraint has been made.
    let firstBox = first as? LayoutBox ?? UILayoutGuide()
    let secondBox = second.map { $0 as? LayoutBox ?? UILayoutGuide() }
    self.init(
      item: firstBox, attribute: firstAttribute, relatedBy: relation, toItem: secondBox,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
  }
}

// MARK: - Visual format

extension NSLayoutConstraint {
  /// Makes the constraints of a visual format, in order, inactive.
  ///
  /// A number among the views is a metric, unless there is a metric of its name. UIKit raises if the format is
  /// invalid; here that is a fault, with its message first, and there are no constraints.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: String = #fileID, line: UInt32 = #line
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).merging(views) { metric, _ in metric }
    return made(
      format, options, numbers.compactMapValues(number),
      views.compactMapValues { $0 as? LayoutBox }, CodeLocation(fileID: fileID, line: line))
  }

  /// Makes the constraints of a visual format, in order, inactive.
  ///
  /// An invalid format is a fault, and there are no constraints. To have it thrown instead, pass `spacing:`, too,
  /// which is Ashlar's own method.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: CGFloat] = [:], views: [String: UIView], fileID: String = #fileID,
    line: UInt32 = #line
  ) -> [NSLayoutConstraint] {
    made(format, options, metrics, views, CodeLocation(fileID: fileID, line: line))
  }

  private static func made(
    _ format: String, _ options: FormatOptions, _ metrics: [String: CGFloat],
    _ boxes: [String: LayoutBox], _ location: CodeLocation
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: boxes,
        spacing: .uiKit, fileID: location.fileID, line: location.line)
    } catch {
      let listener = boxes.min { $0.key < $1.key }?.value ?? UIView()
      listener.report(
        LayoutFault(
          reason: .ported(message: "\(error)", explanation: "No constraint was made."),
          location: location))
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as any BinaryFloatingPoint: CGFloat(Double(number))
    case let priority as UILayoutPriority: CGFloat(priority.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

// MARK: - Edges

extension CGRect {
  /// Returns the rectangle inside insets, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
