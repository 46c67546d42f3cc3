import Ashlar

// What the steps of chains do. They are methods of the maker, which take the number of the chain, so that whoever
// writes a chain need not count references to it.

// MARK: - Saying

extension ConstraintMaker {
  /// Names further attributes.
  @usableFromInline
  func add(_ index: Int, _ attributes: ConstraintAttributes) {
    with(index) { $0.sentence.attributes.formUnion(attributes) }
  }

  /// Compares a chain with something, in place of what was said before.
  @inlinable
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable.Kind,
    _ file: String, _ line: UInt
  ) {
    switch target {
    case .item(let other): relate(index, relation, other.target, other.attributes, file, line)
    case .box(let other): relate(index, relation, other, file, line)
    case .constant(let constant): relate(index, relation, constant, file, line)
    case .invalid: reportInvalid(index, file, line)
    }
  }

  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ other: consuming LayoutBox,
    _ attributes: ConstraintAttributes, _ file: String, _ line: UInt
  ) {
    setLocation(of: index, file, line)
    if box == nil { return }
    guard with(index, { $0.accepts(attributes) }) else { return reportAttributes(index) }
    let reference = Unmanaged.passRetained(consume other)
    with(index) { $0.relate(relation, reference, attributes) }
    forgetNumbers(index)
  }

  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ other: consuming LayoutBox,
    _ file: String, _ line: UInt
  ) {
    setLocation(of: index, file, line)
    if box == nil { return }
    let reference = Unmanaged.passRetained(consume other)
    with(index) { $0.relate(relation, reference) }
    forgetNumbers(index)
  }

  @inlinable
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ constant: ConstraintConstant,
    _ file: String, _ line: UInt
  ) {
    relateToConstant(index, relation, file, line)
    setConstant(index, constant)
  }

  @usableFromInline
  func relateToConstant(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ file: String, _ line: UInt
  ) {
    setLocation(of: index, file, line)
    with(index) { $0.relate(relation, nil) }
  }

  /// Compares with the superview. Without one that is a fault, and the chain is left out.
  @usableFromInline
  func relateToSuperview(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String,
    _ line: UInt
  ) {
    setLocation(of: index, file, line)
    guard let superview: LayoutBox = superviewOrOwner else { return reportNoSuperview(index, name) }
    let reference = Unmanaged.passRetained(consume superview)
    with(index) { $0.relate(relation, reference) }
    forgetNumbers(index)
  }

  /// Compares with something that the superview has. Without one that is a fault, and the chain is left out.
  func relateToSuperview(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String,
    _ line: UInt, _ target: (ConstraintView) -> ConstraintRelatable.Kind
  ) {
    setLocation(of: index, file, line)
    guard let superview = superviewOrOwner else { return reportNoSuperview(index, name) }
    relate(index, relation, target(superview), file, line)
  }

  @inlinable
  func setConstant(_ index: Int, _ constant: ConstraintConstant) {
    switch constant.kind {
    case .number(let number): setNumber(index, number)
    case .inset(let inset): setNumber(index, inset, isInset: true)
    default: setNumbers(index, constant)
    }
  }

  /// Sets the same constant for every attribute, or the same inset.
  @usableFromInline
  func setNumber(_ index: Int, _ number: CGFloat, isInset: Bool = false) {
    with(index) {
      $0.sentence.constant = number
      $0.sentence.isInset = isInset
    }
    forgetNumbers(index)
  }

  /// Forgets that there was a constant for each attribute.
  @inline(__always)
  private func forgetNumbers(_ index: Int) {
    if with(index, { $0.hasParticulars }) { changeParticulars(of: index) { $0.constant = nil } }
  }

  /// Sets a constant for each attribute.
  @usableFromInline
  func setNumbers(_ index: Int, _ constant: ConstraintConstant) {
    changeParticulars(of: index) { $0.constant = constant }
  }

  /// Sets how much the constraints matter. A priority that is not legal is a fault and is left out.
  func setPriority(_ index: Int, _ value: Float) {
    guard value > 0, value <= 1000 else {
      with(index) { $0.sentence.isRefused = true }
      return report(
        index, LayoutConstraintError.illegalPriority.reason,
        "\(name(of: index)) was left out: its priority is \(UILayoutPriority(value)).")
    }
    with(index) { $0.sentence.priority = UILayoutPriority(value) }
  }
}

// MARK: - Faults

extension ConstraintMaker {
  /// The attributes of a chain, as reports name them.
  private func name(of index: Int) -> String {
    let attributes = sentence(index).attributes.list.map(\.description)
    return "\(box?.reportName ?? "(gone)").\(attributes.joined(separator: "."))"
  }

  /// Reports what SnapKit would have ended the program with.
  private func report(_ index: Int, _ message: String, _ explanation: String) {
    box?.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation), location: location(of: index)))
  }

  private func reportAttributes(_ index: Int) {
    let location = location(of: index)
    report(
      index,
      "Cannot constraint to multiple non identical attributes. (\(location.fileID), \(location.line))",
      "\(name(of: index)) was left out: name one attribute, or the same ones.")
  }

  @usableFromInline
  func reportInvalid(_ index: Int, _ file: String, _ line: UInt) {
    setLocation(of: index, file, line)
    let location = location(of: index)
    report(
      index, "Invalid constraint. (\(location.fileID), \(location.line))",
      "\(name(of: index)) was left out: only numbers, sizes, points, insets, views, guides and their "
        + "attributes can be compared with.")
  }

  private func reportNoSuperview(_ index: Int, _ relation: String) {
    let name = box?.reportName ?? "it"
    report(
      index,
      "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(self.name(of: index)) was left out: "
        + (box is LayoutGuide
          ? "add \(name) to a view with addLayoutGuide first."
          : "add \(name) to a superview first."))
  }
}
