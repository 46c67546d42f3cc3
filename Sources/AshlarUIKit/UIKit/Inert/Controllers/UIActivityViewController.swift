/// A controller that offers activities for items, on UIKit. It is kept by the controller that presents it, and shows
/// nothing.
open class UIActivityViewController: UIViewController {
  override final var isShownWhenPresented: Bool { false }

  /// On UIKit, is called with the result of the activity.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// As on UIKit; no layout depends on it.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// On UIKit, is called with the result of the activity. Kept, and never called.
  public var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Makes an empty controller. The items are not kept.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An activity for items, on UIKit. Never performed.
open class UIActivity {
  /// Makes an object without effect.
  public init() {}

  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier with a name.
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
