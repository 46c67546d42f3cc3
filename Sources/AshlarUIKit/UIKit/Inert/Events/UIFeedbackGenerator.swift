// A device is shaken by these, on UIKit. Here nothing is.

/// A generator of haptic feedback, on UIKit. It does nothing.
open class UIFeedbackGenerator {
  /// Makes an object without effect.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A generator of the feedback of an impact, on UIKit. It does nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact. Without effect.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case light, medium, heavy, soft, rigid
  }

  /// Makes an object without effect.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  open func impactOccurred() {}
}

/// A generator of the feedback of a changed selection, on UIKit. It does nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A generator of the feedback of a success or a failure, on UIKit. It does nothing.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task. Without effect.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// As on UIKit.
    case success, warning, error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
