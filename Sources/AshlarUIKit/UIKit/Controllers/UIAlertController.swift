import Ashlar

/// A choice of an alert.
///
/// Only code chooses it, by ``UIAlertController/choose(_:)``, as in a test.
public final class UIAlertAction {
  /// The style of a choice.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`
    /// As on UIKit.
    case cancel
    /// As on UIKit.
    case destructive
  }

  /// The title of the choice.
  public let title: String?

  /// The style of the choice.
  public let style: Style

  /// Whether it can be chosen.
  public var isEnabled = true

  fileprivate let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice; the handler is called when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A message with choices, which the presenting controller keeps and does not show.
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
  /// Where a message appears. Without effect.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case actionSheet
    /// As on UIKit.
    case alert
  }

  override final var isShownWhenPresented: Bool { false }

  /// The text of the message below its title.
  open var message: String?

  /// Where the message appears. Without effect.
  public private(set) var preferredStyle = Style.actionSheet

  /// The choices, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The choice that the return key stands for. Kept, and without effect.
  open var preferredAction: UIAlertAction?

  /// The fields, in the order in which they were added; nil if there are none.
  public private(set) var textFields: [UITextField]?

  /// Makes a message without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, and lets it be changed.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Does what happens on UIKit when a person chooses: the message goes, and the handler of the choice is called. Nothing
  /// happens if the choice is not enabled.
  ///
  /// It is Ashlar's, because there are no touches.
  public func choose(_ action: UIAlertAction) {
    if !action.isEnabled { return }
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
  }
}
