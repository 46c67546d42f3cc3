public import Ashlar

/// Wheels of rows, each with one chosen row. It measures 320 × 216 points; nothing is laid out inside it.
///
/// Source: Apple, `UIPickerView`.
open class UIPickerView: UIView {
  /// Provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { chosen = [:] }
  }

  /// Provides the contents of rows, on UIKit. Held weakly, and never called.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var chosen: [Int: Int] = [:]

  /// How many wheels there are. Less than 0 counts as none, and is a `LayoutFault`.
  open var numberOfComponents: Int {
    legal(dataSource?.numberOfComponents(in: self) ?? 0, "components")
  }

  /// How many rows a wheel has. Less than 0 counts as none, and is a `LayoutFault`.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return legal(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, "rows")
  }

  /// Nothing is laid out for rows, so that there may be any number of them.
  private func legal(_ count: Int, _ things: String) -> Int {
    if count >= 0 { return count }
    report(
      LayoutFault(reason: .negativeCount(count, of: "\(reportName)'s \(things)"), location: nil))
    return 0
  }

  /// The row of a wheel that is chosen, from 0; −1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Chooses a row of a wheel. A row that there is not is the first or the last one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    if count > 0 { chosen[component] = min(max(row, 0), count - 1) }
  }

  /// Loads the rows of all wheels again. Those that are chosen stay so; where there are less, the last is.
  open func reloadAllComponents() {
    let count = numberOfComponents
    for component in chosen.keys.sorted() where component < count { reloadComponent(component) }
  }

  /// Loads the rows of a wheel again. The one that is chosen stays so; where there are less, the last is.
  open func reloadComponent(_ component: Int) {
    if chosen[component] != nil { chosen[component] = max(selectedRow(inComponent: component), 0) }
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size that the view asks for, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// Provides the numbers of wheels and rows of a ``UIPickerView``.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// On UIKit, provides the contents of rows. Ashlar calls no method of it, so that you may write any or none.
public protocol UIPickerViewDelegate: AnyObject {}
