// Changes of traits. Controllers are notified of them by `traitCollectionDidChange(_:)`; who registers here is never called.

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// What a trait is.
public protocol UITraitDefinition {}

/// Whether colours are light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// How large people have chosen texts to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// How many pixels there are to a point.
public enum UITraitDisplayScale: UITraitDefinition {}

/// What stands for having registered.
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

/// What has traits: views and controllers.
public protocol UITraitChangeObservable: AnyObject {}

extension EventView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Does nothing: the handler is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: the handler is never called. It says of what type its first argument is, such as `Self`.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: no selector can be sent.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }
}
