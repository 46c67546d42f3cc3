#if !canImport(ObjectiveC)
  /// The name of a method, as Objective-C sends it. Where there is no Objective-C nothing is sent.
  ///
  /// It is there so that code that hears of touches compiles once `#selector(save)` is written `"save"`, and `@objc` is
  /// taken away. What is to happen in a layout without a screen is said by a ``UIAction``, or by a call.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, as it was written.
    public let description: String

    /// Makes a selector of a name.
    public init(_ name: String) { description = name }

    /// Makes a selector of a name.
    public init(stringLiteral name: String) { description = name }
  }
#endif
