import Ashlar

// MARK: - Placing

extension UICollectionView {
  /// The visible elements, each once, in the order of the layout.
  func wantedElements() -> [UICollectionViewLayoutAttributes] {
    var known: Set<CollectionElement> = []
    let all = collectionViewLayout.layoutAttributesForElements(in: flipped(bounds)) ?? []
    return all.map { flipped($0) }.filter { attributes in
      isSeen(attributes) && exists(attributes) && known.insert(attributes.element).inserted
    }
  }

  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    guard frame.isComputable else {
      reportOnce("\(frame) is no frame of an item", "That item is left out.")
      return false
    }
    return !attributes.isHidden && frame.size.width > 0 && frame.size.height > 0
      && frame.touches(bounds)
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    if exists(element) { return true }
    let thing = element.kind == nil ? "a cell" : "a supplementary view"
    reportOnce(
      "UICollectionView received layout attributes for \(thing) with an index path that does not exist: "
        + "\(element.indexPath)", "It is left out.")
    return false
  }

  func place(_ wanted: [UICollectionViewLayoutAttributes]) {
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.sorted() where !elements.contains(element) { recycle(element) }
    let before = revision
    for attributes in wanted {
      place(attributes)
      guard before == revision else { return }
    }
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    guard let view = shown[element] ?? askForView(attributes) else { return }
    let isNew = view.superview !== self
    if isNew { keep(view) }
    guard view.superview === self else { return }
    shown[element] = view
    if view.zIndex != attributes.zIndex || isNew && attributes.zIndex != frontZIndex {
      view.zIndex = attributes.zIndex
      putInOrder(view)
    }
    frontZIndex = max(frontZIndex, attributes.zIndex)
    view.frame = attributes.frame
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if let cell = view as? UICollectionViewCell {
      showSelection(of: cell, at: element.indexPath)
      cell.updateConfigurationIfNeeded()
    }
    view.apply(attributes)
  }

  /// Moves a view in front of those with smaller numbers, and behind those with larger ones.
  ///
  /// - Complexity: O(*k*) for *k* views that are visible.
  private func putInOrder(_ view: UICollectionReusableView) {
    let others = subviews.compactMap { $0 as? UICollectionReusableView }
    let above = others.first { $0 !== view && $0.zIndex > view.zIndex }
    if let above {
      (self as View).insertSubview(view, belowSubview: above)
    } else {
      bringSubviewToFront(view)
    }
  }

  /// A view from the data source; nil if everything has been reloaded meanwhile, or if the view is already in use.
  private func askForView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let (before, element) = (revision, attributes.element)
    if element.isDecoration { return decorationView(of: element.kind ?? "") }
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

  /// A view of the layout's, one that is free or a new one.
  private func decorationView(of kind: String) -> UICollectionReusableView {
    let name = CollectionPool.Name(kind: kind, identifier: Self.decorationIdentifier)
    let view = pool.views.takeSpare(name) ?? collectionViewLayout.makeDecorationView(ofKind: kind)
    if let view {
      view.reuseIdentifier = Self.decorationIdentifier
      return view
    }
    reportOnce(
      "no UICollectionReusableView class registered for decoration view kind \(kind)",
      "An empty view is used: register one with register(_:forDecorationViewOfKind:) of the layout."
    )
    return UICollectionReusableView(frame: .zero)
  }

  /// The name under which decoration views wait.
  private static var decorationIdentifier: String { "decoration" }

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

  /// Requests the sizes of cells and views that are visible for the first time. What others push out of sight
  /// meanwhile is not asked.
  ///
  /// - Returns: Whether a view has another size, which invalidates the layout.
  func takePreferredSizes() -> Bool {
    let layout = collectionViewLayout
    guard layout.asksCells else { return false }
    var isChanged = false
    for element in shown.keys.sorted() where !element.isDecoration {
      guard let view = shown[element], let attributes = layoutAttributes(of: element),
        flipped(attributes.frame).touches(bounds)
      else { continue }
      if layout.take(view, attributes) { isChanged = true }
    }
    if isChanged { layout.invalidatePlaces() }
    return isChanged
  }

  private func layoutAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind = element.kind else {
      return collectionViewLayout.layoutAttributesForItem(at: element.indexPath)
    }
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: element.indexPath)
  }
}

// MARK: - What gives sizes

extension UICollectionView: CellList {
  package func givenPart(of cell: View, along axis: LayoutAxis) -> ListedPart? {
    collectionViewLayout.asksCells ? nil : .item
  }
}
