/// A pasteboard, on UIKit. Nothing is kept.
public struct UIPasteboard: Sendable {
  /// The pasteboard that all programs share.
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

  /// Whether the pasteboard has a text: false.
  public var hasStrings: Bool { false }
}
