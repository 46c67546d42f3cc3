/// A linear relation between two attributes of views or guides, or between one and a number.
///
///     firstItem.firstAttribute  (<=, ==, >=)  multiplier · secondItem.secondAttribute + constant
///
/// Attributes are taken in points, in the coordinate space of the closest common superview of the items, with y
/// growing downwards. A constraint takes part in layout while it is active, and that superview then holds it.
///
/// ```swift
/// let width = LayoutConstraint(
///   item: title, attribute: .width, relatedBy: .equal,
///   toItem: card, attribute: .width, multiplier: 0.5, constant: -8)
/// width.isActive = true
/// ```
///
/// Making a constraint never fails. If it is invalid, ``error`` is the reason, and activating it is a
/// ``LayoutFault``. ``init(validating:attribute:relatedBy:toItem:attribute:multiplier:constant:fileID:line:)`` throws
/// the reason instead.
///
/// Source: Apple, `NSLayoutConstraint`.
open class LayoutConstraint {
  /// The node of the view or guide on the left.
  final var firstNode: BoxNode?

  /// The node of the view or guide on the right.
  final var secondNode: BoxNode?

  /// The terms of the constraint while it is not active. While it is active, its record has them.
  final var ownTerms: ConstraintTerms

  /// The file that it was written in.
  final var fileID: String

  /// What few constraints have while they are not active.
  final var particulars: Particulars?

  /// The tree that has its record, while it is active, and the place of the record there, or −1.
  final var ownTree: LayoutTree?
  final var index: Int32 = -1

  /// Makes an inactive constraint.
  ///
  /// - Parameters:
  ///   - first: The view or guide on the left of the relation.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - second: The view or guide on the right; nil for none.
  ///   - secondAttribute: The attribute of the second item; ignored if there is none.
  ///   - multiplier: The factor of the second attribute. No unit.
  ///   - constant: The number of points added on the right.
  ///   - fileID: Where the constraint is written, for reports.
  ///   - line: Where the constraint is written, for reports.
  public init(
    item first: LayoutBox?, attribute firstAttribute: Attribute,
    relatedBy relation: Relation, toItem second: LayoutBox?,
    attribute secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    firstNode = first?.node
    secondNode = second?.node
    ownTerms = ConstraintTerms(
      firstAttribute, relation, second == nil ? .notAnAttribute : secondAttribute,
      times: Double(multiplier), plus: Double(constant), line: line)
    self.fileID = fileID
  }

  /// The relation in code-like notation: `title.left == avatar.right + 12 @750`.
  ///
  /// Multipliers of 1, constants of 0 and the priority of required constraints are left out. An
  /// ``identifier`` stands in front: `gap: title.left == avatar.right + 12`. The text has names and no
  /// addresses, and is the same in every run. Faults show it.
  open var description: String {
    ConstraintText(constraint: self).naming { $0?.reportName ?? "(gone)" }
  }
}

extension LayoutConstraint: CustomStringConvertible {}

// MARK: - Identity

/// Constraints are equal if they are the same object.
extension LayoutConstraint: Hashable {
  /// Whether two constraints are the same object.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - Relation and items

extension LayoutConstraint {
  /// An attribute of a view or guide that a constraint compares.
  ///
  /// Source: Apple, `NSLayoutConstraint.Attribute`.
  public typealias Attribute = LayoutAttribute

  /// The relation between the two sides of a constraint.
  ///
  /// Source: Apple, `NSLayoutConstraint.Relation`.
  public typealias Relation = LayoutRelation

  /// The relation between the two sides.
  public var relation: Relation { terms.relation }

  /// The attribute of the first item.
  public var firstAttribute: Attribute { terms.firstAttribute }

  /// The view or guide on the left of the relation, while it exists.
  ///
  /// Nil for a constraint on a distance between two anchors.
  public var firstItem: LayoutBox? { firstNode?.box }

  /// The view or guide on the right of the relation, if there is one, while it exists.
  public var secondItem: LayoutBox? { secondNode?.box }

  /// Makes an inactive constraint of terms for boxes that exist.
  convenience init(
    _ first: BoxNode?, _ second: BoxNode?, _ terms: ConstraintTerms, _ fileID: String
  ) {
    self.init(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, fileID: fileID, line: 0)
    firstNode = first
    secondNode = second
    ownTerms = terms
  }

  /// The attribute of the second item; ``LayoutAttribute/notAnAttribute`` without one.
  public var secondAttribute: Attribute { terms.secondAttribute }

  /// The anchor on the left of the relation.
  public var firstAnchor: AnyLayoutAnchor? {
    distances?.first ?? firstItem?.anchor(firstAttribute)
  }

  /// The anchor on the right of the relation, if there is one.
  public var secondAnchor: AnyLayoutAnchor? {
    if let distances { distances.second } else { secondItem?.anchor(secondAttribute) }
  }

  /// Compares with what another constraint compares with, with its numbers.
  ///
  /// The constraint is inactive then. Activating it makes it as young as a new one.
  func retarget(to other: LayoutConstraint) {
    var held = HeldSchedulers(of: holder)
    defer { held.letGo() }
    deactivate()
    secondNode = other.secondNode
    let (old, new) = (ownTerms, other.terms)
    ownTerms = new
    ownTerms.line = old.line
    ownTerms.marks = old.marks
    ownTerms.marks.marginSide = .none
  }

  /// Compares with a box that is gone, which is a fault when the constraint counts.
  func compare(withGone node: BoxNode, _ attribute: Attribute) {
    secondNode = node
    ownTerms.secondAttribute = attribute
    makeParticulars().isSecondGone = true
  }

  /// Whether the constraint refers to a box, on either side.
  func mentions(_ box: LayoutBox) -> Bool {
    firstNode === box.node || secondNode === box.node
      || distances?.nodes.contains { $0 === box.node } ?? false
  }

  /// Whether the constraint may refer to attributes of a box along an axis.
  func mentions(_ node: BoxNode, along axis: LayoutAxis) -> Bool {
    firstNode === node && firstAttribute.axis == axis
      || secondNode === node && secondAttribute.axis == axis || distances != nil
  }

  /// The nodes of the boxes that the constraint refers to.
  var nodes: [BoxNode] { distances?.nodes ?? [firstNode, secondNode].compactMap(\.self) }
}

// MARK: - Changing

extension LayoutConstraint {
  /// Notifies the engine of possible changes.
  func note(_ change: News) {
    if let tree { tree.note(change, of: index) }
  }

  /// Whether the engine of the tree contains the constraint.
  var hasToken: Bool { token != -1 }

  typealias News = ConstraintMarks.News

  /// Reports the constraint as one that is invalid.
  package func report(_ error: LayoutConstraintError) {
    report(.illegalConstraint(error, constraint: description))
  }

  /// Reports a fault of the constraint in the diagnostics of a tree, or to standard error.
  func report(_ reason: LayoutFault.Reason) {
    let fault = LayoutFault(reason: reason, location: sourceLocation)
    if let holder { return holder.tree.diagnostics.report(fault) }
    BoxNode.report(fault, about: nodes)
  }
}
