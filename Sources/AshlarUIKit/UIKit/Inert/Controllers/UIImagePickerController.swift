/// Lets people choose a picture, on UIKit. It shows nothing, and no picture is chosen.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. Without effect.
  public enum SourceType: Int, Hashable, Sendable {
    /// As on UIKit.
    case photoLibrary
    /// As on UIKit.
    case camera
    /// As on UIKit.
    case savedPhotosAlbum
  }

  /// What is said of a picture that has been chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of what is said.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// As on UIKit.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// As on UIKit.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// As on UIKit.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// As on UIKit.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from. Kept, and without effect.
  public var sourceType = SourceType.photoLibrary
  /// As on UIKit; no layout depends on it.
  public var allowsEditing = false
  /// As on UIKit; no layout depends on it.
  public var mediaTypes: [String] = []

  /// Whether pictures come from somewhere. No.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Hears on UIKit of a picture that has been chosen. Here no method is called, so that any may be written, or none.
public protocol UIImagePickerControllerDelegate: AnyObject {}
