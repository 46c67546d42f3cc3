// What the last layout shows of a view.

extension ViewLint {
  /// A text of several lines whose lines depend on a number that was right for another width.
  var staleLineWidth: LayoutLint.Kind? {
    guard let label = view.shownContent as? LabelContent, label.lineLimit != 1, label.lineWidth > 0
    else { return nil }
    let width = view.bounds.width
    guard width > 0, (width - label.lineWidth).magnitude > 1 else { return nil }
    return .staleLineWidth(view: view.reportName, lines: label.lineWidth, width: width)
  }

  /// A picture in a frame that has one length of its file and another shape: there are bars beside it or above it that are
  /// a tenth of the frame or more, or it is drawn as much wider or higher.
  var stretchedPicture: LayoutLint.Kind? {
    guard let content = view.shownContent as? ImageContent, content.givenMode?.isOfWhole ?? false,
      let image = content.image, !(image.stretches ?? false)
    else { return nil }
    let picture = image.size
    let frame = view.bounds.size
    guard [frame, picture].allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return nil }
    let hasLengthOfFile =
      (frame.height - picture.height).magnitude < 0.001
      || (frame.width - picture.width).magnitude < 0.001
    let ratio = (frame.width / picture.width) / (frame.height / picture.height)
    guard hasLengthOfFile, ratio < 0.9 || ratio > 1.1 else { return nil }
    return .stretchedPicture(view: view.reportName, frame: frame, picture: picture)
  }

  /// A vertical stack that is all that a view scrolls, and wider than that view.
  var scrollsAcross: LayoutLint.Kind? {
    guard let stack = view.stackLayout, stack.settings.axis == .vertical,
      let scroll = view.superview,
      scroll.scrollArea != nil, scroll.bounds.width > 0,
      view.bounds.width > scroll.bounds.width + 0.001
    else { return nil }
    return .scrollsAcross(stack: view.reportName, scroll: scroll.reportName)
  }

  /// A view that a stack arranges no more, and that is seen inside it all the same.
  var noLongerArranged: LayoutLint.Kind? {
    guard let stack = view.superview, stack.stackLayout?.hasDismissed(view) ?? false,
      !view.isHidden
    else { return nil }
    return .noLongerArranged(view: view.reportName, stack: stack.reportName)
  }

  /// A frame that a layout has replaced, because constraints place the view.
  var replacedFrame: LayoutLint.Kind? {
    guard let given = view.replacedFrame, view.isConstrained, !view.needsLayout else { return nil }
    return .replacedFrame(view: view.reportName, given: given, frame: view.frame)
  }
}
