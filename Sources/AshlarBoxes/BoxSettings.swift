import Ashlar

/// The settings that all trees of a layout share.
struct BoxSettings {
  var environment = LayoutEnvironment()
  var scheduler: LayoutScheduler?
  var handler = LayoutDiagnostics.Handler.standardError

  /// Gives a root the settings.
  func apply(to root: View) {
    root.diagnostics.handler = handler
    root.environment = environment
    root.layoutScheduler = scheduler
  }
}

// MARK: - Settings of a layout

extension BoxLayout {
  /// The direction of reading, the scale and the safe area of all roots.
  ///
  /// Setting it on a layout sets it for all roots, and the next layout follows it. Settings with numbers that are not
  /// finite are a `LayoutFault` and change nothing.
  public var environment: LayoutEnvironment {
    get { storage.settings.environment }
    nonmutating set {
      guard newValue.isComputable else {
        let reason = LayoutFault.Reason.notComputable("A number", for: "environment")
        let fault = LayoutFault(reason: reason, location: nil)
        return LayoutDiagnostics.report(fault, to: storage.diagnostics)
      }
      storage.settings.environment = newValue
      for root in storage.roots { root.environment = newValue }
    }
  }

  /// The scheduler that runs pending layouts, one root at a time; nil by default.
  ///
  /// A layout that a scheduler runs reports moves to ``onFrameChange(_:)``.
  public var scheduler: LayoutScheduler? {
    get { storage.settings.scheduler }
    nonmutating set {
      storage.settings.scheduler = newValue
      for root in storage.roots { root.layoutScheduler = newValue }
    }
  }
}
