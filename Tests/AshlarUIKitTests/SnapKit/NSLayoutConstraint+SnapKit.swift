import AshlarUIKit

extension NSLayoutConstraint {
  /// Whether `snp` made the constraint: SnapKit's constraints describe themselves in a way of their own.
  var isSnapKits: Bool { description.hasPrefix("<SnapKit.LayoutConstraint") }
}
