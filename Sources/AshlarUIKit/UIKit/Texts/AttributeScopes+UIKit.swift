public import Ashlar

/// A transformation of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Box: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let box: Box

  /// The closure that changes attributes.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { box.transform }

  /// Makes a transformation from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// Returns changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    box.transform(input)
  }

  /// Whether both are the same change. Closures cannot be compared.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity of the change, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}

// MARK: - Attributes of an attributed string

extension AttributeScopes {
  /// The attributes that UIKit adds to an `AttributedString`. Fonts and kerns have an effect, colours are kept.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a text.
    public let font: FontAttribute
    /// The distance added between characters, in points.
    public let kern: KernAttribute
    /// The colour of a text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a text.
    public let backgroundColor: BackgroundColorAttribute

    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// As on UIKit.
      public typealias Value = UIFont
      /// As on UIKit.
      public static let name = "NSFont"
    }

    /// The distance added between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// As on UIKit.
      public typealias Value = CGFloat
      /// As on UIKit.
      public static let name = "NSKern"
    }

    /// The colour of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// As on UIKit.
      public typealias Value = UIColor
      /// As on UIKit.
      public static let name = "NSColor"
    }

    /// The colour behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// As on UIKit.
      public typealias Value = UIColor
      /// As on UIKit.
      public static let name = "NSBackgroundColor"
    }
  }

  /// The attributes that UIKit adds.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that UIKit adds, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension StyledText {
  /// The pieces of an attributed string, with a font for those without one.
  init(_ text: AttributedString, _ font: UIFont) {
    self.init([])
    for run in text.runs {
      let own = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      let kern = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
      let color = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      pieces.append(
        Piece(
          String(text[run.range].characters), font: own ?? font, kern: kern ?? 0,
          paragraphStyle: ParagraphStyle(), color: color.map { Color($0) }))
    }
  }
}
