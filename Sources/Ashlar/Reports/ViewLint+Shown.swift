// What the last layout shows of a view.

extension ViewLint {
  /// A text of several lines whose lines go by a number that was right for another width.
  var staleLineWidth: LayoutLint.Kind? {
    guard let label = view.shownContent as? LabelContent, label.lineLimit != 1, label.lineWidth > 0
    else { return nil }
    let width = view.bounds.width
    guard width > 0, (width - label.lineWidth).magnitude > 1 else { return nil }
    return .staleLineWidth(view: view.reportName, lines: label.lineWidth, width: width)
  }

  /// A picture that keeps its shape, in a frame as high as its file and of another width: there are bars beside it or
  /// above it that are a tenth of the frame or more.
  var stretchedPicture: LayoutLint.Kind? {
    guard let content = view.shownContent as? ImageContent, content.keepsShape,
      let picture = content.image?.size, picture.width > 0, picture.height > 0
    else { return nil }
    let frame = view.bounds.size
    guard frame.width > 0, (frame.height - picture.height).magnitude < 0.001 else { return nil }
    let ratio = frame.width / picture.width
    guard ratio < 0.9 || ratio > 1.1 else { return nil }
    return .stretchedPicture(view: view.reportName, frame: frame, picture: picture)
  }

  /// A vertical stack that is all that a view scrolls, and wider than that view.
  var scrollsAcross: LayoutLint.Kind? {
    guard let stack = view.stackLayout, stack.axis == .vertical, let scroll = view.superview,
      scroll.scrollArea != nil, scroll.bounds.width > 0,
      view.bounds.width > scroll.bounds.width + 0.001
    else { return nil }
    return .scrollsAcross(stack: view.reportName, scroll: scroll.reportName)
  }
}
