public import Ashlar

/// A control for choosing a date. It measures 320 × 216 points; nothing is laid out inside it.
///
/// On UIKit, the sizes of compact and inline pickers depend on the date and the system's version: set their sizes
/// yourself.
///
/// Source: Apple, `UIDatePicker`.
open class UIDatePicker: UIControl {
  /// The kind of value that a person chooses with the picker.
  public enum Mode: Int, Hashable, Sendable {
    /// As on UIKit.
    case time, date, dateAndTime, countDownTimer
  }

  /// The kind of value that a person chooses. Kept, and without effect.
  open var datePickerMode = Mode.dateAndTime

  /// The look of the picker. Kept, and without effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The chosen date; the beginning of 2001 by default, as no layout reads a clock.
  ///
  /// If the earliest date is after the latest one, and in the countdown mode, both are ignored.
  open var date: Date {
    get { storedDate }
    set { storedDate = allowed(newValue) }
  }

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The earliest date.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The latest date.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The number of minutes between two choices. Kept, and without effect.
  open var minuteInterval = 1

  /// The language. Kept, and without effect.
  open var locale: Locale?

  /// The calendar. Kept, and without effect.
  open var calendar: Calendar!

  /// The time zone. Kept, and without effect.
  open var timeZone: TimeZone?

  /// Sets the chosen date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func allowed(_ date: Date) -> Date {
    let earliest = minimumDate ?? .distantPast
    let latest = maximumDate ?? .distantFuture
    if earliest > latest || datePickerMode == .countDownTimer { return date }
    return max(min(date, maximumDate ?? date), minimumDate ?? date)
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The view's own size, in points, in any room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case automatic, wheels, compact, inline
}
