import Ashlar

/// An action of an alert, which a person can choose.
///
/// Only code chooses it, by ``UIAlertController/choose(_:)``, as in a test.
public final class UIAlertAction {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`, cancel, destructive
  }

  /// The title of the action.
  public let title: String?

  /// The style of the action.
  public let style: Style

  /// Whether the action can be chosen.
  public var isEnabled = true

  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Makes an action; its handler is called when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message with actions, which the presenting controller keeps and does not show.
///
/// ```swift
/// let page = UIViewController()
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in page.title = nil })
/// page.present(alert, animated: true)
/// alert.choose(alert.actions[0])
/// ```
///
/// Source: Apple, `UIAlertController`.
open class UIAlertController: UIViewController {
  /// The style of a message. Without effect.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case actionSheet, alert
  }

  override final var isShownWhenPresented: Bool { false }

  /// The text of the message below its title.
  open var message: String?

  /// The style of the message. Without effect.
  public private(set) var preferredStyle = Style.actionSheet

  /// The actions, in the order of their addition.
  public private(set) var actions: [UIAlertAction] = []

  /// The action of the return key. Kept, and without effect.
  open var preferredAction: UIAlertAction?

  /// The text fields, in the order of their addition; nil if there are none.
  public private(set) var textFields: [UITextField]?

  /// Makes a message without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, and calls a closure to configure it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Simulates a person's choice: dismisses the message and calls the handler of the action. It does nothing if the
  /// action is not enabled.
  ///
  /// It is Ashlar's, because there are no touches.
  public func choose(_ action: UIAlertAction) {
    if !action.isEnabled { return }
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
  }
}
