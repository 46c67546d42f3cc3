public import Ashlar

/// Turns sentences into constraints of one view, as Masonry does.
///
/// It keeps the views in its sentences alive until it installs them. Its sentences are those of the package's maker,
/// and mean what Masonry's mean: see `MasonryRules`.
public final class MASConstraintMaker: AttributeNaming {
  /// Whether the maker updates existing constraints.
  public var updateExisting = false
  /// Whether the maker first removes the view's existing constraints.
  public var removeExisting = false

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

  init(_ item: LayoutBox?) {
    core = Ashlar.LayoutMaker(item, MasonryRules.self)
    // Most views have four sentences at most, which then need room once.
    begun.reserveCapacity(4)
  }

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
    let constraint = MASConstraint(core, attributes, isComposite: isComposite)
    begun.append(constraint)
    return constraint
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
        LayoutFault(
          reason: .ported(
            message: "You didn't pass any attribute to make.attributes(...)",
            explanation: "The sentence was left out."),
          location: CodeLocation(fileID: fileID, line: line)))
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
  private var verb: SentenceVerb { removeExisting ? .remake : updateExisting ? .update : .make }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    guard let item = core.item else { return [] }
    let made = begun
    begun = []
    core.installNew(verb, of: item)
    keptItem = nil
    keep(made, for: item as? UIView)
    return made
  }

  /// Installs the constraints that a closure makes.
  ///
  /// - Returns: One for each sentence, in order.
  static func run(
    _ block: (MASConstraintMaker) -> Void, for view: UIView, updating: Bool = false,
    removing: Bool = false
  ) -> [MASConstraint] {
    let maker = MASConstraintMaker(view as LayoutBox)
    maker.updateExisting = updating
    maker.removeExisting = removing
    var made: [MASConstraint] = []
    maker.core.carryOut(for: view) {
      block(maker)
      made = maker.begun
      maker.begun = []
      return maker.verb
    }
    if maker.removeExisting { view.keptConstraints.letGo() }
    maker.keep(made, for: view)
    return made
  }

  /// Stores the handles of installed constraints in a view.
  private func keep(_ made: [MASConstraint], for view: UIView?) {
    view?.keptConstraints.keep(core.areAllActive ? made : made.filter(\.isInstalled))
  }
}
