public import Ashlar

/// A sentence of Masonry's maker: one constraint, or several that one sentence makes.
///
/// Every step returns the same sentence, and steps come in any order. It retains its layout constraints, and no
/// views. A weak reference to it is valid while it is installed.
public final class MASConstraint: Equatable, AttributeNaming, KeptConstraint {
  /// The maker that has the sentence, and the number of the sentence there. Nil once it is out of the maker.
  private var maker: Ashlar.LayoutMaker?
  private(set) var index: Int

  /// The sentence once it is out of the maker, and its constraints: in the records of a tree, or as objects.
  private var ownSentence: ConstraintSentence?
  private var placed: PlacedConstraints?
  private var objects: [NSLayoutConstraint]?

  /// The sentences that it stands for, if it is a group.
  private var group: [MASConstraint]?

  /// The view of a sentence of no maker, until it is installed.
  var keptItem: LayoutBox?

  init(_ core: Ashlar.LayoutMaker, _ attributes: AttributeList, isComposite: Bool = false) {
    maker = core
    index = core.begin(attributes, isComposite: isComposite)
  }

  deinit { placed?.leave() }

  /// Whether it is the same sentence.
  public static func == (left: MASConstraint, right: MASConstraint) -> Bool { left === right }

  /// The constraint itself, to make the sentence easier to read.
  public var with: MASConstraint { self }
  /// The constraint itself, to make the sentence easier to read.
  public var and: MASConstraint { self }
}

/// A sentence about one attribute. Sentences about one and about several are of one type here.
public typealias MASViewConstraint = MASConstraint
/// A sentence about several attributes. Sentences about one and about several are of one type here.
public typealias MASCompositeConstraint = MASConstraint

// MARK: - Storage

extension MASConstraint: PlacedVerb {
  /// The sentences that a group stands for.
  var children: [MASConstraint] { group ?? [] }

  /// The maker that has the sentence: one of its own, if the sentence is out of the one in which it was written.
  var core: Ashlar.LayoutMaker { maker ?? takeIn() }

  private func takeIn() -> Ashlar.LayoutMaker {
    settle()
    let sentence = ownSentence ?? ConstraintSentence(AttributeList())
    let made = Ashlar.LayoutMaker(sentence, objects ?? [], MasonryRules.self)
    maker = made
    index = 0
    objects = nil
    return made
  }

  /// Keeps the sentence, which is out of its maker.
  func take(_ sentence: ConstraintSentence, _ constraints: PlacedConstraints) {
    ownSentence = sentence
    placed = constraints
    maker = nil
  }

  package func settle() {
    guard let known = placed else { return }
    placed = nil
    objects = known.objects()
  }

  package func move(by constraints: Int32, _ verbs: Int32) {
    var moved = placed
    moved?.move(by: constraints, verbs)
    placed = moved
  }
}

// MARK: - Making

extension MASConstraint {
  /// Makes a constraint of an attribute, without a relation.
  public convenience init(firstViewAttribute attribute: MASViewAttribute) {
    self.init(attribute.item, attribute.layoutAttribute)
    keptItem = attribute.item
  }

  /// Makes a composite of several constraints, to change all of them at once.
  public convenience init(children: [MASConstraint]) {
    self.init(Ashlar.LayoutMaker(nil, MasonryRules.self), AttributeList())
    group = children
  }

  /// Stands for a layout constraint that has been installed.
  private convenience init(_ constraint: NSLayoutConstraint) {
    self.init(constraint.firstItem, constraint.firstAttribute)
    maker = nil
    ownSentence = ConstraintSentence(of: constraint)
    objects = [constraint]
  }

  private convenience init(_ item: LayoutBox?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(Ashlar.LayoutMaker(item, MasonryRules.self), AttributeList(attribute))
  }

  /// The installed constraints of Masonry's maker whose first item is a view, in order.
  public static func installedConstraints(for view: UIView) -> [MASConstraint] {
    view.constraints(madeBy: MasonryRules.self).map { MASConstraint($0) }
  }
}

// MARK: - Reading

