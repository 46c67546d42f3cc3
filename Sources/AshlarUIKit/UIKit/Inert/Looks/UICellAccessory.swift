/// What stands at an end of a row of a list, on UIKit. Kept, and without room: it has not been recorded how much it takes.
public struct UICellAccessory: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label(String)
  }

  /// When it is seen. Without effect.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// As on UIKit.
    case always
    /// As on UIKit.
    case whenEditing
    /// As on UIKit.
    case whenNotEditing
  }

  /// A sign that a row leads on.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(kind: .disclosureIndicator)
  }

  /// A sign that a row opens. No finger touches it.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .outlineDisclosure) }

  /// A sign that a row is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(kind: .checkmark)
  }

  /// A button that takes a row away. No finger touches it.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .delete) }

  /// A button that puts a row in. No finger touches it.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .insert) }

  /// A sign by which a row is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .reorder)
  }

  /// A sign by which several rows are chosen.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .multiselect)
  }

  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(kind: .label(text))
  }
}

extension UICollectionViewListCell {
  /// What stands at the ends of the row. Kept, and without room.
  public var accessories: [UICellAccessory] {
    get { looks.accessories }
    set { appearance.accessories = newValue }
  }
}
