// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// MARK: - Distribution

// Masonry distributes the views of an array. What is in an `NSArray` and is no view is left out.
extension MASConstrained where Self: Sequence {
  /// Arranges the views in a row of equal widths, or a column of equal heights, with fixed gaps, in points.
  ///
  /// Fewer than two views are a fault. The other axis does not change.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    let views = views
    guard let container = views.container(fileID, line) else { return }
    let axis = axis.layoutAxis
    var previous: UIView?
    for (index, view) in views.enumerated() {
      view.mas_makeConstraints { (make: MASConstraintMaker) in
        if let previous {
          _ = make.tie(axis.extent, to: previous, fileID, line)
          make.tie(axis.start, to: previous.mas_attribute(axis.end), fileID, line).offset(spacing)
        } else {
          make.tie(axis.start, to: container, fileID, line).offset(leadSpacing)
        }
        if index == views.count - 1 {
          make.tie(axis.end, to: container, fileID, line).offset(-tailSpacing)
        }
      }
      previous = view
    }
  }

  /// Arranges views of one length, in points, in a row or a column with equal gaps.
  ///
  /// Fewer than two views are a fault. The other axis does not change.
  public func mas_distributeViews(
    along axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    let views = views
    guard let container = views.container(fileID, line) else { return }
    let axis = axis.layoutAxis
    for (index, view) in views.enumerated() {
      view.mas_makeConstraints { (make: MASConstraintMaker) in
        _ = make.tie(axis.extent, to: length, fileID, line)
        if index == 0 {
          make.tie(axis.start, to: container, fileID, line).offset(leadSpacing)
        } else if index == views.count - 1 {
          make.tie(axis.end, to: container, fileID, line).offset(-tailSpacing)
        } else {
          let share = CGFloat(index) / CGFloat(views.count - 1)
          make.tie(axis.end, to: container, fileID, line).multipliedBy(share)
            .offset((1 - share) * (length + leadSpacing) - share * tailSpacing)
        }
      }
    }
  }

  /// The same as ``mas_distributeViews(along:withFixedSpacing:leadSpacing:tailSpacing:fileID:line:)``.
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    mas_distributeViews(
      along: axis, withFixedSpacing: spacing, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }

  /// The same as ``mas_distributeViews(along:withFixedItemLength:leadSpacing:tailSpacing:fileID:line:)``.
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedItemLength length: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) {
    mas_distributeViews(
      along: axis, withFixedItemLength: length, leadSpacing: leadSpacing, tailSpacing: tailSpacing,
      fileID: fileID, line: line)
  }

  var views: [UIView] { compactMap { $0 as? UIView } }
}

extension Array where Element: UIView {
  /// The lowest view that contains all of them; a fault, and nil, where there is none or only one view.
  fileprivate func container(_ fileID: String, _ line: UInt32) -> UIView? {
    let location = CodeLocation(fileID: fileID, line: line)
    guard let first, count > 1 else {
      // Without a view that could report it, it goes to standard error.
      return refuse("views to distribute need to bigger than one", first ?? UIView(), location)
    }
    var common: UIView? = first
    for view in dropFirst() { common = common?.mas_closestCommonSuperview(view) }
    guard let common else {
      return refuse(
        "Can't constrain views that do not share a common superview. Make sure that all the views in "
          + "this array have been added into the same view hierarchy.", first, location)
    }
    return common
  }

  private func refuse(_ message: String, _ view: UIView, _ location: CodeLocation) -> UIView? {
    view.report(.ported(message, "Nothing was changed.", at: location))
    return nil
  }
}

extension MASAxisType {
  fileprivate var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
