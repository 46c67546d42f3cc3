/// A content with given baselines, whose size is that given to the view.
final class GivenBaselines: ViewContent {
  private let first: CGFloat
  private let last: CGFloat

  init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }

  func size(in view: View) -> CGSize {
    view.flexible?.size(orGiven: view.storedContentSize) ?? view.storedContentSize
  }

  func baselines(in view: View) -> (first: CGFloat, last: CGFloat) { (first, last) }
}
