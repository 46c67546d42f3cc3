import Ashlar

// MARK: - Placing

extension UICollectionView {
  /// What is seen, each once, in the order of the layout.
  func wantedElements() -> [UICollectionViewLayoutAttributes] {
    var known: Set<CollectionElement> = []
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return all.filter { attributes in
      let element = CollectionElement(attributes)
      return isSeen(attributes) && exists(element, at: attributes) && known.insert(element).inserted
    }
  }

  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    guard frame.isUsable else {
      reportOnce("\(frame) is no frame of an item", "What is to be there is left out.")
      return false
    }
    return !attributes.isHidden && frame.size.width > 0 && frame.size.height > 0
      && frame.minX < bounds.maxX && frame.maxX > bounds.minX
      && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  private func exists(
    _ element: CollectionElement, at attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if exists(element) { return true }
    let thing = element.kind == nil ? "a cell" : "a supplementary view"
    reportOnce(
      "UICollectionView received layout attributes for \(thing) with an index path that does not exist: "
        + "\(element.indexPath)", "It is left out.")
    return false
  }

  func place(_ wanted: [UICollectionViewLayoutAttributes]) {
    let elements = Set(wanted.map { CollectionElement($0) })
    for element in shown.keys.sorted() where !elements.contains(element) { recycle(element) }
    let before = revision
    for attributes in wanted {
      place(attributes)
      guard before == revision else { return }
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let element = CollectionElement(attributes)
    guard let view = shown[element] ?? askForView(attributes) else { return }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    shown[element] = view
    view.frame = attributes.frame
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if let cell = view as? UICollectionViewCell { showSelection(of: cell, at: element.indexPath) }
    view.apply(attributes)
  }

  /// A view from the data source; nil if everything has been asked for again meanwhile, or if it is somewhere already.
  private func askForView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let (before, element) = (revision, CollectionElement(attributes))
    wanted = attributes
    defer { wanted = nil }
    let view =
      element.kind.map {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: $0, at: element.indexPath)
      } ?? dataSource.collectionView(self, cellForItemAt: element.indexPath)
    guard before == revision else {
      pool.keep(view, kind: element.kind)
      return nil
    }
    return isNew(view, for: element) ? view : nil
  }

  private func isNew(_ view: UICollectionReusableView, for element: CollectionElement) -> Bool {
    if view.reuseIdentifier == nil {
      let (thing, method) =
        element.kind == nil
        ? ("cell", "cellForItemAtIndexPath:")
        : ("view", "viewForSupplementaryElementOfKind:atIndexPath:")
      reportOnce(
        "the \(thing) returned from -collectionView:\(method) does not have a reuseIdentifier - it "
          + "must be retrieved by dequeuing it", "It is shown, and not used again.")
    }
    if !shown.values.contains(where: { $0 === view }) { return true }
    reportOnce("the data source gave \(view.reportName) twice", "It stays where it was.")
    return false
  }

  /// Lets cells that are seen for the first time say how large they are.
  ///
  /// - Returns: Whether one has another size, so that the layout is not true any more.
  func takePreferredSizes() -> Bool {
    let layout = collectionViewLayout
    guard layout.asksCells else { return false }
    var isChanged = false
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path),
        let attributes = layout.layoutAttributesForItem(at: path)
      else { continue }
      if layout.take(cell, attributes) { isChanged = true }
    }
    if isChanged { layout.invalidateLayout() }
    return isChanged
  }
}
