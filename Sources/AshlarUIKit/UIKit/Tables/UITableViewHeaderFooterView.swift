public import Ashlar

/// A reusable header or footer of a section.
///
/// Add its content to its ``TableReusableView/contentView``. It sizes itself as a ``UITableViewCell`` does.
///
/// Source: Apple, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: TableReusableView, TableSectionView {
  /// Makes a reusable view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    cellContent.reuseIdentifier = reuseIdentifier
  }

  /// Makes a view; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view with `init(reuseIdentifier:)`. Tables make views of registered classes in this way.
  ///
  /// A class that overrides `init(reuseIdentifier:)`, as registered classes on UIKit do, inherits this one.
  public required convenience init(forReuse identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view that is in no table.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A configuration of a header of grouped rows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}
