#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C sends it. Without Objective-C nothing is sent.
  ///
  /// With it, code for touches compiles once `#selector(save)` is written `"save"`, and `@objc` is removed. To act in
  /// a layout without a screen, use a ``UIAction`` or a call.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as it was written.
    public let description: String

    /// Makes a selector of a name.
    public init(_ name: String) { description = name }

    /// Makes a selector of a name.
    public init(stringLiteral name: String) { description = name }
  }
#endif
