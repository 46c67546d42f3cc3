internal import AshlarStorage

/// A rectangle that constraints can place: a view or a layout guide.
///
/// It has everything that views and guides have in common for constraints, so that either can be used in place of the
/// other.
open class LayoutBox {
  /// The youngest of the anchors that the program keeps, which refers to the others.
  final var lastAnchor = FleetingReference<AnyLayoutAnchor>()

  /// The value of ``LayoutItem/name``.
  var givenName: String?

  /// The node by which constraints, anchors and the engine refer to the box.
  let node: BoxNode

  // Its symbol must be there for the tables of subclasses in other modules.
  @usableFromInline
  init(name: String?, isGuide: Bool, systemGuide: SystemGuide? = nil) {
    givenName = name
    node = BoxNode(isGuide: isGuide, systemGuide: systemGuide)
    node.begin(self)
  }

  // A view has ended its node by now.
  deinit { if node.isAlive { node.end() } }

  /// The name of the box's class in reports.
  var typeName: String { "\(type(of: self))" }

  /// The name in reports of a box without a name.
  var defaultName: String { typeName }

  /// Takes the frame that the engine has computed, in points, in the container's coordinate space.
  ///
  /// - Parameters:
  ///   - frame: The frame, on pixels if there are any.
  ///   - contentWidth: How wide constraints make the box for its content.
  /// - Returns: Whether the box had another frame.
  func place(at frame: CGRect, contentWidth: CGFloat) -> Bool { false }

  /// Gives up the frame that the box keeps, because constraints of it are written.
  func leavePlacingToConstraints() {}
}

extension LayoutBox {
  /// The view in whose coordinate space the box has its frame: the superview, or a guide's owner.
  package var containingView: View? { node.container?.view }

  /// The view that stands for the box in the tree: itself, or a guide's owner.
  package var host: View? { node.host?.view }

  /// Reports a fault in the diagnostics of the box's tree.
  ///
  /// The fault of a guide without an owner is only written to standard error.
  package func report(_ fault: LayoutFault) {
    LayoutDiagnostics.report(fault, to: host?.tree.diagnostics)
  }

  func report(_ reason: LayoutFault.Reason, at location: CodeLocation?) {
    report(LayoutFault(reason: reason, location: location))
  }

  /// Refuses numbers that nothing can be computed with, which is a fault. A property that is given them keeps what it had,
  /// and a layout that reads them from an override goes on without them.
  ///
  /// - Returns: Whether they are such.
  func refuses(_ value: some Computable, for attribute: String) -> Bool {
    if value.isComputable { return false }
    refuse(value, for: attribute)
    return true
  }

  /// Reports numbers that are refused.
  func refuse(_ value: some Computable, for attribute: String) {
    report(.notComputable(value.text, for: "\(reportName).\(attribute)"), at: nil)
  }
}

// MARK: - Anchors

extension LayoutBox {
  /// The anchor of an attribute: the one that the program keeps, or a new one.
  func anchor<Anchor: AnyLayoutAnchor>(
    of attribute: LayoutAttribute
  ) -> Anchor {
    var next = lastAnchor
    while let anchor = next.object {
      if anchor.attribute == attribute, let known = anchor as? Anchor { return known }
      next = anchor.previous
    }
    let anchor = Anchor(node, attribute)
    anchor.previous = lastAnchor
    lastAnchor = FleetingReference(anchor)
    return anchor
  }

  /// Takes an anchor that goes off the list.
  func end(_ anchor: AnyLayoutAnchor) {
    if lastAnchor.leads(to: anchor) {
      lastAnchor = anchor.previous
      return
    }
    var younger = lastAnchor.object
    while let known = younger, !known.previous.leads(to: anchor) {
      younger = known.previous.object
    }
    younger?.previous = anchor.previous
  }
}

// MARK: - Identity

/// Boxes are equal if they are the same object.
extension LayoutBox: Hashable {
  /// Whether two boxes are the same object.
  public static func == (left: LayoutBox, right: LayoutBox) -> Bool { left === right }

  /// Hashes the object's identity, which differs from run to run.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view or guide to which constraints and makers can refer.
///
/// Views and guides conform, and nothing else can. The attributes on the right of a sentence, such as `avatar.right`,
/// are members of this protocol and not of the classes, so that your own view may have a subview called `left` or
/// `title`. So are other properties that UIKit's views do not have: if a class of yours has a label called `name`,
/// `(card as View).name` is still the name for reports.
public protocol LayoutItem: LayoutBox {}

extension LayoutBox: LayoutItem {}

extension LayoutItem {
  /// The name of the box in reports. Without one, reports show the type and the place in the tree.
  public var name: String? {
    get { givenName }
    set { givenName = newValue }
  }

  /// The name of the box in every report, whether it was set or not.
  ///
  /// It is ``LayoutItem/name``; without one, the accessibility identifier of a ported view; without that, the type and the
  /// place among the boxes of that kind in the same container: `Label#2` is the third label of its superview. Line breaks and other control characters in a name are
  /// written as escapes: `\u{1b}`.
  ///
  /// - Complexity: O(*n*) for *n* boxes in the container.
  public var reportName: String { givenName.map(EscapedText.text) ?? defaultName }
}
