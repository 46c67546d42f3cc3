public import Ashlar

// Where UIKit shows contents in no window, their sizes are rounded up to the pixels of the main screen. Ashlar's are not
// rounded without a display; these initialisers, and controllers for what is in their views, say that they are to be.

extension UILabel {
  /// Makes a label of size zero. Where there is no display, the size of its text is rounded up to the pixels of
  /// `UIScreen.main`.
  public convenience init() {
    self.init(frame: .zero)
    roundContentToPixels()
  }
}

extension UIButton {
  /// Makes a button of size zero. Where there is no display, the size of its content is rounded up to the pixels of
  /// `UIScreen.main`.
  public convenience init() {
    self.init(frame: .zero)
    roundContentToPixels()
  }
}

extension UITextField {
  /// Makes a field of size zero. Where there is no display, the size of its text is rounded up to the pixels of
  /// `UIScreen.main`.
  public convenience init() {
    self.init(frame: .zero)
    roundContentToPixels()
  }
}

extension UITextView {
  /// Makes a text view of size zero. Where there is no display, the size of its text is rounded up to the pixels of
  /// `UIScreen.main`.
  public convenience init() {
    self.init(frame: .zero)
    roundContentToPixels()
  }
}
