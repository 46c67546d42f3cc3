public import Ashlar

/// What has `snp` and takes part in layout as a view: `UIView`.
public typealias ConstraintView = UIView
/// What has `snp` and takes part in layout without being a view: `UILayoutGuide`.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// What the guides of a controller are: `UILayoutSupport`.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Absolute insets: `UIEdgeInsets`.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets by the direction of reading: `NSDirectionalEdgeInsets`.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The direction of reading: `UIUserInterfaceLayoutDirection`.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// What the steps of a chain share, which is nothing but the maker.
public typealias ConstraintDescription = ConstraintMaker
/// The attribute of a layout constraint.
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
/// The relation of a layout constraint.
public typealias LayoutRelation = NSLayoutConstraint.Relation

/// What a `ConstraintMaker` makes constraints for: a view or a layout guide.
public protocol LayoutConstraintItem: LayoutBox {}

extension LayoutBox: LayoutConstraintItem {}
