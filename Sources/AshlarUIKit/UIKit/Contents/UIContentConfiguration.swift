/// The content of a cell as a value that makes a view.
///
/// Source: Apple, `UIContentConfiguration`.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> UIView & UIContentView

  /// Returns the content for a state, such as that of a selected row.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// Source: Apple, `UIContentView`.
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show another configuration. True by default.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// A state that configurations depend on.
///
/// Source: Apple, `UIConfigurationState`.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Makes the normal state, with traits.
  init(traitCollection: UITraitCollection)
}

/// The state of a cell.
///
/// Source: Apple, `UICellConfigurationState`.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether rows can be deleted and moved.
  public var isEditing = false
  /// Whether the rows below the cell in an outline are shown.
  public var isExpanded = false
  /// Whether the cell has been swiped.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false

  /// Makes the normal state, with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
