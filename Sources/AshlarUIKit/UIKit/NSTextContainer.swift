public import Ashlar

/// What the lines of a text view are set in, to say how much room is at their ends. It is not an object here.
public struct NSTextContainer {
  let view: UITextView

  /// The room at both ends of each line, in points; 5 at first.
  public var lineFragmentPadding: CGFloat {
    get { view.lineFragmentPadding }
    nonmutating set { view.lineFragmentPadding = newValue }
  }
}

extension UITextView {
  /// What the lines are set in.
  public var textContainer: NSTextContainer { NSTextContainer(view: self) }
}
