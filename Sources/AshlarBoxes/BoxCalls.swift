import Ashlar

/// A call of a layout, with its name in faults.
struct Call {
  let name: StaticString
  let location: CodeLocation

  init(_ name: StaticString, _ fileID: String, _ line: UInt32) {
    self.name = name
    location = CodeLocation(fileID: fileID, line: line)
  }
}

extension BoxStorage {
  /// Whether a call may change the layout: no content may that is being measured.
  func admits(_ call: Call) -> Bool {
    if measureDepth == 0 { return true }
    refuse(.whileMeasured, call)
    return false
  }

  /// The item for a call that changes the layout; nil and a fault if the layout does not contain it.
  func item(_ box: Box, for call: Call) -> LayoutBox? {
    guard admits(call) else { return nil }
    if let item = find(box) { return item }
    refuse(.unknownBox, call)
    return nil
  }

  /// The same for a box that is no guide.
  func view(_ box: Box, for call: Call) -> View? {
    guard admits(call) else { return nil }
    if let view = findView(box) { return view }
    refuse(find(box).map { .guide($0.reportName) } ?? .unknownBox, call)
    return nil
  }

  /// The same for several; nil if one of them is unknown.
  func items(_ boxes: [Box], for call: Call) -> [LayoutBox]? {
    var found: [LayoutBox] = []
    for box in boxes {
      guard let item = item(box, for: call) else { return nil }
      found.append(item)
    }
    return found
  }

  func refuse(_ problem: CallProblem, _ call: Call) {
    let reason = LayoutFault.Reason.ignoredCall("\(call.name)", problem)
    LayoutDiagnostics.report(LayoutFault(reason: reason, location: call.location), to: diagnostics)
  }
}
