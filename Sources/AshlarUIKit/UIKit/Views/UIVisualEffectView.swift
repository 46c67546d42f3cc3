/// An effect on what is behind a view. Without effect on layout.
open class UIVisualEffect {
  /// Does nothing to it.
  public init() {}
}

/// Blurs what is behind a view. Without effect.
open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case extraLight
    /// As on UIKit.
    case light
    /// As on UIKit.
    case dark
    /// As on UIKit.
    case regular = 4
    /// As on UIKit.
    case prominent
    /// As on UIKit.
    case systemUltraThinMaterial
    /// As on UIKit.
    case systemThinMaterial
    /// As on UIKit.
    case systemMaterial
    /// As on UIKit.
    case systemThickMaterial
    /// As on UIKit.
    case systemChromeMaterial
    /// As on UIKit.
    case systemUltraThinMaterialLight
    /// As on UIKit.
    case systemThinMaterialLight
    /// As on UIKit.
    case systemMaterialLight
    /// As on UIKit.
    case systemThickMaterialLight
    /// As on UIKit.
    case systemChromeMaterialLight
    /// As on UIKit.
    case systemUltraThinMaterialDark
    /// As on UIKit.
    case systemThinMaterialDark
    /// As on UIKit.
    case systemMaterialDark
    /// As on UIKit.
    case systemThickMaterialDark
    /// As on UIKit.
    case systemChromeMaterialDark
  }

  /// Blurs in a style.
  public init(style: Style) {}
}

/// An effect that lets what is behind a blur shine through. Without effect.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect on what is behind it. Its ``contentView`` fills it and contains what it shows.
open class UIVisualEffectView: UIView {
  /// The view that contains what is shown.
  public let contentView = UIView()

  /// The effect on what is behind it. Kept, and without effect.
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
