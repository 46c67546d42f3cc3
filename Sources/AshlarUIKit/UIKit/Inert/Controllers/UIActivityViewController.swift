/// Offers to send things, on UIKit. It is kept by the controller that presents it, and shows nothing.
open class UIActivityViewController: UIViewController {
  override final var isShownWhenPresented: Bool { false }

  /// Hears on UIKit what has become of the things.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// As on UIKit; no layout depends on it.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Hears on UIKit what has become of the things. Kept, and never called.
  public var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes a controller that shows nothing. What is to be sent is not kept.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// What can be done with things, on UIKit. Never done.
open class UIActivity {
  /// Makes one that does nothing.
  public init() {}

  /// The name of what can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// As on UIKit.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// As on UIKit.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// As on UIKit.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// As on UIKit.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// As on UIKit.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// As on UIKit.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}
