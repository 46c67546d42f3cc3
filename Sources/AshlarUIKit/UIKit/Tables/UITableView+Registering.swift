import Ashlar

// MARK: - Classes

extension UITableView {
  /// Registers the class of cells with an identifier; nil changes nothing.
  ///
  /// They are made with `init(style:reuseIdentifier:)`, of the default style. A class that is not a cell's is a
  /// `LayoutFault`, and changes nothing.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return }
    guard let type = cellClass as? UITableViewCell.Type else {
      return reportPorted("\(cellClass) is no class of cells", "Nothing was registered.")
    }
    register(identifier) { type.init(forReuse: identifier) }
  }

  /// Registers the class of headers or footers with an identifier; nil changes nothing.
  ///
  /// They are made with `init(reuseIdentifier:)`. A class that is not that of such a view is a `LayoutFault`, and
  /// changes nothing.
  public func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      return reportPorted(
        "\(viewClass) is no class of headers and footers", "Nothing was registered.")
    }
    registerHeaderFooterView(identifier) { type.init(forReuse: identifier) }
  }

  /// A `LayoutFault`, as there are no nibs: register the class, or a closure that makes a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reportNib(nib, identifier)
  }

  /// A `LayoutFault`, as there are no nibs: register the class, or a closure that makes a view.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reportNib(nib, identifier)
  }

  private func reportNib(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return }
    reportPorted(
      "there is no nib named \(nib.name)",
      "Write the view in Swift and register a class for \(identifier).")
  }
}
