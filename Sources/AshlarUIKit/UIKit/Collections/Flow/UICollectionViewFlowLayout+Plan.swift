import Ashlar

// MARK: - Asking

extension UICollectionViewFlowLayout {
  /// Asks the delegate for everything, and finds out where it is.
  func makePlan() {
    let axis = FlowAxis(isVertical: scrollDirection == .vertical)
    let insets = axis.across(collectionView?.adjustedContentInset ?? .zero)
    let room = axis.across(collectionView?.bounds.size ?? .zero) - insets.before - insets.after
    if room != plan.room { preferred.removeAll() }
    plan = FlowPlan(axis: axis, room: room, sections: sections(axis, room))
    plan.mirrorWidth = isMirrored ? collectionView?.areaWidth(of: plan.size) : nil
  }

  /// Without any room there is nothing to be seen, and nothing to be asked.
  private func sections(_ axis: FlowAxis, _ room: CGFloat) -> [FlowSection] {
    guard let collectionView, room > 0 else { return [] }
    let asker = FlowAsker(layout: self, view: collectionView, axis: axis, room: room)
    return (0..<collectionView.numberOfSections).map(asker.section)
  }
}

/// Requests the settings of a flow layout's sections from the delegate, and replaces invalid numbers.
private struct FlowAsker {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let axis: FlowAxis
  let room: CGFloat

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func section(_ number: Int) -> FlowSection {
    var section = FlowSection()
    let delegate = delegate
    let header =
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: number)
      ?? layout.headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: number)
      ?? layout.footerReferenceSize
    section.header = extent(axis.along(header), "header")
    section.footer = extent(axis.along(footer), "footer")
    section.inset = legal(
      delegate?.collectionView(view, layout: layout, insetForSectionAt: number)
        ?? layout.sectionInset)
    section.lineSpacing = legal(
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: number)
        ?? layout.minimumLineSpacing, "minimumLineSpacing")
    section.itemSpacing = legal(
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: number)
        ?? layout.minimumInteritemSpacing, "minimumInteritemSpacing")
    section.sizes = (0..<view.numberOfItems(inSection: number)).map {
      size(IndexPath(item: $0, section: number), delegate)
    }
    checkRoom(of: section, number)
    return section
  }

  private func size(
    _ indexPath: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if let size = layout.preferred[indexPath] { return legal(size) }
    let estimate = layout.estimatedItemSize
    if estimate != .zero, estimate != UICollectionViewFlowLayout.automaticSize {
      return legal(estimate)
    }
    return legal(
      delegate?.collectionView(view, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize)
  }

  private func legal(_ size: CGSize) -> CGSize {
    let size = CGSize(
      width: legal(size.width, "the width of an item"),
      height: legal(size.height, "the height of an item"))
    if size.width <= 0 || size.height <= 0 {
      view.reportOnce(
        "Negative or zero item sizes are not supported by flow layout",
        "What is below 0 counts as 0, and such an item has no cell.")
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func extent(_ extent: CGFloat, _ name: String) -> CGFloat {
    let extent = legal(extent, "the size of a \(name)")
    if extent < 0 {
      view.reportOnce(
        "negative sizes are not supported in the flow layout", "There is no \(name).")
    }
    return max(0, extent)
  }

  private func legal(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: legal(insets.top, "sectionInset"), left: legal(insets.left, "sectionInset"),
      bottom: legal(insets.bottom, "sectionInset"), right: legal(insets.right, "sectionInset"))
  }

  private func legal(_ number: CGFloat, _ name: String) -> CGFloat {
    if number.isComputable { return number }
    view.reportOnce("\(number) for \(name) is no length", "It counts as 0.")
    return 0
  }

  /// Reports an item that is too large for a line. What is only thought of may be.
  private func checkRoom(of section: FlowSection, _ number: Int) {
    let inset = axis.across(section.inset)
    let limit = room - inset.before - inset.after + FlowLine.roundingRoom
    let isTooLarge = section.sizes.enumerated().contains { item, size in
      axis.across(size) > limit
        && (layout.estimatedItemSize == .zero
          || layout.preferred[IndexPath(item: item, section: number)] != nil)
    }
    guard isTooLarge else { return }
    let (extent, edges) =
      axis.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    view.reportOnce(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(extent) must be less "
        + "than the \(extent) of the UICollectionView minus the section insets \(edges) values, minus the content "
        + "insets \(edges) values",
      "Such an item begins at the inset.")
  }
}
