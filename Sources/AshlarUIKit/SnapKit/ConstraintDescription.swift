import Ashlar

/// A chain while it is written. All steps of the chain share it.
public struct ConstraintDescription {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let index: Int

  @inlinable
  init(maker: ConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  var item: LayoutBox { maker.item }

  /// Names further attributes.
  @usableFromInline
  func add(_ attributes: ConstraintAttributes) {
    maker.chains[index].attributes.formUnion(attributes)
  }

  /// Says what the chain is compared with, in place of what was said before.
  @inlinable
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable, _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    compare(relation, target, file, line)
    return ConstraintMakerEditable(chain: self)
  }

  @usableFromInline
  func compare(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable, _ file: String,
    _ line: UInt
  ) {
    maker.chains[index].setLocation(file, line)
    switch target.kind {
    case .item(let other):
      if maker.chains[index].accepts(other.attributes) {
        maker.chains[index].relate(relation, other.target, other.attributes)
      } else {
        reportAttributes()
      }
    case .box(let other): maker.chains[index].relate(relation, other)
    case .constant(let value): maker.chains[index].relate(relation, nil, [], value)
    case .invalid:
      report(
        "Invalid constraint. (\(file), \(line))",
        "\(name) was left out: only numbers, sizes, points, insets, views, guides and their attributes "
          + "can be compared with.")
    }
  }

  @usableFromInline
  func setConstant(_ constant: ConstraintConstant) {
    maker.chains[index].constant = constant
  }

  /// Sets how much the constraints matter. A priority that is not legal is a fault and is left out.
  func setPriority(_ value: Float) {
    guard value > 0, value <= 1000 else {
      maker.chains[index].isRefused = true
      return report(
        "\(LayoutConstraintError.illegalPriority.reason)",
        "\(name) was left out: its priority is \(UILayoutPriority(value)).")
    }
    maker.chains[index].priority = UILayoutPriority(value)
  }
}

// MARK: - Faults

extension ConstraintDescription {
  /// The attributes of the chain, as reports name them.
  var name: String {
    let attributes = maker.chains[index].attributes.list.map(\.description)
    return "\(item.reportName).\(attributes.joined(separator: "."))"
  }

  /// Reports what SnapKit would have ended the program with.
  func report(_ message: String, _ explanation: String) {
    let chain = maker.chains[index]
    item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: CodeLocation(fileID: chain.fileID, line: chain.line)))
  }

  private func reportAttributes() {
    let chain = maker.chains[index]
    report(
      "Cannot constraint to multiple non identical attributes. (\(chain.fileID), \(chain.line))",
      "\(name) was left out: name one attribute, or the same ones.")
  }

  func reportNoSuperview(_ relation: String, _ file: String, _ line: UInt) {
    maker.chains[index].setLocation(file, line)
    report(
      "Expected superview but found nil when attempting make constraint `\(relation)`.",
      "\(name) was left out: add \(item.reportName) to a superview first.")
  }
}
