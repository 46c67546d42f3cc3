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
    nonmutating set { storage.setEnvironment(newValue) }
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

extension BoxStorage {
  func setEnvironment(_ environment: LayoutEnvironment) {
    guard environment.isComputable else {
      let reason = LayoutFault.Reason.notComputable("A number", for: "environment")
      return LayoutDiagnostics.report(LayoutFault(reason: reason, location: nil), to: diagnostics)
    }
    settings.environment = environment
    for root in roots { root.environment = environment }
  }
}
