// Changes of traits. Controllers are notified of them by `traitCollectionDidChange(_:)`; who registers here is never called.

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The definition of a trait.
public protocol UITraitDefinition {}

/// The style of colours: light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}

/// The amount of horizontal space.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}

/// The amount of vertical space.
public enum UITraitVerticalSizeClass: UITraitDefinition {}

/// The size of text that people have chosen.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// The number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}

/// The token of a registration.
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitChangeRegistration: UITraitChangeRegistration {}

/// An object with traits: a view or a controller.
public protocol UITraitChangeObservable: AnyObject {}

extension EventView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Does nothing: the handler is never called.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { TraitChangeRegistration() }

  /// Does nothing: the handler is never called. Its first argument determines the type, such as `Self`.
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
