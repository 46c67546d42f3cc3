import Ashlar
import Foundation

/// A view whose class overrides the frame and returns another one.
final class OddView: View {
  private let claim: CGRect

  init(name: String, claims claim: CGRect) {
    self.claim = claim
    super.init(frame: .zero)
    self.name = name
  }

  override var frame: CGRect {
    get { claim }
    set {}
  }
}
