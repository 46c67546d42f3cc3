import Ashlar

/// Titles beside each other, of which one is selected.
///
/// All segments are as wide as the widest title with 10 points on either side; the control is 32 points high,
/// or as high as a title where that is more. Constraints do not speak of the point at its bottom.
///
/// Source: Apple, `UISegmentedControl`; the edge: recorded by Interface Builder.
open class UISegmentedControl: UIControl {
  private final let segments = SegmentsContent()

  override func installParts() {
    show(segments, isOfPlainKind: type(of: self) == UISegmentedControl.self)
    roundContentToPixels()
  }

  /// Makes a row of titles that is as large as they need. What is not a text has an empty title.
  ///
  /// Source: Apple, `UISegmentedControl.init(items:)`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments.take((items ?? []).map { $0 as? String ?? "" }, in: self)
    sizeToFit()
  }

  /// Which title is chosen; −1 if none is.
  open var selectedSegmentIndex = -1

  /// How many titles there are.
  open var numberOfSegments: Int { segments.titles.count }

  /// The title of a number, from 0; that of the last one for a greater number, and nil where there is none.
  open func titleForSegment(at segment: Int) -> String? {
    place(of: segment).map { segments.titles[$0] }
  }

  /// Changes the title of a number, from 0; that of the last one for a greater number.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    change { $0[place] = title ?? "" }
  }

  /// Puts a title in at a place, from 0; behind the last one for a greater number.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change { $0.insert(title ?? "", at: min(max(segment, 0), $0.count)) }
  }

  /// Removes the title of an index, from 0; the last one for a greater index.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = place(of: segment) else { return }
    change { $0.remove(at: place) }
  }

  /// Removes all titles.
  open func removeAllSegments() { change { $0 = [] } }

  /// Sets what titles are set in: the font of the normal state counts. Without a font it is the system font at 13 points.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    segments.take(attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13), in: self)
  }

  /// The place of a title, in the array of them.
  private func place(of segment: Int) -> Int? {
    let titles = segments.titles
    return titles.isEmpty ? nil : min(max(segment, 0), titles.count - 1)
  }

  private func change(_ body: (inout [String]) -> Void) {
    var titles = segments.titles
    body(&titles)
    segments.take(titles, in: self)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = -1 }
  }
}
