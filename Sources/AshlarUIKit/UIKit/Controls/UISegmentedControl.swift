import Ashlar

/// A row of titles, one of which is selected.
///
/// All segments are as wide as the widest title with 10 points on either side; the control is 32 points high, or as
/// high as a title where that is more. Constraints do not refer to the point at its bottom.
///
/// Source: Apple, `UISegmentedControl`; the edge: recorded by Interface Builder.
open class UISegmentedControl: UIControl {
  private final let segments = SegmentsContent()

  override func installParts() {
    show(segments, isOfPlainKind: type(of: self) == UISegmentedControl.self)
    roundContentToPixels()
  }

  /// Makes a row of titles with the size of its content. Items that are not texts get empty titles.
  ///
  /// Source: Apple, `UISegmentedControl.init(items:)`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments.take((items ?? []).map { $0 as? String ?? "" }, in: self)
    sizeToFit()
  }

  /// The index of the selected title; −1 for none.
  open var selectedSegmentIndex = -1

  /// The number of titles.
  open var numberOfSegments: Int { segments.titles.count }

  /// The title at an index, from 0; the last title for a greater index, and nil without titles.
  open func titleForSegment(at segment: Int) -> String? {
    place(of: segment).map { segments.titles[$0] }
  }

  /// Changes the title at an index, from 0; the last title for a greater index.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    change { $0[place] = title ?? "" }
  }

  /// Inserts a title at an index, from 0; after the last one for a greater index.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    change { $0.insert(title ?? "", at: min(max(segment, 0), $0.count)) }
  }

  /// Removes the title at an index, from 0; the last one for a greater index.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = place(of: segment) else { return }
    change { $0.remove(at: place) }
  }

  /// Removes all titles.
  open func removeAllSegments() { change { $0 = [] } }

  /// Sets the attributes of titles: the font of the normal state has an effect. The default is the system font at 13
  /// points.
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
