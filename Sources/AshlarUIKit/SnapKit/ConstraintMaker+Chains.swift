import Ashlar

// What the steps of chains do. They are methods of the maker, which take the number of the chain, so that whoever
// writes a chain need not count references to it.

// MARK: - Saying

extension ConstraintMaker {
  /// Begins a chain.
  ///
  /// - Returns: Its number.
  @usableFromInline
  func begin(_ attributes: ConstraintAttributes) -> Int {
    chains.append(ConstraintChain(attributes))
    return chains.count - 1
  }

  /// Names further attributes.
  @usableFromInline
  func add(_ index: Int, _ attributes: ConstraintAttributes) {
    chains[index].attributes.formUnion(attributes)
  }

  /// Says what a chain is compared with, in place of what was said before.
  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable.Kind,
    _ file: String, _ line: UInt
  ) {
    chains[index].setLocation(file, line)
    switch target {
    case .item(let other):
      if chains[index].accepts(other.attributes) {
        chains[index].relate(relation, other.target, other.attributes)
      } else {
        reportAttributes(index)
      }
    case .box(let other): chains[index].relate(relation, other)
    case .constant(let value): chains[index].relate(relation, nil, [], value)
    case .invalid: reportInvalid(index)
    }
  }

  /// Compares with something that the superview has. Without a superview that is a fault, and the chain is left out.
  @usableFromInline
  func relateToSuperview(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String,
    _ line: UInt, _ target: (ConstraintView) -> ConstraintRelatable.Kind
  ) {
    guard let superview = item.superviewOrOwner else {
      return reportNoSuperview(index, name, file, line)
    }
    relate(index, relation, target(superview), file, line)
  }

  @usableFromInline
  func setConstant(_ index: Int, _ constant: ConstraintConstant) {
    chains[index].constant = constant
  }

  /// Sets how much the constraints matter. A priority that is not legal is a fault and is left out.
  func setPriority(_ index: Int, _ value: Float) {
    guard value > 0, value <= 1000 else {
      chains[index].isRefused = true
      return report(
        index, "\(LayoutConstraintError.illegalPriority.reason)",
        "\(name(of: index)) was left out: its priority is \(UILayoutPriority(value)).")
    }
    chains[index].priority = UILayoutPriority(value)
  }
}

// MARK: - Faults

extension ConstraintMaker {
  /// The attributes of a chain, as reports name them.
  private func name(of index: Int) -> String {
    let attributes = chains[index].attributes.list.map(\.description)
    return "\(item.reportName).\(attributes.joined(separator: "."))"
  }

  /// Reports what SnapKit would have ended the program with.
  private func report(_ index: Int, _ message: String, _ explanation: String) {
    let chain = chains[index]
    item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: CodeLocation(fileID: chain.fileID, line: chain.line)))
  }

  private func reportAttributes(_ index: Int) {
    let chain = chains[index]
    report(
      index,
      "Cannot constraint to multiple non identical attributes. (\(chain.fileID), \(chain.line))",
      "\(name(of: index)) was left out: name one attribute, or the same ones.")
  }

  private func reportInvalid(_ index: Int) {
    let chain = chains[index]
    report(
      index, "Invalid constraint. (\(chain.fileID), \(chain.line))",
      "\(name(of: index)) was left out: only numbers, sizes, points, insets, views, guides and their "
        + "attributes can be compared with.")
  }

  private func reportNoSuperview(
    _ index: Int, _ relation: String, _ file: String, _ line: UInt
  ) {
    chains[index].setLocation(file, line)
    report(
      index,
      "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(name(of: index)) was left out: "
        + (item is LayoutGuide
          ? "add \(item.reportName) to a view with addLayoutGuide first."
          : "add \(item.reportName) to a superview first."))
  }
}
