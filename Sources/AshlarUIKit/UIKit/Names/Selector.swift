#if !canImport(ObjectiveC)
  /// The name of a method in Objective-C. Ashlar sends no message to it.
  ///
  /// With it, code for touches compiles once `#selector(save)` is written `"save"`, and `@objc` is removed. To act in
  /// a layout without a screen, use a ``UIAction`` or a call.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name in code.
    public let description: String

    /// Makes a selector with a name.
    public init(_ name: String) { description = name }

    /// Makes a selector with a name.
    public init(stringLiteral name: String) { description = name }
  }
#endif
