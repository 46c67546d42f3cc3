// Most sentences compare with a view, one attribute or a number. Their constraints are made when they are
// written, and follow what is said further until the closure is done. All others wait for its end.

// MARK: - Beginning

extension ConstraintMaker {
  /// Begins a sentence, as yet without a relation.
  ///
  /// After the closure nothing comes of it.
  ///
  /// - Returns: Its number.
  func begin(_ attributes: AttributeList, _ location: CodeLocation) -> Int {
    if isFinished { reportLate(attributes, location) }
    hasDueSentences = true
    sentences.append(ConstraintSentence(attributes, location, in: self))
    return sentences.count - 1
  }

  /// Begins a sentence with its relation.
  ///
  /// After the closure nothing comes of it.
  ///
  /// - Returns: Its number.
  @usableFromInline
  func write(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTargetValue.Kind, _ fileID: String, _ line: UInt32
  ) -> Int {
    let location = CodeLocation(fileID: fileID, line: line)
    let first = parts.count
    guard !isFinished, make(attributes, relation, target, location) else {
      return postpone(attributes, relation, target, location)
    }
    let index = sentences.count
    sentences.append(
      ConstraintSentence(
        attributes, relation, followsSuperview: dependsOnSuperview(target),
        parts: first..<parts.count, in: self))
    return index
  }

  /// Writes a sentence down whose constraints are made when the closure is done.
  private func postpone(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTargetValue.Kind, _ location: CodeLocation
  ) -> Int {
    let index = begin(attributes, location)
    sentences[index].relation = relation
    // Nothing comes of it after the closure, and a maker that waits for the next verb would keep the target.
    if !isFinished { sentences[index].target = target }
    sentences[index].isImplied = false
    return index
  }

  @inline(__always)
  private func dependsOnSuperview(_ target: ConstraintTargetValue.Kind) -> Bool {
    guard superviewInUse != nil else { return false }
    switch target {
    case .superview, .number: return true
    default: return false
    }
  }

  private func reportLate(_ attributes: AttributeList, _ location: CodeLocation) {
    guard let item else { return }
    let names = attributes.map(\.description).joined(separator: ".")
    report(.lateSentence(of: item.reportName, attribute: names), at: location)
  }
}

// MARK: - Making at once

extension ConstraintMaker {
  /// Makes the constraints of a sentence.
  ///
  /// - Returns: Whether it could. If not, nothing has been made.
  @inline(__always)
  private func make(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTargetValue.Kind, _ location: CodeLocation
  ) -> Bool {
    if attributes.isEmpty { return false }
    switch target {
    case .box(let box):
      for attribute in attributes {
        make(attribute, relation, box, attribute, 0, false, location)
      }
      return true
    case .attributes(let target):
      guard let only = target.attributes.only else { return false }
      for attribute in attributes {
        make(attribute, relation, target.item, only, 0, false, location)
      }
      return true
    case .superview: return makeWithSuperview(attributes, relation, location)
    case .number(let number): return make(attributes, relation, number, location)
    default: return false
    }
  }

  private func makeWithSuperview(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation, _ location: CodeLocation
  ) -> Bool {
    guard let superview = superviewToUse() else { return false }
    superview.read { superview in
      superview.readView { superview in
        for attribute in attributes {
          make(attribute, relation, superview, attribute, 0, false, location)
        }
      }
    }
    return true
  }

  /// An extent is the number itself; a place is the superview's same place and the number.
  private func make(
    _ attributes: AttributeList, _ relation: LayoutConstraint.Relation, _ number: CGFloat,
    _ location: CodeLocation
  ) -> Bool {
    for attribute in attributes where !attribute.isSize && superviewToUse() == nil { return false }
    for attribute in attributes {
      if attribute.isSize {
        make(attribute, relation, nil, .notAnAttribute, number, true, location)
      } else {
        superviewInUse?.read { superview in
          superview.readView { superview in
            make(attribute, relation, superview, attribute, number, true, location)
          }
        }
      }
    }
    return true
  }

  /// The superview of the item, if it has always been this one while sentences were written.
  private func superviewToUse() -> NodeReference? {
    guard let superview = reference.read({ $0.containerReference }) else { return nil }
    if let superviewInUse { return superviewInUse == superview ? superview : nil }
    superviewInUse = superview
    return superview
  }

  private func make(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ second: LayoutBox?, _ secondAttribute: LayoutConstraint.Attribute, _ number: CGFloat,
    _ scalesNumber: Bool, _ location: CodeLocation
  ) {
    let made = reference.read { node in
      node.readBox { item in
        Unmanaged.passRetained(
          LayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute, constant: number, fileID: location.fileID,
            line: location.line))
      }
    }
    guard let made else { return }
    made._withUnsafeGuaranteedRef { $0.markAsMade() }
    parts.append(SentencePart(made, base: DirectedNumber(number), scalesBase: scalesNumber))
  }
}

// MARK: - Following

extension ConstraintMaker {
  /// Sets the offset of a sentence.
  @usableFromInline
  func move(_ index: Int, by amount: CGFloat) {
    if isFinished || !sentences[index].isPlain || !amount.isComputable {
      return change(index, .constant) { $0.move(by: amount) }
    }
    sentences[index].move(by: amount)
    for place in sentences[index].parts {
      let constant = parts[place].base.leftToRight + amount
      parts[place].read { $0.moveBeforeItCounts(to: constant) }
    }
  }

  /// Moves the attributes of a sentence inwards.
  @usableFromInline
  func inset(_ index: Int, by amount: CGFloat) {
    change(index, .constant) { $0.inset(by: amount) }
  }

  /// Sets the multiplier of a sentence.
  @usableFromInline
  func scale(_ index: Int, by factor: CGFloat) {
    change(index, .multiplier) { sentence in
      sentence.multiplier = factor
      sentence.isScaled = true
    }
  }

  /// Sets the priority of a sentence.
  @usableFromInline
  func rank(_ index: Int, _ priority: LayoutPriority) {
    change(index, .priority) { $0.priority = priority }
  }

  /// Lets constraints that have been made at once, and are not active, follow what their sentence says.
  func fit(_ index: Int, _ statements: ConstraintSentence.Statements) {
    let range = sentences[index].parts
    if range.isEmpty { return }
    if statements.contains(.label) { writeLabels(of: sentences[index]) }
    if sentences[index].isDisplaced { return fitDisplaced(sentences[index]) }
    let multiplier = sentences[index].multiplier
    let priority = sentences[index].priority
    let ignoresBase = sentences[index].ignoresBases
    for place in range {
      let scalesBase = parts[place].scalesBase
      let base = ignoresBase ? 0 : parts[place].base.leftToRight
      parts[place].read { constraint in
        let constant = sentences[index].plainConstant(
          of: constraint.firstAttribute, base, times: scalesBase ? multiplier : 1)
        constraint.adjust(constant, scalesBase ? 1 : multiplier, priority)
      }
    }
  }

  private func fitDisplaced(_ sentence: ConstraintSentence) {
    for place in sentence.parts {
      let part = parts[place]
      part.constraint.adjust(
        sentence.constant(of: part), part.scalesBase ? 1 : sentence.multiplier, sentence.priority)
    }
  }
}
