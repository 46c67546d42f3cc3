import Ashlar
import AshlarUIKit

/// What the rows of tables and the items of collections are, of ported code too.
final class RestlessRows {
  weak var world: OverrideWorld?
  var counts = [3]

  private func sectionCount() -> Int {
    world?.hear()
    return counts.count
  }

  private func count(_ section: Int) -> Int {
    world?.hear()
    return counts.indices.contains(section) ? counts[section] : 0
  }
}

extension RestlessRows: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int { sectionCount() }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    count(section)
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat {
    world?.hear()
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    world?.hear()
    guard let world, section % 2 == 1 else { return nil }
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentView.makeConstraints { $0.height.equalTo(world.length()) }
    return header
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    world?.hear()
    let cell = RestlessCell(reuseIdentifier: nil).acting(in: world)
    let box = RestlessView().acting(in: world)
    cell.contentView.addSubview(box)
    box.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(10 + 5 * CGFloat(path.row % 4)).priority(.high)
    }
    return cell
  }
}

// MARK: - Ported code

extension RestlessRows: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { sectionCount() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    world?.hear()
    return UITableView.automaticDimension
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

  private func fill(_ content: UIView, _ number: Int) {
    guard content.subviews.isEmpty else { return }
    let box = RestlessKitView().acting(in: world)
    content.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(10 + 5 * (number % 4)).priority(750)
    }
  }
}

extension RestlessRows: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount() }

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
}
