/// What fingers can do with a view, on UIKit. Kept, and without effect.
public protocol UIInteraction: AnyObject {}

/// Opens a menu for a view, on UIKit. Kept, and never opened.
public final class UIContextMenuInteraction: UIInteraction {
  /// Gives the menu on UIKit. Kept, and never asked.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes one that asks a delegate for its menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Gives a menu on UIKit. Never asked, so that any method may be written, or none.
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// Makes the menu of suggested elements.
public typealias UIContextMenuActionProvider = ([any UIMenuElement]) -> UIMenu?

/// Makes a controller that is seen beside the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a menu of a view consists of, on UIKit. Only the identifier is kept.
public final class UIContextMenuConfiguration {
  /// A name for the menu.
  public let identifier: (any NSCopying)?

  /// Names a menu. What would make it is not kept, and never called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier
  }
}

/// A view as it is seen while it is touched, on UIKit. Kept, and not shown.
public final class UITargetedPreview {
  /// The view.
  public let view: UIView

  /// What surrounds the view.
  public let parameters: UIPreviewParameters

  /// Names a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// What surrounds a view that is touched, on UIKit. Kept, and without effect.
public final class UIPreviewParameters {
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var visiblePath: UIBezierPath?

  /// Makes parameters that say nothing.
  public init() {}
}

/// What is dragged, on UIKit. Kept, and never dragged.
public final class UIDragItem {
  /// As on UIKit; no layout depends on it.
  public var localObject: Any?

  /// Makes an item. There are no item providers here: what is given is not kept.
  public init(itemProvider: Any) {}
}

/// Fingers that drag something, on UIKit. Never made by Ashlar.
public protocol UIDragSession: AnyObject {}

/// Fingers that drop something, on UIKit. Never made by Ashlar.
public protocol UIDropSession: AnyObject {}

/// Says what is dragged, on UIKit. Never asked, so that any method may be written, or none.
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Hears of what is dropped, on UIKit. Never asked, so that any method may be written, or none.
public protocol UICollectionViewDropDelegate: AnyObject {}
