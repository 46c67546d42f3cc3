public import Ashlar

extension UISegmentedControl {
  /// Makes a row of titles.
  public convenience init(items: [String]) {
    self.init(titles: items)
  }

  /// Which title is chosen; −1 if none is.
  public var selectedSegmentIndex: Int {
    get { selectedIndex ?? -1 }
    set { selectedIndex = newValue < 0 ? nil : newValue }
  }
}

// MARK: - Titles

extension UISegmentedControl {
  /// How many titles there are.
  public var numberOfSegments: Int { titles.count }

  /// The title of a number, from 0; that of the last one for a greater number, and nil where there is none.
  public func titleForSegment(at segment: Int) -> String? { place(of: segment).map { titles[$0] } }

  /// Changes the title of a number, from 0; that of the last one for a greater number.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let place = place(of: segment) { titles[place] = title ?? "" }
  }

  /// Puts a title in at a place, from 0; behind the last one for a greater number.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  /// Takes the title of a number away, from 0; the last one for a greater number.
  public func removeSegment(at segment: Int, animated: Bool) {
    if let place = place(of: segment) { titles.remove(at: place) }
    chooseNoneBeyondTheEnd()
  }

  /// Takes all titles away.
  public func removeAllSegments() {
    titles = []
    chooseNoneBeyondTheEnd()
  }

  /// The place of a title, in the array of them.
  private func place(of segment: Int) -> Int? {
    titles.isEmpty ? nil : min(max(segment, 0), titles.count - 1)
  }

  private func chooseNoneBeyondTheEnd() {
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = -1 }
  }
}
