import Ashlar

/// A label with room around its text: 10 points on each side, 5 above and below.
final class PaddedLabel: Label {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 10)
  }
}
