public import Ashlar

/// A sentence of Masonry's maker: one constraint, or several that one sentence makes.
///
/// Every step returns the same sentence, and steps come in any order. It retains its layout constraints, and no
/// views. A weak reference to it is valid while it is installed.
public final class MASConstraint: Equatable, AttributeNaming, KeptConstraint {
  /// The maker that has the sentence, or the sentence itself once it is out of the maker.
  private var maker: Ashlar.LayoutMaker?
  private var placed: PlacedSentence?

  /// The number of the sentence there.
  private(set) var index: Int

  /// The sentences that it stands for, if it is a group.
  private var group: [MASConstraint]?

  /// The view of a sentence of no maker, until it is installed.
  var keptItem: LayoutBox?

  /// Stands for a sentence that a maker has begun.
  init(_ core: Ashlar.LayoutMaker, _ index: Int) {
    maker = core
    self.index = index
  }

  /// Stands for a layout constraint that has been installed.
  private init(_ constraint: NSLayoutConstraint) {
    maker = .init(ConstraintSentence(of: [constraint]), [constraint], MasonryRules.self)
    index = 0
  }

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

extension MASConstraint {
  /// The sentences that a group stands for.
  var children: [MASConstraint] { group ?? [] }

  /// The maker that has the sentence: one of its own, if the sentence is out of the one in which it was written.
  var core: Ashlar.LayoutMaker { maker ?? takeIn() }

  private func takeIn() -> Ashlar.LayoutMaker {
    let rules = MasonryRules.self
    let made = placed.take().map { .init($0, rules) } ?? Ashlar.LayoutMaker(nil, rules)
    (maker, index) = (made, 0)
    return made
  }

  /// Takes the sentence out of the maker, which leaves it to it.
  func takeOut() { placed = maker.take()?.takeOut(index) }

  // What is placed is replaced as a whole, as the compiler need not have an access checked in which nothing else happens.

  package func settle() { placed = placed?.settled() }

  package func move(by places: Int32, _ verbs: Int32) { placed = placed?.moved(by: places) }
}

// MARK: - Making

extension MASConstraint {
  /// Makes a constraint of an attribute, without a relation.
  public convenience init(firstViewAttribute attribute: MASViewAttribute) {
    let core = Ashlar.LayoutMaker(attribute.item, MasonryRules.self)
    self.init(core, core.begin(AttributeList(attribute.layoutAttribute), isComposite: false))
    keptItem = attribute.item
  }

  /// Makes a composite of several constraints, to change all of them at once.
  public convenience init(children: [MASConstraint]) {
    let core = Ashlar.LayoutMaker(nil, MasonryRules.self)
    self.init(core, core.begin(AttributeList(), isComposite: false))
    group = children
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
    if let placed { return placed.isActive }
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

  /// Compares with a target, unless the sentence is compared with something already.
  @discardableResult
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind, _ fileID: String,
    _ line: UInt32
  ) -> MASConstraint {
    if let item = target.item {
      return relate(relation, to: item.item, item.attributes, fileID, line)
    }
    if let group { for child in group { child.relate(relation, target, fileID, line) } }
    let core = core
    guard let isMade = core.take(relation, of: index, again: target.isConstant, fileID, line) else {
      return keepRelation()
    }
    if case .constant(let constant) = target {
      setOwn(constant)
      return self
    }
    for problem in target.problems(name) { report(problem.message, problem.explanation) }
    if isMade { return self }
    if core.hasItem, let given = target.given {
      core.relate(index, relation, given)
    } else {
      core.say(index) { $0.isRefused = true }
    }
    return self
  }

  /// Compares with attributes of an item; without any, with the same one as on the left.
  @discardableResult
  func relate(
    _ relation: NSLayoutConstraint.Relation, to item: LayoutBox, _ attributes: AttributeList,
    _ fileID: String, _ line: UInt32
  ) -> MASConstraint {
    if let group { for one in group { one.relate(relation, to: item, attributes, fileID, line) } }
    return core.take(relation, of: index, to: item, attributes, fileID, line)
      ? self : keepRelation()
  }

  private func keepRelation() -> MASConstraint {
    report("Redefinition of constraint relation", "\(name) keeps the relation it has.")
    return self
  }

  /// Sets the constant of what nearly always is one sentence, of which nothing has been made yet.
  func set(_ number: CGFloat) -> MASConstraint {
    if group == nil, let maker, !maker.sayNumber(number, of: index) { return self }
    return set(.number(number))
  }

  @discardableResult
  func set(_ constant: Displacement) -> MASConstraint {
    if let group { for child in group { child.set(constant) } }
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
