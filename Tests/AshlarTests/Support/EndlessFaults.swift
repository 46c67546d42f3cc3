import Ashlar

extension View {
  /// How often a layout of the view's tree was cut off because it did not end.
  var endlessFaults: Int {
    diagnostics.faults.count { fault in
      if case .endlessLayout = fault.reason { true } else { false }
    }
  }
}
