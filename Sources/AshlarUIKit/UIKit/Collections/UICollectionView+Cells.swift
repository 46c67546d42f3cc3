public import Ashlar

// MARK: - Reusing

extension UICollectionView {
  /// Returns a cell with an identifier: a reusable one, or a new one. While the data source makes the item, the cell
  /// has its frame already.
  ///
  /// An identifier that is not registered is a `LayoutFault`, once until `reloadData()`, and returns an empty cell.
  ///
  /// - Parameters:
  ///   - identifier: The registered identifier.
  ///   - indexPath: The item of the cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(CollectionElement(kind: nil, indexPath: indexPath), identifier)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view of a kind, with an identifier: a reusable one, or a new one. While the data source
  /// makes it, it has its frame already.
  ///
  /// An identifier that is not registered is a `LayoutFault`, once until `reloadData()`, and returns an empty view.
  ///
  /// - Parameters:
  ///   - elementKind: The registered kind.
  ///   - identifier: The registered identifier.
  ///   - indexPath: The index path of the view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(CollectionElement(kind: elementKind, indexPath: indexPath), identifier)
  }

  private func dequeue(
    _ element: CollectionElement, _ identifier: String
  ) -> UICollectionReusableView {
    let view = free(CollectionPool.Name(kind: element.kind, identifier: identifier))
    view.reuseIdentifier = identifier
    if let wanted, wanted.element == element { view.frame = wanted.frame }
    return view
  }

  private func free(_ name: CollectionPool.Name) -> UICollectionReusableView {
    if let view = pool.views.takeSpare(name) {
      view.prepareForReuse()
      return view
    }
    if let make = pool.views.maker(of: name) { return make() }
    reportOnce(
      "could not dequeue a view of kind: \(name.kind ?? "UICollectionElementKindCell") with identifier "
        + "\(EscapedText.text(name.identifier)) - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard", "It is empty.")
    return name.kind == nil
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  /// Takes a view away, to be used again.
  func recycle(_ element: CollectionElement) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    pool.keep(view, kind: element.kind)
  }

  /// Removes everything, and reloads it in the next layout.
  func askAgain() {
    revision += 1
    for element in shown.keys.sorted() { recycle(element) }
    collectionViewLayout.forgetSizes(of: nil)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }
}

// MARK: - Seen

extension UICollectionView {
  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows, if it is visible.
  ///
  /// - Complexity: O(*n*) for *n* visible cells.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// The visible cells, from the first to the last, as the last layout found them.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The visible items, from the first to the last, as the last layout found them.
  public var indexPathsForVisibleItems: [IndexPath] { shownPaths(ofKind: nil) }

  /// The supplementary view of a kind at an index path, if it is visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }

  /// The visible supplementary views of a kind, from the first to the last.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownPaths(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The index paths of the visible supplementary views of a kind, from the first to the last.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { shownPaths(ofKind: elementKind) }

  private func shownPaths(ofKind kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.kind == kind }.map(\.indexPath).sorted()
  }
}
