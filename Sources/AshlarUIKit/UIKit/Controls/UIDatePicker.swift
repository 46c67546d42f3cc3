public import Ashlar

/// Wheels by which a date is chosen. It measures 320 × 216 points; nothing is laid out inside it.
///
/// On UIKit, the sizes of compact and inline pickers depend on the date and the system's version: set their sizes
/// yourself.
///
/// Source: Apple, `UIDatePicker`.
open class UIDatePicker: UIControl {
  /// What a person chooses with the picker.
  public enum Mode: Int, Hashable, Sendable {
    /// As on UIKit.
    case time
    /// As on UIKit.
    case date
    /// As on UIKit.
    case dateAndTime
    /// As on UIKit.
    case countDownTimer
  }

  /// What a person chooses. Kept, and without effect.
  open var datePickerMode = Mode.dateAndTime

  /// How it looks. Kept, and without effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The date that is chosen; the beginning of 2001 by default, as no layout asks a clock.
  ///
  /// Where the earliest date is after the latest one, and where time is counted down, neither counts.
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

  /// How many minutes there are between two choices. Kept, and without effect.
  open var minuteInterval = 1

  /// The language. Kept, and without effect.
  open var locale: Locale?

  /// The calendar. Kept, and without effect.
  open var calendar: Calendar!

  /// The time zone. Kept, and without effect.
  open var timeZone: TimeZone?

  /// Sets the date that is chosen.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func allowed(_ date: Date) -> Date {
    let earliest = minimumDate ?? .distantPast
    let latest = maximumDate ?? .distantFuture
    if earliest > latest || datePickerMode == .countDownTimer { return date }
    return max(min(date, maximumDate ?? date), minimumDate ?? date)
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// The size that the view asks for, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case automatic
  /// As on UIKit.
  case wheels
  /// As on UIKit.
  case compact
  /// As on UIKit.
  case inline
}
