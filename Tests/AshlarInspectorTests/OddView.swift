import Ashlar
import Foundation

/// A view of somebody who overrides the frame and answers with whatever it likes.
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
