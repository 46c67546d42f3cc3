// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

/// A layout constraint that Masonry's maker made.
public class MASLayoutConstraint: NSLayoutConstraint {
  /// The name of the constraint in reports, which is its `identifier`.
  public var mas_key: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The relation as Masonry describes it, with the keys of the constraint and of the views.
  ///
  ///     <MASLayoutConstraint:left[0] UIView:title.left >= UIView:icon.right + 8 ^low>
  ///
  /// Where Masonry prints an address, of a constraint without a key there is nothing and of a view without
  /// one its place in the tree: `UIView#2`. Masonry describes every constraint so; here those do that
  /// its maker made.
  public override var description: String {
    let title = mas_key.map { ":\($0)" } ?? ""
    let first = "\(firstItem?.portedName ?? "(gone)").\(Self.name(of: firstAttribute))"
    let target = portedTarget(Self.name) { Self.text(of: Double($0)) }
    return "<MASLayoutConstraint\(title) \(first) \(relation) \(target)\(rank)>"
  }

  private var rank: String {
    switch priority {
    case MASLayoutPriorityRequired: ""
    case MASLayoutPriorityDefaultHigh: " ^high"
    case MASLayoutPriorityDefaultMedium: " ^medium"
    case MASLayoutPriorityDefaultLow: " ^low"
    case MASLayoutPriorityFittingSizeLevel: " ^fitting size"
    default: " ^\(Self.text(of: Double(priority.rawValue)))"
    }
  }

  /// A number with six digits that count, as C writes it by `%g`.
  private static func text(of number: Double) -> String { String(format: "%g", number) }

  private static func name(of attribute: Attribute) -> String {
    attribute == .lastBaseline ? "baseline" : attribute.description
  }
}

extension MASLayoutConstraint: ConstraintObjectMaking {
  package static func makeObject() -> NSLayoutConstraint {
    MASLayoutConstraint(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute)
  }

  package static func handles(of view: View) -> [any PlacedVerb] {
    (view as? UIView)?.keptConstraints.all ?? []
  }
}
