/// The contents that were cut or copied, on UIKit. Nothing is kept.
public struct UIPasteboard: Sendable {
  /// The one that all programs share.
  public static let general = UIPasteboard()

  /// The text. Setting it does nothing.
  public var string: String? {
    get { nil }
    nonmutating set {}
  }

  /// The picture. Setting it does nothing.
  public var image: UIImage? {
    get { nil }
    nonmutating set {}
  }

  /// Whether there is a text. No.
  public var hasStrings: Bool { false }
}
