public import Ashlar

/// Turns sentences into constraints of one view, as Masonry does.
public final class MASConstraintMaker: MASConstraintDelegate {
  /// Whether existing constraints are changed where there are some.
  public var updateExisting = false

  /// Whether the existing constraints of the view go first.
  public var removeExisting = false

  private weak var view: UIView?
  private(set) var constraints: [MASConstraint] = []

  /// The constraints that are to be one group, while its closure runs.
  private var group: [MASConstraint]?

  /// Makes a maker for a view.
  public init(view: UIView) {
    self.view = view
  }

  /// Begins a sentence about one attribute.
  func begin(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    guard let constraint = constraint(attribute) else { return MASConstraint() }
    return collect(constraint)
  }

  /// Begins a sentence about several attributes.
  func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    collect(MASCompositeConstraint(children: attributes.compactMap { constraint($0) }))
  }

  private func constraint(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint? {
    view.map {
      MASViewConstraint(
        firstViewAttribute: MASViewAttribute(view: $0, layoutAttribute: attribute))
    }
  }

  private func collect(_ constraint: MASConstraint) -> MASConstraint {
    constraint.delegate = self
    constraints.append(constraint)
    group?.append(constraint)
    return constraint
  }

  /// Begins a sentence about any attributes. None at all is a fault.
  public func attributes(_ mask: MASAttribute) -> MASConstraint {
    if mask.list.isEmpty {
      view?.report(
        LayoutFault(
          reason: .ported(
            message: "You didn't pass any attribute to make.attributes(...)",
            explanation: "The sentence was left out."),
          location: nil))
    }
    return begin(mask.list)
  }

  /// Makes one handle of the constraints that a closure says. They stay sentences of their own, too.
  public func group(_ closure: () -> Void) -> MASConstraint {
    let outer = group
    group = []
    closure()
    let children = group ?? []
    group = outer.map { $0 + children }
    let composite = MASCompositeConstraint(children: children)
    for child in children { child.delegate = self }
    composite.delegate = self
    return composite
  }

  /// Installs the constraints of all sentences, and forgets them.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    if removeExisting, let view {
      for constraint in MASViewConstraint.installedConstraints(for: view) {
        constraint.uninstall()
      }
    }
    let made = constraints
    constraints = []
    for constraint in made.flatMap(\.viewConstraints) {
      constraint.updateExisting = updateExisting
      constraint.installOne()
    }
    return made
  }

  func replace(_ constraint: MASConstraint, with replacement: MASConstraint) {
    replacement.delegate = self
    if let index = group?.firstIndex(where: { $0 === constraint }) {
      group?[index] = replacement
    }
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else {
      view?.report(
        LayoutFault(
          reason: .ported(
            message: "Could not find constraint",
            explanation: "The closure of the maker is over; the sentence stays as it was."),
          location: nil))
      return
    }
    constraints[index] = replacement
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, to constraint: MASConstraint
  ) -> MASConstraint {
    guard let new = self.constraint(attribute) else { return constraint }
    let composite = MASCompositeConstraint(children: [constraint, new])
    replace(constraint, with: composite)
    return composite
  }
}
