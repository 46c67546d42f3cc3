/// Content whose height depends on its width, as that of a text on several lines does.
///
/// Layout is then done in two rounds: the first finds widths, going by the width that the content has
/// without limit; the second goes by the height that the content has at the width found.
final class FlexibleContent {
  /// The width that the last layout gave the content, in points; nil if that was none, and before the first.
  @exclusivity(unchecked) var width: CGFloat?

  /// How often the view had changed once the engine had heard of that width, if it had heard of all before.
  var widthChange: UInt32?

  /// What is known about the content, if it is a text.
  @exclusivity(unchecked) var knownText: TextAnswers?

  /// What is known about the text that the content is, until the content becomes invalid: till then nothing need be
  /// compared.
  @exclusivity(unchecked) var ownText: TextAnswers?

  /// Who knows the size, if that is a function.
  let measure: ((WidthProposal) -> CGSize)?

  /// What the function said without limit, as long as it holds.
  var natural: CGSize?

  init(measure: ((WidthProposal) -> CGSize)? = nil) {
    self.measure = measure
  }

  /// The width for which content is asked for a height; nil where there is none, but for what rounding left.
  static func usable(_ width: CGFloat) -> CGFloat? {
    width > LineFiller.tolerance ? width : nil
  }
}

// MARK: - Content from a function

extension View {
  /// Lets a function say how large the view's content is.
  ///
  /// ```swift
  /// chart.contentSize { proposal in
  ///   let width = proposal.width ?? 200
  ///   return CGSize(width: 200, height: width / 2)
  /// }
  /// ```
  ///
  /// Layout asks it for the size without limit first, and takes the width. Then, when the width of the view
  /// is known, it asks again, and takes the height. The function must give the same answer to the same
  /// proposal until ``invalidateIntrinsicContentSize()``. Setting ``LayoutItem/contentSize`` takes its place.
  ///
  /// - Parameter measure: Returns a size in points; ``noIntrinsicMetric`` on an axis asks for nothing.
  public func contentSize(_ measure: @escaping (WidthProposal) -> CGSize) {
    flexible = FlexibleContent(measure: measure)
    invalidateIntrinsicContentSize()
  }
}

extension View {
  /// The width without limit, and the height that goes with the width of the last layout.
  var flexibleContentSize: CGSize {
    guard let flexible, let measure = flexible.measure else { return storedContentSize }
    let natural = flexible.natural ?? measure(.unlimited)
    flexible.natural = natural
    guard let width = flexible.width else { return natural }
    return CGSize(width: natural.width, height: measure(.atMost(width)).height)
  }

  /// Takes note of the width of the view's frame, for content that has just become flexible.
  func noteContentWidth() {
    if flexible == nil { return }
    let insets = usableAlignmentInsets
    noteContentWidth(storedFrame.width - insets.left - insets.right)
  }

  /// Takes note of the width, in points, that a layout has given the view's alignment rectangle, so that the next round
  /// goes by it. On a display it is the width before rounding: what has room there does not lose it by rounding.
  func noteContentWidth(_ width: CGFloat) {
    guard flexible != nil, width.isComputable else { return }
    var isNew = false
    readFlexible { flexible in
      guard flexible.width != FlexibleContent.usable(width) else { return }
      isNew = true
      flexible.width = FlexibleContent.usable(width)
      let hasOtherNews = node.isNoted && flexible.widthChange != changeCount
      // The change that is about to be noted.
      flexible.widthChange = hasOtherNews ? nil : changeCount &+ 1
    }
    if isNew { noteChange() }
  }

  /// Lets something use what is known about flexible content, without counting the reference.
  ///
  /// Nothing that it does may give the view other content.
  @inline(__always)
  func readFlexible(_ body: (FlexibleContent) -> Void) {
    flexible.map { Unmanaged.passUnretained($0) }?._withUnsafeGuaranteedRef(body)
  }

  /// The height of the content, in points, if it is all that may have changed since the engine asked.
  var heightAtNewWidth: CGFloat? {
    guard let flexible, flexible.widthChange == changeCount, !translatesMask, !baselinesFollowHeight
    else { return nil }
    return contentHeight(atWidth: flexible.width ?? 0)
  }
}
