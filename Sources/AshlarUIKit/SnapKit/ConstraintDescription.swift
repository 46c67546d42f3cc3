import Ashlar

/// A chain while it is written. All steps of the chain share it.
public class ConstraintDescription {
  let item: LayoutBox
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation?
  var related: LayoutBox?
  var relatedAttributes = ConstraintAttributes.none
  var constant = ConstraintConstant(0)
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  var label: String?

  /// Whether the chain has said something that makes no sense since it was compared.
  private var isRefused = false

  var fileID = ""
  var line: UInt32 = 0

  /// The constraint of the chain, made when it is first asked for. Nil without a relation.
  private(set) lazy var constraint: Constraint? =
    isRefused ? nil : relation.map { Constraint(self, $0) }

  init(item: LayoutBox, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  /// Says what the chain is compared with, in place of what was said before.
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable, _ file: String,
    _ line: UInt
  ) {
    fileID = file
    self.line = UInt32(truncatingIfNeeded: line)
    switch target.kind {
    case .item(let other):
      guard accepts(other.attributes) else { return reportAttributes() }
      related = other.target
      relatedAttributes = other.attributes
      constant = ConstraintConstant(0)
    case .box(let other):
      related = other
      relatedAttributes = .none
      constant = ConstraintConstant(0)
    case .constant(let value):
      related = nil
      relatedAttributes = .none
      constant = value
    case .invalid:
      return report(
        "Invalid constraint. (\(file), \(line))",
        "\(name) was left out: only numbers, sizes, points, insets, views, guides and their attributes "
          + "can be compared with.")
    }
    self.relation = relation
  }

  /// Sets how much the constraints matter. A priority that is not legal is a fault and is left out.
  func setPriority(_ value: Float) {
    guard value > 0, value <= 1000 else {
      isRefused = true
      return report(
        "\(LayoutConstraintError.illegalPriority.reason)",
        "\(name) was left out: its priority is \(UILayoutPriority(value)).")
    }
    priority = UILayoutPriority(value)
  }

  /// Whether the attributes of the chain can be compared with those: see SnapKit's guard.
  private func accepts(_ other: ConstraintAttributes) -> Bool {
    other.count <= 1 || other == attributes || attributes.isEdgesWithMargins(other)
  }
}

// MARK: - Faults

extension ConstraintDescription {
  /// The attributes of the chain, as reports name them.
  var name: String {
    "\(item.reportName).\(attributes.list.map(\.description).joined(separator: "."))"
  }

  var location: CodeLocation { CodeLocation(fileID: fileID, line: line) }

  /// Reports what SnapKit would have ended the program with.
  func report(_ message: String, _ explanation: String) {
    item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation), location: location))
  }

  private func reportAttributes() {
    report(
      "Cannot constraint to multiple non identical attributes. (\(fileID), \(line))",
      "\(name) was left out: name one attribute, or the same ones.")
  }

  func reportNoSuperview(_ relation: String, _ file: String, _ line: UInt) {
    fileID = file
    self.line = UInt32(truncatingIfNeeded: line)
    report(
      "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(name) was left out: add \(item.reportName) to a superview first.")
  }
}

extension LayoutBox {
  /// The superview, or the view that owns a guide.
  var superviewOrOwner: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }
}
