public import Ashlar

/// The class of views with `snp`: `UIView`.
public typealias ConstraintView = UIView
/// The class of layout guides with `snp`: `UILayoutGuide`.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The type of a controller's guides: `UILayoutSupport`.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Absolute insets: `UIEdgeInsets`.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets by the direction of reading: `NSDirectionalEdgeInsets`.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The direction of reading: `UIUserInterfaceLayoutDirection`.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// The type that the steps of a chain share: here, only the maker.
public typealias ConstraintDescription = ConstraintMaker
/// The attribute of a layout constraint.
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
/// The relation of a layout constraint.
public typealias LayoutRelation = NSLayoutConstraint.Relation

/// A view or a layout guide that a `ConstraintMaker` makes constraints for.
public protocol LayoutConstraintItem: LayoutBox {}

extension LayoutBox: LayoutConstraintItem {}
