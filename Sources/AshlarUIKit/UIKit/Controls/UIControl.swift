/// The base class of buttons, switches, sliders, segments and fields, and of controls of your own.
///
/// There are no touches: call ``sendActions(for:)`` to run the actions, as in a test.
///
/// Source: Apple, `UIControl`.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes a state from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let normal: State = []
    /// As on UIKit.
    public static let highlighted = State(rawValue: 1)
    /// As on UIKit.
    public static let disabled = State(rawValue: 2)
    /// As on UIKit.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal alignment of the content in a control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// As on UIKit.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content in a control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// As on UIKit.
    case center, top, bottom, fill
  }

  /// Whether the control is enabled. Kept, and without effect.
  open var isEnabled = true

  /// Whether it is selected. Kept, and without effect.
  open var isSelected = false

  /// Whether the control is highlighted. Kept, and without effect.
  open var isHighlighted = false

  /// The states of the control, in one value.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The horizontal alignment of the content. Only a button follows it, for the views of its title and its picture.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { looks.horizontalAlignment }
    set {
      appearance.horizontalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// The vertical alignment of the content. Only a button follows it, for the views of its title and its picture.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { looks.verticalAlignment }
    set {
      appearance.verticalAlignment = newValue
      setNeedsLayout()
    }
  }

  // MARK: Actions

  /// Adds an action for events, which runs after those that were added before.
  open func addAction(_ action: UIAction, for events: Event) {
    appearance.actions.append((action, events))
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for events: Event) {
    for index in looks.actions.indices where looks.actions[index].action === action {
      appearance.actions[index].events.subtract(events)
    }
    appearance.actions.removeAll(where: \.events.isEmpty)
  }

  /// Runs the actions for any of the given events, each once.
  ///
  /// Targets are not called: see ``addTarget(_:action:for:)``.
  open func sendActions(for events: Event) {
    for (action, known) in looks.actions where !known.isDisjoint(with: events) {
      action.happen(to: self)
    }
  }

  /// Does nothing: without Objective-C, no selector can be sent.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Does nothing, as ``addTarget(_:action:for:)`` does.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}

  /// Whether the control tracks a touch that begins. Never called.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether the control continues to track a touch. Never called.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Never called: there are no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
