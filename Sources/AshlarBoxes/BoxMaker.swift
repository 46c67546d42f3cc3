import Ashlar

/// Turns sentences into constraints of one box or guide: the sentences of `LayoutMaker`.
///
/// ```swift
/// let layout = BoxLayout()
/// let card = layout.add()
/// let avatar = layout.add(in: card)
/// let title = layout.add(in: card)
/// layout.constrain(title) { make in
///   make.left.equalTo(avatar.right).offset(12)
///   make.centerY.equalTo(avatar)
///   make.right.equalToSuperview().offset(-16).priority(.high)
/// }
/// ```
///
/// The superview of a sentence is the container of the box.
public struct BoxMaker: AttributeNaming {
  private let maker: LayoutMaker

  init(_ maker: LayoutMaker) { self.maker = maker }

  /// Names attributes of the box. `left`, `edges` and the other properties call it.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    maker.naming(attributes)
  }

  /// Makes the width a multiple of the height: `make.aspectRatio(16.0 / 9)`.
  ///
  /// A ratio that is not above 0 is a `LayoutFault` and makes nothing.
  @discardableResult
  public func aspectRatio(
    _ ratio: some ConstraintNumber, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { maker.aspectRatio(ratio.constraintNumber, fileID: fileID, line: line) }

  /// Makes a group of the sentences in a closure, which take effect like all others.
  @discardableResult
  public func group(_ sentences: () -> Void) -> ConstraintGroup { maker.group(sentences) }
}

// MARK: - Verbs

extension BoxLayout {
  /// Makes constraints of a box and activates them.
  ///
  /// The closure runs once, immediately. A second call makes the same constraints again.
  ///
  /// - Returns: A handle for each sentence, in order; none for an unknown box.
  @discardableResult
  public func constrain(
    _ box: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker) -> Void
  ) -> ConstraintHandles {
    storage.carryOut(.make, for: box, Call("constrain", fileID, line), sentences)
  }

  /// Makes constraints of a box and leaves them inactive. Their handles activate them.
  @discardableResult
  public func prepare(
    _ box: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker) -> Void
  ) -> ConstraintHandles {
    storage.carryOut(.prepare, for: box, Call("prepare", fileID, line), sentences)
  }

  /// Updates the constraints that sentences have made for a box, and adds those that are missing.
  ///
  /// It is `updateConstraints` of views: a sentence updates the constant, multiplier and priority of the active constraint
  /// with the same items, attributes and relation.
  @discardableResult
  public func update(
    _ box: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker) -> Void
  ) -> ConstraintHandles {
    storage.carryOut(.update, for: box, Call("update", fileID, line), sentences)
  }

  /// Replaces all constraints that sentences have made for a box.
  ///
  /// The closure runs first; then the new constraints replace the old ones, in one step.
  @discardableResult
  public func remake(
    _ box: Box, fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker) -> Void
  ) -> ConstraintHandles {
    storage.carryOut(.remake, for: box, Call("remake", fileID, line), sentences)
  }

  /// Deactivates every constraint that sentences have made for a box. Those of other boxes that mention it stay.
  public func removeConstraints(
    of box: Box, fileID: String = #fileID, line: UInt32 = #line
  ) { storage.item(box, for: Call("removeConstraints", fileID, line))?.removeConstraints() }

  /// Makes constraints for several boxes: the closure runs once for each, in order, with the box.
  @discardableResult
  public func constrain(
    _ boxes: [Box], fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker, Box) -> Void
  ) -> [ConstraintHandle] {
    boxes.flatMap { box in
      constrain(box, fileID: fileID, line: line) { sentences($0, box) }
    }
  }

  /// Updates constraints of several boxes: the closure runs once for each, in order, with the box.
  @discardableResult
  public func update(
    _ boxes: [Box], fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker, Box) -> Void
  ) -> [ConstraintHandle] {
    boxes.flatMap { box in update(box, fileID: fileID, line: line) { sentences($0, box) } }
  }

  /// Remakes constraints of several boxes: the closure runs once for each, in order, with the box.
  @discardableResult
  public func remake(
    _ boxes: [Box], fileID: String = #fileID, line: UInt32 = #line,
    _ sentences: (BoxMaker, Box) -> Void
  ) -> [ConstraintHandle] {
    boxes.flatMap { box in remake(box, fileID: fileID, line: line) { sentences($0, box) } }
  }
}

extension BoxStorage {
  /// Carries out a verb with a closure of sentences, in which boxes lead to what the layout keeps.
  fileprivate func carryOut(
    _ verb: SentenceVerb, for box: Box, _ call: Call, _ sentences: (BoxMaker) -> Void
  ) -> ConstraintHandles {
    guard let item = item(box, for: call) else { return .none }
    return item.carryOut(verb) { maker in
      maker.resolve(by: self) { sentences(BoxMaker(maker)) }
    }
  }
}
