// A device is shaken by these, on UIKit. Here nothing is.

/// Shakes a device, on UIKit. It does nothing.
open class UIFeedbackGenerator {
  /// Makes one that does nothing.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// Shakes a device as if something hit it, on UIKit. It does nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it is. Without effect.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case light
    /// As on UIKit.
    case medium
    /// As on UIKit.
    case heavy
    /// As on UIKit.
    case soft
    /// As on UIKit.
    case rigid
  }

  /// Makes one that does nothing.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Does nothing.
  open func impactOccurred() {}
}

/// Shakes a device when a choice changes, on UIKit. It does nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// Shakes a device when something ended well or badly, on UIKit. It does nothing.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended. Without effect.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// As on UIKit.
    case success
    /// As on UIKit.
    case warning
    /// As on UIKit.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
