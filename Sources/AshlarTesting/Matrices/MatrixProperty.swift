extension LayoutMatrix {
  /// A property that a matrix varies, with a name of the test's choice.
  ///
  /// ```swift
  /// LayoutMatrix(
  ///   widths: [320, 600],
  ///   properties: [
  ///     LayoutMatrix.Property("title", ["Hi", "A longer title"]),
  ///     LayoutMatrix.Property("hasPicture", [false, true]),
  ///   ])
  /// ```
  public struct Property: Sendable {
    /// The name with which ``LayoutMatrix/Circumstances/subscript(_:)`` finds the value.
    public let name: String

    let values: [Value]

    /// Makes a property with a name and values, the simplest first.
    public init(_ name: String, _ values: [some Hashable & Sendable]) {
      self.name = name
      self.values = values.map { Value(base: $0) }
    }
  }

  /// A value of any type.
  struct Value: Hashable, Sendable {
    let base: any Hashable & Sendable

    static func == (left: Value, right: Value) -> Bool {
      AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
  }

  /// A property with one of its values.
  struct Setting: Hashable, Sendable, CustomStringConvertible {
    let name: String
    var value: Value

    var description: String {
      let text = value.base as? String
      return "\(name) \(text?.debugDescription ?? "\(value.base)")"
    }
  }

  /// Every combination of the values of all properties, the simplest first.
  var settings: [[Setting]] {
    properties.reduce([[]]) { combinations, property in
      combinations.flatMap { known in
        property.values.map { known + [Setting(name: property.name, value: $0)] }
      }
    }
  }
}

extension LayoutMatrix.Circumstances {
  /// The value of a property of the matrix; nil if it has none of that name, or one of another type.
  public subscript<Value>(name: String) -> Value? {
    settings.first { $0.name == name }?.value.base as? Value
  }
}
