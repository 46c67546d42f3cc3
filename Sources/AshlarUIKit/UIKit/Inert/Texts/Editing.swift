public import Ashlar

// How rows are changed by fingers. There are none: what is set is kept, and has no effect.

extension UITableViewCell {
  /// The editing style of a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, delete, insert
  }

  /// The editing style of the row. None: no table edits rows.
  public var editingStyle: EditingStyle { .none }

  /// Whether the row is being edited: never.
  public var isEditing: Bool {
    get { false }
    set {}
  }

  /// Whether the row can be moved. Kept nowhere, and without effect.
  public var showsReorderControl: Bool {
    get { false }
    set {}
  }

  /// Whether the row is indented while it is edited. Kept nowhere, and without effect.
  public var shouldIndentWhileEditing: Bool {
    get { true }
    set {}
  }
}

extension UIScrollView {
  /// Sets the scale of the content. Kept, and without effect.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Does nothing: nothing is drawn.
  public func zoom(to rect: CGRect, animated: Bool) {}
}
