public import Ashlar

/// Turns sentences into constraints of one view, as Masonry does.
///
/// It keeps the views in its sentences alive until it installs them, apart from those inside other views, which do so. Its
/// sentences are those of the package's maker, and mean what Masonry's mean: see `MasonryRules`.
public final class MASConstraintMaker: AttributeNaming {
  /// Whether the maker updates existing constraints.
  public var updateExisting: Bool {
    get { isUpdating }
    set { isUpdating = newValue }
  }

  /// Whether the maker first removes the view's existing constraints.
  public var removeExisting: Bool {
    get { isRemoving }
    set { isRemoving = newValue }
  }

  // Beside the public properties, whose accesses are checked in each verb.
  private var isUpdating = false
  private var isRemoving = false

  let core: Ashlar.LayoutMaker

  /// The view of a maker that serves no verb, until sentences are installed: from then on constraints refer to it.
  private var keptItem: LayoutBox?

  /// The sentences that are not installed yet.
  private var begun: [MASConstraint] = []

  /// Makes a maker for a view.
  public convenience init(view: UIView) {
    self.init(view as LayoutBox)
    keptItem = view
  }

  convenience init(_ item: LayoutBox?) { self.init(Ashlar.LayoutMaker(item, MasonryRules.self)) }

  private init(_ core: Ashlar.LayoutMaker) { self.core = core }

  /// Begins a sentence about attributes.
  public func naming(_ attributes: ConstraintAttributes) -> MASConstraint {
    begin(attributes.list, isComposite: attributes.list.count > 1)
  }

  /// Left, right, top and bottom.
  public var edges: MASConstraint {
    begin(AttributeList(.left, .right, .top, .bottom), isComposite: true)
  }
}

// MARK: - Sentences

extension MASConstraintMaker {
  func begin(_ attributes: AttributeList, isComposite: Bool = false) -> MASConstraint {
    var constraints = takeBegun()
    // Most views have four sentences at most, which then need room once.
    if constraints.isEmpty { constraints.reserveCapacity(4) }
    constraints.append(MASConstraint(core, core.begin(attributes, isComposite: isComposite)))
    let constraint = constraints[constraints.count - 1]
    swap(&constraints, &begun)
    return constraint
  }

  /// The sentences that are not installed yet, which the caller has from then on.
  private func takeBegun() -> [MASConstraint] {
    var taken: [MASConstraint] = []
    swap(&taken, &begun)
    return taken
  }

  func tie(
    _ attribute: NSLayoutConstraint.Attribute, to target: any MASTarget, _ fileID: String,
    _ line: UInt32
  ) -> MASConstraint { begin(AttributeList(attribute)).equalTo(target, fileID: fileID, line: line) }

  /// Begins a sentence about any attributes. None at all is a fault.
  public func attributes(
    _ mask: MASAttribute, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    if mask.list.isEmpty {
      core.item?.report(
        .ported(
          "You didn't pass any attribute to make.attributes(...)", "The sentence was left out.",
          at: CodeLocation(fileID: fileID, line: line)))
    }
    return begin(mask.list, isComposite: true)
  }

  /// Makes a composite of the constraints in a closure. They remain separate sentences, too.
  public func group(_ closure: () -> Void) -> MASConstraint {
    let begin = begun.count
    closure()
    return MASConstraint(children: Array(begun.dropFirst(begin)))
  }
}

// MARK: - Installing

extension MASConstraintMaker {
  private var verb: SentenceVerb { isRemoving ? .remake : isUpdating ? .update : .make }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    guard let item = core.item else { return [] }
    let made = takeBegun()
    core.installNew(verb, of: item)
    keptItem = nil
    if let view = item as? UIView { keep(made, for: view) }
    return made
  }

  /// Installs the constraints that a closure makes.
  ///
  /// - Returns: One for each sentence, in order.
  static func run(
    _ block: (MASConstraintMaker) -> Void, for view: UIView, updating: Bool = false,
    removing: Bool = false
  ) -> [MASConstraint] {
    let maker = MASConstraintMaker(Ashlar.LayoutMaker.begin(view, MasonryRules.self))
    maker.isUpdating = updating
    maker.isRemoving = removing
    var made: [MASConstraint] = []
    maker.core.carryOut(for: view) {
      block(maker)
      made = maker.takeBegun()
      return maker.verb
    }
    if maker.isRemoving { KeptConstraints.letGo(in: view) }
    maker.keep(made, for: view)
    return made
  }

  /// Stores the handles of installed constraints in a view. Their sentences are out of the maker from then on, if
  /// they can be.
  private func keep(_ made: [MASConstraint], for view: UIView) {
    guard made.count == core.count, core.leaveRecords() else {
      return KeptConstraints.keep(made.filter(\.isInstalled), in: view)
    }
    for constraint in made { constraint.takeOut() }
    core.rest()
    KeptConstraints.keep(made, in: view)
  }
}
