public import Ashlar

/// A picture in a text.
///
/// It stands on the baseline, as large as ``bounds`` say, or as the picture where they are empty; lines are high enough for it.
///
/// Source: Apple, `NSTextAttachment`.
open class NSTextAttachment {
  /// The picture.
  open var image: UIImage?

  /// Where the picture is, in points, from the baseline upwards: with a negative `y` it reaches below it.
  open var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public init() {}

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment. Its data are not read.
  public convenience init(data contentData: Data?, ofType uti: String?) { self.init() }

  /// The character that stands for an attachment in a text.
  public static let character = 0xFFFC

  /// The room that it takes in a line.
  var room: StyledText.Room {
    let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
    let bottom = bounds.isEmpty ? 0 : bounds.minY
    return StyledText.Room(width: size.width, above: bottom + size.height, below: -bottom)
  }
}

extension NSAttributedString.Key {
  /// What stands in a text: an `NSTextAttachment`. It counts where the character is one of attachments.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Makes a text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
