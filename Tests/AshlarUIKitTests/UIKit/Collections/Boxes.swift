import AshlarUIKit

/// Items of sizes that a test says, and what a flow layout is told of their sections.
final class Boxes: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// The sizes of the items, by sections.
  var sizes: [[CGSize]]

  /// What is said of sections that are not as the layout has it.
  var insets: [Int: UIEdgeInsets] = [:]
  var headers: [Int: CGSize] = [:]
  var footers: [Int: CGSize] = [:]
  var lineSpacings: [Int: CGFloat] = [:]
  var itemSpacings: [Int: CGFloat] = [:]

  /// Makes a header or a footer.
  var makeEdge = { UICollectionReusableView(frame: .zero) }

  /// For which items a cell was asked for.
  var asked: [IndexPath] = []

  init(_ sizes: [[CGSize]]) {
    self.sizes = sizes
  }

  /// So many items of one size in one section.
  convenience init(_ count: Int, _ width: CGFloat, _ height: CGFloat) {
    self.init([Array(repeating: CGSize(width: width, height: height), count: count)])
  }

  /// Makes a collection with a root of its own that stays silent about faults, and shows the items in it.
  func show(
    width: CGFloat, height: CGFloat,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.diagnostics.handler = .silent
    view.register("box") { UICollectionViewCell(frame: .zero) }
    for kind in Self.kinds {
      view.registerSupplementaryView("edge", ofKind: kind, makeEdge)
    }
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.section][indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets[section] ?? flow(collectionViewLayout).sectionInset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacings[section] ?? flow(collectionViewLayout).minimumLineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacings[section] ?? flow(collectionViewLayout).minimumInteritemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headers[section] ?? flow(collectionViewLayout).headerReferenceSize }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { footers[section] ?? flow(collectionViewLayout).footerReferenceSize }

  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}

extension UICollectionView {
  /// The frames of the cells that are seen, in the order of the items.
  var seenFrames: [CGRect] { visibleCells.map(\.frame) }

  /// The numbers of the items of the first section that are seen.
  var seenItems: [Int] { indexPathsForVisibleItems.map(\.item) }
}
