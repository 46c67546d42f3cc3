// What people write first who come from UIKit. The compiler shows them what to write instead.

extension Button {
  /// UIKit's way to set a title.
  @available(
    *, unavailable, message: "write button.title = \"…\", or use AshlarUIKit's UIButton"
  )
  public func setTitle(_ title: String?, for state: ControlState) { self.title = title }

  /// The states of UIKit's controls. Views of this package have no states.
  @available(*, unavailable, message: "AshlarUIKit's UIControl has states")
  public enum ControlState {
    /// A state of UIKit's.
    case normal, highlighted, disabled, selected
  }
}
