extension LayoutItem where Self: View {
  /// Something that belongs to the view and that layout does not know: it lives as long as the view.
  ///
  /// AshlarUIKit keeps there what UIKit's views have and a layout does not need, such as colours.
  public var attachment: AnyObject? {
    get { attached }
    set { attached = newValue }
  }
}
