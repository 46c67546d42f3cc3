/// An accessory at an end of a row of a list, on UIKit. Kept, and without room, because its size has not been
/// recorded.
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

  /// The condition for showing the accessory. Without effect.
  public enum DisplayedState: Int, Hashable, Sendable {
    /// As on UIKit.
    case always, whenEditing, whenNotEditing
  }

  /// A disclosure indicator.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(kind: .disclosureIndicator)
  }

  /// A sign that expands a row. It receives no touches.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .outlineDisclosure) }

  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(kind: .checkmark)
  }

  /// A button that deletes a row. It receives no touches.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .delete) }

  /// A button that inserts a row. It receives no touches.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(kind: .insert) }

  /// A handle that moves a row.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .reorder)
  }

  /// A mark for the selection of several rows.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(kind: .multiselect)
  }

  /// A label with a text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(kind: .label(text))
  }
}

extension UICollectionViewListCell {
  /// The accessories at the ends of the row. Kept, and without room.
  public var accessories: [UICellAccessory] {
    get { looks.accessories }
    set { appearance.accessories = newValue }
  }
}
