import AshlarUIKit

/// The source of a table of one row.
final class OneRow: UITableViewDataSource {
  let cell: UITableViewCell
  init(_ cell: UITableViewCell) { self.cell = cell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}

extension UITableViewCell {
  /// Lays the cell out as the only row of a table of a width on a display.
  ///
  /// The table keeps the cell when its source is gone, as long as it does not load it again.
  @discardableResult
  func show(
    width: CGFloat, scale: CGFloat = 2, _ style: UITableView.Style = .plain,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
    table.diagnostics.handler = .silent
    table.environment.displayScale = scale
    table.environment.direction = direction
    let source = OneRow(self)
    table.dataSource = source
    change(table)
    table.layoutIfNeeded()
    return table
  }
}
