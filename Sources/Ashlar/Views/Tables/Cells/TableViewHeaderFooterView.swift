/// A reusable header or footer of a section.
///
/// Add its content to its ``TableContentView/contentView``. It sizes itself as a ``TableViewCell`` does: by
/// constraints that lead from the top of the content view to its bottom.
///
/// ```swift
/// table.registerHeaderFooterView("heading") { TableViewHeaderFooterView(reuseIdentifier: "heading") }
/// ```
///
/// Source: Apple, `UITableViewHeaderFooterView`.
open class TableViewHeaderFooterView: TableContentView, TableSectionView {}
