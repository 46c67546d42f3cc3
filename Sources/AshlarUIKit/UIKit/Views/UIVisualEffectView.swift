/// A visual effect on the content behind a view. Without effect on layout.
open class UIVisualEffect {
  /// Makes an effect without a result.
  public init() {}
}

/// A blur of the content behind a view. Without effect.
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case extraLight, light, dark
    /// As on UIKit.
    case regular = 4
    /// As on UIKit.
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Makes a blur with a style.
  public init(style: Style) {}
}

/// An effect that lets the content behind a blur shine through. Without effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with a visual effect on the content behind it. Its ``contentView`` fills it and contains its own content.
open class UIVisualEffectView: UIView {
  /// The view that contains the content.
  public let contentView = UIView()

  /// The effect on the content behind the view. Kept, and without effect.
  public var effect: UIVisualEffect?

  /// Makes a view of size zero.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  override func installParts() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keep(contentView)
  }
}
