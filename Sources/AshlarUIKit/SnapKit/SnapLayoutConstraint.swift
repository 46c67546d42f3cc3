public import Ashlar

/// SnapKit's name for the layout constraints of a ``Constraint``.
///
/// In SnapKit it is a class of its own. Here it is Ashlar's class of that name, so that a file may import both
/// modules.
public typealias LayoutConstraint = NSLayoutConstraint

extension NSLayoutConstraint {
  /// The name of the constraint in reports, which is its `identifier`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// A layout constraint that `snp` made.
///
/// `snp` recognises its own constraints by this class.
final class SnapLayoutConstraint: NSLayoutConstraint {
  /// The relation as SnapKit describes it, with the label, the file and the line.
  ///
  ///     <SnapKit.LayoutConstraint:gap@Card.swift#12 UIView:title.left == UIView:icon.right + 8.0>
  ///
  /// Where SnapKit prints an address, of a constraint without a label there is nothing and of a view without
  /// a name its place in the tree: `UIView#2`.
  override var description: String {
    let title = label.map { ":\($0)" } ?? ""
    let file = sourceLocation.fileID.split(separator: "/").last.map { "@\($0)" } ?? ""
    let first = "\(firstItem?.portedName ?? "(gone)").\(firstAttribute)"
    let target = portedTarget(\.description) { "\($0)" }
    let rank = priority == .required ? "" : " ^UILayoutPriority(rawValue: \(priority.rawValue))"
    return "<SnapKit.LayoutConstraint\(title)\(file)#\(sourceLocation.line) "
      + "\(first) \(relation) \(target)\(rank)>"
  }
}

extension SnapLayoutConstraint: ConstraintObjectMaking {
  static func makeObject() -> Ashlar.LayoutConstraint {
    SnapLayoutConstraint(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute)
  }
}
