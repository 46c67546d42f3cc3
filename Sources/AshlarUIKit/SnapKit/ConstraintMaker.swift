public import Ashlar

/// Turns chains into constraints of one view or guide.
///
/// A chain is a sentence of the package's maker that means what a chain of SnapKit's means: see `SnapKitRules`.
public final class ConstraintMaker: AttributeNaming {
  /// The view or guide whose constraints are made. Once that is gone it is a view that is nowhere.
  public var item: LayoutConstraintItem { core.item ?? UIView() }

  let core: Ashlar.LayoutMaker

  /// The constraints that the caller has asked for, by the numbers of their chains.
  private var constraints: [Int: Constraint] = [:]

  init(item: LayoutBox) {
    core = Ashlar.LayoutMaker(item, SnapKitRules.self)
  }

  /// Begins a chain.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let location = CodeLocation(fileID: "", line: 0)
    let sentence = ConstraintSentence(attributes.list.canonical, location)
    return ConstraintMakerExtendable(maker: self, index: core.append(sentence))
  }

  /// The constraint of a chain, made when it is first read. Nil without a relation.
  func constraint(at index: Int) -> Constraint? {
    if let known = constraints[index] { return known }
    let chain = core.sentences[index]
    guard !chain.isImplied, !chain.isRefused else { return nil }
    if !chain.isMade, let item = core.item { core.install(index, of: item, .prepare) }
    let made = Constraint(layoutConstraints: layoutConstraints(at: index))
    constraints[index] = made
    return made
  }

  private func layoutConstraints(at index: Int) -> [LayoutConstraint] {
    core.constraints(of: index)
  }
}

// MARK: - Verbs

extension ConstraintMaker {
  /// Runs a closure that says chains, and installs them.
  static func carryOut(
    _ verb: SentenceVerb, for item: LayoutBox, _ closure: (ConstraintMaker) -> Void
  ) -> ConstraintMaker {
    let maker = ConstraintMaker(item: item)
    maker.core.carryOut(for: item) {
      closure(maker)
      return verb
    }
    // An update has found others in place of what was asked for.
    for (index, constraint) in maker.constraints where verb == .update {
      constraint.layoutConstraints = maker.layoutConstraints(at: index)
    }
    return maker
  }

  /// Makes the constraints that a closure says, and leaves them inactive.
  static func prepare(
    _ item: LayoutBox, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = carryOut(.prepare, for: item, closure)
    return maker.core.sentences.indices.compactMap { maker.constraint(at: $0) }
  }
}

// MARK: - Saying

extension ConstraintMaker {
  func change(_ index: Int, _ body: (inout ConstraintSentence) -> Void) {
    body(&core.sentences[index])
  }

  /// Compares a chain with something, in place of what was said before.
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable,
    _ location: CodeLocation
  ) {
    change(index) { $0.location = location }
    if core.item == nil { return }
    switch target.kind {
    case .item(let other):
      guard core.sentences[index].attributes.accept(other.attributes) else {
        return reportAttributes(index, location)
      }
      let attributes = ItemAttributes(item: other.target, attributes: other.attributes)
      relate(index, relation, .attributes(attributes))
    case .box(let box): relate(index, relation, .box(box))
    case .constant(let constant):
      relate(index, relation, .constant(.none), constant.displacement)
    case .invalid: reportInvalid(index, location)
    }
  }

  private func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: SentenceTarget,
    _ offset: Displacement = .none
  ) {
    change(index) { chain in
      chain.relation = relation
      chain.target = target
      chain.offset = offset
      chain.isImplied = false
    }
  }

  /// Compares with something that the superview has. Without one that is a fault, and the chain is left out.
  func relateToSuperview(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ name: String,
    _ location: CodeLocation,
    _ target: (ConstraintView) -> ConstraintRelatable
  ) {
    change(index) { $0.location = location }
    if let superview = core.item?.superviewOrOwner as? ConstraintView {
      relate(index, relation, target(superview), location)
    } else {
      reportNoSuperview(index, name)
    }
  }

  /// Sets how much the constraints matter. A priority that is not legal is a fault and is left out.
  func setPriority(_ index: Int, _ value: Float) {
    let isLegal = value > 0 && value <= 1000
    change(index) {
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
    let attributes = core.sentences[index].attributes.map(\.description)
    return "\(core.item?.reportName ?? "(gone)").\(attributes.joined(separator: "."))"
  }

  /// Reports what SnapKit would have ended the program with.
  private func report(_ index: Int, _ message: String, _ explanation: String) {
    core.item?.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: core.sentences[index].location))
  }

  private func reportAttributes(_ index: Int, _ location: CodeLocation) {
    report(
      index,
      "Cannot constraint to multiple non identical attributes. (\(location.fileID), \(location.line))",
      "\(name(of: index)) was left out: name one attribute, or the same ones.")
  }

  private func reportInvalid(_ index: Int, _ location: CodeLocation) {
    report(
      index, "Invalid constraint. (\(location.fileID), \(location.line))",
      "\(name(of: index)) was left out: only numbers, sizes, points, insets, views, guides and their "
        + "attributes can be compared with.")
  }

  private func reportNoSuperview(_ index: Int, _ relation: String) {
    let name = core.item?.reportName ?? "it"
    report(
      index,
      "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(self.name(of: index)) was left out: "
        + (core.item is LayoutGuide
          ? "add \(name) to a view with addLayoutGuide first."
          : "add \(name) to a superview first."))
  }
}
