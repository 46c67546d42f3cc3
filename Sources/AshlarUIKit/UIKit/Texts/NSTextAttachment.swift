public import Ashlar

/// A picture in a text.
///
/// It is on the baseline, with the size of ``bounds``, or of the picture if they are empty; lines are high enough for
/// it.
///
/// Source: Apple, `NSTextAttachment`.
open class NSTextAttachment {
  /// The picture.
  open var image: UIImage?

  /// The rectangle of the picture, in points, with y upwards from the baseline: with a negative `y` it extends below.
  open var bounds = CGRect.zero

  /// Makes an attachment without a picture.
  public init() {}

  /// Makes an attachment with a picture.
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
  /// The attachment in a text: an `NSTextAttachment`. It has an effect at attachment characters.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Makes a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
