public import Ashlar

/// Turns chains into constraints of one view or guide.
///
/// A chain is a sentence of the package's maker that means what a chain of SnapKit's means: see `SnapKitRules`.
public final class ConstraintMaker: AttributeNaming {
  /// The view or guide whose constraints are made; an empty view once that no longer exists.
  public var item: LayoutConstraintItem { core.item ?? UIView() }

  let core: Ashlar.LayoutMaker

  /// The constraints that the caller has requested, by the numbers of their chains.
  private var constraints: [Int: Constraint]?

  init(item: LayoutBox) { core = Ashlar.LayoutMaker.begin(item, SnapKitRules.self) }

  /// Begins a chain.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let index = core.begin(attributes.list.canonical, isComposite: false)
    return ConstraintMakerExtendable(maker: self, index: index)
  }

  /// The constraint of a chain, made when it is first read. Nil without a relation.
  func constraint(at index: Int) -> Constraint? {
    if let known = constraints?[index] { return known }
    let chain = core.sentence(index)
    guard !chain.isImplied, !chain.isRefused else { return nil }
    if !chain.isMade, let item = core.item { core.install(index, of: item, .prepare) }
    let made = Constraint(layoutConstraints: core.constraints(of: index))
    constraints = constraints ?? [:]
    constraints?[index] = made
    return made
  }
}

// MARK: - Verbs

extension ConstraintMaker {
  /// Runs a closure that writes chains, and installs them.
  static func carryOut(
    _ verb: SentenceVerb, for item: LayoutBox, _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintMaker {
    let maker = ConstraintMaker(item: item)
    maker.core.carryOut(for: item) {
      closure(maker)
      return verb
    }
    // An update has found others in place of the requested ones.
    if case .update = verb, let requested = maker.constraints {
      for (index, one) in requested { one.layoutConstraints = maker.core.constraints(of: index) }
    }
    return maker
  }
}

// MARK: - Saying

extension ConstraintMaker {
  /// Sets the relation of a chain, in place of an earlier one.
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation,
    _ target: consuming ConstraintRelatable, _ fileID: String, _ line: UInt32
  ) {
    switch target.kind {
    case .item(let item, let attributes):
      guard attributes.count < 2 || core.attributes(of: index).accept(attributes) else {
        return refuse(
          index, fileID, line, "Cannot constraint to multiple non identical attributes.",
          "name one attribute, or the same ones.")
      }
      core.restate(index, relation, item, attributes, fileID, line)
    case .constant(let constant):
      guard case .number(let number) = constant.kind else {
        core.restate(index, relation, 0, fileID, line)
        return move(index, by: constant)
      }
      core.restate(index, relation, number, fileID, line)
    case .invalid:
      refuse(
        index, fileID, line, "Invalid constraint.",
        "only numbers, sizes, points, insets, views, guides and their attributes can be compared "
          + "with.")
    }
  }

  /// Sets the constant of a chain, in place of an earlier one.
  func move(_ index: Int, by constant: ConstraintConstant) {
    switch constant.kind {
    case .number(let number): core.sayNumber(number, of: index)
    case .several(let several): core.sayOffset(several, of: index)
    }
  }

  /// Compares with something that the superview has. Without one that is a fault, and the chain is left out.
  func relateToSuperview(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ name: String,
    _ fileID: String, _ line: UInt32, _ target: (ConstraintView) -> ConstraintRelatable
  ) {
    core.locate(index, fileID, line)
    if let superview = core.item?.containingView as? ConstraintView {
      relate(index, relation, target(superview), fileID, line)
    } else {
      reportNoSuperview(index, name)
    }
  }

  /// Sets the priority of the constraints. A priority that is not legal is a fault and is left out.
  func setPriority(_ index: Int, _ value: Float) {
    let isLegal = value > 0 && value <= 1000
    core.say(index) {
      if isLegal { $0.priority = UILayoutPriority(value) } else { $0.isRefused = true }
    }
    if isLegal { return }
    report(
      index, LayoutConstraintError.illegalPriority.reason,
      "\(name(of: index)) was left out: its priority is \(UILayoutPriority(value)).")
  }
}

// MARK: - Faults

extension ConstraintMaker {
  /// The attributes of a chain, as reports name them.
  private func name(of index: Int) -> String {
    "\(core.item?.reportName ?? "(gone)").\(core.attributeNames(of: index))"
  }

  /// Reports what SnapKit would have ended the program with.
  private func report(_ index: Int, _ message: String, _ explanation: String) {
    core.item?.report(.ported(message, explanation, at: core.location(of: index)))
  }

  private func refuse(
    _ index: Int, _ fileID: String, _ line: UInt32, _ message: String, _ explanation: String
  ) {
    core.locate(index, fileID, line)
    report(
      index, "\(message) (\(fileID), \(line))", "\(name(of: index)) was left out: \(explanation)")
  }

  private func reportNoSuperview(_ index: Int, _ relation: String) {
    let name = core.item?.reportName ?? "it"
    let place = core.item is LayoutGuide ? "a view with addLayoutGuide" : "a superview"
    report(
      index, "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(self.name(of: index)) was left out: add \(name) to \(place) first.")
  }
}
