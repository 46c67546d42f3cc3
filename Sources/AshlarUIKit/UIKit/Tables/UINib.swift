public import Ashlar

/// A file of views made with Interface Builder. There are none here: calls that need one report what to write
/// instead.
///
/// Source: Apple, `UINib`.
open class UINib: NSObject {
  /// The name of the file.
  let name: String

  /// Names a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Returns no objects, as there is no file.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}