extension MASConstraint {
  var sentence: ConstraintSentence { core.sentence(index) }
  /// The first attribute; `notAnAttribute` in a group.
  var firstAttribute: NSLayoutConstraint.Attribute { sentence.attributes[0] }
  /// The constraints made of the sentence itself, in order.
  var made: [NSLayoutConstraint] { core.constraints(of: index) }

  /// The layout constraints that it made, in order.
  public var layoutConstraints: [NSLayoutConstraint] {
    children.isEmpty ? made : children.flatMap(\.layoutConstraints)
  }

  var isInstalled: Bool {
    if let placed { return placed.areActive }
    if let objects { return objects.contains(where: \.isActive) }
    return children.isEmpty ? core.isActive(index) : children.contains(where: \.isInstalled)
  }

  /// The first attribute on the left.
  public var firstViewAttribute: MASViewAttribute { MASViewAttribute(core.item, firstAttribute) }

  /// The first attribute on the right, if the target has attributes.
  public var secondViewAttribute: MASViewAttribute? {
    switch core.firstTarget(of: index) {
    case .item(let item, let attributes):
      return MASViewAttribute(
        core.item(item), attributes.isEmpty ? firstAttribute : attributes[0])
    default:
      guard let made = made.first, let item = made.secondItem else { return nil }
      return MASViewAttribute(item, made.secondAttribute)
    }
  }
}

extension MASViewAttribute {
  fileprivate init(_ item: LayoutBox?, _ attribute: NSLayoutConstraint.Attribute) {
    let view = item as? UIView ?? item?.containingView as? UIView
    self.init(view: view, item: item, layoutAttribute: attribute)
  }
}

// MARK: - Saying

extension MASConstraint {
  /// Names further attributes, as long as there is no relation.
  public func naming(_ attributes: ConstraintAttributes) -> MASConstraint {
    if let child = children.last { return child.naming(attributes) }
    guard sentence.isImplied else {
      let names = attributes.list.map(\.description).joined(separator: ".")
      report(
        "Attributes should be chained before defining the constraint relation",
        "\(name) has a relation; \(names) was left out.")
      return self
    }
    core.say(index) { sentence in
      sentence.attributes = sentence.attributes.appending(attributes.list)
      sentence.isComposite = true
    }
    return self
  }

  @discardableResult
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind, _ fileID: String,
    _ line: UInt32
  ) -> MASConstraint {
    for child in children { child.relate(relation, target, fileID, line) }
    let core = core
    guard let isMade = core.take(relation, of: index, again: target.isConstant, fileID, line) else {
      report("Redefinition of constraint relation", "\(name) keeps the relation it has.")
      return self
    }
    if case .constant(let constant) = target {
      setOwn(constant)
      return self
    }
    if !target.isSound {
      for problem in target.problems(name) { report(problem.message, problem.explanation) }
    }
    if isMade { return self }
    if core.hasItem, let item = target.item {
      core.relate(index, relation, item.item, item.attributes)
    } else if core.hasItem, let given = target.given {
      core.relate(index, relation, given)
    } else {
      // The item is gone, so the sentence is never installed, and must not keep its target.
      core.say(index) { $0.isRefused = true }
    }
    return self
  }

  @discardableResult
  func set(_ constant: Displacement) -> MASConstraint {
    for child in children { child.set(constant) }
    setOwn(constant)
    return self
  }

  /// Sets the constants of what concerns a number, also where that is made.
  private func setOwn(_ constant: Displacement) {
    guard core.set(constant, of: index) else { return }
    for known in made where constant.concerns(known.firstAttribute) {
      known.constant = constant.amount(for: known.firstAttribute, .leftToRight)
    }
  }

  /// Whether something is installed, so that a number of it cannot be changed, which is a fault.
  func isInstalled(_ number: String) -> Bool {
    guard core.isActive(index) else { return false }
    report(
      "Cannot modify constraint \(number) after it has been installed",
      "\(name) keeps its \(number). Set that of its layout constraint.")
    return true
  }
}

// MARK: - Faults

extension MASConstraint {
  var name: String { "\(core.item?.reportName ?? "(gone)").\(firstAttribute)" }

  /// Reports what Masonry would have raised.
  func report(_ message: String, _ explanation: String) {
    core.item?.report(.ported(message, explanation, at: core.location(of: index).ifWritten))
  }
}
