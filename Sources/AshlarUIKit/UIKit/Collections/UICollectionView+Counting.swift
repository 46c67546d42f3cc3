import Ashlar

extension UICollectionView {
  /// The number of sections that the data source last returned; 0 without a data source.
  public var numberOfSections: Int { sectionsBeingCounted ?? itemCounts().count }

  /// The number of items in a section that the data source last returned; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The number of items in each section, counted once.
  func itemCounts() -> [Int] {
    if let counts { return counts }
    guard sectionsBeingCounted == nil else { return [] }
    let counts = countItems()
    self.counts = counts
    if layoutState.isPostponed {
      layoutState.isPostponed = false
      setNeedsLayout()
    }
    return counts
  }

  /// Asks how many items each section has.
  func countItems() -> [Int] {
    guard let dataSource, sectionsBeingCounted == nil else { return [] }
    sectionsBeingCounted = 0
    defer { sectionsBeingCounted = nil }
    var (sections, items) = (CountBudget.sections, CountBudget.rows)
    let count = sections.count(
      dataSource.numberOfSections(in: self), of: "\(reportName)'s sections", refuseCount)
    sectionsBeingCounted = count
    return (0..<count).map { section in
      items.count(
        dataSource.collectionView(self, numberOfItemsInSection: section),
        of: "\(reportName)'s items", refuseCount)
    }
  }

  /// Reports a count that cannot be, unless it has been since everything was reloaded.
  private func refuseCount(_ reason: LayoutFault.Reason) {
    guard told.insert("\(reason)").inserted else { return }
    report(LayoutFault(reason: reason, location: nil))
  }

  /// Reloads everything if the data source has removed items without a notification, so that they are not requested.
  ///
  /// It may have added some: they become visible after its notification, or never, as on UIKit.
  func reloadIfItemsAreGone() {
    guard let counts, updates.open == 0, sectionsBeingCounted == nil else { return }
    let given = countItems()
    if given.count >= counts.count, zip(given, counts).allSatisfy({ $0 >= $1 }) { return }
    reportPorted(
      "\(reportName) had \(counts) items, and its data source says \(given) without reloadData()",
      "Everything is reloaded.")
    reloadData()
  }

  /// Whether an element is one of those that have been counted.
  func exists(_ element: CollectionElement) -> Bool {
    let counts = itemCounts()
    let (path, isItem) = (element.indexPath, element.kind == nil)
    guard counts.indices.contains(path.section) else { return false }
    return !isItem || path.count == 2 && (0..<counts[path.section]).contains(path.item)
  }
}

// MARK: - Reporting

extension UICollectionView {
  /// Reports something that UIKit would raise or log, unless it has been since everything was reloaded.
  func reportOnce(_ message: String, _ explanation: String) {
    guard told.insert(message).inserted else { return }
    reportPorted(message, explanation)
  }
}
