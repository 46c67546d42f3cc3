public import Ashlar

/// A picker with wheels of rows, each with one selected row. It measures 320 × 216 points; nothing is laid out inside
/// it.
///
/// Source: Apple, `UIPickerView`.
open class UIPickerView: UIView {
  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { chosen = [:] }
  }

  /// The object that provides the contents of rows on UIKit. Held weakly, and never called.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var chosen: [Int: Int] = [:]

  /// The number of wheels. A negative number counts as 0, and is a `LayoutFault`.
  open var numberOfComponents: Int {
    legal(dataSource?.numberOfComponents(in: self) ?? 0, "components")
  }

  /// The number of rows of a wheel. A negative number counts as 0, and is a `LayoutFault`.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return legal(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, "rows")
  }

  /// Rows are not laid out, so that there may be any number of them.
  private func legal(_ count: Int, _ things: String) -> Int {
    if count >= 0 { return count }
    report(
      LayoutFault(reason: .negativeCount(count, of: "\(reportName)'s \(things)"), location: nil))
    return 0
  }

  /// The selected row of a wheel, from 0; −1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Selects a row of a wheel; the first or the last one for a row that does not exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    if count > 0 { chosen[component] = min(max(row, 0), count - 1) }
  }

  /// Reloads the rows of all wheels. Selected rows remain selected, or the last row if there are fewer.
  open func reloadAllComponents() {
    let count = numberOfComponents
    for component in chosen.keys.sorted() where component < count { reloadComponent(component) }
  }

  /// Reloads the rows of a wheel. The selected row remains selected, or the last row if there are fewer.
  open func reloadComponent(_ component: Int) {
    if chosen[component] != nil { chosen[component] = max(selectedRow(inComponent: component), 0) }
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The view's own size, in points, in any room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// The methods that provide the numbers of wheels and rows of a ``UIPickerView``.
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The methods that provide the contents of rows on UIKit. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol UIPickerViewDelegate: AnyObject {}
