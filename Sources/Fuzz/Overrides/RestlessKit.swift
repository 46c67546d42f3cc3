import AshlarUIKit

// Views of ported code whose overrides let the world act.

/// A view that overrides what ported views do.
class RestlessKitView: UIView {
  let nerve = Nerve()
  var content = CGSize(width: -1, height: -1)

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return content
  }

  override var isHidden: Bool {
    didSet { nerve.hear() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    nerve.hear()
    return super.sizeThatFits(size)
  }

  override func updateConstraints() {
    nerve.hear()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
    nerve.hear()
  }

  override func didAddSubview(_ subview: UIView) { nerve.hear() }

  override func willRemoveSubview(_ subview: UIView) { nerve.hear() }

  override func willMove(toSuperview newSuperview: UIView?) { nerve.hear() }

  override func didMoveToSuperview() { nerve.hear() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    nerve.hear()
  }
}

/// A stack of ported code that acts while it arranges.
final class RestlessKitStack: UIStackView {
  let nerve = Nerve()

  override func updateConstraints() {
    nerve.hear()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// A label of ported code that acts while it is measured.
final class RestlessKitLabel: UILabel {
  let nerve = Nerve()

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    return super.intrinsicContentSize
  }
}

/// A table as high as its rows, which lays itself out while it is asked.
final class RestlessKitTable: UITableView {
  let nerve = Nerve()

  override var intrinsicContentSize: CGSize {
    nerve.hear()
    layoutIfNeeded()
    return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  override func layoutSubviews() {
    nerve.hear()
    super.layoutSubviews()
  }
}

/// A cell of ported code that acts.
final class RestlessKitCell: UITableViewCell {
  let nerve = Nerve()

  override func prepareForReuse() {
    super.prepareForReuse()
    nerve.hear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

/// An item of a collection that acts.
final class RestlessKitItem: UICollectionViewCell {
  let nerve = Nerve()

  override func prepareForReuse() {
    super.prepareForReuse()
    nerve.hear()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nerve.hear()
  }
}

// MARK: - Rows and items

/// What the rows of ported tables and the items of collections are.
final class RestlessKitRows: UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  weak var world: OverrideWorld?
  var counts = [3]
  var height = UITableView.automaticDimension

  private func count(_ section: Int) -> Int {
    world?.hear()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    world?.hear()
    return counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    world?.hear()
    return height
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "cell") as? RestlessKitCell
    let cell = known ?? RestlessKitCell(style: .default, reuseIdentifier: "cell")
    cell.nerve.world = world
    world?.hear()
    fill(cell.contentView, indexPath.row)
    return cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    world?.hear()
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count(section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? RestlessKitItem)?.nerve.world = world
    world?.hear()
    fill(cell.contentView, indexPath.item)
    return cell
  }

  private func fill(_ content: UIView, _ number: Int) {
    guard content.subviews.isEmpty else { return }
    let box = RestlessKitView()
    box.nerve.world = world
    content.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(10 + 5 * (number % 4)).priority(750)
    }
  }
}
