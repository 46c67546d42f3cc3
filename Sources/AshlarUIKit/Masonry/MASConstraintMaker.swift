public import Ashlar

/// Turns sentences into constraints of one view, as Masonry does.
///
/// It keeps the views in its sentences alive until it installs them. Its sentences are those of the package's maker,
/// and mean what Masonry's mean: see `MasonryRules`.
public final class MASConstraintMaker: AttributeNaming {
  /// Whether existing constraints are changed where there are some.
  public var updateExisting = false
  /// Whether the existing constraints of the view go first.
  public var removeExisting = false

  let core: Ashlar.LayoutMaker

  /// The view of a maker that serves no verb, until sentences are installed.
  private var keptItem: LayoutBox?

  /// The sentences that others stand for, by the numbers of those.
  var groups: [Int: [MASConstraint]] = [:]

  /// Makes a maker for a view.
  public convenience init(view: UIView) { self.init(keeping: view) }

  convenience init(keeping item: LayoutBox) {
    self.init(item)
    keptItem = item
  }

  init(_ item: LayoutBox?) {
    core = Ashlar.LayoutMaker(item, MasonryRules.self)
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
    var sentence = ConstraintSentence(attributes, CodeLocation(fileID: "", line: 0))
    sentence.isComposite = isComposite
    return MASConstraint(maker: self, index: core.append(sentence))
  }

  func begin(at attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    begin(AttributeList(attribute))
  }

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

  /// Makes one handle of the constraints that a closure says. They stay sentences of their own, too.
  public func group(_ closure: () -> Void) -> MASConstraint {
    let begin = core.sentences.count
    closure()
    return MASConstraint(children: handles(begin..<core.sentences.count))
  }

  private func handles(_ indices: Range<Int>) -> [MASConstraint] {
    indices.map { MASConstraint(maker: self, index: $0) }
  }
}

// MARK: - Installing

extension MASConstraintMaker {
  private var verb: SentenceVerb {
    removeExisting ? .remake : updateExisting ? .update : .make
  }

  /// The sentences that have not been installed yet.
  private var new: Range<Int> { core.installedCount..<core.sentences.count }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    guard let item = core.item else { return [] }
    let new = new
    core.installNew(verb, of: item)
    letItemGo()
    return handles(new)
  }

  /// Installs the constraints that a closure says.
  ///
  /// - Returns: One for each sentence, in order.
  static func run(
    _ block: (MASConstraintMaker) -> Void, for view: UIView, updating: Bool = false,
    removing: Bool = false
  ) -> [MASConstraint] {
    let maker = MASConstraintMaker(view as LayoutBox)
    maker.updateExisting = updating
    maker.removeExisting = removing
    var new = 0..<0
    maker.core.carryOut(for: view) {
      block(maker)
      new = maker.new
      return maker.verb
    }
    return maker.handles(new)
  }

  /// Keeps the view no longer: from now on constraints know it.
  func letItemGo() { keptItem = nil }
}
