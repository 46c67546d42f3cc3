/// An interaction with a view, on UIKit. Kept, and without effect.
public protocol UIInteraction: AnyObject {}

/// An interaction that opens a menu for a view, on UIKit. Kept, and without effect.
public final class UIContextMenuInteraction: UIInteraction {
  /// On UIKit, provides the menu. Kept, and never called.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Makes an interaction with a delegate that provides its menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// On UIKit, provides a menu. Ashlar calls no method of it, so that you may write any or none.
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// A closure that makes a menu from suggested elements.
public typealias UIContextMenuActionProvider = ([any UIMenuElement]) -> UIMenu?

/// A closure that makes a controller for the preview beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a view's menu, on UIKit. Only the identifier is kept.
public final class UIContextMenuConfiguration {
  /// A name for the menu.
  public let identifier: (any NSCopying)?

  /// Makes a configuration with an identifier. The closures are not kept, and never called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { self.identifier = identifier }
}

/// The preview of a view while it is touched, on UIKit. Kept, and not shown.
public final class UITargetedPreview {
  /// The view.
  public let view: UIView

  /// The parameters of the preview.
  public let parameters: UIPreviewParameters

  /// Makes a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The parameters of a preview, on UIKit. Kept, and without effect.
public final class UIPreviewParameters {
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var visiblePath: UIBezierPath?

  /// Makes parameters with default values.
  public init() {}
}

/// A dragged item, on UIKit. Kept, and never dragged.
public final class UIDragItem {
  /// As on UIKit; no layout depends on it.
  public var localObject: Any?

  /// Makes an item. There are no item providers here: the argument is not kept.
  public init(itemProvider: Any) {}
}

/// A drag, on UIKit. Never made by Ashlar.
public protocol UIDragSession: AnyObject {}

/// A drop, on UIKit. Never made by Ashlar.
public protocol UIDropSession: AnyObject {}

/// On UIKit, provides dragged items. Ashlar calls no method of it, so that you may write any or none.
public protocol UICollectionViewDragDelegate: AnyObject {}

/// On UIKit, is notified of dropped items. Ashlar calls no method of it, so that you may write any or none.
public protocol UICollectionViewDropDelegate: AnyObject {}
