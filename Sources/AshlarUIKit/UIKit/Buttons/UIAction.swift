public import Ashlar

/// A closure that runs when a control is used.
public final class UIAction {
  /// The title of the action.
  public var title: String

  /// The picture of the action.
  public var image: UIImage?

  /// The attributes of the action in a menu. Kept, and without effect.
  public var attributes: UIMenuElementAttributes = []

  /// Whether it is selected. Kept, and without effect.
  public var state = UIMenuElementState.off

  /// The control that was used, while the action runs.
  public internal(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Makes an action. Properties for menus are kept, and have no effect.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElementAttributes = [],
    state: UIMenuElementState = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.attributes = attributes
    self.state = state
  }

  func happen(to sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension UIButton {
  /// Makes a button with a frame, in points, in the coordinate space of its future superview, which shows the title and
  /// the picture of an action. The action happens at ``UIControl/Event/primaryActionTriggered``.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button of a type that shows the title and the picture of an action.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    take(type)
  }
}

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes events from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// As on UIKit.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// As on UIKit.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// As on UIKit.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// As on UIKit.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// As on UIKit.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// As on UIKit.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// As on UIKit.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// As on UIKit.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// As on UIKit.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// As on UIKit.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// As on UIKit.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// As on UIKit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// As on UIKit.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// As on UIKit.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// As on UIKit.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// As on UIKit.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// As on UIKit.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// As on UIKit.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
