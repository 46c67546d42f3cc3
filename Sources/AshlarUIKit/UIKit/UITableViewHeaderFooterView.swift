public import Ashlar

/// What stands above or below the rows of a section. What it shows goes into its `contentView`.
open class UITableViewHeaderFooterView: TableViewHeaderFooterView {
  /// Makes a view that a table may use for several sections.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes a view, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a view that is in no table.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
}
