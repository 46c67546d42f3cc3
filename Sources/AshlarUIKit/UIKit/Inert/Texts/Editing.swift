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

extension UITableView {
  /// Whether several rows can be selected. Kept, and without effect.
  public var allowsMultipleSelection: Bool {
    get { looks.scrolling.allowsMultipleSelection }
    set { appearance.scrolling.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected while they are edited. Kept, and without effect.
  public var allowsSelectionDuringEditing: Bool {
    get { looks.scrolling.allowsSelectionDuringEditing }
    set { appearance.scrolling.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected while they are edited. Kept, and without effect.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { looks.scrolling.allowsMultipleSelectionDuringEditing }
    set { appearance.scrolling.allowsMultipleSelectionDuringEditing = newValue }
  }
}

extension UIScrollView {
  /// The scale of the content. Kept, and without effect: nothing is drawn.
  public var zoomScale: CGFloat {
    get { looks.scrolling.zoomScale }
    set { appearance.scrolling.zoomScale = newValue }
  }

  /// The least scale of the content. Kept, and without effect.
  public var minimumZoomScale: CGFloat {
    get { looks.scrolling.minimumZoomScale }
    set { appearance.scrolling.minimumZoomScale = newValue }
  }

  /// The greatest scale of the content. Kept, and without effect.
  public var maximumZoomScale: CGFloat {
    get { looks.scrolling.maximumZoomScale }
    set { appearance.scrolling.maximumZoomScale = newValue }
  }

  /// Whether the content bounces back at its least and greatest scale. Kept, and without effect.
  public var bouncesZoom: Bool {
    get { looks.scrolling.bouncesZoom }
    set { appearance.scrolling.bouncesZoom = newValue }
  }

  /// Sets the scale of the content. Kept, and without effect.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Does nothing: nothing is drawn.
  public func zoom(to rect: CGRect, animated: Bool) {}
}
