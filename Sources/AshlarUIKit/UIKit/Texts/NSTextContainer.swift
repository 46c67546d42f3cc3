public import Ashlar

/// The area for the lines of a text view, with the padding at their ends. It is not an object here.
public struct NSTextContainer {
  let view: UITextView

  /// The room at both ends of each line, in points; 5 by default.
  ///
  /// A number that is not finite is a `LayoutFault` and changes nothing.
  public var lineFragmentPadding: CGFloat {
    get { view.writing.linePadding }
    nonmutating set { view.writing.takeLinePadding(newValue, in: view) }
  }
}
