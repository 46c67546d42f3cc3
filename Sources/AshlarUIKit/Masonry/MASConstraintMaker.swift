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

  @exclusivity(unchecked) private var sentences = ShortList<MASSentence>()

  /// The file in which sentences are written, as a rule.
  @exclusivity(unchecked) private(set) var fileID = ""

  /// The view of a maker that serves no verb, until sentences are installed.
  @exclusivity(unchecked) private var keptItem: LayoutBox?

  /// The view whose verb the maker serves. Whoever calls the verb keeps it, so that the maker need not.
  @exclusivity(unchecked) private var servedItem: Unmanaged<LayoutBox>?

  /// Whether the closure of a verb is being carried out.
  var isServing: Bool { servedItem != nil }

  /// How many of the sentences have been installed.
  @exclusivity(unchecked) private var installedCount = 0

  /// Which of them were installed last.
  @exclusivity(unchecked) private(set) var latest = 0..<0

  /// Makes a maker for a view.
  public convenience init(view: UIView) {
    self.init(view)
  }

  init(_ item: LayoutBox?) {
    keptItem = item
  }

  /// Says the same as another one, and keeps the constraints that have been made of it, if they are among some.
  init(copying other: MASConstraintMaker, keeping constraints: [MASLayoutConstraint]) {
    fileID = other.fileID
    installedCount = other.installedCount
    latest = other.latest
    for index in 0..<other.count {
      let sentence = other.with(index) { $0.copy() }
      let number = sentences.append()
      with(number) { $0 = sentence }
      with(number) { $0.keep(constraints) }
    }
  }

  /// Serves for a verb of a view, until ``end()``.
  func begin(for view: UIView) {
    servedItem = .passUnretained(view)
  }

  /// Serves for a verb no longer.
  func end() {
    servedItem = nil
  }

  /// Forgets everything, and keeps the room for sentences.
  func forget() {
    sentences.removeAll()
    installedCount = 0
    latest = 0..<0
    updateExisting = false
    removeExisting = false
    if keptItem != nil { keptItem = nil }
  }

  deinit {
    sentences.removeAll()
  }

  /// Whose constraints are made, while it exists.
  var item: LayoutBox? { servedItem?.takeUnretainedValue() ?? keptItem ?? installedItem }

  private var installedItem: LayoutBox? {
    for index in 0..<count {
      let made = with(index) { $0.isMade ? $0.layoutConstraints.first : nil }
      if let item = made?.firstItem { return item }
    }
    return nil
  }
}

// MARK: - Sentences

extension MASConstraintMaker {
  /// How many sentences there are.
  var count: Int { sentences.count }

  /// Has something look at what a sentence says, or change it. Nothing that it does may know the maker.
  @inline(__always)
  func with<Result>(_ index: Int, _ body: (inout MASSentence) -> Result) -> Result {
    sentences.with(index, body)
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
    let index = sentences.append()
    with(index) { $0.append(attribute) }
    return index
  }

  /// Begins a sentence about several attributes.
  func begin(_ attributes: NSLayoutConstraint.Attribute...) -> MASConstraint { begin(attributes) }

  private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    let index = sentences.append()
    with(index) { sentence in
      sentence.isComposite = true
      for attribute in attributes { sentence.append(attribute) }
      if !attributes.isEmpty { return }
      sentence.append(.notAnAttribute)
      sentence.changeParts { $0.isRefused = true }
    }
    return MASConstraint(maker: self, index: index)
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
    let begin = count
    closure()
    return MASConstraint(
      children: (begin..<count).map { MASConstraint(maker: self, index: $0) })
  }
}

// MARK: - Where sentences are

extension MASConstraintMaker {
  @inline(__always)
  func setFile(of index: Int, _ file: String) {
    if file != fileID || with(index, { $0.particulars != nil }) { changeFile(of: index, file) }
  }

  private func changeFile(of index: Int, _ file: String) {
    if file == fileID, with(index, { $0.particulars?.fileID == nil }) { return }
    if count == 1 {
      fileID = file
    } else {
      with(index) { $0.makeParticulars().fileID = file }
    }
  }

  func fileID(of index: Int) -> String { with(index) { $0.particulars?.fileID } ?? fileID }

  /// Where a sentence was written, if it has said something to compare with.
  func location(of index: Int) -> CodeLocation? {
    let line = with(index) { $0.terms.line }
    return line == 0 ? nil : CodeLocation(fileID: fileID(of: index), line: line)
  }
}

// MARK: - Installing

extension MASConstraintMaker {
  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] {
    if let item {
      install(of: item, isKnown: true)
    } else {
      latest = installedCount..<installedCount
    }
    letItemGo()
    return latest.map { MASConstraint(maker: self, index: $0) }
  }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Parameters:
  ///   - item: The view.
  ///   - isKnown: Whether somebody may ask the sentences for their constraints.
  func install(of item: LayoutBox, isKnown: Bool) {
    let sentences = installedCount..<count
    // Whoever hears of a fault may install what was said meanwhile.
    installedCount = count
    // A scheduler may let constraints go while others are made.
    install(sentences, of: item, isKnown: isKnown || item.hasLayoutScheduler)
    latest = sentences
  }

  private func install(_ sentences: Range<Int>, of item: LayoutBox, isKnown: Bool) {
    if removeExisting {
      NSLayoutConstraint.deactivate(item.ownConstraints(of: MASLayoutConstraint.self))
    }
    let file = fileID
    var isKnown = isKnown
    for index in sentences {
      if !isKnown {
        if installUnknown(index, of: item, file, updating: updateExisting) { continue }
        // From here on somebody may hear of a fault, and do something about it.
        keepConstraints(of: sentences, item)
        isKnown = true
      }
      install(index, of: item, updating: updateExisting)
    }
  }

  /// Has sentences keep the constraints that were made of them, which are active.
  private func keepConstraints(of sentences: Range<Int>, _ item: LayoutBox) {
    let constraints = item.masConstraints
    for index in sentences {
      with(index) { $0.keep(constraints) }
    }
  }

  /// Keeps the view no longer: from now on constraints know it.
  func letItemGo() { keptItem = nil }
}
