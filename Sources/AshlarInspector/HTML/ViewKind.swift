import Ashlar

/// The kind of a view, by which pages distinguish views.
///
/// The raw value is its number in the data of a page.
enum ViewKind: Int, CaseIterable {
  case view, container, label, field, button, image, control, stack, scroll, table, cell, window
  case guide

  init(of box: LayoutBox) {
    guard let view = box as? View else {
      self = .guide
      return
    }
    if view.isWindow {
      self = .window
    } else if view is any DataSourced {
      self = .table
    } else if view is any CellView {
      self = .cell
    } else if let kind = Self.kind(of: view.shownContent) {
      self = kind
    } else if view is any ControlView {
      self = .control
    } else if view.stackLayout != nil {
      self = .stack
    } else if view.scrollArea != nil {
      self = .scroll
    } else {
      self = view.subviews.isEmpty ? .view : .container
    }
  }

  private static func kind(of content: (any ViewContent)?) -> ViewKind? {
    switch content {
    case is LabelContent: .label
    case is FieldContent, is TextViewContent: .field
    case is ButtonContent: .button
    case is ImageContent: .image
    case is SegmentsContent, is FixedContent: .control
    default: nil
    }
  }
}
