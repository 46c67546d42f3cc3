import Ashlar

/// What the diagnostics of a tree tell, as it happens.
final class Told {
  private(set) var texts: [String] = []

  /// Lets the diagnostics of a view's tree tell this.
  init(by view: View) {
    view.diagnostics.handler = .call { [weak self] in self?.texts.append("\($0)") }
  }
}
