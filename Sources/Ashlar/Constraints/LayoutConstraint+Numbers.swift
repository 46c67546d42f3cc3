// MARK: - Numbers

extension LayoutConstraint {
  /// The factor of the second attribute. No unit.
  ///
  /// It may be changed at any time. An invalid number is a ``LayoutFault`` and changes nothing.
  public var multiplier: CGFloat {
    get { CGFloat(terms.multiplier) }
    set {
      let old = terms
      guard old.multiplier != Double(newValue) else { return }
      terms.multiplier = Double(newValue)
      keepIfLegal(.terms, refusing: GeometryText.exact(Double(newValue)), after: old)
    }
  }

  /// The number of points added on the right.
  ///
  /// It may be changed at any time; the next layout applies the change, with work in proportion to the views that
  /// move. A number that is not finite is a ``LayoutFault`` and changes nothing. Of a constraint made with insets
  /// that depend on the direction of reading, it is the constant for the present one; what is set holds for both.
  public var constant: CGFloat {
    get {
      let constant = storedConstant
      return constant[constant.dependsOnDirection ? readingDirection : .leftToRight]
    }
    set { setConstant(DirectedNumber(newValue), as: .constant) }
  }

  /// Sets the constant, which may be another one where people read from right to left, and what a person calls it.
  ///
  /// - Returns: Whether it is the constant now.
  @discardableResult
  func setConstant(_ constant: DirectedNumber, as wording: NumberWording) -> Bool {
    setConstant(constant, as: wording, in: tree)
  }

  /// The same, in the tree of the constraint if it has one. Each look at the tree counts it, so that it is passed on.
  func setConstant(
    _ constant: DirectedNumber, as wording: NumberWording, in tree: LayoutTree?
  ) -> Bool {
    let old = terms(in: tree)
    if old.directedConstant == constant, old.marks.marginSide == .none {
      if old.marks.wording != wording { self.wording = wording }
      return true
    }
    var new = old
    new.directedConstant = constant
    new.marks.marginSide = .none
    new.marks.wording = wording
    setTerms(new, in: tree)
    // Whether the rest of it makes sense does not depend on the constant.
    if constant.isAlways(\.isComputable) {
      tree?.note(.numbers, of: index)
      return true
    }
    let number = self.constant
    keepIfLegal(.numbers, refusing: GeometryText.exact(Double(number)), after: old)
    return storedConstant == constant
  }

  /// The priority of the constraint; ``LayoutPriority/required`` by default.
  ///
  /// It may be changed at any time, also to and from required. A constraint that becomes required is then as young as
  /// a new one: among contradicting ones the youngest gives way. A priority that is not above 0 and at most 1000 is a
  /// ``LayoutFault`` and changes nothing.
  public var priority: LayoutPriority {
    get { terms.priority }
    set {
      let old = terms
      guard old.priority != newValue else { return }
      terms.priority = newValue
      var held = HeldSchedulers(of: holder)
      keepIfLegal(.priority, refusing: newValue.description, after: old)
      if newValue == .required, terms.priority == newValue { tree?.rejuvenate(index) }
      held.letGo()
    }
  }
}

// MARK: - A constant that is a margin

extension LayoutConstraint {
  /// Makes the constant the margin of an item at the edge that the constraint refers to, in points, and lets it
  /// follow that margin until the constant is set.
  func follow(_ side: ConstraintMarks.MarginSide) {
    marginSide = side
    followMargin()
  }

  /// Brings a constant that is a margin up to date.
  func followMargin() {
    guard marginSide != .none else { return }
    let (node, attribute) =
      marginSide == .first ? (firstNode, firstAttribute) : (secondNode, secondAttribute)
    guard let view = node?.view else { return }
    let margins = view.insetState.margins
    storedConstant = DirectedNumber { margins.amount(at: attribute.absolute($0)) }
  }

