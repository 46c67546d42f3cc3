// MARK: - Faults

extension ConstraintMaker {
  /// Has a fault told when the constraints of all sentences are made.
  func note(_ reason: LayoutFault.Reason, _ sentence: ConstraintSentence) {
    faults.append(LayoutFault(reason: reason, location: location(of: sentence)))
  }

  /// Reports a fault where the views of the item's tree are listened to.
  func report(_ reason: LayoutFault.Reason, at location: CodeLocation) {
    let fault = LayoutFault(reason: reason, location: location)
    (item?.host?.diagnostics ?? LayoutDiagnostics()).report(fault)
  }
}
