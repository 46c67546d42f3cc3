/// A controller for choosing a picture, on UIKit. It shows nothing, and no picture is chosen.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures. Without effect.
  public enum SourceType: Int, Hashable, Sendable {
    /// As on UIKit.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// The key of a property of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key with a name.
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

  /// The source of pictures. Kept, and without effect.
  public var sourceType = SourceType.photoLibrary
  /// As on UIKit; no layout depends on it.
  public var allowsEditing = false
  /// As on UIKit; no layout depends on it.
  public var mediaTypes: [String] = []

  /// Whether a source of pictures is available: false.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// On UIKit, is notified of a picture that has been chosen. Ashlar calls no method of it, so that you may write any
/// or none.
public protocol UIImagePickerControllerDelegate: AnyObject {}