  /// The direction that leading and trailing depend on: that of the view that holds the constraint, or will hold it.
  ///
  /// Source: tests that run on Apple's systems (reference, "What 4,000 recorded screens say", Directions).
  var readingDirection: LayoutDirection {
    let view = holder ?? commonAncestor?.view ?? nodes.lazy.compactMap { $0.host?.view }.first
    return view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}

// MARK: - Before the constraint counts

extension LayoutConstraint {
  /// Makes an inactive constraint, or throws the reason why it is invalid.
  ///
  /// Use it when attributes and numbers come from data. It does not look for a common superview: activating the
  /// constraint does.
  ///
  /// - Parameters:
  ///   - first: The view or guide on the left of the relation.
  ///   - firstAttribute: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - second: The view or guide on the right; nil for none.
  ///   - secondAttribute: The attribute of the second item; ignored if there is none.
  ///   - multiplier: The factor of the second attribute: 0, or between 10⁻⁹ and 10⁹ in magnitude. No unit.
  ///   - constant: The number of points added on the right: at most 10¹² in magnitude.
  ///   - fileID: Where the constraint is written, for reports.
  ///   - line: Where the constraint is written, for reports.
  /// - Throws: The reason that ``error`` would give.
  public convenience init(
    validating first: LayoutBox, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: LayoutBox?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, fileID: String = #fileID, line: UInt32 = #line
  ) throws(LayoutConstraintError) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
    if let error { throw error }
  }

  /// Gives a constraint that is not active yet a priority. One that is not legal is its ``error``.
  func prioritize(_ priority: LayoutPriority) { ownTerms.priority = priority }

  /// Gives a constraint that is not active yet a constant for each direction of reading. The reason why it is invalid
  /// is its ``error``.
  func move(to constant: DirectedNumber) { ownTerms.directedConstant = constant }

  /// Lets a new constraint compare distances between anchors, and not attributes of two items.
  func compare(_ distances: AnchorDistances) {
    makeParticulars().distances = distances
    ownTerms.marks.insert(.hasDistances)
  }
}

// MARK: - Legality

extension LayoutConstraint {
  /// The reason why the constraint is invalid; nil if it is valid. An invalid constraint is never active.
  public var error: LayoutConstraintError? {
    if index >= 0 || isPlainlyLegal { return nil }
    return particulars?.isSecondGone ?? false ? .secondItemGone : findError()
  }

  /// Whether a quick look finds that an inactive constraint makes sense, and that nothing stands beside its terms.
  var isPlain: Bool { index < 0 && ownTerms.marks.marginSide == .none && isPlainlyLegal }

  /// Whether a quick look finds that a constraint makes sense, as nearly all do.
  private var isPlainlyLegal: Bool {
    ownTerms.multiplier == 1 && ownTerms.constant.magnitude <= 1e12
      && ownTerms.constant == ownTerms.constantFromRight && ownTerms.priority.isLegal
      && Attribute.arePlainPartners(
        ownTerms.firstAttribute, ownTerms.secondAttribute, secondNode != nil)
      && firstNode?.isAlive ?? false && particulars == nil
  }

  /// Why the constraint is invalid, in the order in which Apple's frameworks look.
  private func findError() -> LayoutConstraintError? {
    let terms = terms
    if !terms.marks.contains(.hasDistances) {
      guard firstNode?.isAlive ?? false else { return .noFirstItem }
      let isSecondWithoutAttribute =
        terms.secondAttribute == .notAnAttribute && secondNode?.isAlive ?? false
      if terms.firstAttribute == .notAnAttribute || isSecondWithoutAttribute || isMarginOfGuide {
        return .unknownAttribute
      }
      if let problem = terms.pairError { return problem }
    }
    return terms.numberError
  }

  /// Whether the constraint gives margins to something that has none.
  private var isMarginOfGuide: Bool {
    firstAttribute.isMargin && firstNode?.isGuide ?? false
      || secondAttribute.isMargin && secondNode?.isGuide ?? false
  }

  /// Notifies the engine of a change, or reverts it if it made the constraint invalid.
  ///
  /// That an item has gone since the constraint was made is no fault of the number.
  private func keepIfLegal(
    _ change: News, refusing value: @autoclosure () -> String, after old: ConstraintTerms
  ) {
    guard let problem = findError(), problem != .noFirstItem else { return note(change) }
    let new = terms
    terms = old
    if findError() == problem {
      terms = new
      return note(change)
    }
    report(.illegalChange(problem, constraint: description, value: value()))
  }
}

extension EdgeInsets {
  /// The inset of an edge.
  fileprivate func amount(at edge: LayoutAttribute) -> CGFloat {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    default: 0
    }
  }
}
