public import Ashlar

/// Turns sentences into constraints of one view, as Masonry does.
///
/// It keeps the views that sentences speak of until it installs them, and no longer.
public final class MASConstraintMaker {
  // Exclusive access need not be checked: nothing is called while an access lasts that knows the maker.

  /// Whether existing constraints are changed where there are some.
  @exclusivity(unchecked) public var updateExisting = false

  /// Whether the existing constraints of the view go first.
  @exclusivity(unchecked) public var removeExisting = false

  @exclusivity(unchecked) var sentences: [MASSentence] = []

  /// The view, until sentences are installed.
  @exclusivity(unchecked) private var keptItem: LayoutBox?

  /// How many of the sentences have been installed.
  @exclusivity(unchecked) private var installedCount = 0

  /// Makes a maker for a view.
  public convenience init(view: UIView) {
    self.init(view)
    sentences.reserveCapacity(4)
  }

  init(_ item: LayoutBox?) {
    keptItem = item
  }

  /// Whose constraints are made, while it exists.
  var item: LayoutBox? { keptItem ?? installedItem }

  private var installedItem: LayoutBox? {
    sentences.lazy.compactMap { $0.parts.made?.firstItem }.first
  }

  /// Begins a sentence about one attribute.
  @inlinable
  func begin(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    MASConstraint(maker: self, index: beginSentence(attribute))
  }

  /// Begins a sentence about one attribute.
  ///
  /// - Returns: Its number.
  @usableFromInline
  func beginSentence(_ attribute: NSLayoutConstraint.Attribute) -> Int {
    sentences.append(MASSentence(attribute))
    return sentences.count - 1
  }

  /// Begins a sentence about several attributes.
  func begin(_ attributes: NSLayoutConstraint.Attribute...) -> MASConstraint { begin(attributes) }

  private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    var sentence = MASSentence(attributes.first ?? .notAnAttribute)
    sentence.isComposite = true
    for attribute in attributes.dropFirst() { sentence.parts.append(MASPart(attribute)) }
    if attributes.isEmpty { sentence.parts.first.isRefused = true }
    sentences.append(sentence)
    return MASConstraint(maker: self, index: sentences.count - 1)
  }

  /// Begins a sentence about any attributes. None at all is a fault.
  public func attributes(
    _ mask: MASAttribute, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    let attributes = mask.list
    if attributes.isEmpty {
      item?.report(
        LayoutFault(
          reason: .ported(
            message: "You didn't pass any attribute to make.attributes(...)",
            explanation: "The sentence was left out."),
          location: CodeLocation(fileID: fileID, line: line)))
    }
    return begin(attributes)
  }

  /// Makes one handle of the constraints that a closure says. They stay sentences of their own, too.
  public func group(_ closure: () -> Void) -> MASConstraint {
    let begin = sentences.count
    closure()
    return MASConstraint(
      children: (begin..<sentences.count).map { MASConstraint(maker: self, index: $0) })
  }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    guard let item else { return [] }
    if removeExisting { NSLayoutConstraint.deactivate(item.masConstraints) }
    let place = MASPlace(item)
    let first = installedCount
    installedCount = sentences.count
    for index in first..<sentences.count {
      // What is changed is a copy, so that whoever hears of a fault may look at the sentence.
      var sentence = sentences[index]
      sentence.install(at: place, updating: updateExisting)
      sentences[index] = sentence
    }
    return finish(from: first)
  }

  /// Does the same for a maker that nobody else keeps, without copies.
  func installUnseen() -> [MASConstraint] {
    guard let item else { return [] }
    if removeExisting { NSLayoutConstraint.deactivate(item.masConstraints) }
    let place = MASPlace(item)
    let first = installedCount
    installedCount = sentences.count
    var parts = MASParts(MASPart(.notAnAttribute))
    for index in first..<installedCount {
      // Out of the list: whoever hears of a fault may know the maker weakly and say more, which moves the list.
      swap(&parts, &sentences[index].parts)
      parts.install(sentences[index].terms, at: place, updating: updateExisting)
      swap(&parts, &sentences[index].parts)
      sentences[index].nameNew()
    }
    return finish(from: first)
  }

  /// Keeps the view no longer: from now on constraints know it.
  func letItemGo() { keptItem = nil }

  private func finish(from first: Int) -> [MASConstraint] {
    letItemGo()
    return (first..<installedCount).map { MASConstraint(maker: self, index: $0) }
  }
}
